import SceneText

/// The path of a view, split at its indices: `List[0,3].Star[1]` has three.
struct IndexedPath {
    private let bytes: [UInt8]
    /// Where the indices are in ``bytes``.
    private var places: [Range<Int>] = []
    private(set) var indices: [Int] = []

    /// Splits `path`.
    init(_ path: String) {
        bytes = Array(path.utf8)
        var next = 0
        var canBeIndex = false
        while next < bytes.count {
            guard canBeIndex, bytes[next].isDigit else {
                // An index follows a bracket or the comma in one.
                canBeIndex = bytes[next] == UInt8(ascii: "[") || bytes[next] == UInt8(ascii: ",")
                next += 1
                continue
            }
            let start = next
            var index: Int? = 0
            while next < bytes.count, bytes[next].isDigit {
                index = index?.appendingDigit(bytes[next])
                next += 1
            }
            if let index {
                places.append(start..<next)
                indices.append(index)
            }
            canBeIndex = false
        }
    }

    /// Appends the path to `text`, with a mark for each index of the common prefix with `other`.
    func append(to text: inout [UInt8], markedLike other: IndexedPath) {
        var end = 0
        while end < bytes.count, end < other.bytes.count, bytes[end] == other.bytes[end] { end += 1 }
        var next = 0
        for (position, place) in places.enumerated() {
            guard place.upperBound <= end, position < other.places.count, other.places[position] == place else { break }
            text += bytes[next..<place.lowerBound]
            text.append(Self.mark)
            text.appendDigits(of: position)
            text.append(Self.mark)
            next = place.upperBound
        }
        text += bytes[next...]
    }

    /// Returns the path with those marks.
    func marked(like other: IndexedPath) -> String {
        var text: [UInt8] = []
        append(to: &text, markedLike: other)
        return String(decoding: text, as: UTF8.self)
    }

    /// Encloses the number of an index. It can't occur in a text for people.
    private static let mark: UInt8 = 0

    /// Replaces the marks in `text` with `indices`, each a single index or a range.
    static func replacingMarks(in text: String, by indices: [ClosedRange<Int>]) -> String {
        var result = ""
        for (number, bytes) in text.utf8.split(separator: mark, omittingEmptySubsequences: false).enumerated() {
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

extension Int {
    /// Returns the number with one more decimal digit, or `nil` if it is too large.
    fileprivate func appendingDigit(_ digit: UInt8) -> Int? {
        let (tens, hasOverflowed) = multipliedReportingOverflow(by: 10)
        let (sum, isTooLarge) = tens.addingReportingOverflow(Int(digit) - 48)
        return hasOverflowed || isTooLarge ? nil : sum
    }
}
