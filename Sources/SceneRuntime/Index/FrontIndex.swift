/// Finds the frontmost view at a point, and the views behind it.
struct FrontIndex: Sendable {
    /// A view at a point.
    struct Found {
        let view: ViewID
        /// The effect of the view on the point.
        let kind: IndexedView.Kind
        /// Its place from front to back.
        fileprivate let place: Int
    }

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

    /// Returns the frontmost view at `point`, or the frontmost one behind `other`; `nil` if there is none.
    func front(at point: Point, behind other: Found? = nil) -> Found? {
        let first = other.map { $0.place + 1 } ?? 0
        var best = Int.max
        func hasCloser(_ box: Int) -> Bool { fronts[box] < best }
        _ = index.search(at: point, boxes: hasCloser) { place in
            if place >= first, place < best { best = place }
            return true
        }
        return best == .max ? nil : Found(view: views[best].view, kind: views[best].kind, place: best)
    }
}
