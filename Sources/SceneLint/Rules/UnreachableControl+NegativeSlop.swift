import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension TargetContext {
    /// Finds the controls whose negative slop leaves no point of them, and that something opaque hides, one for each
    /// line. The others are among ``unreachable``.
    func hiddenTargetsWithoutPoints() -> [ViewID] {
        var lines: Set<SourceRange> = []
        return views.touchTargets.filter { target in
            isShrunkBySlop(target) && geometry.acceptsNoPoint(target) && isHiddenByOthers(target)
                && !isUnreachable(target) && lines.insert(scene.range(of: target)).inserted
        }
    }

    /// Returns whether the hit area of a control is smaller than its bounds because of a negative slop.
    func isShrunkBySlop(_ target: ViewID) -> Bool {
        let slop = tree[target].hitSlop
        return min(slop.top, slop.left, slop.bottom, slop.right) < 0 && tree[target].kind.isTouchTarget
            && !tree[target].bounds.isEmpty
    }

    /// Returns whether only what is drawn in front of a control keeps it from being seen.
    func isHiddenByOthers(_ target: ViewID) -> Bool {
        tree.isTouchable(target) && !geometry.visibleBox(target).isEmpty
            && !tree.chain(from: target).contains { views.isToggled($0) }
            && maps.targetReach(of: target)?.visible.isEmpty ?? true
    }
}
