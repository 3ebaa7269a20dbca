import SceneRuntime

/// A view as an object, as a first attempt would have it.
final class NaiveView {
    let frame: Rectangle
    var subviews: [NaiveView] = []

    init(frame: Rectangle) {
        self.frame = frame
    }

    /// The tree of the same views, without what overrides say.
    static func root(of tree: ViewTree) -> NaiveView {
        let views = tree.views.map { NaiveView(frame: $0.frame) }
        for (view, naive) in zip(tree.views, views) {
            if let superview = view.superview { views[Int(superview.index)].subviews.append(naive) }
        }
        return views[0]
    }

    /// The view that a touch hits.
    func hitTest(_ point: Point) -> NaiveView? {
        guard frame.contains(point) else { return nil }
        let own = Point(x: point.x - frame.minX, y: point.y - frame.minY)
        for subview in subviews.reversed() {
            if let found = subview.hitTest(own) { return found }
        }
        return self
    }
}
