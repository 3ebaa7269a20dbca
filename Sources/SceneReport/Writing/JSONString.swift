import SceneText

extension [UInt8] {
    /// Appends `string` in quotes, escaped as RFC 8259 requires.
    ///
    /// A Swift string has no lone surrogates or invalid UTF-8, so nothing else needs an escape.
    mutating func appendJSONString(_ string: String) {
        append(UInt8(ascii: "\""))
        append(string, suspecting: { $0.maskOfJSONEscapes }, replacement: { scalar, _ in scalar.jsonEscape })
        append(UInt8(ascii: "\""))
    }
}

extension SWARWord {
    /// The positions of bytes that need an escape in a JSON string: control characters, quotes and backslashes.
    var maskOfJSONEscapes: ByteMask {
        mask(from: 0, to: 0x1F) | mask(of: UInt8(ascii: "\"")) | mask(of: UInt8(ascii: "\\"))
    }
}

extension Unicode.Scalar {
    /// The escape for this scalar, or `nil` if it needs none.
    var jsonEscape: String? {
        switch self {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "\u{8}": return "\\b"
        case "\u{C}": return "\\f"
        case "\u{0}"..<"\u{20}":
            let digits = String(value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return nil
        }
    }
}
