import SceneQueries
import SceneRegions
import SceneReport
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
    /// The boxes of the views that findings are about, by path, before the touches that are over.
    var boxesBefore: [String: Rectangle] = [:]
    /// Whether all that `check` reports is known. Then a loss that no finding is about is no mistake.
    public var isChecked = false
    /// The numbers of the lines in which findings about lost area are allowed, from 1. A loss of their views is drawn
    /// like a reported one.
    public var allowedLines: Set<Int> = []
    /// Where the answer depends on the display order of cells, if that was asked.
    public var contested: Region?

    /// What distinguishes the scene from others of the same name: `old.scene`.
    public var remark: String?
    /// Which of two versions it is, in a word, where the page lists what is in both: `old`.
    public var version: String?
    /// The command that answers for a point of the scene, up to its options; empty if there is none.
    public var command = ""
    /// What another version of the scene does differently; `nil` if there is none.
    public var changes: Changes?
    /// Whether the list of these changes is below the scene.
    public var listsChanges = false

    /// Creates an empty content.
    public init() {}

    /// Sets the findings in the scene as it is written, which is `before` if touches have changed it since. They are
    /// marked at the views that they are about, wherever these are now.
    public mutating func setFindings(_ findings: [Diagnostic], before: LoweredScene?, in domain: Rectangle) {
        self.findings = findings
        guard let before else { return }
        let paths = Set(findings.flatMap { $0.data.views + $0.data.cycle })
        for shape in ViewShapes(of: before, in: domain).shapes where paths.contains(shape.path) {
            if boxesBefore[shape.path] == nil { boxesBefore[shape.path] = shape.box }
        }
    }

    /// What two versions of a scene do differently.
    public struct Changes {
        /// What changed for touch targets, a line each.
        let lines: [SceneDifference.TargetLine]
        /// The changes that are marked, those of several rows or instances together.
        let groups: [Group]
        /// What is said if nothing changed.
        let remark: String?

        /// Areas or recognizers that changed alike.
        struct Group {
            /// Who got the touches and who gets them, or which recognizers they are.
            let text: String
            /// How large the areas are and where, or what changed.
            let detail: String
            /// The areas, the largest first.
            var areas: [SceneComparison.Area] = []
            /// The views of the recognizers, by path.
            var views: [String] = []
        }

        /// Creates what changed between the versions of `comparison`.
        public init(_ difference: SceneDifference, _ comparison: SceneComparison) {
            lines = difference.targetLines(Palette(isOn: false))
            groups =
                difference.areaGroups.map { group in
                    Group(text: group.text, detail: group.detail, areas: group.members.map { comparison.areas[$0] })
                }
                + difference.recognizerGroups.map { group in
                    Group(
                        text: group.text, detail: group.detail.withCurlyQuotes,
                        views: group.members.map { difference.recognizers[$0].view })
                }
            remark = difference.isEmpty ? difference.textAboutNothing : nil
        }
    }

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
