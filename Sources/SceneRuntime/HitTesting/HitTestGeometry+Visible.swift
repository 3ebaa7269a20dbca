extension HitTestGeometry {
    /// The smallest rectangle of the root that contains the view's bounds, clipped to the root and to every superview
    /// that clips. Ignores views drawn over it and whether it is hidden.
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
