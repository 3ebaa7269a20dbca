/// The spans on a line, for any number of them.
///
/// A segment tree (Bentley, "Algorithms for Klee's rectangle problems", 1977): a span is stored at the few nodes that
/// together make it up. Each node holds its spans as a heap.
struct CoverTree: LineCover {
    /// The number of leaves, a power of two.
    private let leaves: Int
    /// The first index of each node's heap in ``heaps``.
    private var heapStarts: [Int32]
    /// The number of spans in each node's heap. Removed spans that aren't the highest may still be in it.
    private var heapCounts: [Int32]
    /// The heaps of all nodes, one after another.
    private var heaps: [Int32]
    /// The highest span at or below each node, or ``LineStretch/none``.
    private var highest: [Int32]
    /// Whether each span is on the line.
    private var isThere: [Bool]
    /// Nodes that a search has yet to visit, with the highest span from above.
    private var waiting: [(node: Int32, first: Int32, count: Int32, inherited: Int32)] = []

    /// Creates an empty line of `length` cells with room for spans from `starts` up to, not including, `ends`.
    init(length: Int, starts: ArraySlice<Int32>, ends: ArraySlice<Int32>) {
        var leaves = 1
        while leaves < length { leaves *= 2 }
        self.leaves = leaves
        var heapStarts = [Int32](repeating: 0, count: 2 * leaves + 1)
        heapCounts = [Int32](repeating: 0, count: 2 * leaves)
        highest = [Int32](repeating: LineStretch.none, count: 2 * leaves)
        isThere = [Bool](repeating: false, count: starts.count)
        for (start, end) in zip(starts, ends) {
            Self.forEachNode(from: start, to: end, leaves) { heapStarts[$0 + 1] += 1 }
        }
        for node in 1...2 * leaves { heapStarts[node] += heapStarts[node - 1] }
        self.heapStarts = heapStarts
        heaps = [Int32](repeating: 0, count: Int(heapStarts[2 * leaves]))
    }

    /// Calls `body` for the nodes that together make up the cells from `start` up to, not including, `end`.
    @inline(__always)
    private static func forEachNode(from start: Int32, to end: Int32, _ leaves: Int, _ body: (Int) -> Void) {
        var low = Int(start) + leaves
        var high = Int(end) + leaves
        while low < high {
            if low & 1 == 1 {
                body(low)
                low += 1
            }
            if high & 1 == 1 {
                high -= 1
                body(high)
            }
            low >>= 1
            high >>= 1
        }
    }

    mutating func insert(_ span: Int32, from start: Int32, to end: Int32) {
        isThere[Int(span)] = true
        Self.forEachNode(from: start, to: end, leaves) { push(span, at: $0) }
        raise(span, above: Int(start) + leaves)
        raise(span, above: Int(end) - 1 + leaves)
    }

    mutating func remove(_ span: Int32, from start: Int32, to end: Int32) {
        isThere[Int(span)] = false
        Self.forEachNode(from: start, to: end, leaves) { drop(span, at: $0) }
        lower(span, above: Int(start) + leaves)
        lower(span, above: Int(end) - 1 + leaves)
    }

    mutating func tops(from start: Int32, to end: Int32, into stretches: inout [LineStretch]) {
        stretches.removeAll(keepingCapacity: true)
        waiting.append((1, 0, Int32(leaves), LineStretch.none))
        while let (node, first, count, inherited) = waiting.popLast() {
            let index = Int(node)
            let top = max(inherited, ownTop(index))
            if highest[index] <= top || count == 1 {
                if let last = stretches.indices.last, stretches[last].top == top {
                    stretches[last].end = min(end, first + count)
                } else {
                    stretches.append(LineStretch(end: min(end, first + count), top: top))
                }
                continue
            }
            let half = count / 2
            if first + half < end { waiting.append((2 * node + 1, first + half, half, top)) }
            if start < first + half { waiting.append((2 * node, first, half, top)) }
        }
    }

    private func ownTop(_ node: Int) -> Int32 {
        heapCounts[node] == 0 ? LineStretch.none : heaps[Int(heapStarts[node])]
    }

    /// Pushes `span` onto the heap of `node`.
    private mutating func push(_ span: Int32, at node: Int) {
        let start = Int(heapStarts[node])
        var index = Int(heapCounts[node])
        heapCounts[node] += 1
        while index > 0 {
            let parent = (index - 1) / 2
            if heaps[start + parent] >= span { break }
            heaps[start + index] = heaps[start + parent]
            index = parent
        }
        heaps[start + index] = span
        if span > highest[node] { highest[node] = span }
    }

    /// Pops the removed `span` from the heap of `node` if it is the highest there, and then any removed spans below it.
    private mutating func drop(_ span: Int32, at node: Int) {
        let start = Int(heapStarts[node])
        var count = Int(heapCounts[node])
        guard count > 0, heaps[start] == span else { return }
        repeat {
            count -= 1
            let last = heaps[start + count]
            var index = 0
            while true {
                var child = 2 * index + 1
                if child >= count { break }
                if child + 1 < count, heaps[start + child + 1] > heaps[start + child] { child += 1 }
                if heaps[start + child] <= last { break }
                heaps[start + index] = heaps[start + child]
                index = child
            }
            heaps[start + index] = last
        } while count > 0 && !isThere[Int(heaps[start])]
        heapCounts[node] = Int32(count)
        highest[node] = highestAtOrBelow(node)
    }

    private func highestAtOrBelow(_ node: Int) -> Int32 {
        let own = ownTop(node)
        return node < leaves ? max(own, highest[2 * node], highest[2 * node + 1]) : own
    }

    /// Updates the nodes above `leaf` after an insertion.
    private mutating func raise(_ span: Int32, above leaf: Int) {
        var node = leaf >> 1
        while node > 0 {
            if highest[node] < span, highest[2 * node] == span || highest[2 * node + 1] == span {
                highest[node] = span
            }
            node >>= 1
        }
    }

    /// Updates the nodes above `leaf` after a removal.
    private mutating func lower(_ span: Int32, above leaf: Int) {
        var node = leaf >> 1
        while node > 0 {
            if highest[node] == span { highest[node] = highestAtOrBelow(node) }
            node >>= 1
        }
    }
}
