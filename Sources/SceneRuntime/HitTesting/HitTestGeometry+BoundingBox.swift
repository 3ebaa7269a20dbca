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
        return Rectangle(
            minX: min(one.x, other.x), minY: min(one.y, other.y), maxX: max(one.x, other.x), maxY: max(one.y, other.y))
    }

    /// Returns the smallest rectangle of the root that contains the view's bounds with their slop.
    public func hitBoundingBox(of view: ViewID) -> Rectangle {
        guard tree.contains(view) else { return .empty }
        return boundingBox(of: hitArea(view), tree[view].hitBounds, in: view)
    }

    /// Returns the same rectangle for another slop.
    public func hitBoundingBox(of view: ViewID, withSlop slop: Edges) -> Rectangle {
        guard tree.contains(view) else { return .empty }
        return boundingBox(of: hitArea(of: view, withSlop: slop), tree[view].bounds.grown(by: slop), in: view)
    }

    /// Returns the smallest rectangle of the root that contains a view with this hit area and these bounds with slop.
    private func boundingBox(of area: HitArea, _ hitBounds: Rectangle, in view: ViewID) -> Rectangle {
        if area.isAxisAligned {
            return Rectangle(
                minX: min(area.first.x, area.last.x), minY: min(area.first.y, area.last.y),
                maxX: max(area.first.x, area.last.x), maxY: max(area.first.y, area.last.y))
        }
        return boundingBox(of: hitBounds, in: view)
    }

    /// Converts `rectangle` from the view's coordinates to the smallest rectangle of the root that contains it.
    private func boundingBox(of rectangle: Rectangle, in view: ViewID) -> Rectangle {
        let topLeft = rootPoint(Point(x: rectangle.minX, y: rectangle.minY), from: view)
        let bottomRight = rootPoint(Point(x: rectangle.maxX, y: rectangle.maxY), from: view)
        let box = Rectangle(
            minX: min(topLeft.x, bottomRight.x), minY: min(topLeft.y, bottomRight.y),
            maxX: max(topLeft.x, bottomRight.x), maxY: max(topLeft.y, bottomRight.y))
        if isAxisAligned(view) { return box }
        let topRight = rootPoint(Point(x: rectangle.maxX, y: rectangle.minY), from: view)
        let bottomLeft = rootPoint(Point(x: rectangle.minX, y: rectangle.maxY), from: view)
        return Rectangle(
            minX: min(box.minX, topRight.x, bottomLeft.x), minY: min(box.minY, topRight.y, bottomLeft.y),
            maxX: max(box.maxX, topRight.x, bottomLeft.x), maxY: max(box.maxY, topRight.y, bottomLeft.y))
    }
}
