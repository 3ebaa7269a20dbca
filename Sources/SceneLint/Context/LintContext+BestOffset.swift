import SceneRuntime
import SceneSemantics

/// What scroll views can bring into view is judged at the offset that serves it best.
extension LintContext {
    /// Whether `holds`, which is true of the scene as it is written, still is with `view` brought into view in each of the
    /// ways in which the scroll views around it can do so.
    ///
    /// Rules ask this of what they are about to report: what a person can scroll clear is no mistake.
    func staysTrue(atEveryOffsetOf view: ViewID, _ condition: (LintContext) -> Bool) -> Bool {
        for alignment in LoweredScene.Alignment.allCases {
            guard let scrolled = scene.bringing(view, to: alignment) else { continue }
            let other = LintContext(scrolled, scrolledFor: view, budget)
            if !condition(other) { return false }
        }
        return true
    }

    /// The same as long as the rule may look at more; then false.
    func isTrue(atEveryOffsetOf view: ViewID, _ condition: (LintContext) -> Bool) -> Bool {
        for alignment in LoweredScene.Alignment.allCases {
            guard let scrolled = scene.bringing(view, to: alignment) else { continue }
            guard spend(8 * tree.views.count) else { return false }
            let other = LintContext(scrolled, scrolledFor: view, budget)
            if !condition(other) { return false }
        }
        return true
    }
}
