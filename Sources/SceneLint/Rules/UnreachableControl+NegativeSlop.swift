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
}
