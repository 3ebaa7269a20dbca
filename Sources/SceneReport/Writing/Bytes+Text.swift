extension [UInt8] {
    mutating func append(_ text: String) {
        append(text.utf8Span.span)
    }

    mutating func append(_ literal: StaticString) {
        literal.withUTF8Buffer { append(contentsOf: $0) }
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    mutating func append(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Appends `byte`, repeated `count` times.
    mutating func append(_ byte: UInt8, count: Int) {
        for _ in 0..<count { append(byte) }
    }

    /// Appends `number` without allocating a String.
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
    /// The number of decimal digits.
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
