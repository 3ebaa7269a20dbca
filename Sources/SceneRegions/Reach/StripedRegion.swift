import SceneRuntime

/// A convex area cut into strips, each as wide as the area is half way up the strip.
///
/// The strips begin and end at the same heights in all areas, so that neighbours fit together. On the line half way up
/// each strip they are right to a billionth of a point; above and below it the outline runs on, by no more than
/// ``uncertainArea`` in all.
struct StripedRegion {
    /// The strips.
    private(set) var region: Region
    /// How large the part of the plane is, in square points, in which strips and area may differ.
    private(set) var uncertainArea = 0.0

    /// Cuts the area of `outline`, whose points `contains` tells, as far as it lies in `domain`.
    init(_ outline: ConvexOutline, within domain: Rectangle, contains: (Point) -> Bool) {
        var strips: [Rectangle] = []
        let box = outline.box.intersection(domain)
        guard !box.isEmpty, box.height.isFinite, outline.lowest.y.isFinite else {
            region = .empty
            return
        }
        let lines = Self.lines(of: outline, from: box.minY, to: box.maxY)
        var sides = (
            left: EdgeTracer(from: outline.middle.x, towards: outline.box.minX - 1),
            right: EdgeTracer(from: outline.middle.x, towards: outline.box.maxX + 1)
        )
        var above = Self.chord(outline, atY: lines[0], &sides, contains)
        for (minY, maxY) in zip(lines, lines.dropFirst()) where minY < maxY {
            let chord = Self.chord(outline, atY: minY + (maxY - minY) / 2, &sides, contains)
            let below = Self.chord(outline, atY: maxY, &sides, contains)
            defer { above = below }
            guard let chord else { continue }
            let chords = [above, chord, below].compactMap { $0 }
            let lefts = chords.map { $0.lowerBound }
            let rights = chords.map { $0.upperBound }
            let spread = { (values: [Double]) in (values.max() ?? 0) - (values.min() ?? 0) }
            uncertainArea += (spread(lefts) + spread(rights)) * (maxY - minY)
            let strip = Rectangle(minX: chord.lowerBound, minY: minY, maxX: chord.upperBound, maxY: maxY)
                .intersection(domain)
            if let last = strips.last, last.maxY == minY, last.minX == strip.minX, last.maxX == strip.maxX {
                strips[strips.count - 1].maxY = maxY
            } else {
                strips.append(strip)
            }
        }
        region = Region(disjoint: strips)
    }

    /// No area is cut into more strips than about this.
    private static let mostStrips = 256.0

    /// Where the strips between two heights begin and end: at the corners of the outline and at multiples of a step.
    private static func lines(of outline: ConvexOutline, from minY: Double, to maxY: Double) -> [Double] {
        var step = 0.0625
        while (maxY - minY) / step > mostStrips { step *= 2 }
        var lines = [minY, maxY] + outline.corners.map { outline.middle.y + $0 }
        var next = (minY / step).rounded(.up)
        while next * step < maxY {
            lines.append(next * step)
            next += 1
        }
        return lines.filter { minY <= $0 && $0 <= maxY }.sorted()
    }

    /// From where to where the area reaches at a height; `nil` where it does not.
    private static func chord(
        _ outline: ConvexOutline, atY y: Double, _ sides: inout (left: EdgeTracer, right: EdgeTracer),
        _ contains: (Point) -> Bool
    ) -> ClosedRange<Double>? {
        let inside = outline.inside(atY: y)
        guard contains(Point(x: inside, y: y)) else { return nil }
        let left = sides.left.edge(atY: y, from: inside, contains)
        let right = sides.right.edge(atY: y, from: inside, contains)
        return left <= right ? left...right : nil
    }
}
