import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A scroll view that no touch reaches.
struct DeadScrollView {
    /// The scroll view, table or collection.
    var view: ViewID
    var cause: Cause

    /// What keeps touches from it.
    enum Cause {
        /// Other views take its touches.
        case taken(TouchLosses)
        /// The interaction of these superviews is off. The scroll view is visible at the point.
        case disabled([ViewID], at: Point)
    }
}

extension LintContext {
    /// Returns whether touches on `view` should scroll it, or select its rows or items. A text view counts as a
    /// control.
    func isScrollTarget(_ view: ViewID) -> Bool {
        guard tree[view].kind.isScrollView, tree[view].kind != .textView else { return false }
        return canScroll(view) || selectsRows(view)
    }

    /// Returns whether a drag can move the content of `view`.
    func canScroll(_ view: ViewID) -> Bool {
        guard let axes = tree.scrollViews[view]?.axes(for: tree[view].size) else { return false }
        return axes.horizontal || axes.vertical
    }

    /// Finds the visible scroll views that no touch reaches, one for each line.
    func findDeadScrollViews() -> [DeadScrollView] {
        if tree.scrollViews.isEmpty { return [] }
        let candidates = tree.identities.filter { isScrollTarget($0) && isSeen($0) }
        let taken = deadViews(among: candidates).map { DeadScrollView(view: $0.reach.target, cause: .taken($0)) }
        var lines = Set(taken.map { scene.range(of: $0.view) })
        var disabled: [DeadScrollView] = []
        for view in candidates where !takesTouches(view) && !lines.contains(scene.range(of: view)) {
            guard let dead = disabledScrollView(view) else { continue }
            lines.insert(scene.range(of: view))
            disabled.append(dead)
        }
        return (taken + disabled).sorted { $0.view < $1.view }
    }

    /// Returns why `view` gets no touches if a superview's disabled interaction is the reason, or `nil` if `view` is
    /// disabled itself.
    private func disabledScrollView(_ view: ViewID) -> DeadScrollView? {
        let above = superviews(of: view).filter { !tree[$0].isUserInteractionEnabled }
        guard tree[view].isUserInteractionEnabled, !above.isEmpty, !above.contains(where: { isToggled($0) }),
            !isPlainlyTouched(view)
        else { return nil }
        // Of nested scroll views, only the outermost is reported.
        let inside = superviews(of: view).prefix { $0 != above[0] }
        guard !inside.contains(where: { isScrollTarget($0) }) else { return nil }
        let seen = unveiled(seenMap.visibleRegion(of: view), of: view)
        guard seen.isNoSliver, let point = seen.clearPoint else { return nil }
        // Links alone can still bring touches to its content.
        if !scene.links.isEmpty, viewsHitInside[Int(view.index)] { return nil }
        return DeadScrollView(view: view, cause: .disabled(above, at: point))
    }
}
