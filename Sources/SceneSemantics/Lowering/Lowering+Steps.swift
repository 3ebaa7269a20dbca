import SceneText

/// Checks the steps of a finger before they run.
extension Lowering {
    /// Reports invalid numbers, and places where there can never be a view. A row that isn't displayed yet is no
    /// mistake, because it may be by the time of the touch.
    mutating func checkSteps(_ steps: TouchSteps) {
        for step in steps.steps {
            switch step {
            case .up, .cancel: break
            case .wait(let time): checkTime(time)
            case .down(let place, _), .tap(let place): check(place)
            case .move(let place, let over, _):
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
                _ = evaluator.number(scale, 0, in: Schema.pinchScales)
            case .rotate(let place, let angle):
                check(place)
                _ = evaluator.number(angle, 0)
            }
        }
    }

    private mutating func checkTime(_ time: Quantity?) {
        guard let time else { return }
        _ = evaluator.number(time, 0, in: Schema.notNegative)
    }

    private mutating func check(_ place: Expectation.Place) {
        switch place {
        case .point(let x, let y):
            _ = evaluator.number(x, 0)
            _ = evaluator.number(y, 0)
        case .view(let path):
            if case .absent = find(path, 0) { reportAbsent(path) }
        }
    }
}

extension LoweredScene {
    /// Returns the problems of steps bound to this scene.
    public func problems(with steps: TouchSteps) -> [Diagnostic] {
        var lowering = Lowering(instances, tree)
        lowering.checkSteps(steps)
        return lowering.evaluator.diagnostics
    }
}
