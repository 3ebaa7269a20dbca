/// Numbers the states of a scene, so that equal states have equal numbers, however they came about.
///
/// A state is a row of values, one a place. It is kept as a binary tree over the places in which equal subtrees are the
/// same node; the number of a state is that of its top node. A change makes one new node a level, so that neither making
/// it nor comparing two states takes time for the values that stay.
struct StateNumbers: Sendable {
    /// The number of the state in which every value is as written.
    static let written = 0

    /// The two halves of a node.
    private struct Halves: Hashable, Sendable {
        /// The node of the lower places.
        var low: Int
        /// The node of the upper places.
        var high: Int
    }

    /// How many levels lie above the values.
    private let height: Int
    /// The values seen, numbered from 1; 0 is the value as written.
    private var values: [SettableValues: Int] = [:]
    /// The nodes seen, numbered from 1; 0 is the one in which everything is as written.
    private var nodes: [Halves: Int] = [:]
    /// The halves of the nodes, by number.
    private var halves = [Halves(low: 0, high: 0)]

    /// Creates the numbering of states that have so many places.
    init(places: Int) {
        var height = 0
        var reach = 1
        while reach < places, height < Int.bitWidth - 2 {
            height += 1
            reach <<= 1
        }
        self.height = height
    }

    /// The number of the state that differs from `number` in the value of `place`; `nil` is the value as written.
    mutating func number(after number: Int, place: Int, value: SettableValues?) -> Int {
        var leaf = 0
        if let value {
            leaf = values[value] ?? values.count + 1
            values[value] = leaf
        }
        // Down along the place's bits, then up again with the new value.
        var path: [Halves] = []
        var node = number
        for level in (0..<height).reversed() {
            path.append(halves[node])
            node = place >> level & 1 == 0 ? halves[node].low : halves[node].high
        }
        node = leaf
        for level in 0..<height {
            var changed = path[height - 1 - level]
            if place >> level & 1 == 0 { changed.low = node } else { changed.high = node }
            node = self.node(changed)
        }
        return node
    }

    /// The node that has these halves.
    private mutating func node(_ pair: Halves) -> Int {
        if pair.low == 0 && pair.high == 0 { return 0 }
        if let known = nodes[pair] { return known }
        let node = halves.count
        halves.append(pair)
        nodes[pair] = node
        return node
    }
}
