/// The escapes that a string may hold.
enum StringEscape {
    /// The scalar that `\u{…}`, one to eight hexadecimal digits, stands for; `nil` where it stands for none.
    static func scalar(of escape: Span<UInt8>) -> Unicode.Scalar? {
        // `\u{` and `}` stand around the digits.
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

    /// The text that the bytes of a piece of a string, without its quotes and parentheses, stand for.
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
