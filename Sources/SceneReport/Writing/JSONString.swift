import SceneText

extension [UInt8] {
    /// Appends `string` in quotes, escaped as RFC 8259 requires. What would control a terminal, reorder the text after
    /// it or end a line of JavaScript is escaped, too.
    ///
    /// A Swift string has no lone surrogates or invalid UTF-8, so nothing else needs an escape.
    mutating func appendJSONString(_ string: String) {
        append(UInt8(ascii: "\""))
        append(string, suspecting: { $0.maskOfPossibleJSONEscapes }, replacement: { scalar, _ in scalar.jsonEscape })
        append(UInt8(ascii: "\""))
    }
}

extension SWARWord {
    /// The positions of bytes that end the plain text of a JSON string, or that it must not contain: quotes,
    /// backslashes and control characters.
    var maskOfJSONEscapes: ByteMask {
        mask(from: 0, to: 0x1F) | mask(of: UInt8(ascii: "\"")) | mask(of: UInt8(ascii: "\\"))
    }

    /// The positions of bytes with which a scalar begins that may have a ``Unicode/Scalar/jsonEscape``.
    var maskOfPossibleJSONEscapes: ByteMask {
        maskBeyondPrintableASCII | mask(of: UInt8(ascii: "\"")) | mask(of: UInt8(ascii: "\\"))
    }
}

extension Unicode.Scalar {
    /// The escape for this scalar, or `nil` if it is written as itself. Text for people replaces the same scalars.
    var jsonEscape: String? {
        switch self {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "\u{8}": return "\\b"
        case "\u{C}": return "\\f"
        default: return safeReplacement == nil ? nil : String(self).utf16.map { $0.jsonEscape }.joined()
        }
    }
}

extension UTF16.CodeUnit {
    fileprivate var jsonEscape: String {
        let digits = String(self, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
