/// Builds a partition by dividing the plane into cells, and crowded cells into smaller ones.
struct PartitionBuilder {
    /// The tree to append to.
    var tree: PartitionTree
    /// The bounding box of all views.
    let box: Rectangle

    /// The start of the partition's words.
    let firstWord: Int
    /// The budget of the tree in bytes.
    private let budget: Double
    /// The bytes used before.
    private let usedBefore: Double
    /// The maximum number of views that a part may list.
    private let maximumListLength: Int
    /// The views of the parts still to be added, part by part.
    var open: [OpenView] = []
    /// The parts still to be added, as a stack.
    var parts: [OpenPart] = []
    /// Kept between parts to reuse its memory.
    var cells = CellFiller()

    /// Parts with at most this many views aren't divided.
    private static let minimumListLength = 20

    /// A part still to be added.
    struct OpenPart {
        /// The start of its views in ``open``. They extend to the end when the part is on top.
        var start: Int
        /// The index of the word that will point to it, if any.
        var leader: Int?
    }

    /// A view of such a part.
    struct OpenView {
        /// Its edges in the part; infinite on sides beyond it.
        var edges: Rectangle
        /// The view, and its box in the innermost cell that contains the part.
        var word: PartitionWord

        /// Whether no view behind it can be reached in the part.
        var closesPart: Bool { edges == .everything && word.isFinal }
    }

    /// Prepares a partition of `views`, to be appended to `tree`.
    init(_ tree: PartitionTree, _ views: [IndexedView], budget: Int, maximumListLength: Int) {
        self.tree = tree
        firstWord = tree.words.count
        usedBefore = Double(tree.byteCount)
        self.budget = Double(budget)
        self.maximumListLength = maximumListLength
        let box = views.first.map { first in views.reduce(first.rectangle) { $0.united(with: $1.rectangle) } } ?? .empty
        self.box = box
        open.reserveCapacity(2 * views.count)
        for view in views {
            let edges = view.rectangle.edges(in: box)
            open.append(OpenView(edges: edges, word: PartitionWord(view)))
            if open[open.count - 1].closesPart { break }
        }
    }

    /// Builds the partition. Returns `false` if it exceeds the budget, or would have too long a list.
    mutating func build() -> Bool {
        parts = [OpenPart(start: 0)]
        var maximumOpen = open.count
        while let part = parts.popLast() {
            // The budget available so far grows with progress and must still cover listing the rest.
            maximumOpen = max(maximumOpen, open.count)
            let usable = budget * min(1, 1.125 - Double(part.start) / Double(max(1, maximumOpen)))
            let minimumUse = used + Double(open.count) * 1.1 * Double(MemoryLayout<PartitionWord>.stride)
            let pressure = max(used / usable, minimumUse / budget)
            let count = open.count - part.start
            if pressure > 1, count > maximumListLength { return false }
            if let leader = part.leader { tree.words[leader].index = tree.words.count }
            let listed = tree.words.count == firstWord ? Self.minimumListLength : maximumListed(pressure: pressure)
            if count > listed, cutIntoCells(part, listed, room: usable - used) { continue }
            if count > maximumListLength { return false }
            addList(part)
        }
        return used <= budget && tree.words.count < PartitionWord.limit
    }

    /// The number of bytes used.
    private var used: Double { Double(tree.byteCount) - usedBefore }

    /// Returns how many views a part may list. Longer lists save memory when the budget is tight; shorter ones save
    /// time.
    private func maximumListed(pressure: Double) -> Int {
        switch pressure {
        case ..<0.7: Self.minimumListLength
        case ..<0.9: min(64, maximumListLength)
        default: maximumListLength
        }
    }

    private mutating func addList(_ part: OpenPart) {
        for view in open[part.start...] {
            var word = view.word
            word.box = word.box.keeping(view.edges)
            tree.words.append(word)
        }
        open.removeSubrange(part.start...)
        if tree.words.last?.closesCell != true { tree.words.append(PartitionWord(.nothing)) }
    }
}

extension Rectangle {
    /// Returns the edges inside `box`, and infinity for sides beyond it.
    fileprivate func edges(in box: Rectangle) -> Rectangle {
        Rectangle(
            minX: minX <= box.minX ? -.infinity : minX, minY: minY <= box.minY ? -.infinity : minY,
            maxX: box.maxX <= maxX ? .infinity : maxX, maxY: box.maxY <= maxY ? .infinity : maxY)
    }
}
