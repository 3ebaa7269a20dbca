import SceneRuntime
import SceneSemantics
import SceneText

/// The findings in one scene on each of its devices, whose fixes are tried on all of them.
struct LintedScreens {
    /// What trying the fixes may cost.
    private let trials: WorkBudget
    /// The findings on each screen so far.
    private var screens: [(screen: String, found: [Diagnostic])] = []
    /// The screens, from the end of ``screens``, whose fixes weren't tried yet.
    private var waiting: [LintContext] = []
    /// The number of their views.
    private var waitingViewCount = 0

    /// How many views the contexts of screens may have that are kept at the same time. The fixes in a scene that is
    /// larger on all its devices together aren't tried on all of them.
    private static let maximumViews = 40_000

    init(within trials: WorkBudget) { self.trials = trials }

    /// Adds the findings on the screen of `context`.
    mutating func add(_ findings: [Diagnostic], in context: LintContext) {
        if waitingViewCount + context.tree.views.count > Self.maximumViews, !waiting.isEmpty {
            tryFixes(isLastTime: false)
        }
        waitingViewCount += context.tree.views.count
        screens.append((context.scene.device ?? "", findings))
        waiting.append(context)
    }

    /// Returns the findings on each screen, with fixes that know which touch targets lose touches by them on any
    /// screen.
    mutating func findings() -> [(screen: String, found: [Diagnostic])] {
        tryFixes(isLastTime: true)
        return screens
    }

    /// Tries the fixes of the findings on the screens of ``waiting`` on all of these.
    private mutating func tryFixes(isLastTime: Bool) {
        let first = screens.count - waiting.count
        var findings = screens[first...].flatMap { $0.found }
        if findings.contains(where: { !$0.fixes.isEmpty }) {
            var losses = LossesByFixes(of: findings)
            for context in waiting { context.addLosses(to: &losses, within: trials) }
            if first > 0 || !isLastTime { losses.addUntriedScreen() }
            findings = losses.added(to: findings) { $0.reportingRule?.fixPurpose ?? .repairing }
        }
        var rest = findings[...]
        for index in first..<screens.count {
            let count = screens[index].found.count
            screens[index].found = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        waiting = []
        waitingViewCount = 0
    }
}
