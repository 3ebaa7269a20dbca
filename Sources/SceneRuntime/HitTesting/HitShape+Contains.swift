extension HitShape {
    /// Whether the shape has a curved edge, so that four edges don't describe it.
    public var isCurved: Bool {
        switch self {
        case .rectangle, .subviews: false
        case .circle, .capsule, .ellipse: true
        }
    }

    /// Returns whether the shape inscribed in `bounds` contains `point`; for ``subviews``, only tests the bounds.
    public func contains(_ point: Point, in bounds: Rectangle) -> Bool {
        guard bounds.contains(point) else { return false }
        let horizontal = point.x - bounds.middle.x
        let vertical = point.y - bounds.middle.y
        switch self {
        case .rectangle, .subviews:
            return true
        case .circle:
            return Self.isInCircle(horizontal, vertical, radius: bounds.shorterSide / 2)
        case .ellipse:
            // Scaling to a circle only multiplies, so exact coordinates stay exact and the edge stays sharp.
            let width = bounds.width
            let height = bounds.height
            return Self.isInCircle(2 * horizontal * height, 2 * vertical * width, radius: width * height)
        case .capsule:
            return Self.isInCapsule(point, bounds)
        }
    }

    /// Returns whether a point is within `radius` of the origin of its coordinates.
    private static func isInCircle(_ x: Double, _ y: Double, radius: Double) -> Bool {
        x * x + y * y < radius * radius
    }

    /// Returns whether the capsule that fills `bounds` contains the point.
    ///
    /// The straight middle part is half-open along both axes: its first line belongs to it, its last one to the curve.
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
