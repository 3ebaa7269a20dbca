/// Finds the view in front at a point, and those behind it.
///
/// One partition of the plane holds all views where that takes little memory. Where it would take much, as with bars that cross
/// each other, those that are much wider than long, those that are much longer than wide and the others get partitions of
/// their own, and those that even then would take too much, a hierarchy of boxes.
struct FrontLookup: Sendable {
    /// A view at a point.
    struct Found {
        /// The view.
        let view: ViewID
        /// What becomes of a point that comes to it.
        let kind: IndexedView.Kind
        /// Where those behind it are, if there is only one partition.
        fileprivate let place: PartitionTree.Place?
    }

    /// The edges of the views in partitions.
    private let edges: ViewEdges
    /// The partitions.
    private var partitions = PartitionTree()
    private var hierarchies: [BoundsHierarchy] = []
    /// The one partition, if nothing else is to be looked into.
    private let whole: PartitionTree.Whole?
    /// Whether views have to be compared that are not in the order of their indices.
    let needsNumbers: Bool

    /// How many times longer than wide a rectangle is that counts as a bar.
    private static let barRatio = 8.0
    /// How many views are tried to see what memory all would take.
    private static let trialCount = 2048
    /// The lookup of no views.
    init() {
        self.init([], bytesPerView: 0)
    }

    /// Makes lookups of `views`, those in front first, which may take `bytesPerView` bytes for each.
    init(_ views: [IndexedView], bytesPerView: Int) {
        // Those that may answer anywhere would be in all lists, those that answer nowhere need not be in any.
        let bounded = views.filter { $0.rectangle.isFinite && !$0.rectangle.isEmpty }
        let unbounded = views.filter { !$0.rectangle.isFinite }
        let bytesPerView = bytesPerView - MemoryLayout<Rectangle>.stride
        if !bounded.isEmpty, !partitions.add(bounded, bytesPerView: bytesPerView, longestList: 64) {
            for shape in Self.shapes(of: bounded)
            where !partitions.add(shape, bytesPerView: bytesPerView, longestList: 1024) {
                hierarchies.append(BoundsHierarchy(shape))
            }
        }
        edges = ViewEdges(partitions.wholes.isEmpty ? [] : bounded)
        if !unbounded.isEmpty { hierarchies.append(BoundsHierarchy(unbounded)) }
        let isOne = partitions.wholes.count == 1 && hierarchies.isEmpty
        whole = isOne ? partitions.wholes.first : nil
        needsNumbers = !isOne && !zip(views, views.dropFirst()).allSatisfy { $0.view > $1.view }
    }

    /// Those of `views` that are much longer than wide, those that are much wider than long, and the others.
    private static func shapes(of views: [IndexedView]) -> [[IndexedView]] {
        func isTall(_ view: IndexedView) -> Bool { view.rectangle.height > barRatio * view.rectangle.width }
        func isWide(_ view: IndexedView) -> Bool { view.rectangle.width > barRatio * view.rectangle.height }
        // A few, such as the root, are not worth a partition.
        let areFewOthers = views.count { !isTall($0) && !isWide($0) } < views.count / 64
        var shapes: [[IndexedView]] = [[], [], []]
        for view in views { shapes[isTall(view) ? 0 : isWide(view) || areFewOthers ? 1 : 2].append(view) }
        return shapes.filter { !$0.isEmpty }
    }

    /// How many bytes it takes.
    var byteCount: Int {
        edges.byteCount + partitions.byteCount + hierarchies.reduce(0) { $0 + $1.byteCount }
    }

    /// The view in front at `point`, whose coordinates are finite; `nil` where there is none.
    @inline(__always)
    func front(at point: Point, _ order: ViewOrder) -> Found? {
        guard let whole else { return front(at: point, behind: nil, order) }
        return partitions.front(of: whole, at: point, edges).map { Found(view: $0, kind: $1, place: $2) }
    }

    /// The next view behind `found` at the same point; `nil` where there is none.
    func next(behind found: Found, at point: Point, _ order: ViewOrder) -> Found? {
        guard whole != nil, let place = found.place else { return front(at: point, behind: found.view, order) }
        return partitions.next(from: place, at: point, edges).map { Found(view: $0, kind: $1, place: $2) }
    }

    /// The view in front among all that lie behind another one.
    private func front(at point: Point, behind other: ViewID?, _ order: ViewOrder) -> Found? {
        var best: Found?
        for whole in partitions.wholes {
            var found = partitions.front(of: whole, at: point, edges)
            while let (view, _, place) = found, let other, !order.isInFront(other, of: view) {
                found = partitions.next(from: place, at: point, edges)
            }
            guard let found else { continue }
            if let best, order.isInFront(best.view, of: found.view) { continue }
            best = Found(view: found.view, kind: found.kind, place: nil)
        }
        for hierarchy in hierarchies {
            guard let found = hierarchy.front(at: point, behind: other, order) else { continue }
            if let best, order.isInFront(best.view, of: found.view) { continue }
            best = Found(view: found.view, kind: found.kind, place: nil)
        }
        return best
    }
}

extension PartitionTree {
    /// How many views are tried to see what memory all would take.
    private static let trialCount = 2048

    /// Adds a partition of `views`; whether it was added, which it is not where it would take too much memory.
    fileprivate mutating func add(_ views: [IndexedView], bytesPerView: Int, longestList: Int) -> Bool {
        let step = views.count / Self.trialCount
        if step > 1 {
            let trial = stride(from: step / 2, to: views.count, by: step).map { views[$0] }
            var tree = PartitionTree()
            let budget = bytesPerView * trial.count
            guard tree.add(trial, budget: budget, longestList: longestList) else { return false }
        }
        return add(views, budget: bytesPerView * views.count, longestList: longestList)
    }
}
