import SceneText

/// Finds the rows of a printed view hierarchy in any text around them.
///
/// Rows are found by their own form and not by lines, because web pages wrap them, quote them and put several on one
/// line.
struct DumpScanner {
    let text: DumpText
    /// Where the search for the next row begins.
    private var offset = 0
    /// The start of the line, or the end of the last row if that is on the same line.
    private var leadStart = 0
    /// Whether the lines since the last row say that rows are left out.
    private var sawElision = false
    private var searches = DumpSearches()
    /// The start of the line, or `nil` if a row was found on it.
    private var lineStart: Int? = 0
    /// Whether a row of a view was found.
    private var hasView = false
    /// The lines since the last row, or since rows are left out, that are rows if the next row is in them.
    private var possibleRows: [PossibleRow] = []
    /// Rows to return before the search goes on.
    private var foundRows: [DumpRow] = []
    /// The words before the last row, as a pattern, and those that the rows of its printout share.
    private var (lastHead, sharedHead): ([UInt8], [UInt8]) = ([], [])
    /// The ranges of all rows so far, also of those that aren't views.
    private(set) var rows: [Range<Int>] = []

    init(_ text: DumpText) {
        self.text = text
    }

    /// Returns the next row, or `nil` at the end of the text.
    mutating func next() -> DumpRow? {
        if let row = foundRows.popLast() { return row }
        guard let row = nextFoundByItself() else { return nil }
        if possibleRows.isEmpty { return row }
        addPossibleRows(around: row)
        return foundRows.popLast()
    }

    /// Returns the next row that needs no row in it to be one.
    private mutating func nextFoundByItself() -> DumpRow? {
        while offset < text.bytes.count {
            let lineEnd = text.lineEndLength(at: offset)
            if lineEnd > 0 {
                let unreadable = lineStart.flatMap { unreadableRow(lineAt: $0) }
                offset += lineEnd
                (leadStart, lineStart) = (offset, offset)
                if text.isElision(lineAt: offset) { (sawElision, lineStart, possibleRows) = (true, nil, []) }
                if let unreadable { return unreadable }
                continue
            }
            guard text[offset] == UInt8(ascii: "<"),
                var row = DumpRow(at: offset, in: text, &searches) ?? DumpRow(cutInHeadAt: offset, in: text)
            else {
                offset += 1
                continue
            }
            // What is within a description of something else can be a row.
            guard row.isView(in: text) || row.isCutInFrame(at: offset, in: text) else {
                if row.isLayer(in: text) { (leadStart, lineStart) = (row.end, nil) }
                rows.append(offset..<max(row.headEnd, offset))
                offset = row.isLayer(in: text) ? row.end : row.headEnd
                continue
            }
            row.depth = depth(ofRowAt: offset)
            if row.depth == 0 {
                row.leadRange = leadStart..<offset
                row.lead = text.lead(in: row.leadRange)
                row.isDirectlyAfterRow = rows.last.map { text.isNextLine(from: $0.upperBound, to: offset) } ?? false
            }
            row.followsElision = sawElision
            sawElision = false
            rows.append(offset..<max(row.end, offset))
            offset = max(row.end, offset + 1)
            leadStart = offset
            (hasView, lineStart) = (true, nil)
            return row
        }
        let unreadable = lineStart.flatMap { unreadableRow(lineAt: $0) }
        lineStart = nil
        return unreadable
    }
}

extension DumpScanner {
    /// How long the words before the rows of a printout can be.
    private static let maximumHeadLength = 200

    /// Returns how deep the row at `offset` is by what comes before it.
    ///
    /// Logs write bars between words, too, as in `INFO | pushed <UIView: …>`. The bars behind words only count if the
    /// words come before other rows of the printout as well.
    private mutating func depth(ofRowAt offset: Int) -> Int {
        let lead = leadStart..<offset
        guard text.hasBars else { return text.depthWithoutBars(in: lead) }
        let isLine = leadStart == lineStart
        let end = isLine ? text.endOfWords(in: lead) : lead.lowerBound
        guard end > lead.lowerBound, text.lead(in: lead.lowerBound..<end) == .text else {
            lastHead = []
            return text.barCount(in: lead)
        }
        let depth = text.barCount(in: end..<offset)
        var head = end - lead.lowerBound <= Self.maximumHeadLength ? text.headPattern(lead.lowerBound..<end) : []
        defer { lastHead = head }
        guard depth > 0, !head.isEmpty else { return 0 }
        let rest = lastHead.starts(with: head) ? lastHead.dropFirst(head.count) : nil
        let isShared =
            head == sharedHead || rest.map { $0.isEmpty || $0.first == UInt8(ascii: " ") && !$0.contains(bar) } ?? false
            || isHead(head, with: depth + 1, ofLineAfter: offset)
        guard isShared else {
            // Another line of the log with the same words is no row either.
            head = []
            return 0
        }
        sharedHead = head
        return depth
    }

