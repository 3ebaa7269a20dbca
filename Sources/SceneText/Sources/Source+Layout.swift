/// Indentation and line ends, for fixes that write lines.
extension Source {
    /// The number of blanks of a level of indentation.
    public static let blanksPerLevel = 4

    /// Returns the line to insert for the statement or comment `text`: with a line end, and indented like the line at
    /// `offset` or by `levels` more.
    public func line(of text: String, indentedAsAt offset: Int, levels: Int = 0) -> String {
        let blanks = String(repeating: " ", count: levels * Self.blanksPerLevel)
        return indentation(at: offset) + blanks + text + lineEnd
    }

    /// Returns the blanks at the start of the line at `offset`.
    public func indentation(at offset: Int) -> String {
        String(
            decoding: line(at: offset).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// The line end of the file, as its first line has it.
    public var lineEnd: String {
        guard let second = nextLineStart(after: 0), second > 1 else { return "\n" }
        return bytes[second - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }
}
