import SceneText

/// The bytes of a printed view hierarchy, with what the reader asks about places in it.
struct DumpText {
    let source: Source
    /// The text as UIKit printed it.
    let bytes: [UInt8]
    /// Where the pieces of `bytes` come from; empty if they are the bytes of the source.
    private let pieces: [DumpLayout.Piece]
    /// Whether line ends are written as `\n`, as in the description of a string.
    let hasEscapedLineEnds: Bool
    /// Whether bars before the rows say how deep they are.
    let hasBars: Bool

    init(_ source: Source) {
        self.source = source
        let isEscaped = Self.hasEscapedLineEnds(source.bytes)
        let layout = DumpLayout(source.bytes)
        let restored = isEscaped || layout.isAsPrinted ? (bytes: source.bytes, pieces: []) : layout.restored()
        bytes = restored.bytes
        pieces = restored.pieces
        hasEscapedLineEnds = isEscaped
        hasBars = restored.bytes.span.firstOffset(of: UInt8(ascii: "|"), from: 0) != nil
    }

    /// Returns the range of the source that the text from `start` to `end` comes from.
    func sourceRange(_ start: Int, _ end: Int) -> SourceRange {
        let first = sourceOffset(start)
        return source.range(first, end > start ? max(first, sourceOffset(end - 1) + 1) : first)
    }

    private func sourceOffset(_ offset: Int) -> Int {
        if pieces.isEmpty { return offset }
        let piece = pieces[max(0, pieces.partitioningIndex { $0.start > offset } - 1)]
        return piece.origin + offset - piece.start
    }

    /// Returns the byte at `offset`, or 0 behind the end.
    subscript(offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }

    /// Returns the length of the line end at `offset`, or 0.
    func lineEndLength(at offset: Int) -> Int {
        if self[offset] == UInt8(ascii: "\n") { return 1 }
        if hasEscapedLineEnds, self[offset] == UInt8(ascii: "\\"), self[offset + 1] == UInt8(ascii: "n") { return 2 }
        return 0
    }

    /// Returns whether the text has `word` at `offset`.
    func has(_ word: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + word.utf8CodeUnitCount <= bytes.count else { return false }
        return word.withUTF8Buffer { word in
            for index in word.indices where bytes[offset + index] != word[index] { return false }
            return true
        }
    }

    /// Returns whether `range` has exactly the bytes of `word`.
    func has(_ word: StaticString, in range: Range<Int>) -> Bool {
        range.count == word.utf8CodeUnitCount && has(word, at: range.lowerBound)
    }

    /// Returns the first offset from `offset` that has no blank.
    func afterBlanks(_ offset: Int) -> Int {
        var offset = offset
        while self[offset].isBlank { offset += 1 }
        return offset
    }

    /// Returns `range` without blanks and line ends at both ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isSpace(bytes[start]) { start += 1 }
        while end > start, isSpace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte.isBlank || byte == UInt8(ascii: "\n") }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether at least two of the escaped line ends come before a bar.
    private static func hasEscapedLineEnds(_ bytes: [UInt8]) -> Bool {
        var count = 0
        var start = 0
        while let offset = bytes.span.firstOffset(of: UInt8(ascii: "\\"), from: start) {
            start = offset + 1
            guard start < bytes.count, bytes[start] == UInt8(ascii: "n") else { continue }
            start += 1
            while start < bytes.count, bytes[start].isBlank { start += 1 }
            guard start < bytes.count, bytes[start] == UInt8(ascii: "|") else { continue }
            count += 1
            if count == 2 { return true }
        }
        return false
    }
}
