import SceneText

/// Compares two sequences of lines. The difference is minimal where finding it takes reasonable time.
///
/// Common lines at both ends are set aside. For the rest it searches the shortest edit script (Myers, "An O(ND)
/// difference algorithm and its variations", 1986). If that script is long, it splits the rest at lines that occur
/// exactly once on each side.
public struct LineComparison {
    /// The lines as numbers; equal lines have equal numbers.
    private let old: [Int], new: [Int]
    /// The changes in order.
    public private(set) var changes: [LineChange] = []

    /// The longest edit script to search for: this many lines removed and this many added.
    private let maximumScriptLength: Int

    /// Compares `old` with `new`.
    public init<Line: Hashable>(_ old: [Line], _ new: [Line], maximumScriptLength: Int = 400) {
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            let next = numbers.count
            return numbers[line]
                ?? {
                    numbers[line] = next
                    return next
                }()
        }
        self.old = old.map(number)
        self.new = new.map(number)
        self.maximumScriptLength = maximumScriptLength
        compare(LineChange(old: 0..<old.count, new: 0..<new.count))
    }

    /// Adds the changes within `part`.
    private mutating func compare(_ part: LineChange) {
        var part = part
        while let (left, right) = ends(of: part), old[left.lowerBound] == new[right.lowerBound] {
            part = LineChange(old: left.dropFirst(), new: right.dropFirst())
        }
        while let (left, right) = ends(of: part), old[left.upperBound - 1] == new[right.upperBound - 1] {
            part = LineChange(old: left.dropLast(), new: right.dropLast())
        }
        if part.old.isEmpty || part.new.isEmpty { return note(part) }
        if let script = ShortestEditScript(old[part.old], new[part.new], maximumLength: maximumScriptLength) {
            for change in script.changes { note(change) }
            return
        }
        let anchors = anchors(in: part)
        if anchors.isEmpty { return note(part) }
        var rest = part
        for anchor in anchors {
            compare(LineChange(old: rest.old.lowerBound..<anchor.old, new: rest.new.lowerBound..<anchor.new))
            rest = LineChange(old: anchor.old + 1..<part.old.upperBound, new: anchor.new + 1..<part.new.upperBound)
        }
        compare(rest)
    }

    /// Returns both sides of `part`, or `nil` if one is empty.
    private func ends(of part: LineChange) -> (Range<Int>, Range<Int>)? {
        part.old.isEmpty || part.new.isEmpty ? nil : (part.old, part.new)
    }

    /// Adds a change, merged with the last one if they touch.
    private mutating func note(_ change: LineChange) {
        if change.isEmpty { return }
        if let last = changes.last, last.old.upperBound == change.old.lowerBound,
            last.new.upperBound == change.new.lowerBound
        {
            changes[changes.count - 1] = LineChange(
                old: last.old.lowerBound..<change.old.upperBound, new: last.new.lowerBound..<change.new.upperBound)
        } else {
            changes.append(change)
        }
    }

    /// Returns the lines that occur exactly once on each side of `part`, as many as have the same order on both.
    private func anchors(in part: LineChange) -> [(old: Int, new: Int)] {
        var oldPlaces: [Int: Int?] = [:]
        var newPlaces: [Int: Int?] = [:]
        for index in part.old { oldPlaces[old[index]] = oldPlaces[old[index]] == nil ? index : .some(nil) }
        for index in part.new { newPlaces[new[index]] = newPlaces[new[index]] == nil ? index : .some(nil) }
        let pairs = part.old.compactMap { index -> (old: Int, new: Int)? in
            guard oldPlaces[old[index]] == .some(index), case .some(.some(let place)) = newPlaces[old[index]] else {
                return nil
            }
            return (index, place)
        }
        return longestIncreasingSubsequence(of: pairs)
    }

    /// Returns the longest subsequence of `pairs` whose new lines ascend.
    private func longestIncreasingSubsequence(of pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        // For each length, the index of the pair that ends the best run so far; and for each pair, its predecessor.
        var ends: [Int] = []
        var before: [Int?] = []
        for index in pairs.indices {
            let length = ends.partitioningIndex { pairs[$0].new >= pairs[index].new }
            before.append(length == 0 ? nil : ends[length - 1])
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var run: [(old: Int, new: Int)] = []
        var next = ends.last
        while let index = next {
            run.append(pairs[index])
            next = before[index]
        }
        return run.reversed()
    }
}
