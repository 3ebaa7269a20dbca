import SceneReport
import SceneRuntime
import SceneSemantics

extension LoweredScene {
    /// Returns the outermost of `view` and its superviews that is hidden or transparent, with its `path`.
    func hider(of view: ViewID, path: (ViewID) -> String) -> TargetAnswer.Hider? {
        let hider = tree.path(to: view).first { tree[$0].isHidden || View.isTransparent(alpha: tree[$0].alpha) }
        return hider.map { hider in
            let reason =
                tree[hider].isHidden ? "is hidden" : tree[hider].alpha == 0 ? "has alpha 0" : "has an alpha below 0.01"
            return TargetAnswer.Hider(view: path(hider), isTarget: hider == view, reason: reason)
        }
    }

    /// Returns why `view` is not visible, or until when, as the end of that sentence; empty if that isn't known.
    func clause(aboutInvisible view: ViewID, _ geometry: HitTestGeometry) -> String {
        if let hider = hider(of: view, path: { path(of: $0) }) { return hider.humanText }
        let views = scrollViewsToScroll(for: view, geometry).map { path(of: $0) }
        return views.isEmpty ? "" : " until you scroll \(views.joined(separator: " and "))"
    }

    /// Returns the scroll views that must be scrolled before any of `view` is visible, the innermost first. Empty if
    /// that doesn't help. Ignores views in front.
    func scrollViewsToScroll(for view: ViewID, _ geometry: HitTestGeometry) -> [ViewID] {
        var found: [ViewID] = []
        // An outer scroll view has to show the inner one.
        var content = view
        for superview in tree.path(to: view).reversed() {
            if tree[superview].isHidden { return [] }
            guard superview != view, let properties = tree.scrollViews[superview] else { continue }
            guard let box = geometry.boundingBox(of: content, in: superview) else { return [] }
            if !box.meets(tree[superview].bounds) {
                guard box.meets(properties.reachableContent(for: tree[superview].size)) else { return [] }
                found.append(superview)
            }
            content = superview
        }
        return found
    }
}

extension TouchRun {
    /// The message that a step needs the place of a view that isn't visible, with the reason if nothing was touched before;
    /// `nil` if there is no such step.
    public var messageAboutUnseenPlace: String? {
        guard let place = unseenPlace else { return nil }
        let message = "no part of `\(place)` is visible for the finger to touch"
        guard let view = unseenView, scene.tree.contains(view) else { return message }
        return message + scene.clause(aboutInvisible: view, HitTester(scene.tree).geometry)
    }
}
