/// The path of a view, split at its indices: `List[0,3].Star[1]` has three.
struct IndexedPath {
    /// The text between the indices: one piece more than there are indices.
    private var pieces: [Substring] = []
    private(set) var indices: [Int] = []

    /// Splits `path`.
    init(_ path: String) {
        let bytes = path.utf8
        var pieceStart = bytes.startIndex
        var next = bytes.startIndex
        var canBeIndex = false
        while next < bytes.endIndex {
            let byte = bytes[next]
            guard canBeIndex, Self.isDigit(byte) else {
                // An index follows a bracket or the comma in one.
                canBeIndex = byte == UInt8(ascii: "[") || byte == UInt8(ascii: ",")
                next = bytes.index(after: next)
                continue
            }
            let end = bytes[next...].firstIndex { !Self.isDigit($0) } ?? bytes.endIndex
            if let index = Int(path[next..<end]) {
                pieces.append(path[pieceStart..<next])
                indices.append(index)
                pieceStart = end
            }
            next = end
            canBeIndex = false
        }
        pieces.append(path[pieceStart...])
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// Returns the path with a mark for each index of the common prefix with `other`.
    func marked(like other: IndexedPath) -> String {
        var text = ""
        var isShared = true
        for (position, piece) in pieces.enumerated() {
            text += piece
            guard position < indices.count else { break }
            isShared =
                isShared && position < other.indices.count && other.pieces[position] == piece
                && other.indices[position] == indices[position]
            text += isShared ? Self.mark(position) : String(indices[position])
        }
        return text
    }

    /// The mark for the index at `position`. It can't occur in a text for people.
    private static func mark(_ position: Int) -> String { "\u{0}\(position)\u{0}" }

    /// Replaces the marks in `text` with `indices`, each a single index or a range.
    static func replacingMarks(in text: String, by indices: [ClosedRange<Int>]) -> String {
        var result = ""
        for (number, bytes) in text.utf8.split(separator: 0, omittingEmptySubsequences: false).enumerated() {
            let part = Substring(bytes)
            // Every second part is a mark.
            guard number % 2 == 1, let position = Int(part), indices.indices.contains(position) else {
                result += part
                continue
            }
            let range = indices[position]
            result += "\(range.lowerBound)"
            if range.count > 1 { result += "…\(range.upperBound)" }
        }
        return result
    }
}
