import SceneText

/// Whole lines of a source with the edits inside them.
struct EditedLines {
    private let source: Source
    /// The edits, in order.
    private var edits: [Diagnostic.Edit]
    /// The offset of the first byte.
    private let start: Int
    /// The start of the line after the last one, or `nil` at the end of the source.
    private var next: Int?

    /// Creates the lines that `edit` touches.
    init(_ source: Source, _ edit: Diagnostic.Edit) {
        self.source = source
        edits = [edit]
        start = source.line(at: edit.range.start).startIndex
        next = source.nextLineStart(after: edit.range.start)
        takeLines(of: edit)
    }

    /// Whether `edit` begins in these lines.
    func reaches(_ edit: Diagnostic.Edit) -> Bool {
        next.map { edit.range.start < $0 } ?? true
    }

    /// Adds an edit that begins in these lines, after all others.
    mutating func add(_ edit: Diagnostic.Edit) {
        edits.append(edit)
        takeLines(of: edit)
    }

    /// The changed lines, without equal lines at both ends.
    var hunk: FixPreview.Hunk {
        let bytes = shownBytes
        let focus = (edits.first?.range.start ?? 0) - bytes.startIndex
        var old = shownLines(Array(bytes), focus: focus)
        var new = shownLines(edited(bytes), focus: focus)
        var number = source.position(at: start).line
        while let line = old.first, line == new.first {
            old.removeFirst()
            new.removeFirst()
            number += 1
        }
        while let line = old.last, line == new.last {
            old.removeLast()
            new.removeLast()
        }
        return FixPreview.Hunk(firstLine: number, removed: old, added: new)
    }

    /// The bytes to show. A single long line is cut to what fits on screen, because it can have a fix every few bytes.
    var shownBytes: ArraySlice<UInt8> {
        guard let first = edits.first, end - start > 4 * LineLayout.reach, source.nextLineStart(after: start) == next
        else { return source.bytes[start..<end] }
        let from = max(start, first.range.start - 2 * LineLayout.reach)
        let to = min(end, first.range.end + 2 * LineLayout.reach)
        return source.bytes[from..<max(from, to)]
    }

    /// The end offset, including the line end.
    private var end: Int { next ?? source.bytes.count }

    /// Extends the range to the last line of `edit`, and to the next line if `edit` removes the line end between.
    private mutating func takeLines(of edit: Diagnostic.Edit) {
        let last = max(edit.range.start, edit.range.end - 1)
        if last >= end { next = source.nextLineStart(after: last) }
        guard let next else { return }
        let takesLineEnd = edit.range.end == next && edit.text.utf8.last != UInt8(ascii: "\n")
        let deletesWholeLines = edit.text.isEmpty && edit.range.start == start
        if takesLineEnd && !deletesWholeLines { self.next = source.nextLineStart(after: next) }
    }

    /// Returns `bytes`, taken from these lines, with the edits applied.
    private func edited(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var offset = bytes.startIndex
        for edit in edits where edit.range.start <= bytes.endIndex {
            let start = max(offset, min(edit.range.start, bytes.endIndex))
            result += bytes[offset..<start]
            result += edit.text.utf8
            offset = max(start, min(edit.range.end, bytes.endIndex))
        }
        return result + bytes[offset...]
    }

    /// Splits `bytes` into lines, each cut so that `focus` is visible.
    private func shownLines(_ bytes: [UInt8], focus: Int) -> [[UInt8]] {
        let part = Source(path: source.path, bytes: bytes, file: source.file)
        var lines: [[UInt8]] = []
        var start: Int? = 0
        while let offset = start, offset < bytes.count {
            let layout = LineLayout(part.line(at: offset), focus: focus)
            lines.append(LineWindow(layout, marking: part.range(focus, focus)).text)
            start = part.nextLineStart(after: offset)
        }
        return lines
    }
}
