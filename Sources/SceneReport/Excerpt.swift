import SceneText

/// A place of a source as people see it: where it is, its line, and carets below the part that is meant.
struct Excerpt {
    /// The source it is taken from.
    let source: Source
    /// The part that is meant.
    let range: SourceRange
    /// Where that begins.
    let start: SourcePosition

    /// Creates the excerpt that shows `range`.
    init(_ source: Source, _ range: SourceRange) {
        self.source = source
        self.range = range
        start = source.position(at: range.start)
    }

    /// Writes the lines of the excerpt, the carets in the colour of `role`.
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

    /// The end of a range that goes on behind the end of `line`, which is its first one.
    private func end(behind line: ArraySlice<UInt8>) -> SourcePosition? {
        if range.end <= line.endIndex { return nil }
        // The line end after the last character of a line still belongs to that line.
        let last = source.position(at: max(range.start, range.end - 1))
        return last.line > start.line ? source.position(at: range.end) : nil
    }
}
