/// Searches for the ends of texts in rows. Each remembers up to where it found nothing, so that no part of a broken
/// text is searched twice.
struct DumpSearches {
    /// Before these offsets, no quote ends a text.
    private var nothingBefore = (single: 0, double: 0)
    /// Before this offset, no text without quotes ends.
    private var noFrameBefore = 0

    /// Returns the offset behind the quote that closes the one at `start`: the first before `;` or `>`. Returns `nil`
    /// if the row ends before.
    mutating func endOfQuotation(from start: Int, in text: DumpText) -> Int? {
        let quote = text.bytes[start]
        let isSingle = quote == UInt8(ascii: "'")
        if start < (isSingle ? nothingBefore.single : nothingBefore.double) { return nil }
        var offset = start + 1
        while offset < text.bytes.count {
            let length = text.lineEndLength(at: offset)
            if length > 0, text.endsRow(before: offset + length, lineEnd: offset, isInBrackets: false) { break }
            if text.bytes[offset] == quote {
                let next = text.afterBlanks(offset + 1)
                if text[next] == UInt8(ascii: ";") || text[next] == UInt8(ascii: ">") { return offset + 1 }
            }
            offset += max(1, length)
        }
        if isSingle { nothingBefore.single = offset } else { nothingBefore.double = offset }
        return nil
    }

    /// Returns the offset of ` frame = (` from `start`, or `nil` if the row ends before.
    mutating func endOfUnquotedText(from start: Int, in text: DumpText) -> Int? {
        if start < noFrameBefore { return nil }
        var offset = start
        while offset < text.bytes.count {
            let length = text.lineEndLength(at: offset)
            if length > 0, text.endsRow(before: offset + length, lineEnd: offset, isInBrackets: false) { break }
            if text.bytes[offset] == UInt8(ascii: " "), text.has(" frame = (", at: offset) { return offset }
            offset += max(1, length)
        }
        noFrameBefore = offset
        return nil
    }
}
