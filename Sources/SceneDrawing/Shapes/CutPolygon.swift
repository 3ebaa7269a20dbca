import SceneRegions
import SceneRuntime

/// A convex polygon that may be cut off by others. Knows which of its edges are left of the original ones, so that a
/// cut isn't drawn as an edge.
struct CutPolygon {
    private(set) var points: [Point]
    /// Whether the edge from each point to the next one is an original one.
    private(set) var isOriginal: [Bool]

    init(_ points: [Point]) {
        self.points = points
        isOriginal = points.map { _ in true }
    }

    /// Whether something was cut off.
    var isCut: Bool { isOriginal.contains(false) }

    /// Whether it has no area.
    var isEmpty: Bool { points.count < 3 || abs(points.signedArea) < Tolerance.rounding }

    /// Cuts off what is outside a convex polygon (Sutherland, Hodgman, "Reentrant Polygon Clipping", 1974).
    mutating func cut(to clip: [Point]) {
        let sign: Double = clip.signedArea < 0 ? -1 : 1
        for index in clip.indices {
            if points.isEmpty { return }
            cut(along: clip[index], clip[(index + 1) % clip.count], sign)
        }
        guard isCut else { return }
        // Where an edge is very long, rounding puts the points of its cuts far outside.
        let box = Rectangle(around: clip)
        points = points.map { box.nearest(to: $0) }
    }

    /// Cuts off what is on the outer side of a line.
    private mutating func cut(along start: Point, _ end: Point, _ sign: Double) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return }
        let distances = points.map { sign * (x * ($0.y - start.y) - y * ($0.x - start.x)) / length }
        if distances.allSatisfy({ $0 >= -Self.tolerance }) { return }
        var (newPoints, newOriginal): ([Point], [Bool]) = ([], [])
        for index in points.indices {
            let next = (index + 1) % points.count
            let (here, there) = (distances[index], distances[next])
            if here >= -Self.tolerance {
                newPoints.append(points[index])
                newOriginal.append(isOriginal[index])
            }
            guard (here >= -Self.tolerance) != (there >= -Self.tolerance) else { continue }
            let fraction = here / (here - there)
            newPoints.append(
                Point(
                    x: points[index].x + fraction * (points[next].x - points[index].x),
                    y: points[index].y + fraction * (points[next].y - points[index].y)))
            // On the way out the cut begins, on the way in the rest of this edge.
            newOriginal.append(here >= -Self.tolerance ? false : isOriginal[index])
        }
        (points, isOriginal) = newPoints.count < 3 ? ([], []) : (newPoints, newOriginal)
    }

    /// A point this far outside, in points, counts as inside.
    private static let tolerance = 1e-7
}

extension [Point] {
    /// The area of the polygon, negative if it runs counterclockwise on the screen.
    var signedArea: Double {
        var sum = 0.0
        for index in indices {
            let (one, other) = (self[index], self[(index + 1) % count])
            sum += one.x * other.y - other.x * one.y
        }
        return sum / 2
    }
}
