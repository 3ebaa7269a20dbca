import SceneText

/// What was done to the lines of a printout on its way: each got a prefix, such as the `>` of a quotation, the `//` of
/// a comment or a time stamp, or all were broken at a fixed width, in the middle of words.
struct DumpLayout {
    private let bytes: [UInt8]
    /// The start of the line with the first row.
    private var start = 0
    /// What each line begins with, without blanks. A 0 matches any digit.
    private var prefix: [UInt8] = []
    /// Whether a blank belongs to the prefix.
    private var hasBlank = false
    /// The width at which all lines were broken, in characters.
    private var width: Int?

    /// How long a prefix can be, without blanks.
    private static let maximumPrefixLength = 100
    /// How many rows are tried to find the prefix.
    private static let rowCount = 4

    /// Finds out about the lines of `bytes`.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        findPrefix()
        findWidth()
    }

    /// Whether the lines are as UIKit printed them.
    var isAsPrinted: Bool { prefix.isEmpty && width == nil }

    /// Returns the text as UIKit printed it, and where its pieces come from, in their order.
    func restored() -> (bytes: [UInt8], pieces: [Piece]) {
        var restored: [UInt8] = []
        restored.reserveCapacity(bytes.count)
        var pieces: [Piece] = []
        var line = bytes.startIndex..<lineEnd(from: 0)
        while true {
            let content = content(of: line)
            pieces.append(Piece(start: restored.count, origin: content.lowerBound))
            restored.append(contentsOf: bytes[content])
            if line.upperBound >= bytes.count { return (restored, pieces) }
            if line.lowerBound < start || width == nil || characterCount(of: line) != width {
                restored.append(UInt8(ascii: "\n"))
            }
            line = line.upperBound + 1..<lineEnd(from: line.upperBound + 1)
        }
    }

    /// A piece of the restored text.
    struct Piece {
        /// Where it starts in the restored text.
        var start: Int
        /// Where it starts in the document.
        var origin: Int
    }

    // MARK: - Prefix

    private mutating func findPrefix() {
        var offset = 0
        for count in 0..<Self.rowCount {
            guard let row = firstRow(from: offset) else { return }
            var lineStart = row
            while lineStart > offset, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
            if count == 0 { start = lineStart }
            let lead = bytes[lineStart..<row].prefix { $0 != UInt8(ascii: "|") }
            let marks = lead.filter { !$0.isBlank }.map { $0.isDigit ? UInt8(ascii: "0") : $0 }
            if marks.isPrefixOfLines, marks.count <= Self.maximumPrefixLength {
                prefix = marks
                hasBlank = lead.last?.isBlank == true
                if isPrefixOfMostLines(from: lineStart) { return }
                prefix = []
            }
            offset = lineEnd(from: row)
        }
    }

    /// Returns whether most lines have the prefix, from `start` to the last one that has it.
    private func isPrefixOfMostLines(from start: Int) -> Bool {
        var (lines, marked, isMost) = (0, 0, false)
        var offset = start
        while offset < bytes.count {
            let end = lineEnd(from: offset)
            if bytes[offset..<end].contains(where: { !$0.isBlank }) {
                lines += 1
                if endOfPrefix(at: offset, before: end) != nil {
                    marked += 1
                    isMost = 2 * marked > lines
                }
            }
            offset = end + 1
        }
        return marked > 1 && isMost
    }

    private func endOfPrefix(at start: Int, before end: Int) -> Int? {
        var offset = start
        for mark in prefix {
            while offset < end, bytes[offset].isBlank { offset += 1 }
            guard offset < end, bytes[offset] == mark || mark == UInt8(ascii: "0") && bytes[offset].isDigit else {
                return nil
            }
            offset += 1
        }
        return offset
    }

    private func content(of line: Range<Int>) -> Range<Int> {
        guard !prefix.isEmpty, let end = endOfPrefix(at: line.lowerBound, before: line.upperBound) else { return line }
        let isSpaced = hasBlank && end < line.upperBound && bytes[end].isBlank
        return (isSpaced ? end + 1 : end)..<line.upperBound
    }

    // MARK: - Width

    /// Finds the width of all lines whose row goes on in the next one, if they have the same and none of a row is
    /// wider.
    private mutating func findWidth() {
        var (widest, found, count) = (0, 0, 0)
        var (isTight, isKnownWord) = (false, false)
        var line = start..<lineEnd(from: start)
        var isInRow = startsRow(line)
        while line.upperBound < bytes.count {
            let next = line.upperBound + 1..<lineEnd(from: line.upperBound + 1)
            // What was logged between the rows was broken elsewhere.
            if isInRow, line.count > widest { widest = max(widest, characterCount(of: line)) }
            if startsRow(next) {
                isInRow = true
            } else {
                let isEnd =
                    lastMark(of: line) == UInt8(ascii: ">") || content(of: next).allSatisfy { bytes[$0].isBlank }
                if isEnd { isInRow = false }
                if isInRow {
                    let width = characterCount(of: line)
                    if count > 0, width != found { return }
                    (found, count) = (width, count + 1)
                    isTight = isTight || isInWord(line, next)
                    isKnownWord = isKnownWord || count == 1 && breaksKnownWord(line, next)
                }
            }
            line = next
        }
        if isInRow { widest = max(widest, characterCount(of: line)) }
        // A few lines can have the same width by chance, and a single one always has.
        let isBroken = count == 1 ? isKnownWord : (isTight || count > 3) && widest <= found
        if isBroken { width = found }
    }

    /// Returns whether there is no blank and no mark between two lines.
    private func isInWord(_ line: Range<Int>, _ next: Range<Int>) -> Bool {
        let (first, second) = (bytes[content(of: line)], bytes[content(of: next)])
        return first.last?.isInWord == true && second.first?.isInWord == true
    }

    /// Returns whether a word is broken between two lines: the name of a property, or one of the numbers in brackets,
    /// which are in pairs.
    private func breaksKnownWord(_ line: Range<Int>, _ next: Range<Int>) -> Bool {
        let (first, second) = (bytes[content(of: line)], bytes[content(of: next)])
        let head = first[(first.lastIndex { !$0.isIdentifierByte }.map { $0 + 1 } ?? first.startIndex)...]
        let tail = second.prefix { $0.isIdentifierByte }
        guard let last = head.last, let following = tail.first else { return false }
        if Self.properties.contains(String(decoding: head + tail, as: UTF8.self)) { return true }
        guard last.isDigit, following.isDigit, let open = first.lastIndex(where: { "([{".utf8.contains($0) }),
            let close = second.firstIndex(where: { ")]}".utf8.contains($0) })
        else { return false }
        func count(_ bytes: ArraySlice<UInt8>) -> Int { bytes.split { " ,;".utf8.contains($0) }.count }
        return (count(first[(open + 1)...]) + count(second[..<close])) % 2 == 1
    }

    /// The properties that a row is read for.
    private static let properties: Set<String> = [
        "adjustedContentInset", "alpha", "anchorPoint", "animations", "backgroundColor", "baseClass", "clipsToBounds",
        "contentOffset", "contentSize", "frame", "gestureRecognizers", "hidden", "placeholder", "transform",
        "userInteractionEnabled",
    ]

    private func lastMark(of line: Range<Int>) -> UInt8? { bytes[line].last { !$0.isBlank } }

    private func characterCount(of line: Range<Int>) -> Int {
        var count = 0
        for byte in bytes[line] where byte & 0xC0 != 0x80 && byte != UInt8(ascii: "\r") { count += 1 }
        return count
    }

    /// Returns whether a row starts on a line, behind blanks and bars.
    private func startsRow(_ line: Range<Int>) -> Bool {
        let content = content(of: line)
        guard let offset = content.first(where: { !bytes[$0].isBlank && bytes[$0] != UInt8(ascii: "|") }) else {
            return false
        }
        return startsRow(at: offset)
    }

    // MARK: - Lines and rows

    private func lineEnd(from offset: Int) -> Int {
        if offset >= bytes.count { return bytes.count }
        return bytes.span.firstOffset(of: UInt8(ascii: "\n"), from: offset) ?? bytes.count
    }

    private func firstRow(from start: Int) -> Int? {
        var start = start
        while start < bytes.count, let offset = bytes.span.firstOffset(of: UInt8(ascii: "<"), from: start) {
            if startsRow(at: offset) { return offset }
            start = offset + 1
        }
        return nil
    }

    /// Returns whether a class and an address, or a property, start at `offset`.
    private func startsRow(at offset: Int) -> Bool {
        guard bytes[offset] == UInt8(ascii: "<") else { return false }
        let name = bytes[(offset + 1)...].prefix {
            $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || $0 >= 0x80
        }
        let rest = bytes[name.endIndex...]
        return !name.isEmpty && (rest.starts(with: ": 0x".utf8) || rest.starts(with: "; ".utf8))
    }
}

extension [UInt8] {
    /// Whether these bytes, without blanks and with zeros for digits, mark lines: as a quotation, a comment or a list,
    /// or with a time.
    fileprivate var isPrefixOfLines: Bool {
        if isEmpty { return false }
        if allSatisfy({ ">/*#-+!%".utf8.contains($0) }) { return true }
        return count { $0 == UInt8(ascii: "0") } >= 4 && !contains { "<'\"`=".utf8.contains($0) }
    }
}

extension UInt8 {
    /// Whether it is a letter or digit, or in the middle of a number.
    fileprivate var isInWord: Bool { isIdentifierByte || self == UInt8(ascii: ".") }
}
