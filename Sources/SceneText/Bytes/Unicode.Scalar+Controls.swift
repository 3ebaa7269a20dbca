extension Unicode.Scalar {
    /// Whether the character isn't shown, but changes where the text after it is: a control character, a line or
    /// paragraph separator, or one that orders text from left to right or from right to left.
    public var controlsText: Bool {
        switch self {
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}": true
        default: controlsDirection
        }
    }

    /// Whether this is one of the last two code points of a plane, such as U+FFFE. They are no characters, and editors
    /// and tools take a text with them for a broken one. Swift has no escapes for the others that are none.
    var isLastOfPlane: Bool { value & 0xFFFE == 0xFFFE }

    /// Whether the character has Unicode's property `Bidi_Control`.
    private var controlsDirection: Bool {
        switch self {
        case "\u{61C}", "\u{200E}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }
}
