/// Numbers the states of a scene, so that equal states have equal numbers, however they were reached.
///
/// A state is an array of values. It is stored as a binary tree over the indices, in which equal subtrees share a node;
/// the number of a state is the number of its top node. A change creates one node per level, so neither making it nor
/// comparing two states takes time for the unchanged values.
struct StateNumbers: Sendable {
    /// The number of the state in which every value is as written.
    static let written = 0

    /// The two children of a node.
    private struct Children: Hashable, Sendable {
        /// The node of the lower indices.
        var low: Int
        /// The node of the upper indices.
        var high: Int
    }

    /// The number of levels above the values.
    private let height: Int
    /// The values seen so far, numbered from 1; 0 is the value as written.
    private var values: [MutableProperties: Int] = [:]
    /// The nodes seen so far, numbered from 1; 0 is the node with everything as written.
    private var nodes: [Children: Int] = [:]
    /// The children of each node, by its number.
    private var children = [Children(low: 0, high: 0)]

    /// Creates a numbering for states with this many values.
    init(count: Int) {
        var height = 0
        var capacity = 1
        while capacity < count, height < Int.bitWidth - 2 {
            height += 1
            capacity <<= 1
        }
        self.height = height
    }

    /// Returns the number of the state that differs from `number` in one value; `nil` is the value as written.
    mutating func number(after number: Int, index: Int, value: MutableProperties?) -> Int {
        var leaf = 0
        if let value {
            leaf = values[value] ?? values.count + 1
            values[value] = leaf
        }
        // Walks down along the bits of `index`, then up again with the new value.
        var path: [Children] = []
        var node = number
        for level in (0..<height).reversed() {
            path.append(children[node])
            node = index >> level & 1 == 0 ? children[node].low : children[node].high
        }
        node = leaf
        for level in 0..<height {
            var changed = path[height - 1 - level]
            if index >> level & 1 == 0 { changed.low = node } else { changed.high = node }
            node = self.node(changed)
        }
        return node
    }

    /// Returns the node with these children.
    private mutating func node(_ pair: Children) -> Int {
        if pair.low == 0 && pair.high == 0 { return 0 }
        if let number = nodes[pair] { return number }
        let node = children.count
        children.append(pair)
        nodes[pair] = node
        return node
    }
}
