extension HitTestGeometry {
    /// The smallest rectangle of the root that contains the view's bounds, clipped to the root and to every superview
    /// that clips. Ignores views drawn over it and whether it is hidden.
    public func visibleBox(of view: ViewID) -> Rectangle {
        var box = boundingBox(of: view)
        for superview in tree.superviews(of: view) where superview == .root || tree[superview].clipsToBounds {
            box = box.intersection(boundingBox(of: superview))
        }
        return box
    }
}
