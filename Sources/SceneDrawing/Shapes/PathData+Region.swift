import SceneRegions
import SceneRuntime

extension PathData {
    /// Adds the outline of a region: the edges that its rectangles don't share.
    ///
    /// - Parameter isExact: Whether the rectangles are the region. If not, they are strips of rotated and curved areas,
    ///   and their outline is drawn through the middles of their sides, where strips are accurate.
    /// - Parameter minimumBreadth: The breadth in points below which a part of such strips isn't drawn: it may only
    ///   come from the difference between the strips of two areas.
    mutating func region(_ region: Region, isExact: Bool = true, minimumBreadth: Double = 0) {
        if region.isRectangle {
            if !region.isEmpty { rectangle(region.boundingBox) }
            return
        }
        for loop in RegionOutline(region).loops() {
            let outline = isExact ? loop : loop.smoothed
            if isExact || outline.breadth >= minimumBreadth { polygon(outline) }
        }
    }
}

/// Finds the outline of a region as closed polygons.
private struct RegionOutline {
    /// The upright edges, by the point at which they begin, with the point at which they end.
    private var uprightEdges: [Point: [Point]] = [:]
    /// The level edges, likewise.
    private var levelEdges: [Point: [Point]] = [:]
    /// The points at which upright edges begin, in order.
    private var starts: [Point] = []

    /// A part of the side of a rectangle.
    private struct Side {
        /// The coordinate of the line that it is on.
        let line: Double
        let from: Double
        let to: Double
        /// 1 or -1, by which side of the line is inside.
        let direction: Int
    }

    init(_ region: Region) {
        var (upright, level): ([Side], [Side]) = ([], [])
        for rectangle in region.rectangles {
            // Rounded first, so that neighbors share their edges.
            let (minX, maxX) = (rectangle.minX.inThousandths / 1000, rectangle.maxX.inThousandths / 1000)
            let (minY, maxY) = (rectangle.minY.inThousandths / 1000, rectangle.maxY.inThousandths / 1000)
            guard minX < maxX, minY < maxY else { continue }
            level.append(Side(line: minY, from: minX, to: maxX, direction: 1))
            level.append(Side(line: maxY, from: minX, to: maxX, direction: -1))
            upright.append(Side(line: maxX, from: minY, to: maxY, direction: 1))
            upright.append(Side(line: minX, from: minY, to: maxY, direction: -1))
        }
        Self.forEachEdge(of: upright) { line, start, end in
            let first = Point(x: line, y: start)
            uprightEdges[first, default: []].append(Point(x: line, y: end))
            starts.append(first)
        }
        Self.forEachEdge(of: level) { line, start, end in
            levelEdges[Point(x: start, y: line), default: []].append(Point(x: end, y: line))
        }
    }

    /// Calls `body` for each stretch of a line that has the region on one side only, in its direction.
    private static func forEachEdge(of sides: [Side], _ body: (_ line: Double, _ start: Double, _ end: Double) -> Void)
    {
        var changes: [(line: Double, place: Double, change: Int)] = []
        for side in sides {
            changes.append((side.line, side.from, side.direction))
            changes.append((side.line, side.to, -side.direction))
        }
        changes.sort { $0.line != $1.line ? $0.line < $1.line : $0.place < $1.place }
        var (cover, start) = (0, 0.0)
        var index = 0
        while index < changes.count {
            let (line, place) = (changes[index].line, changes[index].place)
            let before = cover
            while index < changes.count, changes[index].line == line, changes[index].place == place {
                cover += changes[index].change
                index += 1
            }
            if cover == before { continue }
            if before > 0 { body(line, start, place) } else if before < 0 { body(line, place, start) }
            start = place
        }
    }

    /// Returns the polygons. Takes all edges.
    consuming func loops() -> [[Point]] {
        var loops: [[Point]] = []
        for first in starts {
            var loop: [Point] = []
            var point = first
            while let corner = uprightEdges[point]?.popLast() {
                loop.append(point)
                loop.append(corner)
                guard let next = levelEdges[corner]?.popLast() else { break }
                point = next
            }
            if loop.count > 3 { loops.append(loop) }
        }
        return loops
    }
}

extension [Point] {
    /// Twice the area of the closed polygon divided by its perimeter: how broad it is if it is long.
    fileprivate var breadth: Double {
        var (area, perimeter) = (0.0, 0.0)
        for (start, end) in zip(self, dropFirst() + prefix(1)) {
            area += (start.x * end.y - end.x * start.y) / 2
            perimeter += start.squaredDistance(to: end).squareRoot()
        }
        return perimeter > 0 ? 2 * abs(area) / perimeter : 0
    }

    /// How far the outline of strips may be off, in points.
    private static let tolerance = 0.1
    /// The thickness of the strips of a round view that fills a large screen, in points. Longer sides belong to views.
    private static let thickestStrip = 4.0

