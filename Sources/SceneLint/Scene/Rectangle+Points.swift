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

    /// Points of the rectangle that are good to read: around its middle, at whole numbers first.
    var clearPoints: [Point] {
        let whole = Point(x: middle.x.rounded(.down), y: middle.y.rounded(.down))
        return [whole, middle].filter(contains)
    }
}
