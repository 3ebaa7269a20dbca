import SceneRuntime
import SceneSemantics
import SceneText

/// What a rule about touch targets can query besides the scene itself: what the targets lose, and to what.
final class TargetContext: ContextQueries {
    let context: LintContext
    let scene: LoweredScene
    let tree: ViewTree
    let geometry: HitTestGeometry
    let overhangs: Overhangs
    let overlaps: TargetOverlaps
    let losses: LossFinder
    let lossFixes: LossFixes
    private lazy var sharedUnreachable = work.memoize { UnreachableSearch(targets: self).all() }
    /// The lines of the views that `unreachable-control` reports.
    private lazy var unreachableLines = Set(unreachable.map { scene.range(of: $0.reach.target) })
    private lazy var sharedDeadScrollViews = work.memoize { DeadScrollViewSearch(targets: self).all() }
    /// What is around targets, as far as somebody has asked.
    let rooms = AvailableRooms()
    /// The contexts of the scenes in which a scroll view was unrolled.
    private var unrolledContexts: [ViewID: TargetContext?] = [:]

    /// Prepares to check the targets of the scene of `context`.
    ///
    /// - Parameter reported: What other rules report about the scene.
    init(_ context: LintContext, reported: ReportedFindings) {
        self.context = context
        (scene, tree, geometry) = (context.scene, context.tree, context.geometry)
        overhangs = Overhangs(context)
        overlaps = TargetOverlaps(context)
        losses = LossFinder(context, overhangs, overlaps, reported)
        lossFixes = LossFixes(context, reported)
    }

    /// The target that the scene was scrolled for, or `nil` at the offsets in the source.
    var scrolledTarget: ViewID? { context.scrolledTarget }

    /// Notes and evidence about losses.
    var lossNotes: LossNotes { LossNotes(context: context) }

    /// The views that `unreachable-control` reports, because no point hits them at any scroll offset.
    var unreachable: [TouchLosses] { work.replay(sharedUnreachable) }

    /// Returns whether `unreachable-control` reports `target`, or another view of its line.
    func isUnreachable(_ target: ViewID) -> Bool { unreachableLines.contains(scene.range(of: target)) }

    /// Returns whether `target` itself gets no touches, and `unreachable-control` reports its line. Other views of the
    /// line can get some.
    func isUnreachableItself(_ target: ViewID) -> Bool { isUnreachable(target) && !maps.isHitInside(target) }

    /// The scroll views that no touch reaches.
    var deadScrollViews: [DeadScrollView] { work.replay(sharedDeadScrollViews) }

    /// Returns the context of `scene`, the same scene scrolled to bring `target` into view.
    func scrolled(_ scene: LoweredScene, for target: ViewID) -> TargetContext {
        TargetContext(LintContext(scene, scrolledFor: target, work.budget), reported: losses.reported)
    }

    /// Returns the context of the targets in `viewport`, the same scene scrolled to other rows.
    func on(_ viewport: LintContext) -> TargetContext { TargetContext(viewport, reported: losses.reported) }

    /// Returns whether `target` has to be scrolled into view, and isn't where the source has it.
    func isScrolled(to target: ViewID) -> Bool { scrolledTarget == target || context.isUnrolled }

    /// Returns the context of the scene in which `scrollView` is as large as its content. All rules pay for its maps.
    func unrolled(_ scrollView: ViewID) -> TargetContext? {
        if let cachedContext = unrolledContexts[scrollView] { return cachedContext }
        guard work.spendUpTo(.builtViews(tree.views.count)) else { return nil }
        let unrolled = scene.unrolling(scrollView).map { scene in
            TargetContext(LintContext(scene, isUnrolled: true, work.budget), reported: losses.reported)
        }
        unrolledContexts[scrollView] = .some(unrolled)
        return unrolled
    }
}
