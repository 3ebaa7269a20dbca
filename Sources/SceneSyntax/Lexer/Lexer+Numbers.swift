extension Lexer {
    /// Where the number that begins at the offset ends: digits, a fraction, an exponent, each but one optional.
    func endOfNumber() -> Int {
        var end = skipDigits(from: offset)
        if byte(at: end) == UInt8(ascii: "."), byte(at: end + 1).isDigit {
            end = skipDigits(from: end + 1)
        }
        if byte(at: end) == UInt8(ascii: "e") || byte(at: end) == UInt8(ascii: "E") {
            let sign = byte(at: end + 1)
            let digits = end + (sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 2 : 1)
            if byte(at: digits).isDigit { end = skipDigits(from: digits) }
        }
        return end
    }

    private func skipDigits(from start: Int) -> Int {
        var end = start
        while byte(at: end).isDigit { end += 1 }
        return end
    }

    private func byte(at index: Int) -> UInt8 {
        index < bytes.count ? bytes[index] : 0
    }
}