    /// Returns whether the line after the one of `offset` begins with the words of `head` and `depth` bars.
    private func isHead(_ head: [UInt8], with depth: Int, ofLineAfter offset: Int) -> Bool {
        var start = offset
        while start < text.bytes.count, text.lineEndLength(at: start) == 0 { start += 1 }
        start += text.lineEndLength(at: start)
        var row = start
        while row < text.bytes.count, text.lineEndLength(at: row) == 0, text[row] != UInt8(ascii: "<") { row += 1 }
        guard text[row] == UInt8(ascii: "<"), row - start <= 2 * Self.maximumHeadLength else { return false }
        let end = text.endOfWords(in: start..<row)
        return text.barCount(in: end..<row) == depth && text.headPattern(start..<end) == head
    }
}

private let bar = UInt8(ascii: "|")

/// A line behind bars that says nothing about a view. A row with one more bar shows that it is one all the same.
private struct PossibleRow {
    /// The offset after the bars.
    var start: Int
    var depth: Int
}

extension DumpScanner {
    /// Returns a line on which no row was found as an unreadable row, if it follows readable ones and begins with a bar
    /// and the name of a class. Remembers any other line with a bar as a possible row.
    private mutating func unreadableRow(lineAt start: Int) -> DumpRow? {
        guard hasView else { return nil }
        let first = text.afterLineMarks(start)
        guard text.followsBar(first) else { return nil }
        let line = PossibleRow(start: first, depth: text.barCount(in: start..<first))
        guard text.startsDescription(at: first) else {
            possibleRows.append(line)
            return nil
        }
        return unreadableRow(line)
    }

    private mutating func unreadableRow(_ line: PossibleRow) -> DumpRow {
        var row = DumpRow(unreadableAt: line.start, in: text)
        row.depth = line.depth
        sawElision = false
        rows.insert(line.start..<row.end, at: rows.partitioningIndex { $0.lowerBound >= line.start })
        return row
    }

    /// Adds `row` to ``foundRows``, last first, and the possible rows that it is in: each has one bar less than what it
    /// contains.
    private mutating func addPossibleRows(around row: DumpRow) {
        foundRows = [row]
        var depth = row.depth
        while let line = possibleRows.popLast() {
            guard line.depth == depth - 1 else { continue }
            foundRows.append(unreadableRow(line))
            depth = line.depth
        }
        possibleRows = []
    }
}

extension DumpRow {
    /// Whether it has a property that only views print, so that it isn't a view controller, a set or an array.
    fileprivate func isView(in text: DumpText) -> Bool {
        !isLayer(in: text)
            && properties.contains { property in
                text.has("frame", in: property.key) || text.has("baseClass", in: property.key)
                    || text.has("alpha", in: property.key) || text.has("reactTag", in: property.key)
                    || text.has("tag", in: property.key)
            }
    }

    fileprivate func isLayer(in text: DumpText) -> Bool { text.has(" (layer)", at: end) }
}

extension DumpText {
    /// Returns where the last word in `lead` ends, with the marks right behind it, or the start of `lead` if there is
    /// none.
    func endOfWords(in lead: Range<Int>) -> Int {
        var end = lead.upperBound
        while end > lead.lowerBound, !isInWord(end - 1) { end -= 1 }
        if end == lead.lowerBound { return end }
        while end < lead.upperBound, !self[end].isBlank, self[end] != bar { end += 1 }
        return end
    }

    /// Whether the byte at `offset` is one of a letter or digit. The marks, blanks and lines beyond ASCII are in the
    /// blocks that begin with these bytes.
    private func isInWord(_ offset: Int) -> Bool {
        let byte = self[offset]
        if byte < 0x80 { return byte.isLetter || byte.isDigit }
        var first = offset
        while first > offset - 3, self[first] & 0xC0 == 0x80 { first -= 1 }
        return ![0xC2, 0xE2, 0xEF].contains(self[first])
    }

