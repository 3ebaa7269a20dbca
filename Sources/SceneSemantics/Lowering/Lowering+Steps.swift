import SceneText

/// What a finger does, before it does it.
extension Lowering {
    /// Reports numbers that are none or out of range, and places that no view can ever be at. That a row is not displayed
    /// yet is no mistake: it may be by the time the finger is to be there.
    mutating func checkSteps(_ steps: TouchSteps) {
        for step in steps.steps {
            switch step {
            case .up, .cancel: break
            case .wait(let time): checkTime(time)
            case .down(let place), .tap(let place): check(place)
            case .move(let place, let over):
                check(place)
                checkTime(over)
            case .press(let place, let time):
                check(place)
                checkTime(time)
            case .drag(let start, let end, let after, let over):
                check(start)
                check(end)
                checkTime(after)
                checkTime(over)
            case .pinch(let place, let scale):
                check(place)
                _ = number(scale, 0, in: Schema.pinchScales)
            }
        }
    }

    private mutating func checkTime(_ time: Quantity?) {
        guard let time else { return }
        _ = number(time, 0, in: Schema.notNegative)
    }

    private mutating func check(_ place: Expectation.Place) {
        switch place {
        case .point(let x, let y):
            _ = number(x, 0)
            _ = number(y, 0)
        case .view(let path):
            if case .absent = find(path, 0) { reportAbsent(path) }
        }
    }
}

extension Schema {
    /// By how much two fingers may pinch.
    static var pinchScales: ClosedRange<Double> { 1e-6...1e6 }
}

extension LoweredScene {
    /// What is wrong with steps that were bound to the scene and are to be done in it.
    public func problems(with steps: TouchSteps) -> [Diagnostic] {
        var lowering = lowering
        lowering.checkSteps(steps)
        return lowering.diagnostics
    }
}
