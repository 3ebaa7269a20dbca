import SceneRuntime

extension TouchSteps {
    /// Whether the finger comes down in the middle of a view and does nothing else.
    public var isOneView: Bool {
        if steps.count == 1, case .down(.view) = steps[0] { true } else { false }
    }
}

extension LoweredScene {
    /// Returns where the finger comes down in the first of `steps`, which is `down`: in the middle of the visible part of a
    /// view's bounding box, or at the point that is written. `nil` where nothing of the view is visible.
    public func startingPoint(of steps: TouchSteps) -> Point? {
        guard case .down(let place)? = steps.steps.first else { return nil }
        var runner = StepRunner(self, nil)
        return runner.point(of: place)
    }
}
