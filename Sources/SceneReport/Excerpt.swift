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

    /// The lines of the excerpt, the carets in the colour of `role`.
    func lines(_ gutter: Gutter, _ role: Palette.Role) -> [String] {
        let line = source.line(start.line) ?? []
        let end = endOnLaterLine
        let marked = SourceRange(start: range.start, end: end == nil ? range.end : line.endIndex)
        let window = LineWindow(LineLayout(line, focus: range.start), marking: marked)
        let mark = String(of: "^", count: window.markWidth) + (end.map { "… to \($0.line):\($0.column)" } ?? "")
        return [
            gutter.arrow(to: "\(shownSafely(source.path)):\(start.line):\(start.column)"),
            gutter.empty(""),
            gutter.numbered(start.line, window.text),
            gutter.empty(String(of: " ", count: window.markIndent) + gutter.palette.paint(mark, role)),
        ]
    }

    /// The end of a range that goes on behind the end of its first line.
    private var endOnLaterLine: SourcePosition? {
        // The line end after the last character of a line still belongs to that line.
        let last = source.position(at: max(range.start, range.end - 1))
        return last.line > start.line ? source.position(at: range.end) : nil
    }
}
