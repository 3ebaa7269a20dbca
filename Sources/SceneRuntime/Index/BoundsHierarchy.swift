/// A hierarchy of bounding boxes over rectangles. Each box stores the index of its frontmost rectangle.
///
/// Its memory is proportional to the number of rectangles, however they cross. Tall and wide rectangles are kept apart,
/// so that crossing bars don't make all boxes large.
struct BoundsHierarchy: Sendable {
    private struct Node: Sendable {
        /// The bounding box of its rectangles.
        var box: Rectangle
        /// The index of its frontmost rectangle.
        var front: Int32
        /// For an inner node, the index of the second child; the first child follows the node. For a leaf, the start of
        /// its list.
        var next: Int32
        /// The number of rectangles in a leaf; 0 for an inner node.
        var count: Int32
    }

    /// The nodes, each before its children.
    private var nodes: [Node] = []
    /// The indices of the rectangles, leaf by leaf.
    private var places: [Int32] = []
    /// The views, front to back.
    private let views: [IndexedView]

    /// The maximum number of rectangles in a leaf.
    private static let mostInLeaf = 4

    /// Creates a hierarchy of `views`, front to back.
    init(_ views: [IndexedView]) {
        self.views = views
        places = views.indices.map { Int32($0) }
        if !views.isEmpty { add(0..<places.count) }
    }

    /// The memory size in bytes.
    var byteCount: Int {
        nodes.count * MemoryLayout<Node>.stride + places.count * MemoryLayout<Int32>.stride
            + views.count * MemoryLayout<IndexedView>.stride
    }

    /// Returns the frontmost view at `point` among those behind `other`, or `nil` if there is none.
    func front(
        at point: Point, behind other: ViewID?, _ order: ViewOrder
    ) -> (view: ViewID, kind: IndexedView.Kind)? {
        var best = Int32.max
        var waiting: [Int32] = nodes.isEmpty ? [] : [0]
        while let place = waiting.popLast() {
            let node = nodes[Int(place)]
            guard node.front < best, node.box.contains(point) else { continue }
            if node.count == 0 {
                // Visits the child with the frontmost rectangle first.
                let (first, second) = (place + 1, node.next)
                let isInOrder = nodes[Int(first)].front < nodes[Int(second)].front
                waiting.append(isInOrder ? second : first)
                waiting.append(isInOrder ? first : second)
            } else {
                for entry in Int(node.next)..<Int(node.next + node.count) {
                    let candidate = places[entry]
                    guard candidate < best, views[Int(candidate)].rectangle.contains(point) else { continue }
                    if let other, !order.isInFront(other, of: views[Int(candidate)].view) { continue }
                    best = candidate
                }
            }
        }
        return best == .max ? nil : (views[Int(best)].view, views[Int(best)].kind)
    }

    /// Adds a box for the rectangles in `range` of ``places``, with smaller boxes for each half.
    private mutating func add(_ range: Range<Int>) {
        var waiting: [(range: Range<Int>, parent: Int?)] = [(range, nil)]
        while let (range, parent) = waiting.popLast() {
            let place = nodes.count
            if let parent { nodes[parent].next = Int32(place) }
            var box = views[Int(places[range.lowerBound])].rectangle
            var front = Int32.max
            var middles = Rectangle(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
            for entry in places[range] {
                let rectangle = views[Int(entry)].rectangle
                box = box.united(with: rectangle)
                let middle = rectangle.middle
                middles = middles.united(
                    with: Rectangle(minX: middle.x, minY: middle.y, maxX: middle.x, maxY: middle.y))
                front = min(front, entry)
            }
            if range.count <= Self.mostInLeaf {
                places[range].sort()
                nodes.append(Node(box: box, front: front, next: Int32(range.lowerBound), count: Int32(range.count)))
                continue
            }
            nodes.append(Node(box: box, front: front, next: 0, count: 0))
            let middle = range.lowerBound + range.count / 2
            let isAcross = middles.width >= middles.height
            let views = views
            if max(middles.width, middles.height) < 0.01 * max(box.width, box.height) {
                // Nested boxes: the ones in front are the smaller ones.
                select(middle, in: range) { Double($0) }
            } else {
                select(middle, in: range) {
                    let middle = views[Int($0)].rectangle.middle
                    return isAcross ? middle.x : middle.y
                }
            }
            waiting.append((middle..<range.upperBound, place))
            waiting.append((range.lowerBound..<middle, nil))
        }
    }

    /// Partitions `range` of ``places``, so that the elements with the smallest keys come before `middle`.
    ///
    /// Hoare's quickselect ("Algorithm 65: Find", 1961), with the median of three as pivot.
    private mutating func select(_ middle: Int, in range: Range<Int>, _ key: (Int32) -> Double) {
        var low = range.lowerBound
        var high = range.upperBound - 1
        while low < high {
            let samples = [key(places[low]), key(places[(low + high) / 2]), key(places[high])].sorted()
            let pivot = samples[1]
            var left = low
            var right = high
            while left <= right {
                while key(places[left]) < pivot { left += 1 }
                while pivot < key(places[right]) { right -= 1 }
                if left <= right {
                    places.swapAt(left, right)
                    left += 1
                    right -= 1
                }
            }
            if middle <= right {
                high = right
            } else if middle >= left {
                low = left
            } else {
                return
            }
        }
    }
}
