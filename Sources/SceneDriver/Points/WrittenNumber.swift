extension Double {
    /// The largest absolute value of a coordinate.
    private static let furthest = 1e9
    /// The powers of ten that are exact Doubles.
    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20,
        1e21, 1e22,
    ]

    /// Parses a number in the syntax of the language, `12`, `-0.5`, `.5`, `1e3`, and removes it from the front of
    /// `text`. Fails if there is none or it exceeds the range of coordinates.
    ///
    /// If the digits and the power of ten are small enough to be exact, one operation gives the nearest Double
    /// (Clinger, "How to read floating point numbers accurately", 1990). The standard library parses the others.
    init?(written text: inout ArraySlice<UInt8>) {
        let start = text
        let isNegative = text.first == UInt8(ascii: "-")
        if isNegative { text.removeFirst() }
        var digits = Digits()
        let whole = digits.take(from: &text)
        var fraction = 0
        if text.first == UInt8(ascii: ".") {
            text.removeFirst()
            fraction = digits.take(from: &text)
            if fraction == 0 { return nil }
        } else if whole == 0 {
            return nil
        }
        var exponent = 0
        if text.first == UInt8(ascii: "e") || text.first == UInt8(ascii: "E") {
            text.removeFirst()
            let isSmall = text.first == UInt8(ascii: "-")
            if isSmall || text.first == UInt8(ascii: "+") { text.removeFirst() }
            var power = Digits()
            if power.take(from: &text) == 0 { return nil }
            // Any larger exponent makes a number that can be parsed here 0 or infinite.
            exponent = Int(min(power.value, 99_999)) * (isSmall ? -1 : 1)
        }
        let scale = exponent - fraction
        let number: Double
        if digits.isExact, abs(scale) <= 22 {
            let value = Double(digits.value)
            let magnitude = scale < 0 ? value / Self.powersOfTen[-scale] : value * Self.powersOfTen[scale]
            number = isNegative ? -magnitude : magnitude
        } else {
            let written = String(decoding: start[start.startIndex..<text.startIndex], as: UTF8.self)
            guard let read = Double(written) else { return nil }
            number = read
        }
        guard abs(number) <= Self.furthest else { return nil }
        self = number
    }
}

/// Decimal digits as an integer, as long as it is exact.
private struct Digits {
    /// The integer.
    private(set) var value: UInt64 = 0
    /// Whether ``value`` is complete and exact as a Double.
    private(set) var isExact = true

    /// Removes digits from the front of `text` and returns their number.
    mutating func take(from text: inout ArraySlice<UInt8>) -> Int {
        var place = text.startIndex
        while place < text.endIndex, case let digit = text[place] &- UInt8(ascii: "0"), digit < 10 {
            if value > (1 << 53) / 10 - 1 { isExact = false } else { value = value * 10 + UInt64(digit) }
            place += 1
        }
        let count = place - text.startIndex
        text = text[place...]
        return count
    }
}
