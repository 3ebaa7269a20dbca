import SceneRuntime

extension Region {
    /// Returns the work of cutting the region into strips, in rectangles, if points were converted along `path`.
    func work(along path: CoordinatePath) -> Int { pieceCount * (2 + path.stepCount / 4) }
}

extension HitTestGeometry {
    /// Returns the path to `view` for cutting an area of `domain` into strips, or `nil` under a degenerate transform.
    func coordinatePath(to view: ViewID, mergedWithin domain: Rectangle) -> CoordinatePath? {
        coordinatePath(to: view)?.merged(within: domain, tolerance: EdgeTracer.tolerance)
    }
}

/// A convex area cut into strips, each as wide as the area is halfway up the strip.
///
/// The strips begin and end at the same heights in all areas, so that neighbors fit together. Halfway up, a strip is
/// accurate to a billionth of a point, or to two inside many transforms, which are merged. Elsewhere it differs from
/// the outline, by at most ``uncertainArea`` in all.
struct StripedRegion {
    private(set) var region: Region
    /// The area in which the strips and the outline may differ, in square points.
    private(set) var uncertainArea = 0.0

    /// Cuts the part of the area of `outline` that is in `domain`. `contains` tests whether a point is in the area.
    init(_ outline: ConvexOutline, within domain: Rectangle, cut: StripCut, contains: (Point) -> Bool) {
        var strips: [Rectangle] = []
        let box = outline.box.intersection(domain)
        guard !box.isEmpty, box.height.isFinite, outline.lowest.y.isFinite else {
            region = .empty
            return
        }
        let lines = Self.lines(of: outline, from: box.minY, to: box.maxY, cut)
        var sides = (
            left: EdgeTracer(from: outline.middle.x, towards: outline.box.minX - 1),
            right: EdgeTracer(from: outline.middle.x, towards: outline.box.maxX + 1)
        )
        var above = outline.chord(atY: lines[0])
        for (minY, maxY) in zip(lines, lines.dropFirst()) where minY < maxY {
            let chord = Self.chord(outline, atY: minY + (maxY - minY) / 2, &sides, contains)
            let below = outline.chord(atY: maxY)
            defer { above = below }
            guard let chord else { continue }
            uncertainArea += Self.spread(chord, above, below) * (maxY - minY)
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

    /// Returns the boundaries of the strips between two heights: the corners of the outline and multiples of a step.
    private static func lines(
        of outline: ConvexOutline, from minY: Double, to maxY: Double, _ cut: StripCut
    ) -> [Double] {
        if cut.isSingle { return [minY, maxY] }
        let step = cut.thickness(ofStripsIn: maxY - minY)
        var lines = [minY, maxY] + outline.corners.map { outline.middle.y + $0 }
        var next = (minY / step).rounded(.up)
        while next * step < maxY {
            lines.append(next * step)
            next += 1
        }
        return lines.filter { minY <= $0 && $0 <= maxY }.sorted()
    }

    /// Returns the x range of the area at a height, or `nil` if there is none.
    private static func chord(
        _ outline: ConvexOutline, atY y: Double, _ sides: inout (left: EdgeTracer, right: EdgeTracer),
        _ contains: (Point) -> Bool
    ) -> ClosedRange<Double>? {
        let inside = outline.inside(atY: y)
        guard inside.isFinite, contains(Point(x: inside, y: y)) else { return nil }
        let guess = outline.chord(atY: y) ?? inside...inside
        let left = sides.left.edge(atY: y, from: inside, near: guess.lowerBound, contains)
        let right = sides.right.edge(atY: y, from: inside, near: guess.upperBound, contains)
        return left <= right ? left...right : nil
    }

    /// Returns how far the ends of chords at three heights are apart, both sides added up.
    private static func spread(
        _ middle: ClosedRange<Double>, _ above: ClosedRange<Double>?, _ below: ClosedRange<Double>?
    ) -> Double {
        let (above, below) = (above ?? middle, below ?? middle)
        let lefts = (middle.lowerBound, above.lowerBound, below.lowerBound)
        let rights = (middle.upperBound, above.upperBound, below.upperBound)
        return max(lefts.0, lefts.1, lefts.2) - min(lefts.0, lefts.1, lefts.2)
            + max(rights.0, rights.1, rights.2) - min(rights.0, rights.1, rights.2)
    }
}
