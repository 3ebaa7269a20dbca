/// The text of one file: the bytes as they were read, under the path by which people know them.
///
/// Bytes need not be valid UTF-8; every question about them has an answer all the same.
public struct Source: Sendable {
    /// What places in this file carry.
    public let file: FileID
    /// The path as it was given or found, for messages.
    public let path: String
    /// The bytes of the file, a leading byte order mark included.
    public let bytes: [UInt8]
    /// What stands before each block, so that places are found without counting from the start.
    private let marks: [LineIndexBlock]

    /// Creates a source from `bytes`, which are kept as they are.
    public init(path: String, bytes: [UInt8], file: FileID = .only) {
        self.file = file
        self.path = path
        self.bytes = bytes
        marks = LineIndexBlock.all(of: bytes.span)
    }

    /// Creates a source from `text`.
    public init(path: String, text: String, file: FileID = .only) {
        self.init(path: path, bytes: Array(text.utf8), file: file)
    }

    /// The number of lines; an empty source has one.
    public var lineCount: Int { Int(mark(before: bytes.count).lines) + 1 }

    /// The position of the byte at `offset`; an offset outside the source counts as its nearest end.
    public func position(at offset: Int) -> SourcePosition {
        let offset = max(0, min(offset, bytes.count))
        let here = mark(before: offset)
        let start = contentStart(ofLineAt: offset, notAfter: offset)
        var column = LineIndexBlock(lines: 0, scalars: 0)
        if offset - start <= LineIndexBlock.blockSize {
            column.count(bytes.span.extracting(start..<offset))
        } else {
            column.scalars = here.scalars - mark(before: start).scalars
        }
        return SourcePosition(line: Int(here.lines) + 1, column: Int(column.scalars) + 1, offset: offset)
    }

    /// The bytes of the line on which the byte at `offset` stands, without its line end; an offset outside the source counts as
    /// its nearest end.
    public func line(at offset: Int) -> ArraySlice<UInt8> {
        let offset = max(0, min(offset, bytes.count))
        let end = contentEnd(from: offset)
        return bytes[contentStart(ofLineAt: offset, notAfter: end)..<end]
    }

    /// Where the line begins behind that on which the byte at `offset` stands; `nil` where that is the last one. An offset
    /// outside the source counts as its nearest end.
    public func nextLineStart(after offset: Int) -> Int? {
        let offset = max(0, offset)
        guard offset < bytes.count else { return nil }
        // By the marks, because a line can be as long as the file, with a finding every few bytes.
        return lineStart(Int(mark(before: offset).lines) + 1)
    }

    /// The bytes of line `line`, counted from 1, without its line end; `nil` where there is no such line.
    public func line(_ line: Int) -> ArraySlice<UInt8>? {
        guard line >= 1, let start = lineStart(line - 1) else { return nil }
        let end = contentEnd(from: start)
        return bytes[contentStart(ofLineAt: start, notAfter: end)..<end]
    }

    /// The bytes of `range` as text, with U+FFFD where they are not valid UTF-8.
    public func text(in range: SourceRange) -> String {
        let start = max(0, min(range.start, bytes.count))
        let end = max(start, min(range.end, bytes.count))
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The place of the bytes from `start` up to, not including, `end`.
    public func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(start: start, end: end, in: file) }

    /// The place of all bytes.
    public var wholeRange: SourceRange { range(0, bytes.count) }

    /// The length of the byte order mark, 0 or 3.
    public var byteOrderMarkLength: Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Where the visible text of the line begins on which the byte at `offset` stands: behind the byte order mark on the first
    /// one.
    private func contentStart(ofLineAt offset: Int, notAfter limit: Int) -> Int {
        let start = lineStart(at: offset)
        return min(start == 0 ? byteOrderMarkLength : start, limit)
    }

    /// Where the visible text of a line ends that goes on at `offset`.
    private func contentEnd(from offset: Int) -> Int {
        let end = nextLineStart(after: offset).map { $0 - 1 } ?? bytes.count
        return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
    }

    /// What stands before the byte at `offset`.
    private func mark(before offset: Int) -> LineIndexBlock {
        var mark = marks[offset / LineIndexBlock.blockSize]
        mark.count(bytes.span.extracting(offset - offset % LineIndexBlock.blockSize..<offset))
        return mark
    }

    /// Where the line begins on which the byte at `offset` stands.
    private func lineStart(at offset: Int) -> Int {
        // Most lines begin in the same block.
        let block = offset / LineIndexBlock.blockSize
        var start = offset
        while start > block * LineIndexBlock.blockSize {
            if bytes[start - 1] == UInt8(ascii: "\n") { return start }
            start -= 1
        }
        return lineStart(Int(marks[block].lines)) ?? start
    }

    /// Where the line with the index `line` begins, from 0; `nil` where there is none.
    private func lineStart(_ line: Int) -> Int? {
        if line == 0 { return 0 }
        // The last block before which fewer line ends stand than before the line holds the one that is looked for.
        let block = max(0, marks.partitioningIndex { $0.lines >= line } - 1)
        var missing = line - Int(marks[block].lines)
        var start = block * LineIndexBlock.blockSize
        while let end = bytes.span.firstOffset(of: UInt8(ascii: "\n"), from: start) {
            missing -= 1
            start = end + 1
            if missing == 0 { return start }
        }
        return nil
    }
}
