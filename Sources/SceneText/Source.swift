/// The text of one file: the bytes as they were read, under the path by which people know them.
///
/// Bytes need not be valid UTF-8; every question about them has an answer all the same.
public struct Source: Sendable {
    /// The path as it was given or found, for messages.
    public let path: String
    /// The bytes of the file, a leading byte order mark included.
    public let bytes: [UInt8]
    /// What stands before each block, so that places are found without counting from the start.
    private let marks: [BlockMark]

    /// Creates a source from `bytes`, which are kept as they are.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        marks = BlockMark.all(of: bytes.span)
    }

    /// Creates a source from `text`.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The number of lines; an empty source has one.
    public var lineCount: Int { Int(mark(before: bytes.count).lines) + 1 }

    /// The position of the byte at `offset`; an offset outside the source counts as its nearest end.
    public func position(at offset: Int) -> SourcePosition {
        let offset = max(0, min(offset, bytes.count))
        let here = mark(before: offset)
        let line = Int(here.lines)
        let start = mark(before: contentStart(ofLine: line, notAfter: offset))
        return SourcePosition(line: line + 1, column: Int(here.scalars) - Int(start.scalars) + 1, offset: offset)
    }

    /// The bytes of line `line`, counted from 1, without its line end; `nil` where there is no such line.
    public func line(_ line: Int) -> ArraySlice<UInt8>? {
        guard line >= 1, let start = lineStart(line - 1) else { return nil }
        var end = bytes.span.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return bytes[contentStart(ofLine: line - 1, notAfter: end)..<end]
    }

    /// The bytes of `range` as text, with U+FFFD where they are not valid UTF-8.
    public func text(in range: SourceRange) -> String {
        let start = max(0, min(range.start, bytes.count))
        let end = max(start, min(range.end, bytes.count))
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The length of the byte order mark, 0 or 3.
    public var byteOrderMarkLength: Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Where the visible text of the line begins: behind the byte order mark on the first one.
    private func contentStart(ofLine line: Int, notAfter limit: Int) -> Int {
        min(line == 0 ? byteOrderMarkLength : lineStart(line) ?? limit, limit)
    }

    /// What stands before the byte at `offset`.
    private func mark(before offset: Int) -> BlockMark {
        var mark = marks[offset / BlockMark.blockSize]
        mark.count(bytes.span.extracting(offset - offset % BlockMark.blockSize..<offset))
        return mark
    }

    /// Where the line with the index `line` begins, from 0; `nil` where there is none.
    private func lineStart(_ line: Int) -> Int? {
        if line == 0 { return 0 }
        // The last block before which fewer line ends stand than before the line holds the one that is looked for.
        let block = max(0, marks.partitioningIndex { $0.lines >= line } - 1)
        var missing = line - Int(marks[block].lines)
        var start = block * BlockMark.blockSize
        while let end = bytes.span.firstOffset(of: UInt8(ascii: "\n"), from: start) {
            missing -= 1
            start = end + 1
            if missing == 0 { return start }
        }
        return nil
    }
}
