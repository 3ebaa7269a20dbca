extension HitTestGeometry {
    /// Returns the smallest rectangle of the root that contains the view's bounds.
    public func boundingBox(of view: ViewID) -> Rectangle {
        guard tree.contains(view) else { return .empty }
        return boundingBox(of: tree[view].bounds, in: view)
    }

    /// Returns that rectangle in the coordinates of `superview`, or `nil` if it can't be converted.
    public func boundingBox(of view: ViewID, in superview: ViewID) -> Rectangle? {
        let box = boundingBox(of: view)
        guard let one = point(box.origin, in: superview),
            let other = point(Point(x: box.maxX, y: box.maxY), in: superview)
        else { return nil }
        return Rectangle(one, other)
    }

    /// Returns the smallest rectangle of the root that contains the view's bounds with their slop.
    public func hitBoundingBox(of view: ViewID) -> Rectangle {
        guard tree.contains(view) else { return .empty }
        return boundingBox(of: hitArea(view), tree[view].hitBounds, in: view)
    }

    /// Returns the smallest rectangle of the root that contains the view's bounds with `slop` instead of their own.
    public func hitBoundingBox(of view: ViewID, withSlop slop: Edges) -> Rectangle {
        guard tree.contains(view) else { return .empty }
        return boundingBox(of: hitArea(of: view, withSlop: slop), tree[view].bounds.grown(by: slop), in: view)
    }

    /// Returns the smallest rectangle of the root that contains a view with this hit area and these bounds with slop.
    private func boundingBox(of area: HitArea, _ hitBounds: Rectangle, in view: ViewID) -> Rectangle {
        area.isAxisAligned ? Rectangle(area.first, area.last) : boundingBox(of: hitBounds, in: view)
    }

    /// Converts `rectangle` from the view's coordinates to the smallest rectangle of the root that contains it.
    private func boundingBox(of rectangle: Rectangle, in view: ViewID) -> Rectangle {
        let topLeft = rootPoint(Point(x: rectangle.minX, y: rectangle.minY), from: view)
        let bottomRight = rootPoint(Point(x: rectangle.maxX, y: rectangle.maxY), from: view)
        let box = Rectangle(topLeft, bottomRight)
        if isAxisAligned(view) { return box }
        let topRight = rootPoint(Point(x: rectangle.maxX, y: rectangle.minY), from: view)
        let bottomLeft = rootPoint(Point(x: rectangle.minX, y: rectangle.maxY), from: view)
        return box.united(with: Rectangle(topRight, bottomLeft))
    }
}
