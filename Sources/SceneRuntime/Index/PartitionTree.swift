/// The plane cut into parts, each with what is in front there.
///
/// Crowded parts are cut into equal cells, and crowded cells into smaller ones (as the files of Nievergelt, Hinterberger and
/// Sevcik, "The Grid File", 1984), or in two where cells would share too many views (Bentley, "Multidimensional binary search
/// trees used for associative searching", 1975). What is left lists the few views that reach into it, up to the first that
/// hides all behind. Where in the cell each of them lies is told so shortly that many lists fit into the caches of the
/// processor; only where that leaves a doubt are the exact edges looked up.
struct PartitionTree: Sendable {
    /// What all parts are, one behind another.
    var words: [PartitionWord] = []
    /// Where the words of each cell begin, counted from the first of its grid.
    var offsets: [UInt16] = []
    /// The grids of cells.
    var grids: [PartitionGrid] = []
    /// The views may stand in several partitions.
    private(set) var wholes: [Whole] = []

    /// All of a partition.
    struct Whole: Sendable {
        /// What its views together reach.
        let box: Rectangle
        /// Where its words begin.
        let start: Int
    }

    /// Where in the words the views at a point are found.
    struct Place {
        /// The next word.
        fileprivate var next: Int
        /// Where in the cell the point lies.
        fileprivate var point: CellPoint
    }

    /// A view at a point, what becomes of the point, and where to look for views behind.
    typealias Found = (view: ViewID, kind: IndexedView.Kind, place: Place)

    /// Adds a partition of `views`, those in front first, where that takes no more memory than `budget` bytes; whether it was
    /// added.
    ///
    /// - Parameter longestList: How many views a part may list where memory runs short.
    mutating func add(_ views: [IndexedView], budget: Int, longestList: Int) -> Bool {
        let (wordCount, cellCount, gridCount) = (words.count, offsets.count, grids.count)
        var builder = PartitionBuilder(self, views, budget: budget, longestList: longestList)
        self = PartitionTree()
        let isBuilt = builder.build()
        self = builder.tree
        if isBuilt {
            wholes.append(Whole(box: builder.box, start: wordCount))
        } else {
            words.removeSubrange(wordCount...)
            offsets.removeSubrange(cellCount...)
            grids.removeSubrange(gridCount...)
        }
        return isBuilt
    }

    /// How many bytes it takes.
    var byteCount: Int {
        words.count * MemoryLayout<PartitionWord>.stride + offsets.count * MemoryLayout<UInt16>.stride
            + grids.count * MemoryLayout<PartitionGrid>.stride
    }

    /// The view of one partition that is in front at `point`, whose coordinates are finite; `nil` where there is none.
    @inline(__always)
    func front(of whole: Whole, at point: Point, _ edges: ViewEdges) -> Found? {
        guard whole.box.contains(point) else { return nil }
        return next(from: Place(next: whole.start, point: .unknown), at: point, edges)
    }

    /// The first view from `place` on; `nil` where there is none.
    @inline(__always)
    func next(from place: Place, at point: Point, _ edges: ViewEdges) -> Found? {
        var place = place
        while true {
            let word = words[place.next]
            place.next += 1
            guard place.point.mayLie(in: word.box) else {
                if word.kind == .group { place.next += word.index }
                continue
            }
            if let (view, kind) = word.view {
                guard place.point.certainlyLies(in: word.box) || edges.contains(point, in: view) else { continue }
                return (view, kind, place)
            }
            switch word.kind {
            case .cutAcross: place.next = point.x < words[place.next].coordinate ? place.next + 1 : word.index
            case .cutAlong: place.next = point.y < words[place.next].coordinate ? place.next + 1 : word.index
            case .group: break
            case .elsewhere: place.next = word.index
            case .grid:
                let grid = grids[word.index]
                let cell = grid.cell(at: point)
                place.point = cell.point
                place.next = Int(grid.firstWord) + Int(offsets[cell.index])
            case .nothing, .plain, .ruled, .maybeRuled, .asked: return nil
            }
        }
    }
}
