import SceneRegions
import SceneRuntime

extension Rectangle {
    /// The area, in square points.
    var area: Double { isEmpty ? 0 : width * height }

    /// Returns the smallest rectangle that contains both, or this one if the other isn't finite.
    func unitedIfFinite(with other: Rectangle) -> Rectangle { other.isFinite ? united(with: other) : self }

    /// Returns whether it is the box of `view` in the root and has the view's own size: the view is neither scaled nor
    /// flipped there.
    func isUnscaled(_ view: ViewID, in geometry: HitTestGeometry) -> Bool {
        let size = geometry.tree[view].size
        return abs(width - size.width) < Tolerance.nothing && abs(height - size.height) < Tolerance.nothing
            && geometry.rootPoint(geometry.tree[view].bounds.origin, from: view) == origin
    }

    /// Points of the rectangle that are easy to read: around its middle, whole numbers first.
    var clearPoints: [Point] {
        let whole = Point(x: middle.x.rounded(.down), y: middle.y.rounded(.down))
        return [whole, middle].filter(contains)
    }
}

extension Region {
    /// A point of the region that is easy to read and has much of the region around it.
    var clearPoint: Point? {
        guard let rectangle = largestRectangle else { return nil }
        return rectangle.clearPoints.first ?? rectangle.origin
    }
}

extension [Rectangle] {
    /// The smallest rectangle that contains all, apart from those that aren't finite after the first.
    var boundingBox: Rectangle { dropFirst().reduce(first ?? .empty) { $0.unitedIfFinite(with: $1) } }
}
