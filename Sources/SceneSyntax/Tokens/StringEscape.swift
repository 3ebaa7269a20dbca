/// The escapes in strings.
enum StringEscape {
    /// Returns the scalar of `\u{…}` with one to eight hexadecimal digits, or `nil` if it isn't a scalar.
    static func scalar(of escape: Span<UInt8>) -> Unicode.Scalar? {
        // `\u{` and `}` enclose the digits.
        guard (5...12).contains(escape.count), escape[2] == UInt8(ascii: "{"),
            escape[escape.count - 1] == UInt8(ascii: "}")
        else { return nil }
        var value: UInt32 = 0
        for index in 3..<escape.count - 1 {
            guard let digit = escape[index].hexadecimalValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return Unicode.Scalar(value)
    }
}
