import SceneText

/// The layout that ``SceneSyntax/SyntaxTree/formatted()`` gives a text.
public enum StandardLayout {
    /// Returns whether the layout may change `text`, which has each statement, brace and comment on a line of its own,
    /// indented by its level, and single blanks between tokens.
    ///
    /// It changes such a text only where a line is too long or ends in a blank, where a block is empty, and where an
    /// empty line is beside a brace or another empty line. This is much faster than to parse the text.
    public static func mayChange(_ text: [UInt8]) -> Bool {
        var start = 0
        var (followsBrace, followsEmptyLine) = (false, false)
        while start < text.count {
            let end = text.span.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? text.count
            var first = start
            while first < end, text[first].isBlank { first += 1 }
            if first == end {
                if end > start || followsBrace || followsEmptyLine { return true }
                followsEmptyLine = true
            } else {
                let isComment = text[first] == UInt8(ascii: "/")
                if text[end - 1].isBlank || !isComment && end - start > LayoutPrinter.lineWidth { return true }
                if followsBrace || followsEmptyLine, text[first] == UInt8(ascii: "}") { return true }
                followsBrace = text[end - 1] == UInt8(ascii: "{")
                followsEmptyLine = false
            }
            start = end + 1
        }
        return followsEmptyLine
    }
}
