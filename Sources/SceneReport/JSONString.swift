extension String {
    /// Appends `string` in quotes, escaped as RFC 8259 demands.
    ///
    /// A Swift string holds no lone surrogate and no invalid UTF-8, so that nothing else needs an escape.
    mutating func appendJSONString(_ string: String) {
        append("\"")
        if string.utf8.contains(where: \.needsJSONEscape) {
            for scalar in string.unicodeScalars { appendJSONEscaped(scalar) }
        } else {
            append(string)
        }
        append("\"")
    }

    /// Appends one scalar of a string, escaped where it must be.
    private mutating func appendJSONEscaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case "\r": append("\\r")
        case "\t": append("\\t")
        case "\u{8}": append("\\b")
        case "\u{C}": append("\\f")
        case "\u{0}"..<"\u{20}":
            let digits = String(scalar.value, radix: 16)
            append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        default: unicodeScalars.append(scalar)
        }
    }
}

extension UInt8 {
    /// Whether a JSON string cannot hold this byte as it is.
    fileprivate var needsJSONEscape: Bool {
        self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
    }
}
