/// The spans that lie on a line at the moment, each with a height, so that the highest at any place is found. A span's
/// number is its height.
protocol LineCover {
    /// Puts `span` on the line.
    mutating func insert(_ span: Int32, from start: Int32, to end: Int32)

    /// Takes `span` off the line.
    mutating func remove(_ span: Int32, from start: Int32, to end: Int32)

    /// Puts the highest spans from `start` to, not including, `end` into `stretches`; no two neighbours have the same.
    mutating func tops(from start: Int32, to end: Int32, into stretches: inout [LineStretch])
}

/// A part of a line and the highest span there.
struct LineStretch {
    /// Where it ends; it begins where the one before it ends.
    var end: Int32
    /// The highest span; ``none`` where there is none.
    var top: Int32

    /// No span.
    static let none: Int32 = -1
}
