/// Finds where a straight path reaches something, as a fraction of the path.
enum Crossing {
    /// Returns the first fraction of the path from `start` to `end`, at or after `first`, at which a point is at least
    /// `distance` from `center`, or `nil` if there is none.
    static func leaving(
        _ distance: Double, around center: Point, from start: Point, to end: Point, after first: Double
    ) -> Double? {
        let (a, b, c) = terms(distance, around: center, from: start, to: end)
        if a * first * first + 2 * b * first + c >= 0 { return first }
        guard a > 0 else { return nil }
        // Along an axis, it leaves exactly where a coordinate reaches the distance: rounding must decide no tie.
        for axis in [Axis.horizontal, .vertical] {
            let other = axis == .vertical ? Axis.horizontal : .vertical
            guard start[other] == center[other], end[other] == center[other] else { continue }
            let sign = end[axis] < start[axis] ? -1.0 : 1
            return reaching(
                distance, from: sign * (start[axis] - center[axis]), to: sign * (end[axis] - center[axis]), after: first
            )
        }
        // The point is inside at `first`, so it leaves at the larger root.
        let root = (-b + (max(0, b * b - a * c)).squareRoot()) / a
        // The end is tested directly, because the root of an equation is rounded.
        let isOutsideAtEnd =
            (end.x - center.x) * (end.x - center.x) + (end.y - center.y) * (end.y - center.y) >= distance * distance
        return root <= 1 ? max(first, root) : isOutsideAtEnd ? 1 : nil
    }

    /// Returns the first fraction at which a coordinate is at least `distance` from `center`, or `nil` if there is
    /// none.
    static func leaving(
        _ distance: Double, around center: Double, from start: Double, to end: Double, after first: Double
    ) -> Double? {
        leaving(
            distance, around: Point(x: center, y: 0), from: Point(x: start, y: 0), to: Point(x: end, y: 0), after: first
        )
    }

    /// Returns the first fraction of the path of a vector from `start` to `end`, at or after `first`, at which the
    /// vector is at least as long along `axis` as across it, or `nil` if there is none.
    static func dominating(
        _ axis: Axis, from start: Point, to end: Point, after first: Double, tolerance: Double
    ) -> Double? {
        func lead(_ vector: Point) -> Double {
            let other = axis == .vertical ? Axis.horizontal : .vertical
            return vector[axis].magnitude - vector[other].magnitude
        }
        if lead(point(first, from: start, to: end)) >= -tolerance { return first }
        // It begins where both components are equal, or opposite.
        let roots = [(start.x - start.y, end.x - end.y), (start.x + start.y, end.x + end.y)].compactMap { start, end in
            start == end ? nil : start / (start - end)
        }
        return roots.filter { $0 >= first && $0 <= 1 }.min() ?? (lead(end) >= -tolerance ? 1 : nil)
    }

    /// Returns the first fraction of the path from `start` to `end`, at or after `first`, at which the number is at
    /// least `limit`, or `nil` if there is none.
    static func reaching(_ limit: Double, from start: Double, to end: Double, after first: Double) -> Double? {
        if start + first * (end - start) >= limit { return first }
        guard end > start else { return nil }
        let fraction = (limit - start) / (end - start)
        // The end is tested directly, because the quotient is rounded.
        return fraction <= 1 ? max(first, fraction) : end >= limit ? 1 : nil
    }

    /// Returns the first fraction of the path from `start` to `end`, at or after `first`, at which a point is at most
    /// `distance` from `center`, or `nil` if there is none.
    static func entering(
        _ distance: Double, around center: Point, from start: Point, to end: Point, after first: Double
    ) -> Double? {
        let (a, b, c) = terms(distance, around: center, from: start, to: end)
        if a * first * first + 2 * b * first + c <= 0 { return first }
        let discriminant = b * b - a * c
        guard a > 0, discriminant >= 0 else { return nil }
        // The point is outside at `first`, so it enters at the smaller root.
        let root = (-b - discriminant.squareRoot()) / a
        return root >= first && root <= 1 ? root : nil
    }

    /// Returns the terms of `a * f * f + 2 * b * f + c`: by how much the square of a point's distance from `center`
    /// exceeds the square of `distance`, at the fraction `f` of the path.
    private static func terms(
        _ distance: Double, around center: Point, from start: Point, to end: Point
    ) -> (a: Double, b: Double, c: Double) {
        let translation = end - start
        let offset = start - center
        return (
            translation.x * translation.x + translation.y * translation.y,
            offset.x * translation.x + offset.y * translation.y,
            offset.x * offset.x + offset.y * offset.y - distance * distance
        )
    }

    /// Returns the fractions after `first` at which the path crosses an edge of `rectangle`, in order.
    static func edges(of rectangle: Rectangle, from start: Point, to end: Point, after first: Double) -> [Double] {
        var fractions: [Double] = []
        for edge in [rectangle.minX, rectangle.maxX] where end.x != start.x {
            fractions.append((edge - start.x) / (end.x - start.x))
        }
        for edge in [rectangle.minY, rectangle.maxY] where end.y != start.y {
            fractions.append((edge - start.y) / (end.y - start.y))
        }
        return fractions.filter { $0 >= first && $0 <= 1 }.sorted()
    }

    /// Returns the first fraction at or after `first` from which a point is inside `rectangle`, or outside if
    /// `isInside` is false. Returns `nil` if there is none.
    static func becoming(
        _ isInside: Bool, _ rectangle: Rectangle, from start: Point, to end: Point, after first: Double
    ) -> Double? {
        let fractions = [first] + edges(of: rectangle, from: start, to: end, after: first) + [1]
        for (fraction, next) in zip(fractions, fractions.dropFirst()) where next > fraction {
            // Nothing changes between two crossings, so the midpoint decides.
            if rectangle.contains(point(fraction + (next - fraction) / 2, from: start, to: end)) == isInside {
                return fraction
            }
        }
        return first <= 1 && rectangle.contains(end) == isInside ? 1 : nil
    }

    /// Returns the point at a fraction of the path.
    static func point(_ fraction: Double, from start: Point, to end: Point) -> Point {
        if fraction >= 1 { return end }
        return Point(x: start.x + fraction * (end.x - start.x), y: start.y + fraction * (end.y - start.y))
    }
}
