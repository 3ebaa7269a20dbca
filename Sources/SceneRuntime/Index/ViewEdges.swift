/// The exact edges of the views in partitions.
struct ViewEdges: Sendable {
    /// The rectangles, by the view's index minus the first index.
    private var rectangles: [Rectangle] = []
    private var first: Int32 = 0

    /// Creates the edges of `views`.
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

    /// The memory size in bytes.
    var byteCount: Int { rectangles.count * MemoryLayout<Rectangle>.stride }

    /// Returns whether `view`, which is one of them, contains `point`.
    func contains(_ point: Point, in view: ViewID) -> Bool { rectangles[Int(view.index - first)].contains(point) }
}
