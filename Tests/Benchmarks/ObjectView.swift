import SceneRuntime

/// A view as an object, as in a naive implementation.
final class ObjectView {
    let frame: Rectangle
    var subviews: [ObjectView] = []

    init(frame: Rectangle) {
        self.frame = frame
    }

    /// Returns the same tree as objects, without overrides.
    static func root(of tree: ViewTree) -> ObjectView {
        let views = tree.views.map { ObjectView(frame: $0.frame) }
        for (view, naive) in zip(tree.views, views) {
            if let superview = view.superview { views[Int(superview.index)].subviews.append(naive) }
        }
        return views[0]
    }

    /// Returns the view that a touch hits.
    func hitTest(_ point: Point) -> ObjectView? {
        guard frame.contains(point) else { return nil }
        let own = Point(x: point.x - frame.minX, y: point.y - frame.minY)
        for subview in subviews.reversed() {
            if let found = subview.hitTest(own) { return found }
        }
        return self
    }
}
