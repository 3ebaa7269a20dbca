import SceneText

/// A place in a source for display: the position, the line, and carets below the range.
struct Excerpt {
    let source: Source
    /// The range to underline.
    let range: SourceRange
    /// The start of the range.
    let start: SourcePosition

    /// Creates the excerpt for `range`.
    init(_ source: Source, _ range: SourceRange) {
        self.source = source
        self.range = range
        start = source.position(at: range.start)
    }

    /// Writes the excerpt, with the carets in the color of `role`.
    func write(to text: inout HumanText, _ gutter: Gutter, _ role: Palette.Role) {
        let line = source.line(at: range.start)
        let end = end(behind: line)
        let marked = range.with(end: end == nil ? range.end : line.endIndex)
        let window = LineWindow(LineLayout(line, focus: range.start), marking: marked)
        gutter.writeArrow(to: &text) { $0.write(source.path, start) }
        gutter.writeEmpty(to: &text)
        gutter.writeLine(start.line, window.text, to: &text)
        gutter.writeUnnumbered(to: &text) { text in
            text.write(" ", count: window.markIndent)
            text.paint(role) {
                $0.write("^", count: window.markWidth)
                if let end {
                    $0.write("… to ")
                    $0.write(end)
                }
            }
        }
    }

    /// Returns the end of a range that continues after `line`, its first line, or `nil` if it doesn't.
    private func end(behind line: ArraySlice<UInt8>) -> SourcePosition? {
        if range.end <= line.endIndex { return nil }
        // A line end belongs to the line it ends.
        let last = source.position(at: max(range.start, range.end - 1))
        return last.line > start.line ? source.position(at: range.end) : nil
    }
}
