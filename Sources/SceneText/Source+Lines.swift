extension Source {
    /// Returns `range`, or its whole line with the line end if nothing else is on it.
    public func wholeLine(of range: SourceRange) -> SourceRange {
        let start = startOfBlanks(before: range.start)
        let end = endOfBlanks(from: range.end)
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
