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
}
