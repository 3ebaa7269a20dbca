import SceneText

/// Finds out how one sequence of lines becomes another: few lines go and come, where that can be found in reasonable time.
///
/// What both have at their ends is set aside. In between the shortest way is searched (Myers, "An O(ND) difference
/// algorithm and its variations", 1986); where that is long, the lines that either side has just once cut the rest into
/// pieces.
struct LineComparison {
    /// The lines, each known by a number: equal lines have the same.
    private let old: [Int], new: [Int]
    /// What changes, from the first line to the last.
    private(set) var changes: [LineChange] = []

    /// A way that takes more lines than this away and puts more there is not searched.
    private let longestWay: Int

    /// Compares `old` with `new`.
    init<Line: Hashable>(_ old: [Line], _ new: [Line], longestWay: Int = 400) {
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
        self.longestWay = longestWay
        compare(LineChange(old: 0..<old.count, new: 0..<new.count))
    }

    /// Notes what changes within `part`.
    private mutating func compare(_ part: LineChange) {
        var part = part
        while let (left, right) = ends(of: part), old[left.lowerBound] == new[right.lowerBound] {
            part = LineChange(old: left.dropFirst(), new: right.dropFirst())
        }
        while let (left, right) = ends(of: part), old[left.upperBound - 1] == new[right.upperBound - 1] {
            part = LineChange(old: left.dropLast(), new: right.dropLast())
        }
        if part.old.isEmpty || part.new.isEmpty { return note(part) }
        if let way = ShortestEditScript(old[part.old], new[part.new], longest: longestWay) {
            for change in way.changes { note(change) }
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

    /// Both sides of `part`, if there is something on both.
    private func ends(of part: LineChange) -> (Range<Int>, Range<Int>)? {
        part.old.isEmpty || part.new.isEmpty ? nil : (part.old, part.new)
    }

    /// Notes a change, as part of the last one where nothing lies between.
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

    /// The lines that stand just once on either side of `part`, as many of them as come in the same order.
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
        return longestRise(of: pairs)
    }

    /// The longest run of `pairs`, not necessarily next to each other, whose new lines come in order.
    private func longestRise(of pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        // For each length, the pair that ends the run of that length and leaves most room; and the pair before each.
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
