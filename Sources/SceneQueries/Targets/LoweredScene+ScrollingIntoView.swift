import SceneRuntime
import SceneSemantics

extension LoweredScene {
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
