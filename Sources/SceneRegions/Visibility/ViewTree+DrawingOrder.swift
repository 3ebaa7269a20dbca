import SceneRuntime

extension ViewTree {
    /// Returns the subviews in reverse drawing order.
    public func subviewsFrontToBack(of view: ViewID) -> [ViewID] {
        let subviews = self.subviews(of: view)
        if subviews.allSatisfy({ self[$0].zPosition == 0 }) { return subviews.reversed() }
        let indices = subviews.indices.sorted {
            (self[subviews[$0]].zPosition, $0) < (self[subviews[$1]].zPosition, $1)
        }
        return indices.reversed().map { subviews[$0] }
    }
}
