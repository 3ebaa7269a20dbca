import SceneText

/// The text of a document, divided into lines as the protocol does: at `\n`, `\r\n` and `\r`.
struct TextLines {
    /// The text as UTF-8.
    private(set) var bytes: [UInt8]
    /// The offsets at which lines begin; never empty.
    private var starts: [Int]
    /// How many code units of UTF-16 come before each block of bytes. Without them, finding the positions of everything
    /// in one long line would take quadratic time.
    private var unitsBeforeBlocks: [Int]

    private static let blockSize = 256

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = Self.starts(in: bytes.span)
        unitsBeforeBlocks = Self.unitsBeforeBlocks(of: bytes.span)
    }

    private static func unitsBeforeBlocks(of bytes: Span<UInt8>) -> [Int] {
        var units = [0]
        var start = 0
        while bytes.count - start > blockSize {
            let block = bytes.extracting(start..<start + blockSize)
            units.append(units[units.count - 1] + PositionEncoding.utf16.length(of: block))
            start += blockSize
        }
        return units
    }

    /// Returns the length of the text before `offset`.
    private func length(before offset: Int, _ encoding: PositionEncoding) -> Int {
        switch encoding {
        case .utf8: return offset
        case .utf16:
            let block = min(offset / Self.blockSize, unitsBeforeBlocks.count - 1)
            return unitsBeforeBlocks[block]
                + encoding.length(of: bytes.span.extracting(block * Self.blockSize..<offset))
        }
    }

    private static func starts(in bytes: Span<UInt8>) -> [Int] {
        var starts = [0]
        for index in 0..<bytes.count {
            let isEnd =
                bytes[index] == UInt8(ascii: "\n")
                || bytes[index] == UInt8(ascii: "\r")
                    && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
            if isEnd { starts.append(index + 1) }
        }
        return starts
    }

    var lineCount: Int { starts.count }

    /// Returns the offset at which `line` begins: the end of the text if there are fewer lines.
    func start(ofLine line: Int) -> Int { line < starts.count ? starts[max(0, line)] : bytes.count }

    /// Returns the offset at which `line` ends, before its line end.
    func end(ofLine line: Int) -> Int {
        let start = start(ofLine: line)
        var end = self.start(ofLine: line + 1)
        if end > start, line + 1 < starts.count {
            end -= 1
            if bytes[end] == UInt8(ascii: "\n"), end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        }
        return end
    }

    func line(at offset: Int) -> Int { max(0, starts.partitioningIndex { $0 > offset } - 1) }

    /// Returns the offset of `position`. One behind the end of a line is at its end, and one behind the last line is at
    /// the end of the text.
    func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return bytes.count }
        let start = start(ofLine: position.line)
        let end = max(start, end(ofLine: position.line))
        // No text has more characters than bytes.
        let target = length(before: start, encoding) + min(max(0, position.character), end - start)
        var first = start
        switch encoding {
        case .utf8: first = min(target, end)
        case .utf16:
            let block = unitsBeforeBlocks.partitioningIndex { $0 > target } - 1
            first = min(max(start, block * Self.blockSize), end)
        }
        // The character that a block begins within is before `target`, and a position in a character is before it.
        while first < end, first > start, bytes[first] & 0xC0 == 0x80 { first += encoding == .utf8 ? -1 : 1 }
        if encoding == .utf8 { return first }
        let rest = target - length(before: first, encoding)
        return first + encoding.offset(of: rest, in: bytes.span.extracting(first..<end))
    }

    /// Returns the position of the byte at `offset`; between the two bytes of a line end, that before it.
    func position(at offset: Int, _ encoding: PositionEncoding) -> TextPosition {
        let offset = min(max(0, offset), bytes.count)
        let line = line(at: offset)
        let start = start(ofLine: line)
        let end = max(start, min(offset, end(ofLine: line)))
        return TextPosition(line: line, character: length(before: end, encoding) - length(before: start, encoding))
    }

    /// Returns the range from `start` up to `end`, offsets of bytes.
    func range(_ start: Int, _ end: Int, _ encoding: PositionEncoding) -> TextRange {
        let first = position(at: start, encoding)
        return TextRange(start: first, end: start == end ? first : position(at: max(start, end), encoding))
    }

    /// Replaces the text in `range`; of one that ends before it begins, nothing.
    mutating func replace(_ range: TextRange, with text: String, _ encoding: PositionEncoding) {
        let start = offset(of: range.start, encoding)
        let end = max(start, offset(of: range.end, encoding))
        bytes.replaceSubrange(start..<end, with: text.utf8)
        starts = Self.starts(in: bytes.span)
        unitsBeforeBlocks = Self.unitsBeforeBlocks(of: bytes.span)
    }
}
