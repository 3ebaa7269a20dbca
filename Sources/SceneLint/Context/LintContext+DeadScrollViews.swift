import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A scroll view that no touch reaches.
struct DeadScrollView {
    /// The scroll view, table or collection.
    var view: ViewID
    /// Why.
    var cause: Cause

    /// What keeps touches from it.
    enum Cause {
        /// Other views take its touches.
        case taken(TouchLosses)
        /// The interaction of these superviews is off; it is seen at the point.
        case disabled([ViewID], at: Point)
    }
}

extension LintContext {
    /// Whether touches on `view` should scroll it, or select its rows or items. A text view counts as a control.
    func isScrollTarget(_ view: ViewID) -> Bool {
        guard tree[view].kind.isScrollView, tree[view].kind != .textView else { return false }
        return canScroll(view) || selectsRows(view)
    }

    /// Whether a drag can move what is in `view`.
    func canScroll(_ view: ViewID) -> Bool {
        guard let axes = tree.scrollViews[view]?.axes(for: tree[view].size) else { return false }
        return axes.horizontal || axes.vertical
    }

    /// Finds the scroll views that are seen and that no touch reaches, one for each line.
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

    /// Why `view` gets no touches, if the interaction of a superview is what keeps them from it; `nil` if it is switched off
    /// itself.
    private func disabledScrollView(_ view: ViewID) -> DeadScrollView? {
        let above = superviews(of: view).filter { !tree[$0].isUserInteractionEnabled }
        guard tree[view].isUserInteractionEnabled, !above.isEmpty, !above.contains(where: { isToggled($0) }),
            !isPlainlyTouched(view)
        else { return nil }
        // Of scroll views in each other the outermost is reported.
        let inside = superviews(of: view).prefix { $0 != above[0] }
        guard !inside.contains(where: { isScrollTarget($0) }) else { return nil }
        let seen = unveiled(seenMap.visibleRegion(of: view), of: view)
        guard seen.isNoSliver, let point = seen.clearPoint else { return nil }
        // Touches can reach what is in it by way of links alone.
        if !scene.links.isEmpty, viewsHitInside[Int(view.index)] { return nil }
        return DeadScrollView(view: view, cause: .disabled(above, at: point))
    }
}
