import SceneQueries
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What the picture of a scene shows besides its views and touch targets.
public struct PictureContent {
    /// The points that were asked about.
    public var points: [Answer] = []
    /// A sequence of touches.
    public var touch: TouchRun?
    /// The findings in the scene.
    public var findings: [Diagnostic] = []
    /// All findings in the scene, if ``findings`` are only some of them.
    public var allFindings: [Diagnostic]?
    /// Whether all that `check` reports is known. Then a loss that no finding is about is no mistake.
    public var isChecked = false
    /// The numbers of the lines in which findings are allowed, from 1. A loss of their views is drawn like a reported
    /// one.
    public var allowedLines: Set<Int> = []
    /// Where the answer depends on the display order of cells, if that was asked.
    public var contested: Region?

    /// What distinguishes the scene from others of the same name: `old.scene`.
    public var remark: String?
    /// Which of two versions it is, in a word, where the page lists what is in both: `old`.
    public var version: String?
    /// The command that answers for a point of the scene, up to its options; empty if there is none.
    public var command = ""
    /// The areas that another version of the scene gives to other views.
    public var changes: [SceneComparison.Area] = []
    /// Whether the list of these areas is below the scene.
    public var listsChanges = false

    /// Creates an empty content.
    public init() {}

    /// A point and the views that were asked there.
    public struct Answer: Sendable {
        /// The point, in the coordinates of the scene.
        public let point: Point
        /// What gets a touch there: a path, `none`, `recursion` or `orderDependent`.
        public let outcome: String
        /// The view that gets it, if there is one.
        public let view: ViewID?
        /// The views that were asked and contain the point, in order.
        public let asked: [ViewID]

        /// Asks which view of `scene` a touch at `point` hits, in one order of the cells or in all.
        public init(at point: Point, in scene: LoweredScene, _ tester: inout HitTester, allOrders: Bool = false) {
            self.point = point
            var trace = HitTestTrace()
            let result = tester.touch(at: point, trace: &trace)
            var asked: [ViewID] = []
            var seen: Set<ViewID> = []
            for entry in trace.entries {
                switch entry.verdict {
                case .hidden, .notInteractive, .alpha, .outside: continue
                default: if seen.insert(entry.view).inserted { asked.append(entry.view) }
                }
            }
            self.asked = asked
            if allOrders, tester.outcomes(at: point, isEnough: { $0.count > 1 }).count > 1 {
                (outcome, view) = ("orderDependent", nil)
                return
            }
            switch result.outcome {
            case .hit(let hit): (outcome, view) = (scene.path(of: hit), hit)
            case .none: (outcome, view) = ("none", nil)
            case .recursion: (outcome, view) = ("recursion", nil)
            }
        }
    }
}
