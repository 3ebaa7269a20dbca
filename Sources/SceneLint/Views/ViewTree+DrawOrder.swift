import SceneRegions
import SceneRuntime
import SceneSemantics

/// Queries about which view is in front, and how much shows through it.
extension LintContext {
    /// Returns whether `view` is drawn in front of `other`, by `zPosition` and then by sibling order. Subviews are
    /// drawn in front of their superview.
    func isPainted(_ view: ViewID, inFrontOf other: ViewID) -> Bool {
        let path = tree.path(to: view)
        let otherPath = tree.path(to: other)
        for (one, another) in zip(path, otherPath) where one != another {
            let (height, otherHeight) = (tree[one].zPosition, tree[another].zPosition)
            if height != otherHeight { return height > otherHeight }
            return place(of: another) < place(of: one)
        }
        return path.count > otherPath.count
    }

    /// Returns the product of the alphas of the view and its superviews, or 0 if one of them is hidden.
    func paintedAlpha(of view: ViewID) -> Double {
        chain(from: view).reduce(1) { alpha, next in
            tree[next].isHidden ? 0 : alpha * max(0, min(1, tree[next].alpha))
        }
    }

    /// Returns how much the view's own background covers what is behind it, from 0 to 1.
    func backgroundCoverage(of view: ViewID) -> Double {
        Double(tree[view].backgroundColor & 0xFF) / 255 * paintedAlpha(of: view)
    }

    /// Returns whether the view itself draws something: its background, or the look of a control, label or image.
    func paintsItself(_ view: ViewID) -> Bool {
        switch tree[view].kind {
        case .label, .image, .visualEffect: true
        default: tree[view].kind.isTouchTarget || backgroundCoverage(of: view) >= 0.01
        }
    }
}
