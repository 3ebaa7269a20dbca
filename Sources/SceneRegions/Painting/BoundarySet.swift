/// A set of small numbers that finds the nearest one below quickly: one bit per number, and one per 64 numbers.
struct BoundarySet {
    private var words: [UInt64]
    private var summary: [UInt64]

    /// Creates an empty set for numbers below `limit`.
    init(limit: Int) {
        words = [UInt64](repeating: 0, count: (limit >> 6) + 1)
        summary = [UInt64](repeating: 0, count: (limit >> 12) + 1)
    }

    mutating func insert(_ number: Int) {
        words[number >> 6] |= 1 << UInt64(number & 63)
        summary[number >> 12] |= 1 << UInt64((number >> 6) & 63)
    }

    mutating func remove(_ number: Int) {
        words[number >> 6] &= ~(1 << UInt64(number & 63))
        if words[number >> 6] == 0 { summary[number >> 12] &= ~(1 << UInt64((number >> 6) & 63)) }
    }

    /// Returns the largest member that isn't above `number`, or 0 if there is none.
    func last(upTo number: Int) -> Int {
        let word = number >> 6
        let here = words[word] & (~0 >> UInt64(63 - number & 63))
        if here != 0 { return word << 6 + (63 - here.leadingZeroBitCount) }
        var group = word >> 6
        var others = summary[group] & ((1 << UInt64(word & 63)) - 1)
        while others == 0 {
            if group == 0 { return 0 }
            group -= 1
            others = summary[group]
        }
        let found = group << 6 + (63 - others.leadingZeroBitCount)
        return found << 6 + (63 - words[found].leadingZeroBitCount)
    }
}
