extension Source {
    /// Returns `range`, or its whole line with the line end if nothing else is on it.
    public func wholeLine(of range: SourceRange) -> SourceRange {
        let start = withBlanksBefore(range).start
        var end = range.end
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        let beginsLine = start == byteOrderMarkLength || (start > 0 && bytes[start - 1] == UInt8(ascii: "\n"))
        guard beginsLine, end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return range }
        return self.range(start, min(end + 1, bytes.count))
    }

    /// Returns the statement `range` with what belongs to it: its line, or a `;` and the blanks after it if more is on
    /// the line.
    public func removable(_ range: SourceRange) -> SourceRange {
        let line = wholeLine(of: range)
        if line != range { return line }
        var end = endOfBlanks(from: range.end)
        if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end = endOfBlanks(from: end + 1) }
        return range.with(end: end)
    }

    /// Returns the end of the blanks that begin at `offset`.
    public func endOfBlanks(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return end
    }

    /// Returns `range` with the blanks before it.
    public func withBlanksBefore(_ range: SourceRange) -> SourceRange {
        var start = range.start
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        return range.with(start: start)
    }
}
