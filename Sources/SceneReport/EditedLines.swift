import SceneText

/// Whole lines of a source with the edits that lie in them.
struct EditedLines {
    /// The source that is edited.
    private let source: Source
    /// The edits, in order.
    private var edits: [Diagnostic.Edit]
    /// The first line, from 1.
    private let firstLine: Int
    /// The last line, from 1.
    private var lastLine: Int

    /// Takes the lines in which `edit` lies.
    init(_ source: Source, _ edit: Diagnostic.Edit) {
        self.source = source
        edits = [edit]
        firstLine = source.position(at: edit.range.start).line
        lastLine = firstLine
        takeLines(of: edit)
    }

    /// Whether `edit` begins in these lines.
    func reaches(_ edit: Diagnostic.Edit) -> Bool {
        source.position(at: edit.range.start).line <= lastLine
    }

    /// Adds an edit that begins in these lines, behind the others.
    mutating func add(_ edit: Diagnostic.Edit) {
        edits.append(edit)
        takeLines(of: edit)
    }

    /// What changes, without the lines at both ends that stay as they are.
    var hunk: FixPreview.Hunk {
        let bytes = source.bytes[start..<end]
        let focus = (edits.first?.range.start ?? 0) - bytes.startIndex
        var old = shownLines(Array(bytes), focus: focus)
        var new = shownLines(edited(bytes), focus: focus)
        var number = firstLine
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

    /// The offset of the first byte.
    private var start: Int { source.line(firstLine)?.startIndex ?? 0 }

    /// The offset behind the last byte, the line end included.
    private var end: Int { source.line(lastLine + 1)?.startIndex ?? source.bytes.count }

    /// Goes on to the last line of `edit`, and to the next one where it takes the line end in between away.
    private mutating func takeLines(of edit: Diagnostic.Edit) {
        lastLine = max(lastLine, source.position(at: max(edit.range.start, edit.range.end - 1)).line)
        let takesLineEnd =
            edit.range.end == end && lastLine < source.lineCount && edit.text.utf8.last != UInt8(ascii: "\n")
        let deletesWholeLines = edit.text.isEmpty && edit.range.start == start
        if takesLineEnd && !deletesWholeLines { lastLine += 1 }
    }

    /// `bytes`, which are those of these lines, after the edits.
    private func edited(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var offset = bytes.startIndex
        for edit in edits {
            let start = max(offset, min(edit.range.start, bytes.endIndex))
            result += bytes[offset..<start]
            result += edit.text.utf8
            offset = max(start, min(edit.range.end, bytes.endIndex))
        }
        return result + bytes[offset...]
    }

    /// `bytes` in lines, each cut so that `focus` is in view.
    private func shownLines(_ bytes: [UInt8], focus: Int) -> [String] {
        let lines = Source(path: source.path, bytes: bytes)
        let count = bytes.isEmpty ? 0 : bytes.last == UInt8(ascii: "\n") ? lines.lineCount - 1 : lines.lineCount
        guard count > 0 else { return [] }
        return (1...count).map { number in
            let layout = LineLayout(lines.line(number) ?? [], focus: focus)
            return LineWindow(layout, marking: SourceRange(at: focus)).text
        }
    }
}
