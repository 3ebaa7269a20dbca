/// Rectangles that contain exactly the points of a view.
extension HitTestGeometry {
    /// The points of the root that the view's `point(inside:)` accepts if it ignores its subviews, or `nil` if they
    /// aren't a rectangle because of a rotation, a shear or a curved shape.
    ///
    /// Half-open, as all rectangles. Under a negative scale the larger edge belongs to the view, so the rectangle ends
    /// at the next Double after it.
    public func hitRectangle(of view: ViewID) -> Rectangle? {
        guard tree.contains(view) else { return .empty }
        let area = hitArea(view)
        if area.isDegenerate { return .empty }
        guard area.isAxisAligned, !area.shape.isCurved else { return nil }
        return area.rectangle(from: area.first, to: area.last)
    }

    /// Whether the view's `point(inside:)` accepts no point if it ignores its subviews: a negative slop leaves nothing
    /// of its bounds.
    public func acceptsNoPoint(_ view: ViewID) -> Bool {
        guard tree.contains(view) else { return true }
        return tree[view].hitBounds.isEmpty || hitRectangle(of: view)?.isEmpty == true
    }

    /// The points of the root inside the view's bounds, or `nil` if they aren't a rectangle because of a rotation or a
    /// shear.
    public func boundsRectangle(of view: ViewID) -> Rectangle? {
        guard tree.contains(view) else { return .empty }
        let area = hitArea(view)
        if area.isDegenerate { return .empty }
        guard area.isAxisAligned else { return nil }
        let bounds = tree[view].bounds
        return area.rectangle(
            from: rootPoint(Point(x: bounds.minX, y: bounds.minY), from: view),
            to: rootPoint(Point(x: bounds.maxX, y: bounds.maxY), from: view))
    }
}

extension HitArea {
    /// The points between two corners. The edges at the first corner belong to the view, those at the last don't.
    fileprivate func rectangle(from first: Point, to last: Point) -> Rectangle {
        Rectangle(
            minX: runsLeft ? last.x.nextUp : first.x, minY: runsUp ? last.y.nextUp : first.y,
            maxX: runsLeft ? first.x.nextUp : last.x, maxY: runsUp ? first.y.nextUp : last.y)
    }
}
