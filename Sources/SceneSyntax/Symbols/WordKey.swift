/// What a word is known by in a ``SymbolTable``: its letters, where they are few and ASCII; else a number that hardly any two
/// words have in common, and where its letters stand.
struct WordKey: Sendable {
    /// The first eight letters, the first one lowest; or the number, whose highest bit is set.
    let low: UInt64
    /// The next seven letters; or the place and the length of all of them among those of the table.
    let high: UInt64

    /// Creates the key of the word of the letters `low` and `high`.
    @inline(__always)
    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// Creates the key of the word with the number `number`, the letters of which stand in `letters`.
    init(number: UInt64, letters: Range<Int>) {
        low = number
        high = UInt64(UInt32(clamping: letters.lowerBound)) << 32 | UInt64(UInt32(clamping: letters.count))
    }

    /// Whether the letters are in the key.
    @inline(__always)
    var isExact: Bool { low >> 63 == 0 }

    /// How many letters there are.
    var length: Int {
        if !isExact { return Int(UInt32(truncatingIfNeeded: high)) }
        return high == 0 ? Self.length(low) : 8 + Self.length(high)
    }

    private static func length(_ letters: UInt64) -> Int { (64 - letters.leadingZeroBitCount + 7) / 8 }

    /// The letters that are in the key.
    var exactLetters: [UInt8] {
        (0..<UInt64(length)).map { UInt8(truncatingIfNeeded: ($0 < 8 ? low : high) >> ($0 % 8 * 8)) }
    }

    /// Where the letters stand that are not.
    var letters: Range<Int> {
        let start = Int(high >> 32)
        return start..<start + length
    }
}
