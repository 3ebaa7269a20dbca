/// A ``RectangleIndex`` that finds the frontmost view at a point. Its memory is proportional to the number of views,
/// however they cross.
struct FrontIndex: Sendable {
    /// The views, front to back.
    private let views: [IndexedView]
    private let index: RectangleIndex
    /// The place of the frontmost view in each box of ``index``.
    private let fronts: [Int]

    /// Creates an index of `views`, front to back.
    init(_ views: [IndexedView]) {
        self.views = views
        index = RectangleIndex(views.map { $0.rectangle })
        fronts = index.boxValues({ $0 }, combining: { min($0, $1) })
    }

    /// The memory size in bytes.
    var byteCount: Int {
        index.byteCount + fronts.count * MemoryLayout<Int>.stride + views.count * MemoryLayout<IndexedView>.stride
    }

    /// Returns the frontmost view at `point` among those behind `other`, or `nil` if there is none.
    func front(
        at point: Point, behind other: ViewID?, _ order: ViewOrder
    ) -> (view: ViewID, kind: IndexedView.Kind)? {
        var best = Int.max
        func hasCloser(_ box: Int) -> Bool { fronts[box] < best }
        _ = index.search(at: point, boxes: hasCloser) { place in
            let isBehind = other.map { order.isInFront($0, of: views[place].view) } ?? true
            if isBehind, place < best { best = place }
            return true
        }
        return best == .max ? nil : (views[best].view, views[best].kind)
    }
}
