import SceneText

/// Finds the ends of tokens.
extension Span<UInt8> {
    /// Returns the byte at `offset`, or 0 past the end. Text contains no 0.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        UInt(bitPattern: offset) < UInt(bitPattern: count) ? self[offset] : 0
    }

    /// Returns the end of the blanks at `offset`.
    @inline(__always)
    func endOfBlanks(from offset: Int) -> Int {
        var end = offset
        while true {
            let length = (~SWARWord(self, at: end).mask(of: UInt8(ascii: " "))).first
            end += length
            if length < 8 { return end }
        }
    }

    /// Returns the end of the number that starts at `start` with the digits in `ahead`.
    @inline(__always)
    func endOfNumber(at start: Int, _ ahead: SWARWord) -> Int {
        let length = (~ahead.mask(from: UInt8(ascii: "0"), to: UInt8(ascii: "9"))).first
        let isWhole = length < 8 && !ahead.byte(length).mayContinueNumber
        return isWhole ? start + length : endOfNumber(at: start)
    }

    /// Returns the end of the number at `start`: digits, a fraction and an exponent, or only some of these.
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

    /// Returns the end of letters, digits and `_`.
    func endOfIdentifier(at start: Int) -> Int {
        var end = start
        while byte(at: end).isIdentifierByte { end += 1 }
        return end
    }

    /// Returns the end of bytes that form no token: non-ASCII bytes and bytes that could continue a word.
    func endOfUnknown(at start: Int) -> Int {
        var end = start
        while byte(at: end).isIdentifierByte || byte(at: end) >= 0x80 { end += 1 }
        return end
    }

    /// Whether the `x` at `offset` joins two lengths: directly after a digit or `)`, and directly before a length.
    func isTimesSign(at offset: Int) -> Bool {
        guard offset > 0, self[offset - 1].isDigit || self[offset - 1] == UInt8(ascii: ")") else { return false }
        let after = byte(at: offset &+ 1)
        return after.isDigit || after == UInt8(ascii: ".") || after == UInt8(ascii: "-") || after == UInt8(ascii: "(")
    }
}

extension UInt8 {
    /// Whether a number may continue with this byte after its digits.
    @inline(__always)
    fileprivate var mayContinueNumber: Bool { self == UInt8(ascii: ".") || self | 0x20 == UInt8(ascii: "e") }
}

extension SWARWord {
    /// Returns the byte at `distance`, which must be less than eight.
    @inline(__always)
    func byte(_ distance: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: bits >> UInt64(truncatingIfNeeded: 8 &* distance))
    }

    /// The first byte, or 0 past the end. Text contains no 0.
    @inline(__always)
    var firstByte: UInt8 { byte(0) }

    /// The byte after it.
    @inline(__always)
    var secondByte: UInt8 { byte(1) }
}
