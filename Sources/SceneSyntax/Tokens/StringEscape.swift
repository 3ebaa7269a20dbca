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

    /// Returns the text of a piece of a string, given without its quotes and parentheses.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var position = bytes.startIndex
        while position < bytes.endIndex {
            guard bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.endIndex else {
                result.append(bytes[position])
                position += 1
                continue
            }
            switch bytes[position + 1] {
            case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "u"):
                let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? bytes.endIndex
                if let scalar = scalar(of: bytes[position..<end].span) {
                    result.append(contentsOf: String(scalar).utf8)
                }
                position = end
                continue
            case let escaped: result.append(escaped)
            }
            position += 2
        }
        return String(decoding: result, as: UTF8.self)
    }
}
