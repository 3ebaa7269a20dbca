/// Makes hit tests: gives for a point the view that UIKit would send a touch to, as the views' overrides have it.
///
/// Views ask each other on a stack of the tester's own, so that no chain of views, however long, exhausts the thread's.
/// Within one hit test an answer is kept for as long as no value changes, so that views which are asked along many ways
/// are asked once.
public struct HitTester: Sendable {
    /// Where the views lie.
    public private(set) var geometry: HitTestGeometry
    /// What overrides have set since the last ``reset()``.
    public private(set) var state: ViewState
    /// How many questions and effects one hit test may take before it counts as one that does not end.
    ///
    /// Without effects a hit test asks each view once and follows each link once, which stays far below. With effects,
    /// views can ask each other astronomically often without ever repeating themselves; UIKit would not come back either.
    public var stepLimit: Int

    /// The point of the hit test that is under way.
    var point = CarriedPoint(.zero)
    /// The views that wait for an answer, the first to be asked first.
    var stack: [AskedView] = []
    /// What the view at which the hit test started answered.
    var answer = Answer.nil
    /// The views that ask each other without end, once they are found out.
    var cycle: [ViewID]?
    /// How many steps the hit test has taken.
    var steps = 0
    /// How many steps the hit tests before it took, all together.
    private var earlierSteps = 0
    /// How many questions and states were looked up among those before.
    var rememberedCount = 0
    /// Whether the last answer over all display orders had all of them tried.
    public internal(set) var triedAllOrders = true
    /// The answers known, where views can be asked more than once.
    var questions: [Question: QuestionProgress] = [:]
    /// Whether some rule asks a view beside the walk, so that views can be asked more than once.
    let hasLinks: Bool
    /// The lists of views through whose rules answers came.
    var vias = ResponderTrail()
    /// For the tables whose overhanging views were looked at: which cells have one that holds the point.
    var overhangs: [OverhangQuestion: OverhangingCells] = [:]
    /// Which cells to ask first, where that is not as in the tree.
    var displayChoices: DisplayChoices?
    /// Where to record who was asked.
    var trace: HitTestTrace?

    /// Creates the tester of the scene whose views are `tree`, in the state as written.
    public init(_ tree: ViewTree) {
        geometry = HitTestGeometry(tree)
        state = ViewState(of: tree)
        hasLinks = tree.rules.contains { $0.traits.contains(.asksView) }
        // Every view and every view that a rule names, with room for dozens of changes of state.
        let links = tree.rules.reduce(tree.views.count) { $0 + $1.views.count }
        stepLimit = 1_000_000 + 16 * links
    }

    /// The views.
    public var tree: ViewTree { geometry.tree }

    /// How many questions and effects all hit tests of this tester have taken: what they cost. Questions that have to be
    /// remembered, and effects, cost several times as much as other questions.
    public var stepCount: Int { earlierSteps + steps + 4 * rememberedCount }

    /// Begins to count the steps of another hit test.
    mutating func resetSteps() {
        earlierSteps += steps
        steps = 0
    }

    /// The answer to one touch from the state as written; what it changes is undone by the next.
    public mutating func touch(at point: Point) -> HitTestResult {
        reset()
        return nextTouch(at: point)
    }

    /// The same, with who was asked added to `trace`.
    public mutating func touch(at point: Point, trace: inout HitTestTrace) -> HitTestResult {
        self.trace = trace
        let result = touch(at: point)
        trace = self.trace ?? trace
        self.trace = nil
        return result
    }

    /// The answer to a touch that follows others: from the state that they left, which it changes further.
    ///
    /// UIKit may make several hit tests for a touch; the last one counts.
    public mutating func nextTouch(at point: Point) -> HitTestResult {
        var result = hitTest(at: point)
        for _ in 1..<max(1, tree.hitTestsPerTouch) {
            if case .recursion = result.outcome { break }
            result = hitTest(at: point)
        }
        return result
    }

    /// Goes back to the state as written.
    public mutating func reset() {
        state.reset()
    }

    /// Whether the view's `point(inside:)` accepts the point as things are.
    public func contains(_ point: Point, in view: ViewID) -> Bool {
        geometry.contains(point, in: view, state: state)
    }

    /// Makes `effects` part of the state.
    mutating func apply(_ effects: [HitTestRule.Effect]) {
        for effect in effects { state.apply(effect) }
        steps += effects.count
        rememberedCount += 4 * effects.count
    }
}
