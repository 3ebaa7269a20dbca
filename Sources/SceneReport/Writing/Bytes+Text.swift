extension [UInt8] {
    /// Appends `text` as it is.
    mutating func append(_ text: String) {
        append(text.utf8Span.span)
    }

    /// Appends `literal`, a piece of text that stands in the code.
    mutating func append(_ literal: StaticString) {
        literal.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Appends a scalar.
    mutating func append(_ scalar: Unicode.Scalar) {
        append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// Appends `bytes`.
    mutating func append(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Appends so many times the same byte.
    mutating func append(_ byte: UInt8, count: Int) {
        for _ in 0..<count { append(byte) }
    }

    /// Appends `number`, without a String for its digits.
    mutating func appendDigits(of number: Int) {
        var digits = InlineArray<20, UInt8>(repeating: 0)
        var first = digits.count
        var rest = number.magnitude
        repeat {
            first -= 1
            digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
        if number < 0 {
            first -= 1
            digits[first] = UInt8(ascii: "-")
        }
        append(digits.span.extracting(first...))
    }
}

extension Int {
    /// How many digits the number has.
    var digitCount: Int {
        var count = 1
        var rest = magnitude
        while rest >= 10 {
            rest /= 10
            count += 1
        }
        return count
    }
}
