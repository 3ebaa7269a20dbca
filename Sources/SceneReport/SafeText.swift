/// `text` with everything that a terminal would obey, or that cannot be seen, replaced by what can.
///
/// Messages and paths quote what stands in a file; a file must not be able to move the cursor of whoever reads them.
public func shownSafely(_ text: String, keepingTabs: Bool = false) -> String {
    if text.utf8Span.span.isPrintableASCII { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(keepingTabs && scalar == "\t" ? scalar : scalar.shownSafely) }
    return String(safe)
}

extension Unicode.Scalar {
    /// The scalar itself, or what is shown in its place.
    var shownSafely: Unicode.Scalar {
        switch value {
        case 0..<0x20: Unicode.Scalar(value + 0x2400) ?? "\u{FFFD}"  // the picture of the control character
        case 0x20..<0x7F: self
        case 0x7F: "\u{2421}"
        case 0x200C, 0x200D: self  // joiners, of which scripts and emoji are made
        default:
            switch properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
            default: self
            }
        }
    }
}
