import SceneRuntime

/// A sequence of views, each the superview of the one before.
struct SuperviewChain: Sequence, IteratorProtocol {
    /// All views of the tree.
    let views: [View]
    /// The next view to return.
    private var current: ViewID?

    /// Creates the chain that begins with `next`, a view of the tree whose views are `views`.
    init(views: [View], next: ViewID?) {
        self.views = views
        current = next
    }

    mutating func next() -> ViewID? {
        guard let view = current else { return nil }
        current = views[Int(view.index)].superview
        return view
    }
}
