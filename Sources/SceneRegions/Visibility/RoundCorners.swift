import SceneRuntime

/// The round corners of a view that isn't rotated.
struct RoundCorners: Sendable {
    /// The view's bounds, in the scene's coordinates.
    let box: Rectangle
    /// The `cornerRadius`.
    let radius: Double
    /// The size of a corner in the scene's coordinates, which a scaled superview changes.
    let width: Double
    let height: Double

    /// The squares in which the curves are.
    var boxes: [Rectangle] {
        let (width, height) = (min(width, box.width / 2), min(height, box.height / 2))
        return [(box.minX, box.minX + width), (box.maxX - width, box.maxX)].flatMap { left, right in
            [(box.minY, box.minY + height), (box.maxY - height, box.maxY)].map { top, bottom in
                Rectangle(minX: left, minY: top, maxX: right, maxY: bottom)
            }
        }
    }

    /// Less than the area inside the corners, for the map of all views: each step is inside the curve. Small corners
    /// are squares, because they hide too little to take the time, unless the view is round.
    var coarseInside: Region {
        let (middle, upright) = box.withoutCorners(width: width, height: height)
        let isRound = middle.isEmpty || upright.isEmpty
        let isLarge = radius >= Self.minimumSteppedRadius
        if isRound || isLarge {
            let count = isLarge ? Self.coarseSteps : Self.coarseStepsOfSmallCorners
            return bands(count: count) { max($0.across, $1.across) }
        }
        // The same as the union of both, but without a search for where they overlap.
        let left = Rectangle(minX: box.minX, minY: middle.minY, maxX: upright.minX, maxY: middle.maxY)
        let right = Rectangle(minX: upright.maxX, minY: middle.minY, maxX: box.maxX, maxY: middle.maxY)
        return Region(disjoint: [left, upright, right])
    }

    /// The area inside the corners, as steps across the curve, for one view that the corners partly hide.
    var inside: Region {
        let count =
            radius < Self.pointsPerFineStep * Double(Self.maximumFineSteps)
            ? max(1, Int((radius / Self.pointsPerFineStep).rounded(.up))) : Self.maximumFineSteps
        // Simpson's rule gives the mean within each band, so that the area of a corner is right within a fraction of a
        // square point.
        return bands(count: count) { start, end in
            let middle = (start.along + end.along) / 2
            return (start.across + 4 * (1 - (middle * (2 - middle)).squareRoot()) + end.across) / 6
        }
    }

    /// Returns what of `region` is inside the corners. A strip of a region with curves of its own is cut halfway up, as
    /// the region was: steps between the ends of its strips would leave or hide an edge of each where the curves meet.
    func inside(_ region: Region) -> Region {
        if region.isRectangle { return inside.intersection(region.boundingBox) }
        let rounded = inside
        return Region(
            disjoint: region.rectangles.flatMap { strip -> [Rectangle] in
                if strip.height > max(Self.pointsPerFineStep, height / 8) {
                    return rounded.intersection(strip).rectangles
                }
                let chord = self.chord(atY: strip.middle.y)
                let cut = Rectangle(minX: chord.left, minY: strip.minY, maxX: chord.right, maxY: strip.maxY)
                return cut.isEmpty ? [] : [cut.intersection(strip).orEmpty].filter { !$0.isEmpty }
            })
    }

    /// Returns where the curves are at a height, the left one right of the other where there is nothing inside.
    private func chord(atY y: Double) -> (left: Double, right: Double) {
        let end = min(y - box.minY, box.maxY - y)
        if end < 0 { return (box.maxX, box.minX) }
        let along = height > 0 ? min(1, end / height) : 1
        let side = width * (1 - (along * (2 - along)).squareRoot())
        return (box.minX + side, box.maxX - side)
    }

    /// The radius, in points, from which corners have coarse steps: the corners of round buttons are larger.
    private static let minimumSteppedRadius = 20.0
    /// Steps of 10 to 19 degrees.
    private static let coarseSteps = 6
    /// Steps of 20 to 37 degrees.
    private static let coarseStepsOfSmallCorners = 3
    /// The radius for each fine step.
    private static let pointsPerFineStep = 2.0
    /// The number of fine steps of a large corner.
    private static let maximumFineSteps = 32

    private typealias CurvePoint = (across: Double, along: Double)

    /// Returns a point of the curve of a corner with a radius of 1: how far it is from the side and from the end.
    ///
    /// `index / count` is the tangent of half the angle from the end, so that both are rational: this needs no sine.
    private static func step(_ index: Int, of count: Int) -> CurvePoint {
        let tangent = Double(index) / Double(count)
        let squared = tangent * tangent
        return ((1 - tangent) * (1 - tangent) / (1 + squared), 2 * squared / (1 + squared))
    }

    /// Returns the box without its corners, as bands from top to bottom.
    ///
    /// - Parameter inset: Returns how far a band is from the side, from the points of the curve at both of its ends.
    private func bands(count: Int, inset: (CurvePoint, CurvePoint) -> Double) -> Region {
        var (top, bottom): ([Rectangle], [Rectangle]) = ([], [])
        for index in 0..<count {
            let (start, end) = (Self.step(index, of: count), Self.step(index + 1, of: count))
            let side = width * inset(start, end)
            let (near, far) = (height * start.along, min(height * end.along, box.height / 2))
            let (left, right) = (box.minX + side, box.maxX - side)
            top.append(Rectangle(minX: left, minY: box.minY + near, maxX: right, maxY: box.minY + far).orEmpty)
            bottom.append(Rectangle(minX: left, minY: box.maxY - far, maxX: right, maxY: box.maxY - near).orEmpty)
        }
        let middle = Rectangle(minX: box.minX, minY: box.minY + height, maxX: box.maxX, maxY: box.maxY - height).orEmpty
        return Region(disjoint: top + [middle] + bottom.reversed())
    }
}

extension Rectangle {
    /// Returns two rectangles that together are this one without corners of a size. Each is empty if the corners leave
    /// nothing of it.
    func withoutCorners(width corner: Double, height end: Double) -> (middle: Rectangle, upright: Rectangle) {
        (
            Rectangle(minX: minX, minY: minY + end, maxX: maxX, maxY: maxY - end).orEmpty,
            Rectangle(minX: minX + corner, minY: minY, maxX: maxX - corner, maxY: maxY).orEmpty
        )
    }
}
