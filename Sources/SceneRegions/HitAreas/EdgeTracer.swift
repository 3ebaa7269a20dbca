import SceneRuntime

/// Follows one side of a convex area from height to height.
///
/// The expected position is known except for rounding, so the search starts there and bisects only between a point
/// inside and one outside.
struct EdgeTracer {
    /// The accuracy of the edge, in points.
    static let tolerance = 1e-9
    /// The first distance from the expected position that the search tries.
    private static let firstStep = tolerance / 2

    /// An x outside the area at every height.
    private let outside: Double
    /// 1 if `outside` is to the right, -1 if it is to the left.
    private let outwards: Double
    /// The last edge found.
    private var last: Double?

    /// Creates a tracer for the side of an area around `middle` that faces `outside`.
    init(from middle: Double, towards outside: Double) {
        self.outside = outside
        outwards = outside < middle ? -1 : 1
    }

    /// Returns the x at height `y` at which the area begins, between outside and `inside`, a point of the area. `guess`
    /// is the expected result.
    mutating func edge(
        atY y: Double, from inside: Double, near guess: Double, _ contains: (Point) -> Bool
    ) -> Double {
        var bracket = (inside: inside, outside: outside)
        // Upright sides keep the last edge.
        let start = last.flatMap { abs($0 - guess) < Self.tolerance ? $0 : nil } ?? guess
        narrow(&bracket, around: start, atY: y, contains)
        while abs(bracket.outside - bracket.inside) > Self.tolerance {
            let middle = bracket.outside + (bracket.inside - bracket.outside) / 2
            if middle == bracket.outside || middle == bracket.inside { break }
            narrow(&bracket, at: middle, y, contains)
        }
        last = bracket.inside
        return bracket.inside
    }

    /// Tries ever larger steps from `guess` until the edge is between two of them.
    private func narrow(
        _ bracket: inout (inside: Double, outside: Double), around guess: Double, atY y: Double,
        _ contains: (Point) -> Bool
    ) {
        narrow(&bracket, at: guess, y, contains)
        // From a point inside, the search moves outwards, and the other way round.
        let wasInside = bracket.inside == guess
        var step = Self.firstStep * (wasInside ? outwards : -outwards)
        while abs(bracket.outside - bracket.inside) > Self.tolerance, isBetween(guess + step, bracket) {
            narrow(&bracket, at: guess + step, y, contains)
            if (bracket.inside == guess + step) != wasInside { return }
            step *= 16
        }
    }

    /// Moves one end of the bracket to `x`, if `x` is inside the bracket.
    private func narrow(
        _ bracket: inout (inside: Double, outside: Double), at x: Double, _ y: Double, _ contains: (Point) -> Bool
    ) {
        guard isBetween(x, bracket) else { return }
        if contains(Point(x: x, y: y)) { bracket.inside = x } else { bracket.outside = x }
    }

    private func isBetween(_ x: Double, _ bracket: (inside: Double, outside: Double)) -> Bool {
        min(bracket.inside, bracket.outside) < x && x < max(bracket.inside, bracket.outside)
    }
}
