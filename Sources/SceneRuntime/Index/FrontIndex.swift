/// A ``RectangleIndex`` that finds the frontmost view at a point. Its memory is proportional to the number of views,
/// however they cross.
struct FrontIndex: Sendable {
    /// The views, back to front. ``index`` searches the last of equal rectangles first, so it finds the frontmost
    /// first.
    private let views: [IndexedView]
    private let index: RectangleIndex
    /// The index of the frontmost view in each box of ``index``.
    private let fronts: [Int]

    /// Creates an index of `views`, front to back.
    init(_ views: [IndexedView]) {
        self.views = views.reversed()
        index = RectangleIndex(self.views.map { $0.rectangle })
        fronts = index.boxValues({ $0 }, combining: { max($0, $1) })
    }

    /// The memory size in bytes.
    var byteCount: Int {
        index.byteCount + fronts.count * MemoryLayout<Int>.stride + views.count * MemoryLayout<IndexedView>.stride
    }

    /// Returns the frontmost view at `point` among those behind `other`, or `nil` if there is none.
    func front(
        at point: Point, behind other: ViewID?, _ order: ViewOrder
    ) -> (view: ViewID, kind: IndexedView.Kind)? {
        var best = -1
        func hasCloser(_ box: Int) -> Bool { fronts[box] > best }
        _ = index.search(at: point, boxes: hasCloser) { candidate in
            let isBehind = other.map { order.isInFront($0, of: views[candidate].view) } ?? true
            if isBehind, candidate > best { best = candidate }
            return true
        }
        return best < 0 ? nil : (views[best].view, views[best].kind)
    }
}
