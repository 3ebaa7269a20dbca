/// Where views lie as rectangles whose every point belongs to them, and no other.
extension HitTestGeometry {
    /// The points of the root that the view's `point(inside:)` accepts, its subviews aside; `nil` where they are no
    /// rectangle, because of a rotation, a shear or a curved shape.
    ///
    /// Half-open as all rectangles: under a negative scale, where the larger edge is the one that belongs to the view, the
    /// rectangle reaches to the next Double behind it.
    public func hitRectangle(of view: ViewID) -> Rectangle? {
        guard tree.contains(view) else { return .empty }
        let reach = reach(view)
        if reach.isDegenerate { return .empty }
        guard reach.isAxisAligned, !reach.shape.isCurved else { return nil }
        return reach.rectangle(from: reach.first, to: reach.last)
    }

    /// The points of the root that lie in the view's bounds; `nil` where they are no rectangle, because of a rotation or a
    /// shear.
    public func boundsRectangle(of view: ViewID) -> Rectangle? {
        guard tree.contains(view) else { return .empty }
        let reach = reach(view)
        if reach.isDegenerate { return .empty }
        guard reach.isAxisAligned else { return nil }
        let bounds = tree[view].bounds
        return reach.rectangle(
            from: rootPoint(Point(x: bounds.minX, y: bounds.minY), from: view),
            to: rootPoint(Point(x: bounds.maxX, y: bounds.maxY), from: view))
    }
}

extension HitArea {
    /// The points between two corners, of which the edges at the first belong to the view and those at the last do not.
    fileprivate func rectangle(from first: Point, to last: Point) -> Rectangle {
        Rectangle(
            minX: runsLeft ? last.x.nextUp : first.x, minY: runsUp ? last.y.nextUp : first.y,
            maxX: runsLeft ? first.x.nextUp : last.x, maxY: runsUp ? first.y.nextUp : last.y)
    }
}
