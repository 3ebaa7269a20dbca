extension Unicode.Scalar {
    /// The replacement that XML 1.0 requires in the text and attributes of an element, or `nil` for the character itself.
    /// White space stays.
    public var xmlReplacement: String? {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "\t", "\n", "\r": nil
        default: value < 0x20 || value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : nil
        }
    }
}
