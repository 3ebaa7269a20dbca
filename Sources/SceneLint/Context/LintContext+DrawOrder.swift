import SceneRegions
import SceneRuntime
import SceneSemantics

/// What lies in front of what, and how much shines through it.
extension LintContext {
    /// Whether `view` is drawn in front of `other`, by `zPosition` and then by the order of siblings; what is in a view is
    /// drawn in front of it.
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

    /// The alpha of the view and its superviews together; 0 where one of them is hidden.
    func paintedAlpha(of view: ViewID) -> Double {
        chain(from: view).reduce(1) { alpha, next in
            tree[next].isHidden ? 0 : alpha * max(0, min(1, tree[next].alpha))
        }
    }

    /// How much of what is behind it the view's own background covers, from 0 to 1.
    func backgroundCoverage(of view: ViewID) -> Double {
        Double(tree[view].backgroundColor & 0xFF) / 255 * paintedAlpha(of: view)
    }

    /// Whether something is drawn that is the view's own: its background, or the look of a control, label or image.
    func paintsItself(_ view: ViewID) -> Bool {
        switch tree[view].kind {
        case .label, .image, .visualEffect: true
        default: tree[view].kind.isTouchTarget || backgroundCoverage(of: view) >= 0.01
        }
    }
}
