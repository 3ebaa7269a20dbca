import SceneReport
import SceneText

/// A replacement of a range of bytes.
struct ByteEdit: Equatable {
    var start: Int
    var end: Int
    var text: ArraySlice<UInt8>

    /// Leaves out what is the same at both ends of the range in `old` and of the new text.
    fileprivate func trimmed(_ old: [UInt8]) -> ByteEdit {
        var edit = self
        while edit.end > edit.start, let last = edit.text.last, old[edit.end - 1] == last {
            edit.end -= 1
            edit.text.removeLast()
        }
        while edit.start < edit.end, let first = edit.text.first, old[edit.start] == first {
            edit.start += 1
            edit.text.removeFirst()
        }
        return edit
    }

    /// Whether the edit has a range of characters, not of parts of them.
    fileprivate func isAtCharacters(of old: [UInt8]) -> Bool {
        func continues(_ offset: Int) -> Bool { offset < old.count && old[offset] & 0xC0 == 0x80 }
        return !continues(start) && !continues(end) && text.first.map { $0 & 0xC0 != 0x80 } ?? true
    }
}

/// Edits that change one text to another and touch little else, so that cursors, marks and folds stay.
enum MinimalEdits {
    /// How many words that changed together are compared.
    private static let maximumComparedWords = 10_000

    /// Returns edits that change `old` to `new`: of the lines that change, only the words that do.
    static func words(from old: [UInt8], to new: [UInt8]) -> [ByteEdit] {
        changedLines(from: old, to: new).flatMap { edit -> [ByteEdit] in
            let oldWords = words(of: old[edit.start..<edit.end])
            let newWords = words(of: edit.text)
            guard max(oldWords.count, newWords.count) <= maximumComparedWords else { return [edit] }
            return LineComparison(oldWords.map { old[$0] }, newWords.map { new[$0] }).changes.map { change in
                let start =
                    change.old.lowerBound < oldWords.count ? oldWords[change.old.lowerBound].lowerBound : edit.end
                let end = change.old.isEmpty ? start : oldWords[change.old.upperBound - 1].upperBound
                let first =
                    change.new.lowerBound < newWords.count
                    ? newWords[change.new.lowerBound].lowerBound : edit.text.endIndex
                let last = change.new.isEmpty ? first : newWords[change.new.upperBound - 1].upperBound
                return ByteEdit(start: start, end: end, text: new[first..<last])
            }
        }
    }

    /// Returns the ranges of the words of `text`, and of each byte between them.
    private static func words(of text: ArraySlice<UInt8>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = text.startIndex
        while start < text.endIndex {
            var end = start + 1
            if text[start].isPartOfWord { while end < text.endIndex, text[end].isPartOfWord { end += 1 } }
            words.append(start..<end)
            start = end
        }
        return words
    }

    /// Returns edits that change `old` to `new`, line by line.
    static func lines(from old: [UInt8], to new: [UInt8]) -> [ByteEdit] {
        changedLines(from: old, to: new).map { edit in
            let trimmed = edit.trimmed(old)
            return trimmed.isAtCharacters(of: old) ? trimmed : edit
        }
    }

    /// Returns edits of whole lines that change `old` to `new`.
    private static func changedLines(from old: [UInt8], to new: [UInt8]) -> [ByteEdit] {
        let (oldLines, newLines) = (lines(of: old), lines(of: new))
        let changes = LineComparison(oldLines.map { old[$0] }, newLines.map { new[$0] }).changes
        return changes.map { change in
            let start = change.old.lowerBound < oldLines.count ? oldLines[change.old.lowerBound].lowerBound : old.count
            let end = change.old.isEmpty ? start : oldLines[change.old.upperBound - 1].upperBound
            let first =
                change.new.lowerBound < newLines.count ? newLines[change.new.lowerBound].lowerBound : new.count
            let last = change.new.isEmpty ? first : newLines[change.new.upperBound - 1].upperBound
            return ByteEdit(start: start, end: end, text: new[first..<last])
        }
    }

    /// Returns the ranges of the lines of `text`, with their line ends.
    private static func lines(of text: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        while start < text.count {
            let end = text.span.firstOffset(of: UInt8(ascii: "\n"), from: start).map { $0 + 1 } ?? text.count
            lines.append(start..<end)
            start = end
        }
        return lines
    }

    /// Returns edits that change `old` to `new`, its standard layout: only blanks between words differ, and semicolons
    /// that became line ends.
    static func blanks(from old: [UInt8], to new: [UInt8]) -> [ByteEdit] {
        var edits: [ByteEdit] = []
        var (index, target) = (old.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, 0)
        var (start, first) = (0, 0)
        while true {
            while index < old.count, old[index].isSpace { index += 1 }
            while target < new.count, new[target].isSpace { target += 1 }
            let isDropped = index < old.count && (target == new.count || new[target] != old[index])
            if isDropped, old[index] == UInt8(ascii: ";") {
                index += 1
                continue
            }
            if old[start..<index] != new[first..<target] {
                edits.append(ByteEdit(start: start, end: index, text: new[first..<target]).trimmed(old))
            }
            while index < old.count, target < new.count, old[index] == new[target], !old[index].isSpace {
                index += 1
                target += 1
            }
            if index == old.count, target == new.count { return edits }
            let canGoOn =
                index < old.count && (old[index].isSpace || old[index] == UInt8(ascii: ";"))
                || target < new.count && new[target].isSpace
            (start, first) = (index, target)
            // The layout never changes anything else, but if it did, this would still be right.
            if !canGoOn { return lines(from: old, to: new) }
        }
    }
}

extension UInt8 {
    /// Whether the byte is a blank or a line end.
    fileprivate var isSpace: Bool { isBlank || self == UInt8(ascii: "\n") }

    /// Whether an edit shouldn't end beside the byte and another one like it. A character isn't split.
    fileprivate var isPartOfWord: Bool { isIdentifierByte || self >= 0x80 }
}
