import SceneRegions
import SceneRuntime

/// What the round corners of superviews that clip cut off: it isn't seen, and hit tests ignore round corners.
extension SceneRenderer {
    /// The number of strips by which a round corner is replaced.
    private static let stripCount = 24
    /// The number of corners that are looked at for one target. Further ones are of superviews far outside.
    private static let cornerLimit = 32

    /// Returns the part of the hit area of a target that the round corners of its superviews cut off, unless it is too
    /// small to matter to a finger.
    func cutOffByRoundCorners(_ reach: TargetReach) -> Region {
        guard let shape = shapes.shape(of: reach.target), shape.isInRoundedClip else { return .empty }
        var strips: [Rectangle] = []
        let box = reach.hit.boundingBox
        for superview in tree.superviews(of: reach.target).prefix(Self.cornerLimit / 4) {
            let view = tree[superview]
            guard view.clipsToBounds, view.cornerRadius > 0, superview != .root,
                let matrix = shapes.matrices[superview]
            else { continue }
            guard matrix.b == 0, matrix.c == 0 else {
                strips += cornerStrips(of: view, matrix, in: box)
                continue
            }
            let bounds = Rectangle(around: view.bounds.corners.map { matrix.apply(to: $0) })
            let width = min(view.cornerRadius * abs(matrix.a), bounds.width / 2)
            let height = min(view.cornerRadius * abs(matrix.d), bounds.height / 2)
            guard bounds.isFinite, width > 0, height > 0 else { continue }
            let corners = [
                (bounds.minX, bounds.minY, 1.0, 1.0), (bounds.maxX, bounds.minY, -1, 1),
                (bounds.minX, bounds.maxY, 1, -1), (bounds.maxX, bounds.maxY, -1, -1),
            ]
            for (x, y, right, down) in corners {
                let square = Rectangle(from: (x, y), to: (x + right * width, y + down * height))
                if square.intersection(box).orEmpty.isEmpty { continue }
                for step in 0..<Self.stripCount {
                    let (start, end) = (
                        Double(step) / Double(Self.stripCount), Double(step + 1) / Double(Self.stripCount)
                    )
                    // How far the curve is from the side in the middle of the strip.
                    let rest = 1 - (start + end) / 2
                    let breadth = width * (1 - max(0, 1 - rest * rest).squareRoot())
                    strips.append(
                        Rectangle(
                            from: (x, y + down * height * start), to: (x + right * breadth, y + down * height * end)))
                }
            }
        }
        if strips.isEmpty { return .empty }
        let cut = Region(unionOf: strips.map { Region($0) }).intersection(reach.hit)
        let minimum = max(TargetReach.minimumAreaLost, TargetReach.minimumFractionLost * reach.hit.area)
        return cut.area < minimum ? .empty : cut
    }

    /// Returns what is outside the round corners of a view that is rotated or skewed, in horizontal strips.
    private func cornerStrips(of view: View, _ matrix: AffineTransform, in box: Rectangle) -> [Rectangle] {
        let (bounds, middle) = (view.bounds, view.bounds.middle)
        let (width, height) = (min(view.cornerRadius, bounds.width / 2), min(view.cornerRadius, bounds.height / 2))
        guard bounds.isFinite, width > 0, height > 0 else { return [] }
        var strips: [Rectangle] = []
        for corner in bounds.corners {
            let (right, down) = (corner.x < middle.x ? width : -width, corner.y < middle.y ? height : -height)
            // What is outside the bounds, so that no edges of two areas in strips are the same, then the curve.
            let (out, up) = (right < 0 ? 2.0 : -2, down < 0 ? 2.0 : -2)
            var outline = [
                Point(x: corner.x + out, y: corner.y + down), Point(x: corner.x + out, y: corner.y + up),
                Point(x: corner.x + right, y: corner.y + up),
            ]
            for step in 0...Self.stripCount {
                // The tangent of half the angle gives its sine and cosine.
                let tangent = Double(step) / Double(Self.stripCount)
                let square = tangent * tangent
                let (sine, cosine) = (2 * tangent / (1 + square), (1 - square) / (1 + square))
                outline.append(Point(x: corner.x + right * (1 - sine), y: corner.y + down * (1 - cosine)))
            }
            outline = outline.map { matrix.apply(to: $0) }
            let outlineBox = Rectangle(around: outline)
            let part = outlineBox.intersection(box).orEmpty
            guard outlineBox.isFinite, !part.isEmpty else { continue }
            let count = 2 * Self.stripCount
            for step in 0..<count {
                let top = part.minY + part.height * Double(step) / Double(count)
                let bottom = part.minY + part.height * Double(step + 1) / Double(count)
                let crossings = outline.crossings(atY: (top + bottom) / 2)
                for pair in crossings.indices where pair % 2 == 0 && pair + 1 < crossings.count {
                    strips.append(
                        Rectangle(minX: crossings[pair], minY: top, maxX: crossings[pair + 1], maxY: bottom))
                }
            }
        }
        return strips
    }
}

extension [Point] {
    /// Returns where the polygon crosses a horizontal line, from left to right.
    fileprivate func crossings(atY y: Double) -> [Double] {
        var found: [Double] = []
        for index in indices {
            let (one, other) = (self[index], self[(index + 1) % count])
            guard (one.y <= y) != (other.y <= y) else { continue }
            found.append(one.x + (y - one.y) / (other.y - one.y) * (other.x - one.x))
        }
        return found.sorted()
    }
}

extension Rectangle {
    /// Creates the rectangle between two opposite corners.
    fileprivate init(from one: (x: Double, y: Double), to other: (x: Double, y: Double)) {
        self.init(
            minX: min(one.x, other.x), minY: min(one.y, other.y), maxX: max(one.x, other.x), maxY: max(one.y, other.y))
    }
}