    /// The closed polygon, whose sides are upright and level in turns, with straight slanted edges for the sides of
    /// strips.
    fileprivate var smoothed: [Point] {
        let lengths = stride(from: 0, to: count - 1, by: 2).map { abs(self[$0 + 1].y - self[$0].y) }
        // Most sides belong to strips, and strips have one thickness.
        guard count > 8, let usual = lengths.sorted().dropFirst(lengths.count / 2).first,
            usual <= Self.thickestStrip
        else { return self }
        let strip = 1.5 * usual
        let point = { (index: Int) in self[(index + self.count) % self.count] }
        var result: [Point] = []
        for index in stride(from: 0, to: count - 1, by: 2) {
            let (start, end) = (self[index], self[index + 1])
            if abs(end.y - start.y) > strip {
                result += [start, end]
                continue
            }
            // A long level side at the top or at the bottom is an edge, too.
            let isDown = end.y > start.y
            let (before, after) = (point(index - 1), point(index + 2))
            if (before.y > point(index - 2).y) != isDown, abs(start.x - before.x) > 3 * strip { result.append(start) }
            result.append(Point(x: start.x, y: (start.y + end.y) / 2))
            if (point(index + 3).y > after.y) != isDown, abs(after.x - end.x) > 3 * strip { result.append(end) }
        }
        return result.simplified(Self.tolerance).withoutTeeth(strip).sharpened(strip)
    }

    /// The closed polygon with straight edges where it is a saw: there, the strips of two areas with a common edge are
    /// cut at other places.
    private func withoutTeeth(_ strip: Double) -> [Point] {
        guard count > 8 else { return self }
        let turns = indices.map { index in
            let (before, at, after) = (self[(index + count - 1) % count], self[index], self[(index + 1) % count])
            return (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x)
        }
        // A tooth turns to one side between turns to the other. A curve turns to one side only.
        let isTooth = indices.map { index in
            let (before, after) = (turns[(index + count - 1) % count], turns[(index + 1) % count])
            let (one, other) = (self[(index + count - 1) % count], self[(index + 1) % count])
            return before * turns[index] < 0 && after * turns[index] < 0
                && self[index].distance(fromLine: one, other) < strip
                && one.squaredDistance(to: other) < 64 * strip * strip
        }
        var result: [Point] = []
        for index in indices {
            let next = (index + 1) % count
            if !isTooth[index] { result.append(self[index]) }
            // The middle of each side of a tooth is where the edge is.
            if isTooth[index] || isTooth[next] {
                result.append(
                    Point(x: (self[index].x + self[next].x) / 2, y: (self[index].y + self[next].y) / 2))
            }
        }
        return result.count == count ? result : result.simplified(strip / 3)
    }

    /// The closed polygon with the corners that the first and last strips of an area cut off.
    private func sharpened(_ strip: Double) -> [Point] {
        guard count > 4 else { return self }
        var result: [Point] = []
        var isDone = false
        for index in indices {
            if isDone {
                isDone = false
                continue
            }
            let (before, first) = (self[(index + count - 1) % count], self[index])
            let (second, after) = (self[(index + 1) % count], self[(index + 2) % count])
            let cut = first.squaredDistance(to: second).squareRoot()
            let sides = [before.squaredDistance(to: first), second.squaredDistance(to: after)].map { $0.squareRoot() }
            let isLast = index + 1 == count
            if !isLast || result.first == second, cut < 4 * strip, sides.allSatisfy({ $0 > 3 * cut }),
                let corner = Point.crossing(before, first, after, second),
                corner.squaredDistance(to: first).squareRoot() < cut + strip
            {
                if isLast { result.removeFirst() }
                result.append(corner)
                isDone = true
            } else {
                result.append(first)
            }
        }
        return result
    }

    /// Returns the closed polygon without points that are closer than `tolerance` to it without them (Douglas, Peucker,
    /// "Algorithms for the Reduction of the Number of Points Required to Represent a Digitized Line", 1973).
    fileprivate func simplified(_ tolerance: Double) -> [Point] {
        guard count > 8, let first else { return self }
        let closed = self + [first]
        var isKept = closed.map { _ in false }
        // The point farthest from the first one divides the polygon into two lines.
        let middle = indices.max { closed[$0].squaredDistance(to: first) < closed[$1].squaredDistance(to: first) } ?? 0
        (isKept[0], isKept[middle]) = (true, true)
        var waiting = [(0, middle), (middle, closed.count - 1)]
        while let (start, end) = waiting.popLast() {
            guard end - start > 1 else { continue }
            var (farthest, distance) = (start, 0.0)
            for index in start + 1..<end {
                let found = closed[index].distance(fromLine: closed[start], closed[end])
                if found > distance { (farthest, distance) = (index, found) }
            }
            guard distance > tolerance else { continue }
            isKept[farthest] = true
            waiting.append((start, farthest))
            waiting.append((farthest, end))
        }
        let rest = indices.filter { isKept[$0] }.map { self[$0] }
        return rest.count < 3 ? self : rest
    }
}

extension Point {
    /// Returns where the lines through two pairs of points cross, or `nil` if they are parallel.
    fileprivate static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
        let (first, second) = (b - a, d - c)
        let determinant = first.x * second.y - first.y * second.x
        guard abs(determinant) > Tolerance.nothing else { return nil }
        let fraction = ((c.x - a.x) * second.y - (c.y - a.y) * second.x) / determinant
        return Point(x: a.x + fraction * first.x, y: a.y + fraction * first.y)
    }

    func squaredDistance(to other: Point) -> Double { (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y) }

    fileprivate func distance(fromLine start: Point, _ end: Point) -> Double {
        let length = start.squaredDistance(to: end).squareRoot()
        if length == 0 { return squaredDistance(to: start).squareRoot() }
        return abs((end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)) / length
    }
}