    /// Returns the bytes of words with one zero for each number, so that two of one log are equal.
    func headPattern(_ range: Range<Int>) -> [UInt8] {
        var pattern: [UInt8] = []
        for byte in bytes[trimmed(range)] {
            let mark = byte.isDigit ? UInt8(ascii: "0") : byte
            if mark != UInt8(ascii: "0") || pattern.last != mark { pattern.append(mark) }
        }
        return pattern
    }

    /// Returns the number of bars in what comes before a row; a colon between blanks counts as one, as older printouts
    /// have it, unless there are words before it.
    func barCount(in lead: Range<Int>) -> Int {
        var count = 0
        var hasWords = false
        for offset in lead {
            switch bytes[offset] {
            case UInt8(ascii: "|"): count += 1
            case UInt8(ascii: ":"):
                let isAlone =
                    !hasWords
                    && (offset == lead.lowerBound || self[offset - 1].isBlank || self[offset - 1] == UInt8(ascii: "|"))
                if isAlone, self[offset + 1].isBlank || self[offset + 1] == UInt8(ascii: "|") { count += 1 }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "/"), UInt8(ascii: ">"),
                UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "@"), UInt8(ascii: "#"):
                break
            default: hasWords = true
            }
        }
        return count
    }

    /// Returns how deep a row is by what comes before it in a text without bars: colons or, on a line of its own,
    /// blanks.
    func depthWithoutBars(in lead: Range<Int>) -> Int {
        let count = barCount(in: lead)
        let isLine = lead.lowerBound == 0 || self[lead.lowerBound - 1] == UInt8(ascii: "\n")
        return count == 0 && isLine && bytes[lead].allSatisfy { $0.isBlank } ? lead.count : count
    }

    /// Returns whether `end` is on the line of `start` or on the next one.
    func isNextLine(from start: Int, to end: Int) -> Bool {
        var (offset, count) = (start, 0)
        while offset < end, count < 2 {
            let length = lineEndLength(at: offset)
            if length > 0 { count += 1 }
            offset += max(1, length)
        }
        return count < 2
    }

    /// Returns whether the line at `offset` has nothing but dots, after the marks of a comment.
    func isElision(lineAt offset: Int) -> Bool {
        var offset = afterLineMarks(offset)
        var dots = 0
        while offset < bytes.count, lineEndLength(at: offset) == 0 {
            if has("…", at: offset) {
                dots += 3
                offset += 3
            } else if self[offset] == UInt8(ascii: ".") {
                dots += 1
                offset += 1
            } else if self[offset].isBlank || self[offset] == UInt8(ascii: "|") {
                offset += 1
            } else {
                return false
            }
        }
        return dots >= 3
    }

    /// Returns the offset behind blanks, bars and the marks of comments at the start of a line.
    func afterLineMarks(_ offset: Int) -> Int {
        var offset = offset
        while true {
            switch self[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "|"), UInt8(ascii: "/"):
                offset += 1
            case UInt8(ascii: ":") where self[offset + 1].isBlank: offset += 1
            default: return offset
            }
        }
    }
}

extension DumpText {
    /// The number of lines around rows that are expected, such as the command and the prompt of a debugger.
    private static let expectedSkippedLines = 8

    /// Returns how many lines have no part of `rows`, which are in order, and how many lines there are, if two thirds
    /// have none. Blank lines, and those with nothing but bars or dots, don't count.
    func mostlySkippedLines(besides rows: [Range<Int>]) -> (skipped: Int, total: Int)? {
        var (skipped, total, start) = (0, 0, 0)
        var upcoming = rows[...]
        while start < bytes.count {
            var end = start
            while end < bytes.count, lineEndLength(at: end) == 0 { end += 1 }
            while let row = upcoming.first, row.upperBound <= start { upcoming.removeFirst() }
            let isRow = upcoming.first.map { $0.lowerBound < end } ?? false
            if isRow {
                total += 1
            } else if afterLineMarks(start) < end, !isElision(lineAt: start) {
                total += 1
                skipped += 1
            }
            start = end + max(lineEndLength(at: end), 1)
        }
        return skipped > Self.expectedSkippedLines && skipped > 2 * (total - skipped) ? (skipped, total) : nil
    }
}
