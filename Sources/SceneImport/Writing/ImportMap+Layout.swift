import SceneText

extension ImportMap {
    /// Moves all items from their places in `text` to those in `formatted`, which differs only in blanks and line ends.
    mutating func move(from text: [UInt8], to formatted: [UInt8]) {
        if text == formatted { return }
        // Both ends of all items, in the order of the text.
        var ends: [(offset: Int, entry: Int, isEnd: Bool)] = []
        ends.reserveCapacity(2 * entries.count)
        for (index, entry) in entries.enumerated() {
            ends.append((entry.start, index, false))
            ends.append((entry.end, index, true))
        }
        ends.sort { $0.offset < $1.offset }
        var new = 0
        var old = 0
        for end in ends {
            while old < end.offset {
                if !text[old].isBetweenTokens {
                    while new < formatted.count, formatted[new].isBetweenTokens { new += 1 }
                    new += 1
                }
                old += 1
            }
            new = min(new, formatted.count)
            if end.isEnd {
                entries[end.entry].end = new
            } else {
                while new < formatted.count, formatted[new].isBetweenTokens { new += 1 }
                entries[end.entry].start = new
            }
        }
    }
}

extension UInt8 {
    /// Whether it is a space or a line end.
    fileprivate var isBetweenTokens: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
}
