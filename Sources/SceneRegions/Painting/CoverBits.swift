/// The spans on a line, for no more than 64 of them: a bit for each at every place where it lies.
///
/// Most scenes are small, and for them this takes far less than a tree.
struct CoverBits: LineCover {
    /// Which spans lie at each place.
    private var spans: [UInt64]

    /// How many spans there may be.
    static let mostSpans = 64

    /// An empty line of `length` places.
    init(length: Int) {
        spans = [UInt64](repeating: 0, count: length)
    }

    mutating func insert(_ span: Int32, from start: Int32, to end: Int32) {
        for place in Int(start)..<Int(end) { spans[place] |= 1 << UInt64(span) }
    }

    mutating func remove(_ span: Int32, from start: Int32, to end: Int32) {
        for place in Int(start)..<Int(end) { spans[place] &= ~(1 << UInt64(span)) }
    }

    mutating func tops(from start: Int32, to end: Int32, into stretches: inout [LineStretch]) {
        stretches.removeAll(keepingCapacity: true)
        for place in start..<end {
            // One less than the number of bits where there is one, and -1, which is none, where there is not.
            let top = Int32(63 - spans[Int(place)].leadingZeroBitCount)
            if let last = stretches.indices.last, stretches[last].top == top {
                stretches[last].end = place + 1
            } else {
                stretches.append(LineStretch(end: place + 1, top: top))
            }
        }
    }
}
