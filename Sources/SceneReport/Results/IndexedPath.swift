/// The path of a view, split at its indices: `List[0,3].Star[1]` has three.
struct IndexedPath {
    /// The text between the indices: one piece more than there are indices.
    private var pieces = [""]
    private(set) var indices: [Int] = []

    /// Splits `path`.
    init(_ path: String) {
        var digits = ""
        for scalar in path.unicodeScalars {
            if "0"..."9" ~= scalar, !digits.isEmpty || pieces[pieces.count - 1].endsBeforeIndex {
                digits.unicodeScalars.append(scalar)
                continue
            }
            end(&digits)
            pieces[pieces.count - 1].unicodeScalars.append(scalar)
        }
        end(&digits)
    }

    /// Ends an index with these digits, if there are any.
    private mutating func end(_ digits: inout String) {
        if digits.isEmpty { return }
        if let index = Int(digits) {
            indices.append(index)
            pieces.append("")
        } else {
            pieces[pieces.count - 1] += digits
        }
        digits = ""
    }

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

extension String {
    /// Whether an index can follow: after `[`, or after a comma within brackets.
    fileprivate var endsBeforeIndex: Bool { utf8.last == UInt8(ascii: "[") || utf8.last == UInt8(ascii: ",") }
}
