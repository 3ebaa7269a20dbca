import SceneRegions
import SceneRuntime

extension Rectangle {
    /// How large it is, in square points.
    var area: Double { isEmpty ? 0 : width * height }

    /// The smallest rectangle that holds both, where both are finite.
    func union(_ other: Rectangle) -> Rectangle { other.isFinite ? united(with: other) : self }

    /// Points of the rectangle that are good to read: around its middle, at whole numbers first.
    var clearPoints: [Point] {
        let whole = Point(x: middle.x.rounded(.down), y: middle.y.rounded(.down))
        return [whole, middle].filter(contains)
    }
}

extension Region {
    /// A point of the region that is good to read and has much of the region around it.
    var clearPoint: Point? {
        guard let rectangle = largestRectangle else { return nil }
        return rectangle.clearPoints.first ?? rectangle.origin
    }
}
