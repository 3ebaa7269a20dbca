/// Finds the view in front at a point.
///
/// One partition of the plane holds all views where that takes little memory. Where it would take much, as with bars that cross
/// each other, those that are much wider than long, those that are much longer than wide and the others get partitions of
/// their own, and those that even then would take too much, a hierarchy of boxes.
struct FrontLookup: Sendable {
    /// A view and what becomes of a point that comes to it.
    typealias Found = (view: ViewID, kind: IndexedView.Kind)

    /// A partition; an empty one where there is none.
    private let partition: PartitionTree
    /// More of them.
    private var partitions: [PartitionTree] = []
    private var hierarchies: [BoundsHierarchy] = []
    /// Whether finding needs the order of views: to look on behind one of them, or to compare.
    let needsOrders: Bool

    /// How many times longer than wide a rectangle is that counts as a bar.
    private static let barRatio = 8.0
    /// How many views are tried to see what memory all would take.
    private static let trialCount = 2048

    /// The lookup of no views.
    init() {
        partition = PartitionTree()
        needsOrders = false
    }

    /// Makes lookups of `views`, those in front first; a partition may take `bytesPerView` bytes for each.
    init(_ views: [IndexedView], bytesPerView: Int) {
        // Those that may answer anywhere would be in all lists.
        let bounded = views.filter { $0.rectangle.isFinite }
        func partitioned(_ views: [IndexedView]) -> PartitionTree? {
            let step = views.count / Self.trialCount
            if step > 1 {
                let trial = stride(from: step / 2, to: views.count, by: step).map { views[$0] }
                guard PartitionTree(trial, budget: bytesPerView * trial.count) != nil else { return nil }
            }
            return PartitionTree(views, budget: bytesPerView * views.count)
        }
        if let all = partitioned(bounded) {
            partition = all
        } else {
            partition = PartitionTree()
            var shapes: [[IndexedView]] = [[], [], []]
            for view in bounded {
                let isWide = view.rectangle.width > Self.barRatio * view.rectangle.height
                let isTall = view.rectangle.height > Self.barRatio * view.rectangle.width
                shapes[isWide ? 1 : isTall ? 2 : 0].append(view)
            }
            for shape in shapes where !shape.isEmpty {
                if shape.count < bounded.count, let partition = partitioned(shape) {
                    partitions.append(partition)
                } else {
                    hierarchies.append(BoundsHierarchy(shape))
                }
            }
        }
        if bounded.count < views.count {
            hierarchies.append(BoundsHierarchy(views.filter { !$0.rectangle.isFinite }))
        }
        needsOrders = partitions.count + hierarchies.count > 0 || views.contains { !$0.kind.isFinal }
    }

    /// How many bytes it takes.
    var byteCount: Int {
        partitions.reduce(partition.byteCount) { $0 + $1.byteCount } + hierarchies.reduce(0) { $0 + $1.byteCount }
    }

    /// The view in front at `point`, whose coordinates are finite, among those with an order above `behind`; `nil` where
    /// there is none.
    @inline(__always)
    func front(at point: Point, behind: Int32, _ orders: [Int32]) -> Found? {
        let found = partition.front(at: point, behind: behind, orders)
        return partitions.isEmpty && hierarchies.isEmpty ? found : front(found, at: point, behind: behind, orders)
    }

    /// The view in front among `found` and those that are not in the first partition.
    private func front(_ found: Found?, at point: Point, behind: Int32, _ orders: [Int32]) -> Found? {
        var best = found
        for partition in partitions {
            best = Self.front(best, partition.front(at: point, behind: behind, orders), orders)
        }
        for hierarchy in hierarchies {
            best = Self.front(best, hierarchy.front(at: point, behind: behind, orders), orders)
        }
        return best
    }

    /// The one of two views that lies in front.
    private static func front(_ one: Found?, _ other: Found?, _ orders: [Int32]) -> Found? {
        guard let one, let other else { return one ?? other }
        return orders[Int(one.view.index)] < orders[Int(other.view.index)] ? one : other
    }
}
