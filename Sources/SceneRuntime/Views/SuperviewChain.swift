/// A sequence of views, each the superview of the one before.
public struct SuperviewChain: Sequence, IteratorProtocol {
    /// All views of the tree.
    let views: [View]
    /// The next view to return.
    var current: ViewID?

    /// Returns the next view, or `nil` after the root.
    public mutating func next() -> ViewID? {
        guard let view = current else { return nil }
        current = views[Int(view.index)].superview
        return view
    }
}

extension ViewTree {
    /// Returns the superviews of `view`, nearest first.
    public func superviews(of view: ViewID) -> SuperviewChain {
        SuperviewChain(views: views, current: self[view].superview)
    }

    /// Returns the view and its superviews, nearest first.
    public func chain(from view: ViewID) -> SuperviewChain { SuperviewChain(views: views, current: view) }

    /// Returns the cell that contains `view` or is `view`.
    public func cell(around view: ViewID) -> ViewID? {
        chain(from: view).first { self[$0].kind == .cell }
    }

    /// Returns the nearest view that is a superview of both, or one of the two itself.
    public func commonSuperview(of one: ViewID, _ other: ViewID) -> ViewID? {
        chain(from: one).first { isInSuperviewChain($0, of: other) }
    }

    /// Returns the views from the root to `view`, both included.
    public func path(to view: ViewID) -> [ViewID] { chain(from: view).reversed() }

    /// Returns whether `ancestor` is `view` itself or one of its superviews.
    public func isInSuperviewChain(_ ancestor: ViewID, of view: ViewID) -> Bool {
        chain(from: view).contains(ancestor)
    }
}
