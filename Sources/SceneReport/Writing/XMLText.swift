import SceneText

extension Unicode.Scalar {
    /// The replacement in the text and attributes of an element of XML 1.0 or HTML, or `nil` for the character itself.
    /// White space stays. What would control a terminal, or reorder the text after it, isn't written as itself: HTML
    /// reads references to the control characters from U+0080 as others, so these are replaced as those are that XML
    /// forbids.
    public var xmlReplacement: String? {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "\t", "\n", "\r": nil
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": "\u{FFFD}"
        case _ where value & 0xFFFE == 0xFFFE: "\u{FFFD}"
        default: controlsText ? "&#x\(String(value, radix: 16, uppercase: true));" : nil
        }
    }
}
