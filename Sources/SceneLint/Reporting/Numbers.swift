import SceneRuntime
import SceneSemantics
import SceneText

/// Returns the number in scene syntax.
func written(_ number: Double) -> String {
    // Adding 0 turns -0 into 0.
    numberText(number + 0)
}

extension Double {
    /// The number rounded up to a thousandth, as lengths are written that must be long enough. What the last bits of a
    /// sum add doesn't count.
    var roundedUpToThousandth: Double { (self * 1000 - 1e-6).rounded(.up) / 1000 }

    /// The number rounded down to a thousandth, as lengths are written that must be short enough.
    var roundedDownToThousandth: Double { (self * 1000 + 1e-6).rounded(.down) / 1000 }
}

extension Point {
    /// The point as it is displayed.
    var roundedToHundredths: Point { Point(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100) }
}

/// Returns the point in scene syntax, rounded to hundredths for display.
func written(_ point: Point) -> String {
    "\(hundredthText(point.x)),\(hundredthText(point.y))"
}

/// Returns the slop in scene syntax.
func written(_ slop: Edges) -> String {
    if slop == Edges(all: slop.top) { return "hitSlop \(written(slop.top))" }
    return "hitSlop " + [slop.top, slop.left, slop.bottom, slop.right].map { written($0) }.joined(separator: ",")
}
