/// Cuts the plane, and cuts again.
struct PartitionBuilder {
    /// The cuts so far.
    private(set) var cuts: [PartitionTree.Cut] = []
    /// The lists so far.
    private(set) var lists: [PartitionTree.ListedView] = []
    /// What the whole is.
    private(set) var top = PartitionTree.Part.nothing
    /// What all views together reach.
    let box: Rectangle
    /// How many cuts a line from left to right, and one from top to bottom, meets: their lengths added up.
    private(set) var lengths = Size.zero

    /// How many bytes cuts and lists may take.
    private let budget: Int
    /// The views of the parts that are yet to be cut, one part behind another.
    private var open: [IndexedView]
    /// How many there are; the rest of ``open`` is room.
    private var count: Int
    /// The views of one half while a part is cut.
    private var aside: [IndexedView] = []
    /// Edges of which one is to be the cut.
    private var samples: [Double] = []
    /// For choosing samples; any will do.
    private var random: UInt32 = 1

    /// Parts with no more views than this are cut at the edge that suits them best.
    private static let few = 24
    /// From how many views the edges are taken of which the middle one is the cut.
    private static let sampleCount = 11

    /// A part that is yet to be cut.
    private struct OpenPart {
        var box: Rectangle
        /// Where its views begin in ``open``; they end with it when the part's turn comes.
        var start: Int
        /// The cut whose half it is; `nil` for the whole.
        var parent: Int?
        var isLarger: Bool
    }

    /// Where to cut.
    private struct Choice {
        var isAcross: Bool
        var coordinate: Double
    }

    /// Prepares to cut the plane for `views`.
    init(_ views: [IndexedView], budget: Int) {
        self.budget = budget
        open = views
        count = views.count
        box = views.last.map { last in views.reduce(last.rectangle) { $0.united(with: $1.rectangle) } } ?? .everything
    }

    /// Builds the tree; whether the budget was enough.
    mutating func build() -> Bool {
        var parts = [OpenPart(box: box, start: 0, parent: nil, isLarger: false)]
        while let part = parts.popLast() {
            if part.start == count { continue }
            if open[part.start].closes(part.box) {
                set(part, .covered(by: open[part.start]))
                count = part.start
                continue
            }
            guard let choice = choice(for: part) else {
                addList(part)
                continue
            }
            let cut = cuts.count
            guard used <= budget, cut < PartitionTree.Part.limit, lists.count < PartitionTree.Part.limit else {
                return false
            }
            cuts.append(PartitionTree.Cut(coordinate: choice.coordinate))
            set(part, .cut(cut, isAcross: choice.isAcross))
            var larger = OpenPart(box: part.box, start: part.start, parent: cut, isLarger: true)
            var smaller = OpenPart(box: part.box, start: part.start, parent: cut, isLarger: false)
            if choice.isAcross {
                smaller.box.maxX = choice.coordinate
                larger.box.minX = choice.coordinate
                lengths.height += part.box.height
            } else {
                smaller.box.maxY = choice.coordinate
                larger.box.minY = choice.coordinate
                lengths.width += part.box.width
            }
            // The larger half waits below the smaller one, which follows its cut.
            smaller.start = split(part, at: choice, smaller.box, larger.box)
            parts.append(larger)
            parts.append(smaller)
        }
        return used <= budget
    }

    private var used: Int {
        cuts.count * MemoryLayout<PartitionTree.Cut>.stride
            + lists.count * MemoryLayout<PartitionTree.ListedView>.stride
    }

    /// Tells the cut whose half it is what a part is.
    private mutating func set(_ part: OpenPart, _ value: PartitionTree.Part) {
        guard let parent = part.parent else {
            top = value
            return
        }
        if part.isLarger { cuts[parent].larger = value } else { cuts[parent].smaller = value }
    }

    /// Makes a part a list: all its views cover it, but those in front may leave a point to the next.
    private mutating func addList(_ part: OpenPart) {
        set(part, .list(lists.count))
        for place in part.start..<count {
            lists.append(
                PartitionTree.ListedView(view: open[place].view, kind: open[place].kind, isLast: place == count - 1))
        }
        count = part.start
    }

    /// Puts those of the part's views that reach into the larger half in their place, and those that reach into the smaller
    /// one behind them; of each, up to the first that covers the half. Where the smaller half begins.
    private mutating func split(
        _ part: OpenPart, at choice: Choice, _ smallerBox: Rectangle, _ largerBox: Rectangle
    ) -> Int {
        open.makeRoom(for: 2 * count - part.start)
        aside.makeRoom(for: count - part.start)
        let sizes = Self.split(&open, part.start..<count, &aside, at: choice, smallerBox, largerBox)
        count = part.start + sizes.larger + sizes.smaller
        return part.start + sizes.larger
    }

