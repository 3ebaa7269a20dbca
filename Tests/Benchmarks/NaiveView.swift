import SceneRuntime

/// A view as an object, as in a naive implementation.
final class NaiveView {
    let frame: Rectangle
    var subviews: [NaiveView] = []

    init(frame: Rectangle) {
        self.frame = frame
    }

    /// Returns the same tree as objects, without overrides.
    static func root(of tree: ViewTree) -> NaiveView {
        let views = tree.views.map { NaiveView(frame: $0.frame) }
        for (view, naive) in zip(tree.views, views) {
            if let superview = view.superview { views[Int(superview.index)].subviews.append(naive) }
        }
        return views[0]
    }

    /// Returns the view that a touch hits.
    func hitTest(_ point: Point) -> NaiveView? {
        guard frame.contains(point) else { return nil }
        let own = Point(x: point.x - frame.minX, y: point.y - frame.minY)
        for subview in subviews.reversed() {
            if let found = subview.hitTest(own) { return found }
        }
        return self
    }
}
