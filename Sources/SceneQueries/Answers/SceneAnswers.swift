import SceneReport
import SceneRuntime
import SceneSemantics

/// Hit-tests one scene and converts the outcomes to results.
public struct SceneAnswers {
    /// The scene, on one device.
    public let scene: LoweredScene
    /// The name of the file in results.
    public let file: String
    private(set) var tester: HitTester
    /// The document that the scene was imported from, if it was.
    private let document: SceneDocument?
    /// Many points hit few views.
    private var paths: PathCache

    /// Prepares `scene` in the file called `file`.
    public init(_ scene: LoweredScene, file: String, importedFrom document: SceneDocument? = nil) {
        self.document = document
        self.scene = scene
        paths = PathCache(of: scene)
        self.file = file
        tester = HitTester(scene.tree)
    }

    /// Returns which view gets a touch at `point`.
    public mutating func answer(at point: Point) -> HitAnswer {
        answer(tester.touch(at: point), at: point)
    }

    /// Returns the views asked for a touch at `point`.
    public mutating func trace(at point: Point) -> HitTestTrace {
        var trace = HitTestTrace()
        _ = tester.touch(at: point, trace: &trace)
        return trace
    }

    /// Returns which view gets a touch at `point`, with a trace of the views asked.
    public mutating func tracedAnswer(at point: Point) -> HitAnswer {
        var trace = HitTestTrace()
        let result = tester.touch(at: point, trace: &trace)
        var answer = answer(result, at: point)
        let tree = scene.tree
        answer.trace = trace.entries.map { entry in
            HitAnswer.TraceEntry(
                view: path(of: entry.view), depth: entry.depth, verdict: entry.verdict.rawValue,
                explanation: VerdictText(entry, in: tree) { path(of: $0) }.text)
        }
        return answer
    }

    /// Returns the answer for `point` over all orders in which cells may have been displayed.
    public mutating func answerForAllOrders(at point: Point) -> HitAnswer {
        let outcomes = tester.outcomes(at: point)
        guard outcomes.count > 1 else { return answer(at: point) }
        return HitAnswer(
            file: file, scene: scene.name, point: (point.x, point.y),
            outcome: .orderDependent(hits: outcomes.map { word(for: $0) }), device: scene.device)
    }

    /// Returns the possible outcomes at `point`, over all display orders.
    public mutating func outcomes(at point: Point) -> [HitTestOutcome] { tester.outcomes(at: point) }

    /// Returns the outcome at `point`, with the views whose rules led to it.
    public mutating func result(at point: Point) -> HitTestResult { tester.touch(at: point) }

    /// Returns the outcome in a word or two.
    public mutating func word(for outcome: HitTestOutcome) -> String {
        switch outcome {
        case .hit(let view): path(of: view)
        case .none: "none"
        case .recursion: "recursion"
        }
    }

    /// Returns the path of `view`.
    public mutating func path(of view: ViewID) -> String { paths.path(of: view) }

    /// Returns the middle of the visible part of `view`, or `nil` if nothing is visible.
    public func middle(of view: ViewID) -> Point? {
        let box = tester.geometry.visibleBox(of: view)
        return box.isEmpty ? nil : box.middle
    }

    /// Returns why `view` is not visible, or until when, as the end of that sentence; empty if that isn't known.
    func clause(aboutInvisible view: ViewID) -> String { scene.clause(aboutInvisible: view, tester.geometry) }

    /// Converts a result at `point` to an answer.
    mutating func answer(_ result: HitTestResult, at point: Point) -> HitAnswer {
        let outcome: HitAnswer.Outcome
        switch result.outcome {
        case .hit(let view):
            let path = scene.tree.path(to: view).map { self.path(of: $0) }
            outcome = .hit(path.last ?? "", kind: scene.tree[view].kind.rawValue, path: path)
        case .none: outcome = .none
        case .recursion(let cycle): outcome = .recursion(cycle: cycle.map { path(of: $0) })
        }
        var answer = HitAnswer(
            file: file, scene: scene.name, point: (point.x, point.y), outcome: outcome,
            via: result.via.map { path(of: $0) }, device: scene.device)
        if case .hit(let view) = result.outcome { answer.isDisabled = scene.tree[view].isDisabledControl }
        let bounds = scene.tree[.root].bounds
        if case .none = outcome, !bounds.contains(point) {
            answer.sizeIfOutside = (bounds.width, bounds.height)
        }
        if let document, case .hit(let path, _, _) = outcome {
            answer.origin = document.origin(ofPath: path, in: scene.name)
        }
        return answer
    }
}
