import SceneRuntime

extension ViewTree {
    /// Returns all superviews of `views`.
    func superviews(ofAll views: some Sequence<ViewID>) -> Set<ViewID> {
        var found: Set<ViewID> = []
        for view in views {
            // The superviews of one that was found are known, too.
            for superview in superviews(of: view) where !found.insert(superview).inserted { break }
        }
        return found
    }

    /// Returns the one of `views` with the fewest superviews.
    func outermost(of views: [ViewID]) -> ViewID? {
        views.min { path(to: $0).count < path(to: $1).count }
    }

    /// Returns the one of `views` with the most superviews.
    func innermost(of views: [ViewID]) -> ViewID? {
        views.max { path(to: $0).count < path(to: $1).count }
    }
}
