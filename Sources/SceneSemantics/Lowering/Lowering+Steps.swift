import SceneText

/// What a finger does, before it does it.
extension Lowering {
    /// Reports numbers that are none or out of range, and places that no view can ever be at. That a row is not displayed
    /// yet is no mistake: it may be by the time the finger is to be there.
    mutating func checkSteps(_ steps: TouchSteps, _ environment: LoweringEnvironment) {
        for step in steps.steps {
            switch step {
            case .up, .cancel: break
            case .wait(let time): checkTime(time, environment)
            case .down(let place), .tap(let place): check(place, environment)
            case .move(let place, let over):
                check(place, environment)
                checkTime(over, environment)
            case .press(let place, let time):
                check(place, environment)
                checkTime(time, environment)
            case .drag(let start, let end, let after, let over):
                check(start, environment)
                check(end, environment)
                checkTime(after, environment)
                checkTime(over, environment)
            case .pinch(let place, let scale):
                check(place, environment)
                _ = number(scale, environment, in: Vocabulary.pinchScales)
            }
        }
    }

    private mutating func checkTime(_ time: Quantity?, _ environment: LoweringEnvironment) {
        guard let time else { return }
        _ = number(time, environment, in: 0...Vocabulary.largestCoordinate)
    }

    private mutating func check(_ place: Expectation.Place, _ environment: LoweringEnvironment) {
        switch place {
        case .point(let x, let y):
            _ = number(x, environment)
            _ = number(y, environment)
        case .view(let path):
            if case .absent = find(path, environment) { report(.notInTree(path)) }
        }
    }
}

extension Vocabulary {
    /// By how much two fingers may pinch.
    static var pinchScales: ClosedRange<Double> { 1e-6...1e6 }
}

extension LoweredScene {
    /// What is wrong with steps that were bound to the scene and are to be done in it.
    public func problems(with steps: TouchSteps) -> [Diagnostic] {
        var lowering = lowering
        lowering.checkSteps(steps, lowering.rootEnvironment)
        return lowering.diagnostics
    }
}
