/// The text of one file: the bytes as they were read, under the path by which people know them.
///
/// Bytes need not be valid UTF-8; every question about them has an answer all the same.
public struct Source: Sendable {
    /// The path as it was given or found, for messages.
    public let path: String
    /// The bytes of the file, a leading byte order mark included.
    public let bytes: [UInt8]
    /// The offset of the first byte of each line; never empty.
    private let lineStarts: [Int]
    /// How many scalars begin before each block of bytes, so that a column costs the same however long its line is.
    private let scalarCounts: [Int]

    /// How many bytes a block has.
    private static let blockSize = 1024

    /// Creates a source from `bytes`, which are kept as they are.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        var counts: [Int] = []
        var count = 0
        for (offset, byte) in bytes.enumerated() {
            if offset % Self.blockSize == 0 { counts.append(count) }
            if byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
            if !byte.isUTF8Continuation { count += 1 }
        }
        lineStarts = starts
        scalarCounts = counts
    }

    /// Creates a source from `text`.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The number of lines; an empty source has one.
    public var lineCount: Int { lineStarts.count }

    /// The position of the byte at `offset`; an offset outside the source counts as its nearest end.
    public func position(at offset: Int) -> SourcePosition {
        let offset = max(0, min(offset, bytes.count))
        let line = lineIndex(containing: offset)
        let scalars = scalarCount(before: offset) - scalarCount(before: contentStart(ofLine: line, notAfter: offset))
        return SourcePosition(line: line + 1, column: scalars + 1, offset: offset)
    }

    /// The bytes of line `line`, counted from 1, without its line end; `nil` where there is no such line.
    public func line(_ line: Int) -> ArraySlice<UInt8>? {
        guard line >= 1, line <= lineStarts.count else { return nil }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
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
        min(line == 0 ? byteOrderMarkLength : lineStarts[line], limit)
    }

    /// How many scalars begin before the byte at `offset`.
    private func scalarCount(before offset: Int) -> Int {
        // At the end of a source that fills its last block there is no further one.
        let block = min(offset / Self.blockSize, scalarCounts.count - 1)
        guard block >= 0 else { return 0 }
        var count = scalarCounts[block]
        for byte in bytes[(block * Self.blockSize)..<offset] where !byte.isUTF8Continuation { count += 1 }
        return count
    }

    /// The index, from 0, of the last line that starts at or before `offset`.
    private func lineIndex(containing offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

extension UInt8 {
    /// Whether this byte continues a UTF-8 sequence, and so starts no scalar.
    var isUTF8Continuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
