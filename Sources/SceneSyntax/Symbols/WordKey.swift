/// The key of a word in a ``SymbolTable``: its letters if they are few and ASCII; otherwise a number that rarely
/// collides, and the range of its letters.
struct WordKey: Sendable {
    /// The first eight letters, the first one lowest; or the number, with its highest bit set.
    let low: UInt64
    /// The next seven letters; or the offset and length of all letters in the table.
    let high: UInt64

    /// Creates the key of the word with the letters `low` and `high`.
    @inline(__always)
    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// Creates the key of the word with the number `number`, whose letters are at `letters`.
    init(number: UInt64, letters: Range<Int>) {
        low = number
        high = UInt64(UInt32(clamping: letters.lowerBound)) << 32 | UInt64(UInt32(clamping: letters.count))
    }

    /// Whether the key contains the letters.
    @inline(__always)
    var isExact: Bool { low >> 63 == 0 }

    /// The number of letters.
    var length: Int {
        if !isExact { return Int(UInt32(truncatingIfNeeded: high)) }
        return high == 0 ? Self.length(low) : 8 + Self.length(high)
    }

    private static func length(_ letters: UInt64) -> Int { (64 - letters.leadingZeroBitCount + 7) / 8 }

    /// The letters in the key.
    var exactLetters: [UInt8] {
        (0..<UInt64(length)).map { UInt8(truncatingIfNeeded: ($0 < 8 ? low : high) >> ($0 % 8 * 8)) }
    }

    /// The range of the letters in the table, if they aren't in the key.
    var letters: Range<Int> {
        let start = Int(high >> 32)
        return start..<start + length
    }
}
