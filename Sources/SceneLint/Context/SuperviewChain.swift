import SceneRuntime

/// Views each of which is the superview of the one before.
struct SuperviewChain: Sequence, IteratorProtocol {
    /// All views of the tree.
    let views: [View]
    /// The view whose turn it is.
    private var current: ViewID?

    /// The chain that begins with `next`, a view of the tree that `views` make up.
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
