/// The edges of the views in partitions.
struct ViewEdges: Sendable {
    /// The rectangles, by the index of the view less that of the first.
    private var rectangles: [Rectangle] = []
    private var first: Int32 = 0

    /// The edges of `views`.
    init(_ views: [IndexedView]) {
        guard var least = views.first?.view, var most = views.first?.view else { return }
        for view in views {
            least = min(least, view.view)
            most = max(most, view.view)
        }
        first = least.index
        rectangles = Array(repeating: .empty, count: Int(most.index - first) + 1)
        for view in views { rectangles[Int(view.view.index - first)] = view.rectangle }
    }

    /// How many bytes they take.
    var byteCount: Int { rectangles.count * MemoryLayout<Rectangle>.stride }

    /// Whether `view`, which is one of them, holds `point`.
    func contains(_ point: Point, in view: ViewID) -> Bool { rectangles[Int(view.index - first)].contains(point) }
}
