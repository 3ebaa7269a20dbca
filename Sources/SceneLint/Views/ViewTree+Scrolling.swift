import SceneRuntime
import SceneSemantics

/// What scroll views do with the touches on their content.
extension LintContext {
    /// Returns the nearest scroll view around `view` that a drag can move.
    func scrollingView(around view: ViewID) -> (view: ViewID, properties: ScrollViewProperties)? {
        for superview in superviews(of: view) {
            guard let properties = tree.scrollViews[superview] else { continue }
            let axes = properties.axes(for: tree[superview].size)
            if axes.horizontal || axes.vertical { return (superview, properties) }
        }
        return nil
    }

    /// Returns a point at which `view` is visible and gets the touch, or `nil` if none was found.
    func touchablePoint(of view: ViewID) -> Point? {
        guard isSeen(view) else { return nil }
        let visible = visibleBox(view)
        guard !visible.isEmpty else { return nil }
        for point in [visible.middle] + landmarks(of: view) where visible.contains(point) {
            if case .hit(view) = touch(at: point).outcome { return point }
        }
        return nil
    }

    /// Returns the events of a short tap at `point` in the scene as written.
    func tap(at point: Point) -> [TouchEvent] {
        var simulator = TouchSimulator(StaticHost(tree), settings: scene.touchSettings)
        simulator.down(at: point)
        simulator.wait(scene.touchSettings.simulatedTapDuration)
        simulator.up()
        return simulator.events
    }
}
