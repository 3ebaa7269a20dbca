import SceneText

/// Returns `text` with visible replacements for control sequences and invisible characters.
///
/// Messages and paths quote text from files, and a file must not be able to move the reader's cursor.
public func shownSafely(_ text: String, keepingTabs: Bool = false) -> String {
    if text.utf8Span.span.isPrintableASCII { return text }
    var safe: [UInt8] = []
    safe.appendSafely(text, keepingTabs: keepingTabs)
    return String(decoding: safe, as: UTF8.self)
}

extension [UInt8] {
    /// Appends `text` as ``shownSafely(_:keepingTabs:)`` returns it.
    ///
    /// - Parameter indent: The number of blanks before each further line; `nil` joins all lines. A line ends at a line
    ///   feed that isn't part of CR LF.
    mutating func appendSafely(_ text: String, keepingTabs: Bool = false, indent: Int? = nil) {
        append(
            text, suspecting: { $0.maskBeyondPrintableASCII },
            replacement: { scalar, offset in
                if scalar == "\n", let indent, text.utf8.prefix(offset).last != UInt8(ascii: "\r") {
                    return "\n" + String(repeating: " ", count: indent)
                }
                return keepingTabs && scalar == "\t" ? nil : scalar.safeReplacement
            })
    }
}

extension Unicode.Scalar {
    /// The replacement to show for the scalar, or `nil` for the scalar itself.
    var safeReplacement: String? {
        let shown = shownSafely
        return shown == self ? nil : String(shown)
    }

    /// The scalar or its replacement.
    var shownSafely: Unicode.Scalar {
        switch value {
        case 0..<0x20: Unicode.Scalar(value + 0x2400) ?? "\u{FFFD}"  // the picture of the control character
        case 0x20..<0x7F: self
        case 0x7F: "\u{2421}"
        case 0xA0..<0xAD, 0xAE..<0x300: self  // Latin letters and signs, except the soft hyphen
        case 0x200C, 0x200D: self  // joiners, needed by scripts and emoji
        default:
            switch properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
            default: self
            }
        }
    }
}
