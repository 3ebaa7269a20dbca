import SceneRuntime
import SceneSemantics

/// Rules judge views in scroll views at the best offset for each view.
extension TargetContext {
    /// Returns whether `condition`, which is true at the offsets in the source, stays true when the scroll views around
    /// `view` bring it into view in each possible way.
    ///
    /// Rules ask this of what they are about to report: what a person can scroll clear is no mistake.
    ///
    /// - Parameter isPaidFor: Whether the work is already charged. If not, the result is false once the budget is used
    ///   up.
    func isTrue(
        atEveryOffsetOf view: ViewID, isPaidFor: Bool = false, _ condition: (TargetContext) -> Bool
    ) -> Bool {
        guard tree.scrollingView(around: view) != nil else { return true }
        for alignment in LoweredScene.Alignment.allCases {
            // This looks at all views, also if nothing moves.
            if !isPaidFor { work.charge(pieces: tree.views.count / 4) }
            guard let scrolled = displaying(view, at: alignment) else { continue }
            guard isPaidFor || work.spendChangedScene(tree.views.count) else { return false }
            if !condition(self.scrolled(scrolled, for: view)) { return false }
        }
        return true
    }

    /// Returns the scene with `view` scrolled into view, or `nil` if its cell is no longer displayed then. A view that
    /// overhangs into the visible bounds from a cell outside them doesn't exist.
    func displaying(_ view: ViewID, at alignment: LoweredScene.Alignment) -> LoweredScene? {
        scene.bringing(view, to: alignment).flatMap { $0.tree.path(to: view).first == .root ? $0 : nil }
    }
}
