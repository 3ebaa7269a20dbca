/// The spans currently on a line, and the highest one at each point. A span's number is its height.
protocol LineCover {
    /// Adds `span` to the line.
    mutating func insert(_ span: Int32, from start: Int32, to end: Int32)

    /// Removes `span` from the line.
    mutating func remove(_ span: Int32, from start: Int32, to end: Int32)

    /// Appends the highest spans from `start` up to, not including, `end` to `stretches`. Neighbors always differ.
    mutating func tops(from start: Int32, to end: Int32, into stretches: inout [LineStretch])
}

/// A part of a line and the highest span there.
struct LineStretch {
    /// The end. The stretch begins at the end of the previous one.
    var end: Int32
    /// The highest span, or ``none``.
    var top: Int32

    static let none: Int32 = -1
}
