/// Cuts the plane, and cuts again.
struct PartitionBuilder {
    /// What is built, behind what was there before.
    var tree: PartitionTree
    /// What all views together reach.
    let box: Rectangle

    /// Where the words of the whole begin.
    let firstWord: Int
    /// How many bytes the tree may take.
    private let budget: Double
    /// How many it took before.
    private let usedBefore: Double
    /// Parts with more views than this are cut, whatever memory it takes.
    private let longestList: Int
    /// The views of the parts that are yet to be cut, one part behind another.
    var open: [OpenView] = []
    /// The parts that are yet to be cut, the last of them next.
    var parts: [OpenPart] = []
    /// Used while a part is cut into cells, and kept because memory is not had for nothing.
    var cells = CellFiller()
    /// For choosing samples; any will do.
    var random: UInt32 = 1

    /// Parts with no more views than this are not cut.
    private static let shortestList = 20
    /// How many views of a long list are in a group.
    private static let groupSize = 16

    /// A part that is yet to be cut.
    struct OpenPart {
        /// Where its views begin in ``open``; they end with it when the part's turn comes.
        var start: Int
        /// The word that is to lead to it, if any does.
        var leader: Int?
    }

    /// A view of a part that is yet to be cut.
    struct OpenView {
        /// Its edges in the part; infinite where it reaches beyond.
        var edges: Rectangle
        /// The view, and where it lies in the innermost cell that holds the part.
        var word: PartitionWord

        /// Whether no view behind this one is reached in the part.
        var closesPart: Bool { edges == .everything && word.isFinal }
    }

    /// Prepares to cut the plane for `views`, and to put what comes of it behind what `tree` has.
    init(_ tree: PartitionTree, _ views: [IndexedView], budget: Int, longestList: Int) {
        self.tree = tree
        firstWord = tree.words.count
        usedBefore = Double(tree.byteCount)
        self.budget = Double(budget)
        self.longestList = longestList
        let box = views.first.map { first in views.reduce(first.rectangle) { $0.united(with: $1.rectangle) } } ?? .empty
        self.box = box
        open.reserveCapacity(2 * views.count)
        for view in views {
            let edges = view.rectangle.edges(in: box)
            open.append(OpenView(edges: edges, word: PartitionWord(view)))
            if open[open.count - 1].closesPart { break }
        }
    }

    /// Builds the partition; whether the budget was enough.
    mutating func build() -> Bool {
        parts = [OpenPart(start: 0)]
        var mostOpen = open.count
        while let part = parts.popLast() {
            // What may be used is in proportion to what is done, and what is left has to be listed at least.
            mostOpen = max(mostOpen, open.count)
            let usable = budget * min(1, 1.125 - Double(part.start) / Double(max(1, mostOpen)))
            let least = used + Double(open.count) * 1.1 * Double(MemoryLayout<PartitionWord>.stride)
            let pressure = max(used / usable, least / budget)
            let count = open.count - part.start
            if pressure > 1, count > longestList { return false }
            if let leader = part.leader { tree.words[leader].index = tree.words.count }
            let listed = tree.words.count == firstWord ? Self.shortestList : mostListed(pressure: pressure)
            if count <= listed || !(cutIntoCells(part, listed, room: usable - used) || cutInTwo(part)) { addList(part) }
        }
        return used <= budget && tree.words.count < PartitionWord.limit
    }

    /// How many bytes are used.
    private var used: Double { Double(tree.byteCount) - usedBefore }

    /// How many views a part may list: where much of the memory that may be used is used, longer lists take less of it, and
    /// else shorter ones less time.
    private func mostListed(pressure: Double) -> Int {
        switch pressure {
        case ..<0.7: Self.shortestList
        case ..<0.9: min(64, longestList)
        default: longestList
        }
    }

    /// Makes a part a list of its views; where they are many, those at points elsewhere are passed over in groups.
    private mutating func addList(_ part: OpenPart) {
        let views = open[part.start...].map { view in
            var word = view.word
            word.box = word.box.keeping(view.edges)
            return word
        }
        open.removeSubrange(part.start...)
        let size = views.count > 2 * Self.groupSize ? Self.groupSize : views.count
        for start in stride(from: 0, to: views.count, by: max(1, size)) {
            let group = views[start..<min(start + size, views.count)]
            if size < views.count { tree.words.append(PartitionWord(group: group)) }
            tree.words += group
        }
        if views.last?.closesCell != true { tree.words.append(PartitionWord(.nothing)) }
    }
}

extension Rectangle {
    /// The edges that lie in `box`; infinite where the rectangle reaches beyond.
    fileprivate func edges(in box: Rectangle) -> Rectangle {
        Rectangle(
            minX: minX <= box.minX ? -.infinity : minX, minY: minY <= box.minY ? -.infinity : minY,
            maxX: box.maxX <= maxX ? .infinity : maxX, maxY: box.maxY <= maxY ? .infinity : maxY)
    }
}
