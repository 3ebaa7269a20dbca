/// The plane cut into parts, each with the rectangles that can be in front there.
///
/// A k-d tree (Bentley, "Multidimensional binary search trees used for associative searching", 1975) whose leaves hold the
/// rectangles that reach into them, front to back, up to the first that covers the whole leaf: nothing behind that one is
/// ever seen there.
struct PartitionTree: Sendable {
    /// An inner node, or a leaf.
    private struct Node: Sendable {
        /// The coordinate at which an inner node is cut; what is smaller lies in the node that follows.
        var cut: Double
        /// Of an inner node, where the node of the larger coordinates stands; of a leaf, where its list begins.
        var next: Int32
        /// Of a leaf, how many rectangles it lists; of an inner node, which axis is cut.
        var kind: Int32

        static let cutsX: Int32 = -1
        static let cutsY: Int32 = -2
    }

    /// The nodes, each before those that it is cut into.
    private var nodes: [Node] = []
    /// The lists of all leaves: places of rectangles, as their complement where the rectangle covers the leaf.
    private var lists: [Int32] = []

    /// No leaf is cut that has no more rectangles than this.
    private static let fewest = 4
    /// How deep the tree can get.
    private static let deepest = 60

    /// Cuts the plane for `rectangles`, those in front first; `nil` where that would take more memory than `budget` bytes.
    init?(_ rectangles: [IndexedRectangle], budget: Int) {
        var box = Rectangle.everything
        if let first = rectangles.last { box = rectangles.reduce(first.rectangle) { $0.united(with: $1.rectangle) } }
        var builder = Builder(rectangles, budget: budget)
        guard builder.build(box) else { return nil }
        nodes = builder.nodes
        lists = builder.lists
    }

    /// How many bytes it takes.
    var byteCount: Int { nodes.count * MemoryLayout<Node>.stride + lists.count * MemoryLayout<Int32>.stride }

    /// The place of the rectangle in front at `point`; `nil` where there is none.
    func front(at point: Point, _ rectangles: [IndexedRectangle]) -> Int32? {
        var place = 0
        while true {
            let node = nodes[place]
            if node.kind >= 0 {
                for entry in Int(node.next)..<Int(node.next + node.kind) {
                    let candidate = lists[entry]
                    // A covering rectangle covers the leaf as far as any rectangle reaches, but not what lies beside all.
                    let index = candidate < 0 ? ~candidate : candidate
                    if rectangles[Int(index)].rectangle.contains(point) { return index }
                }
                return nil
            }
            let coordinate = node.kind == Node.cutsX ? point.x : point.y
            place = coordinate < node.cut ? place + 1 : Int(node.next)
        }
    }

    /// Cuts and cuts again.
    private struct Builder {
        let rectangles: [IndexedRectangle]
        let budget: Int
        var nodes: [Node] = []
        var lists: [Int32] = []
        /// The lists of the parts that are yet to be cut, one behind another.
        var open: [Int32] = []

        init(_ rectangles: [IndexedRectangle], budget: Int) {
            self.rectangles = rectangles
            self.budget = budget
        }

        /// A part that is yet to be cut.
        struct Part {
            var box: Rectangle
            /// Where its list begins in ``open``; it ends with ``open`` when the part's turn comes.
            var start: Int
            /// The node whose larger half it is.
            var parent: Int?
            var depth: Int
        }

        /// Builds the tree of `box`; whether the budget was enough.
        mutating func build(_ box: Rectangle) -> Bool {
            open = rectangles.indices.map { Int32($0) }
            var parts = [Part(box: box, start: 0, parent: nil, depth: 0)]
            while let part = parts.popLast() {
                if let parent = part.parent { nodes[parent].next = Int32(nodes.count) }
                let count = open.count - part.start
                guard count > PartitionTree.fewest, part.depth < PartitionTree.deepest,
                    let cut = cut(of: part), let halves = halves(of: part, cut)
                else {
                    addLeaf(part)
                    guard used <= budget else { return false }
                    continue
                }
                let node = nodes.count
                nodes.append(Node(cut: cut.value, next: 0, kind: cut.isAcross ? Node.cutsX : Node.cutsY))
                // The larger half waits below the smaller one, which follows its node.
                open.removeLast(count)
                open += halves.larger
                let larger = Part(box: halves.largerBox, start: part.start, parent: node, depth: part.depth + 1)
                let smaller = Part(box: halves.smallerBox, start: open.count, parent: nil, depth: part.depth + 1)
                open += halves.smaller
                parts.append(larger)
                parts.append(smaller)
                guard used <= budget else { return false }
            }
            return true
        }

        private var used: Int {
            nodes.count * MemoryLayout<Node>.stride + lists.count * MemoryLayout<Int32>.stride
        }

        /// Makes the part a leaf.
        private mutating func addLeaf(_ part: Part) {
            let start = lists.count
            lists += open[part.start...]
            nodes.append(Node(cut: 0, next: Int32(start), kind: Int32(open.count - part.start)))
            open.removeLast(open.count - part.start)
        }

        /// Where to cut a part: at the median of some edges in it, along the axis that has more of them.
        private func cut(of part: Part) -> (isAcross: Bool, value: Double)? {
            var across: [Double] = []
            var along: [Double] = []
            let list = open[part.start...]
            let stride = max(1, list.count / 32)
            var place = list.startIndex
            while place < list.endIndex {
                let rectangle = rectangles[Int(list[place])].rectangle
                if part.box.minX < rectangle.minX { across.append(rectangle.minX) }
                if rectangle.maxX < part.box.maxX { across.append(rectangle.maxX) }
                if part.box.minY < rectangle.minY { along.append(rectangle.minY) }
                if rectangle.maxY < part.box.maxY { along.append(rectangle.maxY) }
                place += stride
            }
            if across.isEmpty, along.isEmpty { return nil }
            if across.count >= along.count {
                across.sort()
                return (true, across[across.count / 2])
            }
            along.sort()
            return (false, along[along.count / 2])
        }

        /// What the two halves of a part list; `nil` where cutting does not make the lists shorter.
        private func halves(
            of part: Part, _ cut: (isAcross: Bool, value: Double)
        ) -> (smaller: [Int32], larger: [Int32], smallerBox: Rectangle, largerBox: Rectangle)? {
            var smallerBox = part.box
            var largerBox = part.box
            if cut.isAcross {
                smallerBox.maxX = cut.value
                largerBox.minX = cut.value
            } else {
                smallerBox.maxY = cut.value
                largerBox.minY = cut.value
            }
            let list = open[part.start...]
            let smaller = visible(list, in: smallerBox)
            let larger = visible(list, in: largerBox)
            if smaller.count + larger.count >= 2 * list.count { return nil }
            return (smaller, larger, smallerBox, largerBox)
        }

        /// Those of `list` that reach into `box`, up to the first that covers it.
        private func visible(_ list: ArraySlice<Int32>, in box: Rectangle) -> [Int32] {
            var result: [Int32] = []
            for candidate in list {
                let rectangle = rectangles[Int(candidate)].rectangle
                guard rectangle.minX < box.maxX, box.minX < rectangle.maxX, rectangle.minY < box.maxY,
                    box.minY < rectangle.maxY
                else { continue }
                result.append(candidate)
                if rectangle.holds(box) { break }
            }
            return result
        }
    }
}

extension Rectangle {
    /// The smallest rectangle that holds both.
    func united(with other: Rectangle) -> Rectangle {
        Rectangle(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }
}
