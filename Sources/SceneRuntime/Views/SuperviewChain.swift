import SceneRuntime

/// A sequence of views, each the superview of the one before.
struct SuperviewChain: Sequence, IteratorProtocol {
    /// All views of the
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

extension ViewTree {
    /// Returns the superviews of `view`, nearest first.
    func superviews(of view: ViewID) -> SuperviewChain {
        SuperviewChain(views: views, next: self[view].superview)
    }

    /// Returns the view and its superviews, nearest first.
    func chain(from view: ViewID) -> SuperviewChain { SuperviewChain(views: views, next: view) }

    /// Returns the cell that contains `view` or is `view`.
    func cell(around view: ViewID) -> ViewID? {
        chain(from: view).first { self[$0].kind == .cell }
    }

    /// Returns the nearest view that is a superview of both, or one of the two itself.
    func commonSuperview(of one: ViewID, _ other: ViewID) -> ViewID? {
        chain(from: one).first { isInSuperviewChain($0, of: other) }
    }
}
