import SceneRegions
import SceneRuntime

extension Rectangle {
    /// How large it is, in square points.
    var area: Double { isEmpty ? 0 : width * height }

    /// The smallest rectangle that holds both, where both are finite.
    func union(_ other: Rectangle) -> Rectangle {
        guard other.minX.isFinite, other.minY.isFinite, other.maxX.isFinite, other.maxY.isFinite else { return self }
        return Rectangle(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// The rectangle, or where it holds no point, one without a size.
    var orNothing: Rectangle { isEmpty ? Rectangle(origin: .zero, size: .zero) : self }

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
