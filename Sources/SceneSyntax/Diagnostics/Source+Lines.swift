import SceneText

/// Lines, for fixes that write or remove some.
extension Source {
    /// Returns the rest of the line after `offset`, without its line end.
    func restOfLine(after offset: Int) -> ArraySlice<UInt8> { bytes[offset..<max(offset, line(at: offset).endIndex)] }

    /// Whether there is a line end between two offsets.
    func hasLineEnd(from start: Int, to end: Int) -> Bool { nextLineStart(after: start).map { $0 <= end } ?? false }

    /// Returns the end of a block whose last code is on the line at `offset`: after the comments below that are
    /// indented deeper than the block's `indentation`, or after all comments at the end of the file.
    func endOfComments(after offset: Int, inBlockIndented indentation: String) -> Int {
        var inner = restOfLine(after: offset).endIndex
        var last = inner
        var next = nextLineStart(after: offset)
        while let lineStart = next {
            next = nextLineStart(after: lineStart)
            let start = endOfBlanks(from: lineStart)
            if start == bytes.count || bytes[start] == UInt8(ascii: "\n") { continue }
            guard bytes[start...].starts(with: "//".utf8) else { return inner }
            last = restOfLine(after: start).endIndex
            if start - lineStart > indentation.utf8.count { inner = last }
        }
        return last
    }
}
