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
}
