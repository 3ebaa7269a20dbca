/// Rectangles in boxes in larger boxes, each of which knows the rectangle in it that lies farthest in front.
///
/// It takes memory in proportion to the rectangles, however they cross each other. Rectangles that are much longer than wide
/// are kept apart from those that are much wider than long, so that crossing bars do not make all boxes large.
struct BoundsHierarchy: Sendable {
    /// A box.
    private struct Node: Sendable {
        /// What the rectangles in it reach.
        var box: Rectangle
        /// The place of the rectangle in it that lies farthest in front.
        var front: Int32
        /// Of an inner node, where its second child stands, the first follows it; of a leaf, where its list begins.
        var next: Int32
        /// How many rectangles a leaf lists; 0 for an inner node.
        var count: Int32
    }

    /// The nodes, each before its children.
    private var nodes: [Node] = []
    /// The places of the rectangles, leaf after leaf.
    private var places: [Int32] = []
    /// The views, those in front first.
    private let views: [IndexedView]

    /// No leaf lists more rectangles than this.
    private static let mostInLeaf = 4

    /// Puts `views`, those in front first, into boxes.
    init(_ views: [IndexedView]) {
        self.views = views
        places = views.indices.map { Int32($0) }
        if !views.isEmpty { add(0..<places.count) }
    }

    /// How many bytes it takes.
    var byteCount: Int {
        nodes.count * MemoryLayout<Node>.stride + places.count * MemoryLayout<Int32>.stride
            + views.count * MemoryLayout<IndexedView>.stride
    }

    /// The view in front at `point` among those behind `other`; `nil` where there is none.
    func front(
        at point: Point, behind other: ViewID?, _ order: ViewOrder
    ) -> (view: ViewID, kind: IndexedView.Kind)? {
        var best = Int32.max
        var waiting: [Int32] = nodes.isEmpty ? [] : [0]
        while let place = waiting.popLast() {
            let node = nodes[Int(place)]
            guard node.front < best, node.box.contains(point) else { continue }
            if node.count == 0 {
                // The child with what lies farther in front is looked into first.
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

    /// Puts the rectangles at `range` of ``places`` into a box and smaller ones, half of them each.
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
                // Boxes within boxes: those in front are the smaller ones.
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

    /// Moves those of ``places`` with the smallest keys to the beginning of `range`, up to `middle`.
    ///
    /// Hoare's quickselect ("Algorithm 65: Find", 1961), with the median of three to cut at.
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
