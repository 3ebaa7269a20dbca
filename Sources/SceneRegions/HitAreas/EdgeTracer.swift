import SceneRuntime

/// Follows one side of a convex area from height to height.
///
/// Where the side should be is known but for rounding, so the edge is looked for there, and by halving between a point
/// inside and one outside only from there.
struct EdgeTracer {
    /// The edge is found to within this, in points.
    private static let tolerance = 1e-9
    /// How far from where the edge should be it is looked for first.
    private static let firstStep = tolerance / 2

    /// An x that lies outside of the area at every height.
    private let outside: Double
    /// 1 where that lies to the right, -1 where it lies to the left.
    private let outwards: Double
    /// The last edge.
    private var last: Double?

    /// Follows the side of an area around `middle` that lies towards `outside`.
    init(from middle: Double, towards outside: Double) {
        self.outside = outside
        outwards = outside < middle ? -1 : 1
    }

    /// The x at height `y` at which the area begins on the way from outside to `inside`, a point of it; it should be `guess`.
    mutating func edge(
        atY y: Double, from inside: Double, near guess: Double, _ contains: (Point) -> Bool
    ) -> Double {
        var bracket = (inside: inside, outside: outside)
        // Upright sides stay where they are.
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

    /// Tries ever larger steps from `guess` until the edge lies between two of them.
    private func narrow(
        _ bracket: inout (inside: Double, outside: Double), around guess: Double, atY y: Double,
        _ contains: (Point) -> Bool
    ) {
        narrow(&bracket, at: guess, y, contains)
        // From a point inside it is looked for further outside, and the other way round.
        let wasInside = bracket.inside == guess
        var step = Self.firstStep * (wasInside ? outwards : -outwards)
        while abs(bracket.outside - bracket.inside) > Self.tolerance, isBetween(guess + step, bracket) {
            narrow(&bracket, at: guess + step, y, contains)
            if (bracket.inside == guess + step) != wasInside { return }
            step *= 16
        }
    }

    /// Moves one end of the bracket to `x`, if that lies between them.
    private func narrow(
        _ bracket: inout (inside: Double, outside: Double), at x: Double, _ y: Double, _ contains: (Point) -> Bool
    ) {
        guard isBetween(x, bracket) else { return }
        if contains(Point(x: x, y: y)) { bracket.inside = x } else { bracket.outside = x }
    }

    /// Whether `x` lies between the ends of the bracket.
    private func isBetween(_ x: Double, _ bracket: (inside: Double, outside: Double)) -> Bool {
        min(bracket.inside, bracket.outside) < x && x < max(bracket.inside, bracket.outside)
    }
}
