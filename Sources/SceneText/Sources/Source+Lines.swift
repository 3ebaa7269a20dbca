extension Source {
    /// Returns `range`, or its whole line with the line end if nothing else is on it.
    public func wholeLine(of range: SourceRange) -> SourceRange { ownLines(of: range) ?? range }

    /// Returns the lines of `range` with the last line end, or `nil` if something else is on them.
    private func ownLines(of range: SourceRange) -> SourceRange? {
        let start = startOfBlanks(before: range.start)
        let end = endOfBlanks(from: range.end)
        let beginsLine = start == byteOrderMarkLength || (start > 0 && bytes[start - 1] == UInt8(ascii: "\n"))
        guard beginsLine, end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return nil }
        return self.range(start, min(end + 1, bytes.count))
    }

    /// Returns the statement `range` with what belongs to it: its lines, or a `;` and the blanks after it if more is on
    /// the line. Without its lines, no two empty ones follow each other, and none begins or ends the text.
    public func removable(_ range: SourceRange) -> SourceRange {
        if let lines = ownLines(of: range) {
            let start = startOfEmptyLines(before: lines.start)
            guard start < lines.start || start == byteOrderMarkLength else { return lines }
            let end = endOfEmptyLines(from: lines.end)
            return end == bytes.count ? self.range(start, end) : lines.with(end: end)
        }
        var end = endOfBlanks(from: range.end)
        if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end = endOfBlanks(from: end + 1) }
        return range.with(end: end)
    }

    /// Returns the start of the empty lines before the line that begins at `offset`.
    private func startOfEmptyLines(before offset: Int) -> Int {
        var start = offset
        while start > byteOrderMarkLength {
            let previous = startOfBlanks(before: start - 1)
            guard previous == byteOrderMarkLength || bytes[previous - 1] == UInt8(ascii: "\n") else { break }
            start = previous
        }
        return start
    }

    /// Returns the end of the empty lines from the line that begins at `offset`.
    private func endOfEmptyLines(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count {
            let next = endOfBlanks(from: end)
            if next == bytes.count { return next }
            guard bytes[next] == UInt8(ascii: "\n") else { break }
            end = next + 1
        }
        return end
    }

    /// Returns the start of the blanks that end at `offset`.
    public func startOfBlanks(before offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        return start
    }

    /// Returns the end of the blanks that begin at `offset`.
    public func endOfBlanks(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return end
    }

    /// Returns `range` with the blanks before it.
    public func withBlanksBefore(_ range: SourceRange) -> SourceRange {
        range.with(start: startOfBlanks(before: range.start))
    }
}
