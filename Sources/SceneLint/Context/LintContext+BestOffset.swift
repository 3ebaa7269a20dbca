import SceneRuntime
import SceneSemantics

/// What scroll views can bring into view is judged at the offset that serves it best.
extension LintContext {
    /// Whether `holds`, which is true of the scene as it is written, still is with `view` brought into view in each of the
    /// ways in which the scroll views around it can do so.
    ///
    /// Rules ask this of what they are about to report: what a person can scroll clear is no mistake.
    ///
    /// - Parameter isPaidFor: Whether what this costs is spent already; else it is false once the rule may look at no more.
    func isTrue(
        atEveryOffsetOf view: ViewID, isPaidFor: Bool = false, _ condition: (LintContext) -> Bool
    ) -> Bool {
        for alignment in LoweredScene.Alignment.allCases {
            guard let scrolled = displaying(view, at: alignment) else { continue }
            guard isPaidFor || spend(8 * tree.views.count) else { return false }
            let other = LintContext(scrolled, scrolledFor: view, budget)
            if !condition(other) { return false }
        }
        return true
    }

    /// The scene with `view` brought into view, if its cell is still displayed then: one that only hangs over into the visible
    /// bounds from a cell beyond them is not there at all.
    private func displaying(_ view: ViewID, at alignment: LoweredScene.Alignment) -> LoweredScene? {
        scene.bringing(view, to: alignment).flatMap { $0.tree.path(to: view).first == .root ? $0 : nil }
    }
}
