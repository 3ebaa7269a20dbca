/// The shortest edit script between two sequences of lines: the fewest removed and added lines.
struct ShortestEditScript {
    /// The changes in order, one line each.
    private(set) var changes: [LineChange] = []

    private let old: ArraySlice<Int>, new: ArraySlice<Int>

    /// Searches for a script of at most `maximumLength` steps; fails if there is none.
    init?(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, maximumLength: Int) {
        self.old = old
        self.new = new
        guard let furthest = search(maximumLength) else { return nil }
        walkBack(furthest)
    }

    /// Returns, for each number of steps, the furthest point on each diagonal: the index of the next old line.
    ///
    /// A diagonal is the number of old lines consumed minus the number of new ones. Its array index is that plus the
    /// number of steps.
    private func search(_ maximumLength: Int) -> [[Int]]? {
        var furthest: [[Int]] = []
        for steps in 0...maximumLength {
            var positions = [Int](repeating: 0, count: 2 * steps + 1)
            for index in stride(from: 0, through: 2 * steps, by: 2) {
                let diagonal = index - steps
                var x = steps == 0 ? 0 : start(on: diagonal, from: furthest[steps - 1])
                while x < old.count, x - diagonal < new.count, x - diagonal >= 0, oldLine(x) == newLine(x - diagonal) {
                    x += 1
                }
                positions[index] = x
                if x >= old.count, x - diagonal >= new.count {
                    furthest.append(positions)
                    return furthest
                }
            }
            furthest.append(positions)
        }
        return nil
    }

    /// Returns the old line reached on `diagonal` one step after the points in `positions`.
    private func start(on diagonal: Int, from positions: [Int]) -> Int {
        let steps = (positions.count - 1) / 2
        let left = value(of: diagonal - 1, in: positions, steps)
        let right = value(of: diagonal + 1, in: positions, steps)
        guard let left else { return right ?? 0 }
        return max(left + 1, right ?? 0)
    }

    /// Returns the furthest old line on `diagonal`, or `nil` if `steps` steps don't reach it.
    private func value(of diagonal: Int, in positions: [Int], _ steps: Int) -> Int? {
        abs(diagonal) <= steps ? positions[diagonal + steps] : nil
    }

    /// Collects the changes by walking back from the ends of both sequences.
    private mutating func walkBack(_ furthest: [[Int]]) {
        var x = old.count
        var diagonal = old.count - new.count
        for steps in stride(from: furthest.count - 1, to: 0, by: -1) {
            let positions = furthest[steps - 1]
            let left = value(of: diagonal - 1, in: positions, steps - 1)
            let right = value(of: diagonal + 1, in: positions, steps - 1)
            let removes = left.map { $0 + 1 > right ?? -1 } ?? false
            x = start(on: diagonal, from: positions)
            let line = LineChange(
                old: old.startIndex + (removes ? x - 1 : x)..<old.startIndex + x,
                new: new.startIndex + (removes ? x - diagonal : x - diagonal - 1)..<new.startIndex + x - diagonal)
            changes.append(line)
            diagonal += removes ? -1 : 1
        }
        changes.reverse()
    }

    private func oldLine(_ index: Int) -> Int { old[old.startIndex + index] }

    private func newLine(_ index: Int) -> Int { new[new.startIndex + index] }
}