    /// The same, with the memory in which it happens; how many views there are in each half.
    private static func split(
        _ open: inout [IndexedView], _ range: Range<Int>, _ aside: inout [IndexedView], at choice: Choice,
        _ smallerBox: Rectangle, _ largerBox: Rectangle
    ) -> (smaller: Int, larger: Int) {
        var open = open.mutableSpan
        var aside = aside.mutableSpan
        var isSmallerClosed = false
        var isLargerClosed = false
        var largerEnd = range.lowerBound
        var smallerCount = 0
        for place in range {
            let view = open[place]
            let low = choice.isAcross ? view.rectangle.minX : view.rectangle.minY
            let high = choice.isAcross ? view.rectangle.maxX : view.rectangle.maxY
            if choice.coordinate < high, !isLargerClosed {
                open[largerEnd] = view
                largerEnd += 1
                isLargerClosed = view.closes(largerBox)
            }
            if low < choice.coordinate, !isSmallerClosed {
                aside[smallerCount] = view
                smallerCount += 1
                isSmallerClosed = view.closes(smallerBox)
            }
            if isSmallerClosed, isLargerClosed { break }
        }
        for place in 0..<smallerCount { open[largerEnd + place] = aside[place] }
        return (smallerCount, largerEnd - range.lowerBound)
    }

    /// Where to cut a part; `nil` where all its views cover it.
    private mutating func choice(for part: OpenPart) -> Choice? {
        if count - part.start > Self.few, let middle = middleEdge(of: part) { return middle }
        return bestEdge(of: part)
    }

    /// The middle one of some edges in the part, along the axis that has more of them.
    private mutating func middleEdge(of part: OpenPart) -> Choice? {
        let size = UInt64(count - part.start)
        var across = 0
        samples.removeAll(keepingCapacity: true)
        // Those across are put in front of those along.
        for _ in 0..<Self.sampleCount {
            // By the numbers of Knuth's "Seminumerical Algorithms", 3.3.4, table 1, line 18.
            random = random &* 1_664_525 &+ 1_013_904_223
            let rectangle = open[part.start + Int((UInt64(random) &* size) >> 32)].rectangle
            if part.box.minX < rectangle.minX { addSample(rectangle.minX, &across) }
            if rectangle.maxX < part.box.maxX { addSample(rectangle.maxX, &across) }
            if part.box.minY < rectangle.minY { samples.append(rectangle.minY) }
            if rectangle.maxY < part.box.maxY { samples.append(rectangle.maxY) }
        }
        if samples.isEmpty { return nil }
        let isAcross = 2 * across >= samples.count
        if isAcross { samples.removeSubrange(across...) } else { samples.removeSubrange(..<across) }
        samples.sort()
        return Choice(isAcross: isAcross, coordinate: samples[samples.count / 2])
    }

    /// Adds an edge to those across.
    private mutating func addSample(_ edge: Double, _ across: inout Int) {
        samples.append(edge)
        samples.swapAt(across, samples.count - 1)
        across += 1
    }

    /// The edge, of the frontmost view that has one in the part, whose halves have the fewest views, and as equally many
    /// as can be.
    ///
    /// What is in front is seen, so nothing is cut there for what is hidden.
    private func bestEdge(of part: OpenPart) -> Choice? {
        let open = open.span
        let box = part.box
        var place = part.start
        while place < count, open[place].rectangle.holds(box) { place += 1 }
        if place == count { return nil }
        let edges = open[place].rectangle
        // How many views reach below and above each of the four edges.
        var below = SIMD4<Int>()
        var above = SIMD4<Int>()
        for place in part.start..<count {
            let rectangle = open[place].rectangle
            if rectangle.minX < edges.minX { below[0] &+= 1 }
            if rectangle.minY < edges.minY { below[1] &+= 1 }
            if rectangle.minX < edges.maxX { below[2] &+= 1 }
            if rectangle.minY < edges.maxY { below[3] &+= 1 }
            if edges.minX < rectangle.maxX { above[0] &+= 1 }
            if edges.minY < rectangle.maxY { above[1] &+= 1 }
            if edges.maxX < rectangle.maxX { above[2] &+= 1 }
            if edges.maxY < rectangle.maxY { above[3] &+= 1 }
        }
        let costs = below &* below &+ above &* above
        var best: Choice?
        var least = Int.max
        func consider(_ isInside: Bool, _ cost: Int, _ choice: Choice) {
            if isInside, cost < least { (least, best) = (cost, choice) }
        }
        consider(box.minX < edges.minX, costs[0], Choice(isAcross: true, coordinate: edges.minX))
        consider(box.minY < edges.minY, costs[1], Choice(isAcross: false, coordinate: edges.minY))
        consider(edges.maxX < box.maxX, costs[2], Choice(isAcross: true, coordinate: edges.maxX))
        consider(edges.maxY < box.maxY, costs[3], Choice(isAcross: false, coordinate: edges.maxY))
        return best
    }
}

extension [IndexedView] {
    /// Lengthens the array to `size` elements at least, with some that mean nothing.
    fileprivate mutating func makeRoom(for size: Int) {
        guard count < size else { return }
        let filler = IndexedView(rectangle: .everything, view: .root, kind: .plain)
        append(contentsOf: repeatElement(filler, count: Swift.max(size, 2 * count) - count))
    }
}
