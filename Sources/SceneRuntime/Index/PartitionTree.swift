/// The plane cut into parts, each with its frontmost views.
///
/// Crowded parts are divided into equal cells, and crowded cells into smaller ones (as in Nievergelt, Hinterberger and
/// Sevcik, "The Grid File", 1984). The remaining parts list their few views, up to the first that hides all others.
/// Each view's box in its cell takes four bytes, so that many lists fit into the processor's caches. The exact edges
/// are only needed if the box leaves a doubt.
struct PartitionTree: Sendable {
    /// The words of all parts.
    var words: [PartitionWord] = []
    /// The start of each cell's words, relative to the first word of its grid.
    var offsets: [UInt16] = []
    var grids: [PartitionGrid] = []
    /// The partitions. A view may be in several.
    private(set) var partitions: [Partition] = []

    /// The top level of a partition.
    struct Partition: Sendable {
        /// The bounding box of its views.
        let box: Rectangle
        /// The start of its words.
        let start: Int
    }

    /// A position in the words, from which to find views at a point.
    struct Place {
        fileprivate var next: Int
        fileprivate var point: CellPoint
    }

    /// A view at a point, its effect on the point, and where to continue with the views behind it.
    typealias Found = (view: ViewID, kind: IndexedView.Kind, place: Place)

    /// Adds a partition of `views`, front to back. Returns `false` without adding it if it takes more than `budget`
    /// bytes, or if a part would list more than `maximumListLength` views.
    mutating func add(_ views: [IndexedView], budget: Int, maximumListLength: Int) -> Bool {
        let (wordCount, cellCount, gridCount) = (words.count, offsets.count, grids.count)
        var builder = PartitionBuilder(self, views, budget: budget, maximumListLength: maximumListLength)
        self = PartitionTree()
        let isBuilt = builder.build()
        self = builder.tree
        if isBuilt {
            partitions.append(Partition(box: builder.box, start: wordCount))
        } else {
            words.removeSubrange(wordCount...)
            offsets.removeSubrange(cellCount...)
            grids.removeSubrange(gridCount...)
        }
        return isBuilt
    }

    /// The memory size in bytes.
    var byteCount: Int {
        words.count * MemoryLayout<PartitionWord>.stride + offsets.count * MemoryLayout<UInt16>.stride
            + grids.count * MemoryLayout<PartitionGrid>.stride
    }

    /// Returns the frontmost view of one partition at `point`, which has finite coordinates, or `nil` if there is none.
    @inline(__always)
    func front(of partition: Partition, at point: Point, _ edges: ViewEdges) -> Found? {
        guard partition.box.contains(point) else { return nil }
        return next(from: Place(next: partition.start, point: .unknown), at: point, edges)
    }

    /// Returns the first view at or after `place`, or `nil` if there is none.
    @inline(__always)
    func next(from place: Place, at point: Point, _ edges: ViewEdges) -> Found? {
        var place = place
        while true {
            let word = words[place.next]
            place.next += 1
            guard place.point.mayBeInside(in: word.box) else { continue }
            if let (view, kind) = word.view {
                guard place.point.isCertainlyInside(in: word.box) || edges.contains(point, in: view) else { continue }
                return (view, kind, place)
            }
            switch word.kind {
            case .elsewhere: place.next = word.index
            case .grid:
                let grid = grids[word.index]
                let cell = grid.cell(at: point)
                place.point = cell.point
                place.next = Int(grid.firstWord) + Int(offsets[cell.index])
            case .nothing, .plain, .overridden, .overriddenMaybeNil, .asked: return nil
            }
        }
    }
}
