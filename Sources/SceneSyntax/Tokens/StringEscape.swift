import SceneText

/// The escapes in strings.
enum StringEscape {
    /// The longest escape, `\u{0001F600}`, in bytes.
    private static let maximumLength = 12

    /// Returns `bytes`, the inside of a string, with its escapes resolved. Invalid escapes stay as they are.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let kind = rest.first else {
                text.append(byte)
                continue
            }
            switch kind {
            case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "u"):
                let end = rest.prefix(maximumLength).firstIndex(of: UInt8(ascii: "}")) ?? rest.startIndex
                let escape = bytes[(rest.startIndex - 1)...end]
                guard let scalar = scalar(of: escape.span) else {
                    text.append(byte)
                    continue
                }
                text += String(scalar).utf8
                rest = rest[end...]
            default: text.append(kind)
            }
            rest = rest.dropFirst()
        }
        return String(decoding: text, as: UTF8.self)
    }

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
