import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// What a rule can query about one scene: its views, touches at points, and maps of all points. All rules share it.
final class LintContext: ContextQueries {
    let scene: LoweredScene
    let tree: ViewTree
    let geometry: HitTestGeometry
    let views: SceneViews
    let work: RuleWork
    let touches: SceneTouches
    let maps: SceneMaps
    /// The target that the scene was scrolled for, or `nil` at the offsets in the source.
    let scrolledTarget: ViewID?
    /// Whether a scroll view was made as large as its content; see ``TargetContext/unrolled(around:)``.
    let isUnrolled: Bool
    /// The statements of recognizers or touch targets that are checked, or `nil` if all are. The others were checked in
    /// another scene.
    let checkedStatements: Set<SourceRange>?
    /// Views that ask each other forever.
    private(set) lazy var recursions = RecursionSearch(self).recursions
    /// The latest scenes that were scrolled to bring a view into view; see ``displaying(_:)``.
    private(set) var displayed: [LintContext] = []
    /// How far scroll views may scroll to show all that they pass where they are touched, as far as that is known.
    private var touchedSteps: [ViewID: Size] = [:]
    /// The tables and collections with too many rows to find all that have lines which no displayed row has.
    private(set) var containersWithMissingLines: Set<ViewID> = []
    /// The views that are hit, by what gestures on them do.
    private(set) lazy var hitGroups = HitGroups(in: self)
    /// What simulated touches cost.
    private(set) lazy var touchCosts = TouchCosts(tree)
    private lazy var sharedPassthroughGaps = work.memoize { findPassthroughGaps() }
    private lazy var sharedViewportsWithRecognizers = work.memoize { findViewportsWithRecognizers() }
    private lazy var sharedViewportsWithTargets = work.memoize { findViewportsWithTargets() }

    var context: LintContext { self }

    /// Prepares to lint `scene`. If it was scrolled to bring `scrolledTarget` into view, only that target is checked.
    init(
        _ scene: LoweredScene, scrolledFor scrolledTarget: ViewID? = nil, isUnrolled: Bool = false,
        checking checkedStatements: Set<SourceRange>? = nil, _ budget: WorkBudget? = nil
    ) {
        self.scene = scene
        tree = scene.tree
        let tester = HitTester(scene.tree)
        geometry = tester.geometry
        views = SceneViews(scene, geometry)
        work = RuleWork(budget ?? WorkBudget(for: scene.syntax.source))
        touches = SceneTouches(views, tester, work)
        maps = SceneMaps(views, work, isScrolled: scrolledTarget != nil)
        self.scrolledTarget = scrolledTarget
        self.isUnrolled = isUnrolled
        self.checkedStatements = checkedStatements
    }

    /// Keeps `context`, which was scrolled to bring a view into view, and drops the oldest one beyond `limit`.
    func keepDisplayed(_ context: LintContext, limit: Int) {
        if displayed.count >= limit, !displayed.isEmpty { displayed.removeFirst() }
        displayed.append(context)
    }

    /// Notes that not all rows of `containers` were searched for lines that no displayed row has.
    func noteMissingLines(in containers: Set<ViewID>) { containersWithMissingLines.formUnion(containers) }

    /// Returns how far `scrollView` may scroll so that each part of it that gets touches shows all of the content that
    /// it passes. What is in front of it, such as a bar, leaves less than its size.
    func touchedStep(of scrollView: ViewID) -> Size? {
        if let known = touchedSteps[scrollView] { return known }
        let step = computeTouchedStep(of: scrollView)
        // A larger budget may suffice later.
        if let step { touchedSteps[scrollView] = step }
        return step
    }

    /// The scenes with the recognizers of rows that aren't displayed; see ``findViewportsWithRecognizers()``.
    var viewportsWithRecognizers: [LintContext] { work.replay(sharedViewportsWithRecognizers) }

    /// The scenes with the touch targets of rows that aren't displayed; see ``findViewportsWithTargets()``.
    var viewportsWithTargets: [LintContext] { work.replay(sharedViewportsWithTargets) }

    /// The views that pass touches through in vain.
    var passthroughGaps: [PassthroughGap] { work.replay(sharedPassthroughGaps) }
}
