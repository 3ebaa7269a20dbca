extension HitTestGeometry {
    /// The smallest rectangle of the root that holds what the superviews leave to be seen of the view's bounds: what lies
    /// in the root, and in every superview that clips. What is drawn over it, and whether it is hidden, does not count.
    public func visibleBox(of view: ViewID) -> Rectangle {
        var box = boundingBox(of: view)
        var next = tree[view].superview
        while let current = next {
            if current == .root || tree[current].clipsToBounds { box = box.intersection(boundingBox(of: current)) }
            next = tree[current].superview
        }
        return box
    }

    /// Whether the view's bounds hold a point of the root, and so do those of the root and of every superview that clips.
    public func isVisible(_ view: ViewID, at point: Point) -> Bool {
        guard tree.holds(view) else { return false }
        var next: ViewID? = view
        while let current = next {
            if current == view || current == .root || tree[current].clipsToBounds {
                guard let own = self.point(point, in: current), tree[current].bounds.contains(own) else { return false }
            }
            next = tree[current].superview
        }
        return true
    }
}
