/// The text of one file: its bytes as read, and the path that messages show.
///
/// The bytes need not be valid UTF-8; every query has a defined result anyway.
public struct Source: Sendable {
    /// The file of every range in this source.
    public let file: FileID
    /// The path as given or found, for messages.
    public let path: String
    /// The bytes of the file, including any byte order mark.
    public let bytes: [UInt8]
    /// What precedes each block, so that finding a position needn't count from the start.
    private let marks: [LineIndexBlock]

    /// Creates a source from `bytes`, which stay unchanged.
    public init(path: String, bytes: [UInt8], file: FileID = .only) {
        self.file = file
        self.path = path
        self.bytes = bytes
        marks = LineIndexBlock.all(of: bytes.span)
    }

    /// Returns a source with other bytes that is the same in everything else.
    public func with(bytes: [UInt8]) -> Source { Source(path: path, bytes: bytes, file: file) }

    /// Returns the same source as another file.
    public func identified(as file: FileID) -> Source { Source(self, file) }

    private init(_ other: Source, _ file: FileID) {
        self.file = file
        path = other.path
        bytes = other.bytes
        marks = other.marks
    }

    /// Creates a source from `text`.
    public init(path: String, text: String, file: FileID = .only) {
        self.init(path: path, bytes: Array(text.utf8), file: file)
    }

    /// The number of lines; an empty source has one.
    public var lineCount: Int { Int(mark(before: bytes.count).lines) + 1 }

    /// Returns the position of the byte at `offset`, clamped to the source.
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

    /// Returns the line at `offset`, clamped to the source, without its line end.
    public func line(at offset: Int) -> ArraySlice<UInt8> {
        let offset = max(0, min(offset, bytes.count))
        let end = contentEnd(from: offset)
        return bytes[contentStart(ofLineAt: offset, notAfter: end)..<end]
    }

    /// Returns the start of the line after the one at `offset`, or `nil` on the last line. `offset` is clamped to the
    /// source.
    public func nextLineStart(after offset: Int) -> Int? {
        let offset = max(0, offset)
        guard offset < bytes.count else { return nil }
        // Uses the blocks, because a line can be as long as the file and have a finding every few bytes.
        return lineStart(Int(mark(before: offset).lines) + 1)
    }

    /// Returns line `line`, counted from 1, without its line end, or `nil` if there is no such line.
    public func line(_ line: Int) -> ArraySlice<UInt8>? {
        guard line >= 1, let start = lineStart(line - 1) else { return nil }
        let end = contentEnd(from: start)
        return bytes[contentStart(ofLineAt: start, notAfter: end)..<end]
    }

    /// Returns the text in `range`, with U+FFFD for invalid UTF-8.
    public func text(in range: SourceRange) -> String {
        let start = max(0, min(range.start, bytes.count))
        let end = max(start, min(range.end, bytes.count))
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Returns the range from `start` up to `end`.
    public func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(start: start, end: end, in: file) }

    /// The range of the whole source.
    public var wholeRange: SourceRange { range(0, bytes.count) }

    /// The length of the byte order mark: 0 or 3.
    public var byteOrderMarkLength: Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Returns the start of the visible text on the line at `offset`: on the first line, after the byte order mark.
    private func contentStart(ofLineAt offset: Int, notAfter limit: Int) -> Int {
        let start = lineStart(at: offset)
        return min(start == 0 ? byteOrderMarkLength : start, limit)
    }

    /// Returns the end of the visible text of a line that continues at `offset`.
    private func contentEnd(from offset: Int) -> Int {
        let end = nextLineStart(after: offset).map { $0 - 1 } ?? bytes.count
        return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
    }

    /// Returns the counts before `offset`.
    private func mark(before offset: Int) -> LineIndexBlock {
        var mark = marks[offset / LineIndexBlock.blockSize]
        mark.count(bytes.span.extracting(offset - offset % LineIndexBlock.blockSize..<offset))
        return mark
    }

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

    /// Returns the start of the line with index `line`, from 0, or `nil` if there is no such line.
    private func lineStart(_ line: Int) -> Int? {
        if line == 0 { return 0 }
        // The line begins in the last block that has fewer than `line` line ends before it.
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
