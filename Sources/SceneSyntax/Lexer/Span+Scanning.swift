import SceneText

/// Where tokens end.
extension Span<UInt8> {
    /// The byte at `offset`; 0, which no text holds, behind the end.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        UInt(bitPattern: offset) < UInt(bitPattern: count) ? self[offset] : 0
    }

    /// Where the blanks at `offset` end.
    @inline(__always)
    func endOfBlanks(from offset: Int) -> Int {
        var end = offset
        while true {
            let length = (~SWARWord(self, at: end).places(of: UInt8(ascii: " "))).first
            end += length
            if length < 8 { return end }
        }
    }

    /// Where the number ends that begins at `start` with the digits of `ahead`.
    @inline(__always)
    func endOfNumber(at start: Int, _ ahead: SWARWord) -> Int {
        let length = (~ahead.places(from: UInt8(ascii: "0"), to: UInt8(ascii: "9"))).first
        let isWhole = length < 8 && !ahead.byte(length).mayContinueNumber
        return isWhole ? start + length : endOfNumber(at: start)
    }

    /// Where the number ends that begins at `start`: digits, a fraction, an exponent, each but one optional.
    func endOfNumber(at start: Int) -> Int {
        var end = endOfDigits(at: start)
        if byte(at: end) == UInt8(ascii: "."), byte(at: end + 1).isDigit {
            end = endOfDigits(at: end + 1)
        }
        if byte(at: end) == UInt8(ascii: "e") || byte(at: end) == UInt8(ascii: "E") {
            let sign = byte(at: end + 1)
            let digits = end + (sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 2 : 1)
            if byte(at: digits).isDigit { end = endOfDigits(at: digits) }
        }
        return end
    }

    private func endOfDigits(at start: Int) -> Int {
        var end = start
        while byte(at: end).isDigit { end += 1 }
        return end
    }

    /// Where letters, digits and `_` end.
    func endOfIdentifier(at start: Int) -> Int {
        var end = start
        while byte(at: end).isIdentifierByte { end += 1 }
        return end
    }

    /// Where what is no token ends: bytes beyond ASCII and what could go on with a word.
    func endOfUnknown(at start: Int) -> Int {
        var end = start
        while byte(at: end).isIdentifierByte || byte(at: end) >= 0x80 { end += 1 }
        return end
    }

    /// Whether the `x` at `offset` joins two lengths: directly behind a digit or `)`, directly before a length.
    func isTimesSign(at offset: Int) -> Bool {
        guard offset > 0, self[offset - 1].isDigit || self[offset - 1] == UInt8(ascii: ")") else { return false }
        let after = byte(at: offset &+ 1)
        return after.isDigit || after == UInt8(ascii: ".") || after == UInt8(ascii: "-") || after == UInt8(ascii: "(")
    }
}

extension UInt8 {
    /// Whether a number may go on with this behind its digits.
    @inline(__always)
    fileprivate var mayContinueNumber: Bool { self == UInt8(ascii: ".") || self | 0x20 == UInt8(ascii: "e") }
}

extension SWARWord {
    /// The byte behind `distance` others, which are less than eight.
    @inline(__always)
    func byte(_ distance: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: bits >> UInt64(truncatingIfNeeded: 8 &* distance))
    }

    /// The byte at the offset; 0, which no text holds, behind the end.
    @inline(__always)
    var firstByte: UInt8 { byte(0) }

    /// The byte behind it.
    @inline(__always)
    var secondByte: UInt8 { byte(1) }
}
