import SceneRuntime

extension TouchSteps {
    /// Whether the finger only touches down in the middle of a view.
    public var isOneView: Bool {
        if steps.count == 1, case .down(.view, _) = steps[0] { true } else { false }
    }
}

extension LoweredScene {
    /// Returns where the finger touches down in the first of `steps`, which is `down`: the middle of the visible part
    /// of a view's bounding box, or the point as written. Returns `nil` if the view isn't visible.
    public func startingPoint(of steps: TouchSteps) -> Point? {
        guard case .down(let place, _)? = steps.steps.first else { return nil }
        var runner = StepRunner(self, nil)
        return runner.point(of: place)
    }

    /// Returns the view in whose middle the finger touches down in the first of `steps`, or `nil` if that is a point.
    public func startingView(of steps: TouchSteps) -> ViewID? {
        guard case .down(.view(let path), _)? = steps.steps.first else { return nil }
        let runner = StepRunner(self, nil)
        var host = runner.simulator.host
        return host.view(path)
    }
}
