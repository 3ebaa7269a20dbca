import SceneRuntime

extension TouchSteps {
    /// Whether the finger only touches down in the middle of a view.
    public var isOneView: Bool {
        if steps.count == 1, case .down(.view, _) = steps[0] { true } else { false }
    }
}

extension LoweredScene {
    /// Where a finger touches down.
    public enum StartingPlace {
        /// The middle of the visible part of a view's bounding box.
        case middle(of: ViewID, Point)
        /// A view with no visible part.
        case unseen(UnseenPlace)
    }

    /// Returns where the finger touches down in the first of `steps`, which is `down` at a view. Returns `nil` if it
    /// isn't.
    public func startingPlace(of steps: TouchSteps) -> StartingPlace? {
        guard case .down(.view(let path), _)? = steps.steps.first else { return nil }
        var runner = StepRunner(self, nil)
        var host = runner.simulator.host
        if let view = host.view(path), let point = runner.point(of: .view(path)) { return .middle(of: view, point) }
        return .unseen(UnseenPlace(path: path.text, cause: host.cause(ofUnseen: path)))
    }

    /// Returns the view whose middle the finger of the first step touches, and that point. `nil` if the step names a
    /// point, puts down two fingers, or the view has no place.
    public func firstView(of steps: TouchSteps) -> (view: ViewID, middle: Point)? {
        let place: Expectation.Place? =
            switch steps.steps.first {
            case .down(let place, _), .tap(let place), .press(let place, _), .drag(let place, _, _, _): place
            default: nil
            }
        guard case .view(let path)? = place else { return nil }
        var runner = StepRunner(self, nil)
        var host = runner.simulator.host
        guard let view = host.view(path), let middle = runner.point(of: .view(path)) else { return nil }
        return (view, middle)
    }
}
