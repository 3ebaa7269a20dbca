import SceneRuntime

/// A straight line with a parameter.
struct Line {
    /// The point at parameter 0.
    let start: Point
    /// The change along x and y per unit of the parameter.
    let direction: Point
}

extension Line {
    /// Returns the parameters for which the line is in the shape in a rectangle around the origin, except for rounding,
    /// or `nil` if there are none.
    func chord(in shape: HitShape, _ half: Size) -> ClosedRange<Double>? {
        let radius = half.shorterSide
        switch shape {
        case .rectangle, .subviews:
            return chord(inRectangle: half)
        case .circle:
            return chord(inCircle: radius, around: .zero)
        case .ellipse:
            let stretched = Line(
                start: Point(x: start.x / half.width, y: start.y / half.height),
                direction: Point(x: direction.x / half.width, y: direction.y / half.height))
            return stretched.chord(inCircle: 1, around: .zero)
        case .capsule:
            let end = Point(x: half.width - radius, y: half.height - radius)
            let isWide = half.width >= half.height
            let straight = Size(width: isWide ? end.x : half.width, height: isWide ? half.height : end.y)
            return hull(
                chord(inRectangle: straight),
                hull(
                    chord(inCircle: radius, around: end),
                    chord(inCircle: radius, around: Point(x: -end.x, y: -end.y))))
        }
    }

    /// Returns the parameters for which the line is in the rectangle.
    private func chord(inRectangle half: Size) -> ClosedRange<Double>? {
        guard let across = Self.stretch(start.x, direction.x, within: half.width),
            let along = Self.stretch(start.y, direction.y, within: half.height)
        else { return nil }
        let (first, last) = (max(across.lowerBound, along.lowerBound), min(across.upperBound, along.upperBound))
        return first <= last ? first...last : nil
    }

    /// Returns the parameters for which the line is in a circle.
    private func chord(inCircle radius: Double, around middle: Point) -> ClosedRange<Double>? {
        let (x, y) = (start.x - middle.x, start.y - middle.y)
        let speed = direction.x * direction.x + direction.y * direction.y
        // The distance of the middle from the line, times the length of `direction`.
        let aside = x * direction.y - y * direction.x
        let square = radius * radius * speed - aside * aside
        guard square >= 0, speed > 0 else { return nil }
        let (nearest, half) = (-(x * direction.x + y * direction.y) / speed, square.squareRoot() / speed)
        let (first, last) = (nearest - half, nearest + half)
        return first <= last ? first...last : nil
    }

    /// Returns the parameters for which a coordinate that begins at `start` and grows with `speed` is at most
    /// `distance` from 0.
    private static func stretch(_ start: Double, _ speed: Double, within distance: Double) -> ClosedRange<Double>? {
        let (one, other) = ((-distance - start) / speed, (distance - start) / speed)
        if one <= other { return one...other }
        if other <= one { return other...one }
        // A constant coordinate on the edge would give 0 / 0.
        return nil
    }
}

/// Returns the smallest range that contains both.
private func hull(_ one: ClosedRange<Double>?, _ other: ClosedRange<Double>?) -> ClosedRange<Double>? {
    guard let one, let other else { return one ?? other }
    return min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
}
