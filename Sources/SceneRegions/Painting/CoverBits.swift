/// The spans on a line, for at most 64 of them: one bit per span in each cell it covers.
///
/// Most scenes are small, and for them this is far cheaper than a tree.
struct CoverBits: LineCover {
    /// The spans over each cell.
    private var spans: [UInt64]

    /// The maximum number of spans.
    static let maximumSpans = 64

    /// Creates an empty line of `length` cells.
    init(length: Int) {
        spans = [UInt64](repeating: 0, count: length)
    }

    mutating func insert(_ span: Int32, from start: Int32, to end: Int32) {
        for index in Int(start)..<Int(end) { spans[index] |= 1 << UInt64(span) }
    }

    mutating func remove(_ span: Int32, from start: Int32, to end: Int32) {
        for index in Int(start)..<Int(end) { spans[index] &= ~(1 << UInt64(span)) }
    }

    mutating func tops(from start: Int32, to end: Int32, into stretches: inout [LineStretch]) {
        stretches.removeAll(keepingCapacity: true)
        for index in start..<end {
            // The index of the highest bit, or -1, which means none.
            let top = Int32(63 - spans[Int(index)].leadingZeroBitCount)
            if let last = stretches.indices.last, stretches[last].top == top {
                stretches[last].end = index + 1
            } else {
                stretches.append(LineStretch(end: index + 1, top: top))
            }
        }
    }
}
