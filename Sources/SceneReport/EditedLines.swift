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

    /// Whether `edit` begins in these lines, and near enough to the last edit if they are one long line.
    func reaches(_ edit: Diagnostic.Edit) -> Bool {
        guard next.map({ edit.range.start < $0 }) ?? true else { return false }
        return !isLongLine || edit.range.start - (edits.last?.range.end ?? 0) <= 4 * LineLayout.reach
    }

    /// Adds an edit that begins in these lines, after all others.
    mutating func add(_ edit: Diagnostic.Edit) {
        edits.append(edit)
        takeLines(of: edit)
    }

    /// The changed lines, without equal lines at both ends.
    var hunk: FixPreview.Hunk {
        let bytes = shownBytes
        let changes = edits.map { edit in
            let start = min(max(edit.range.start - bytes.startIndex, 0), bytes.count)
            return start..<min(max(edit.range.end - bytes.startIndex, start), bytes.count)
        }
        let result = edited(bytes)
        var old = shownLines(Array(bytes), changes)
        var new = shownLines(result.bytes, result.changes)
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
        return FixPreview.Hunk(firstLine: number, removed: old, added: new, hasSeveralEdits: edits.count > 1)
    }

    /// The bytes to show. A single long line is cut to what fits on screen, because it can have a fix every few bytes.
    var shownBytes: ArraySlice<UInt8> {
        guard let first = edits.first, let last = edits.last, isLongLine else { return source.bytes[start..<end] }
        let from = max(start, first.range.start - 2 * LineLayout.reach)
        let to = min(end, last.range.end + 2 * LineLayout.reach)
        return source.bytes[from..<max(from, to)]
    }

    private var isLongLine: Bool {
        end - start > 4 * LineLayout.reach && source.nextLineStart(after: start) == next
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

    /// Returns `bytes`, taken from these lines, with the edits applied, and the ranges of the edits' texts in the
    /// result.
    private func edited(_ bytes: ArraySlice<UInt8>) -> (bytes: [UInt8], changes: [Range<Int>]) {
        var result: [UInt8] = []
        var changes: [Range<Int>] = []
        var offset = bytes.startIndex
        for edit in edits where edit.range.start <= bytes.endIndex {
            let start = max(offset, min(edit.range.start, bytes.endIndex))
            result += bytes[offset..<start]
            let count = result.count
            result += edit.text.utf8
            changes.append(count..<result.count)
            offset = max(start, min(edit.range.end, bytes.endIndex))
        }
        return (result + bytes[offset...], changes)
    }

    /// Splits `bytes` into lines, each cut so that the `changes` in it are visible.
    private func shownLines(_ bytes: [UInt8], _ changes: [Range<Int>]) -> [[UInt8]] {
        let part = Source(path: source.path, bytes: bytes, file: source.file)
        var lines: [[UInt8]] = []
        var rest = changes[...]
        var start: Int? = 0
        while let offset = start, offset < bytes.count {
            let line = part.line(at: offset)
            // A change of whole lines ends where the next line starts.
            rest = rest.drop { $0.upperBound < offset || $0.upperBound == offset && !$0.isEmpty }
            lines.append(shownLine(line, rest.prefix { $0.lowerBound <= line.endIndex }, of: part))
            start = part.nextLineStart(after: offset)
        }
        return lines
    }

    /// Returns `line` of `part`, cut so that `changes`, which begin or end in it, are visible.
    private func shownLine(_ line: ArraySlice<UInt8>, _ changes: ArraySlice<Range<Int>>, of part: Source) -> [UInt8] {
        var groups: [Range<Int>] = []
        for change in changes {
            let start = min(max(change.lowerBound, line.startIndex), line.endIndex)
            let change = start..<min(max(change.upperBound, start), line.endIndex)
            if let group = groups.last,
                change.upperBound - group.lowerBound <= LineWindow.widest / 2
                    || change.upperBound - (groups.first?.lowerBound ?? 0) <= LineWindow.widest - 2
                        * LineWindow.minimumContext
            {
                groups[groups.count - 1] = group.lowerBound..<max(change.upperBound, group.upperBound)
            } else {
                groups.append(change)
            }
        }
        if groups.count < 2 || line.count <= LineWindow.widest {
            let start = groups.first?.lowerBound ?? line.startIndex
            // The text around the start says most, if the last change is near.
            let last = changes.count < 2 ? start : groups.last?.upperBound ?? start
            let left = max(line.startIndex, start - LineWindow.widest / 2)
            let end = last - left <= LineWindow.widest ? start : last
            return LineWindow(LineLayout(line, focus: start), marking: part.range(start, end)).text
        }
        var text: [UInt8] = []
        for group in groups.prefix(Self.maximumWindows) {
            let layout = LineLayout(line, focus: group.lowerBound)
            let width = min(LineWindow.widest, group.count + LineWindow.widest / 3)
            let window = LineWindow(layout, marking: part.range(group.lowerBound, group.upperBound), widest: width)
            text = LineWindow.joined(text, window.text)
        }
        return text
    }

    /// The most parts of a line to show.
    private static let maximumWindows = 4
}
