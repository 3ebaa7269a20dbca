/// Finds the frontmost view at a point, and the views behind it.
///
/// One partition of the plane contains all views if that takes little memory. Otherwise, as with bars that cross each
/// other, wide views, tall views and the rest get their own partitions, and those that would still take too much memory
/// get a ``RectangleIndex``.
struct FrontLookup: Sendable {
    struct Found {
        let view: ViewID
        /// The effect of the view on the point.
        let kind: IndexedView.Kind
        /// Where to continue with the views behind it, if there is only one partition.
        fileprivate let place: PartitionTree.Place?
    }

    /// The edges of the views in partitions.
    private let edges: ViewEdges
    private var partitionTree = PartitionTree()
    private var boxes: [FrontIndex] = []
    /// The number of views that aren't in partitions.
    private(set) var boxedCount = 0
    /// The partition, if it is the only structure.
    private let partition: PartitionTree.Partition?
    /// Whether one partition contains all views, so that views behind others are found fast.
    var isOnePartition: Bool { partition != nil }
    /// Whether comparing views needs numbers, because they aren't in index order.
    let needsNumbers: Bool

    /// The aspect ratio from which a rectangle counts as a bar.
    private static let barRatio = 8.0

    /// Creates an empty lookup.
    init() {
        self.init([], bytesPerView: 0)
    }

    /// Creates a lookup of `views`, front to back, with a budget of `bytesPerView` bytes for each.
    init(_ views: [IndexedView], bytesPerView: Int) {
        // Unbounded views would be in every list, empty ones in none.
        let bounded = views.filter { $0.rectangle.isFinite && !$0.rectangle.isEmpty }
        let unbounded = views.filter { !$0.rectangle.isFinite }
        let bytesPerView = bytesPerView - MemoryLayout<Rectangle>.stride
        if !bounded.isEmpty, !partitionTree.add(bounded, budget: bytesPerView * bounded.count, maximumListLength: 64) {
            for shape in Self.shapes(of: bounded)
            where !partitionTree.add(shape, budget: bytesPerView * shape.count, maximumListLength: 1024) {
                boxes.append(FrontIndex(shape))
                boxedCount += shape.count
            }
        }
        edges = ViewEdges(partitionTree.partitions.isEmpty ? [] : bounded)
        if !unbounded.isEmpty { boxes.append(FrontIndex(unbounded)) }
        let isOne = partitionTree.partitions.count == 1 && boxes.isEmpty
        partition = isOne ? partitionTree.partitions.first : nil
        needsNumbers = !isOne && !zip(views, views.dropFirst()).allSatisfy { $0.view > $1.view }
    }

    /// Splits `views` into tall ones, wide ones and the rest.
    private static func shapes(of views: [IndexedView]) -> [[IndexedView]] {
        func isTall(_ view: IndexedView) -> Bool { view.rectangle.height > barRatio * view.rectangle.width }
        func isWide(_ view: IndexedView) -> Bool { view.rectangle.width > barRatio * view.rectangle.height }
        // A few other views, such as the root, aren't worth a partition.
        let areFewOthers = views.count { !isTall($0) && !isWide($0) } < views.count / 64
        var shapes: [[IndexedView]] = [[], [], []]
        for view in views { shapes[isTall(view) ? 0 : isWide(view) || areFewOthers ? 1 : 2].append(view) }
        return shapes.filter { !$0.isEmpty }
    }

    /// The memory size in bytes.
    var byteCount: Int {
        edges.byteCount + partitionTree.byteCount + boxes.reduce(0) { $0 + $1.byteCount }
    }

    /// Returns the frontmost view at `point`, which has finite coordinates, or `nil` if there is none.
    @inline(__always)
    func front(at point: Point, _ order: ViewOrder) -> Found? {
        guard let partition else { return front(at: point, behind: nil, order) }
        return partitionTree.front(of: partition, at: point, edges).map { Found(view: $0, kind: $1, place: $2) }
    }

    /// Returns the next view behind `found` at the same point, or `nil` if there is none.
    func next(behind found: Found, at point: Point, _ order: ViewOrder) -> Found? {
        guard let place = found.place else { return front(at: point, behind: found.view, order) }
        return partitionTree.next(from: place, at: point, edges).map { Found(view: $0, kind: $1, place: $2) }
    }

    /// Returns the frontmost view behind another one.
    private func front(at point: Point, behind other: ViewID?, _ order: ViewOrder) -> Found? {
        var best: Found?
        for partition in partitionTree.partitions {
            var found = partitionTree.front(of: partition, at: point, edges)
            while let (view, _, place) = found, let other, !order.isInFront(other, of: view) {
                found = partitionTree.next(from: place, at: point, edges)
            }
            guard let found else { continue }
            if let best, order.isInFront(best.view, of: found.view) { continue }
            best = Found(view: found.view, kind: found.kind, place: nil)
        }
        for index in boxes {
            guard let found = index.front(at: point, behind: other, order) else { continue }
            if let best, order.isInFront(best.view, of: found.view) { continue }
            best = Found(view: found.view, kind: found.kind, place: nil)
        }
        return best
    }
}
