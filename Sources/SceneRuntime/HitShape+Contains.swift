extension HitShape {
    /// Whether the shape has a curved edge, so that four edges do not say which points it holds.
    public var isCurved: Bool {
        switch self {
        case .rectangle, .subviews: false
        case .circle, .capsule, .ellipse: true
        }
    }

    /// Whether the shape inscribed in `bounds` holds `point`; for ``subviews``, the bounds alone.
    public func contains(_ point: Point, in bounds: Rectangle) -> Bool {
        guard bounds.contains(point) else { return false }
        let horizontal = point.x - bounds.middle.x
        let vertical = point.y - bounds.middle.y
        switch self {
        case .rectangle, .subviews:
            return true
        case .circle:
            return Self.isInCircle(horizontal, vertical, radius: min(bounds.width, bounds.height) / 2)
        case .ellipse:
            // Stretched to a circle by multiplying alone: coordinates that are exact stay so, and the edge stays sharp.
            let width = bounds.width
            let height = bounds.height
            return Self.isInCircle(2 * horizontal * height, 2 * vertical * width, radius: width * height)
        case .capsule:
            return Self.isInCapsule(point, bounds)
        }
    }

    /// Whether a point lies within `radius` of the point from which its coordinates are measured.
    private static func isInCircle(_ x: Double, _ y: Double, radius: Double) -> Bool {
        x * x + y * y < radius * radius
    }

    /// Whether a point of `bounds` lies in the capsule that fills them.
    ///
    /// The straight middle part is half-open along both axes, so its first line belongs to it and its last to the curve.
    private static func isInCapsule(_ point: Point, _ bounds: Rectangle) -> Bool {
        let isWide = bounds.width >= bounds.height
        let radius = (isWide ? bounds.height : bounds.width) / 2
        let along = isWide ? point.x : point.y
        let across = isWide ? point.y - bounds.middle.y : point.x - bounds.middle.x
        let first = (isWide ? bounds.minX : bounds.minY) + radius
        let last = (isWide ? bounds.maxX : bounds.maxY) - radius
        if along < first { return isInCircle(along - first, across, radius: radius) }
        if along >= last { return isInCircle(along - last, across, radius: radius) }
        return true
    }
}
