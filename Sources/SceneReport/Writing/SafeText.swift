import SceneText

/// `text` with everything that a terminal would obey, or that cannot be seen, replaced by what can.
///
/// Messages and paths quote what stands in a file; a file must not be able to move the cursor of whoever reads them.
public func shownSafely(_ text: String, keepingTabs: Bool = false) -> String {
    if text.utf8Span.span.isPrintableASCII { return text }
    var safe: [UInt8] = []
    safe.appendSafely(text, keepingTabs: keepingTabs)
    return String(decoding: safe, as: UTF8.self)
}

extension [UInt8] {
    /// Appends `text` as ``shownSafely(_:keepingTabs:)`` has it.
    ///
    /// - Parameter indent: So many blanks stand at the beginning of each further line; `nil` where all is to be one line. A line
    ///   ends at a line feed that does not belong to a carriage return.
    mutating func appendSafely(_ text: String, keepingTabs: Bool = false, indent: Int? = nil) {
        append(text, suspecting: \.placesBeyondPrintableASCII) { scalar, offset in
            if scalar == "\n", let indent, text.utf8.prefix(offset).last != UInt8(ascii: "\r") {
                return "\n" + String(repeating: " ", count: indent)
            }
            return keepingTabs && scalar == "\t" ? nil : scalar.safeReplacement
        }
    }
}

extension Unicode.Scalar {
    /// What is shown in the place of the scalar; `nil` for the scalar itself.
    var safeReplacement: String? {
        let shown = shownSafely
        return shown == self ? nil : String(shown)
    }

    /// The scalar itself, or what is shown in its place.
    var shownSafely: Unicode.Scalar {
        switch value {
        case 0..<0x20: Unicode.Scalar(value + 0x2400) ?? "\u{FFFD}"  // the picture of the control character
        case 0x20..<0x7F: self
        case 0x7F: "\u{2421}"
        case 0xA0..<0xAD, 0xAE..<0x300: self  // Latin letters and signs, but for the hyphen that is not seen
        case 0x200C, 0x200D: self  // joiners, of which scripts and emoji are made
        default:
            switch properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
            default: self
            }
        }
    }
}
