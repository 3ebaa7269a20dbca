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
    public var lineCount: Int { lineIndex(at: bytes.count) + 1 }

    /// The position of the byte at `offset`; an offset outside the source counts as its nearest end.
    public func position(at offset: Int) -> SourcePosition {
        let offset = max(0, min(offset, bytes.count))
        let line = lineIndex(at: offset)
        let scalars = scalarCount(before: offset) - scalarCount(before: contentStart(ofLine: line, notAfter: offset))
        return SourcePosition(line: line + 1, column: scalars + 1, offset: offset)
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

    /// How many scalars begin before the byte at `offset`.
    private func scalarCount(before offset: Int) -> Int {
        let mark = marks[offset / BlockMark.blockSize]
        var count = Int(mark.scalars)
        for byte in bytes[blockStart(of: offset)..<offset] where !byte.isUTF8Continuation { count += 1 }
        return count
    }

    /// The index, from 0, of the line that the byte at `offset` stands on.
    private func lineIndex(at offset: Int) -> Int {
        var index = Int(marks[offset / BlockMark.blockSize].lines)
        for byte in bytes[blockStart(of: offset)..<offset] where byte == UInt8(ascii: "\n") { index += 1 }
        return index
    }

    /// Where the line with the index `line` begins, from 0; `nil` where there is none.
    private func lineStart(_ line: Int) -> Int? {
        if line == 0 { return 0 }
        // The last block before which fewer line ends stand than before the line holds the one that is looked for.
        let block = max(0, marks.partitioningIndex { $0.lines >= line } - 1)
        var missing = line - Int(marks[block].lines)
        for offset in min(block * BlockMark.blockSize, bytes.count)..<bytes.count
        where bytes[offset] == UInt8(ascii: "\n") {
            missing -= 1
            if missing == 0 { return offset + 1 }
        }
        return nil
    }

    private func blockStart(of offset: Int) -> Int { offset - offset % BlockMark.blockSize }
}

extension UInt8 {
    /// Whether this byte continues a UTF-8 sequence, and so starts no scalar.
    var isUTF8Continuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
