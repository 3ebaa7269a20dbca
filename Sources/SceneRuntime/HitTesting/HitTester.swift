/// Runs hit tests: finds the view that UIKit would send a touch to, with all `hitTest` overrides applied.
///
/// The tester keeps its own stack of views, so that no chain of views can overflow the thread's stack. Within one hit
/// test it caches each answer until a value changes, so that a view reachable in many ways is asked once.
public struct HitTester: Sendable {
    /// The geometry of the views.
    public private(set) var geometry: HitTestGeometry
    /// The changes made by overrides since the last ``reset()``.
    public private(set) var state: ViewState
    /// The maximum number of calls and effects per hit test. A hit test that exceeds it counts as endless.
    ///
    /// Without effects, a hit test asks each view once and follows each link once, which stays far below the limit.
    /// With effects, views can ask each other astronomically often without repeating a state, and UIKit wouldn't return
    /// either.
    public var stepLimit: Int

    /// The point of the current hit test.
    var point = ConvertedPoint(.zero)
    /// The views waiting for an answer, in the order they were asked.
    var stack: [HitTestCall] = []
    /// The answer of the view at which the hit test started.
    var answer = Answer.nil
    /// The views of an endless cycle, once it is detected; empty once the hit test exceeds its step limit.
    var cycle: [ViewID]?
    /// The number of steps in the current hit test.
    var steps = 0
    /// The total number of steps of all earlier hit tests.
    private var earlierSteps = 0
    /// The number of cache lookups so far.
    var cacheLookupCount = 0
    /// Whether the last query over display orders left out some because of its limit.
    public internal(set) var stoppedAtLimit = false
    /// The cached answers, used if views can be asked more than once.
    var calls: [HitTestCallKey: HitTestCallProgress] = [:]
    /// Whether a rule asks a view besides the walk, so that views can be asked more than once.
    let hasLinks: Bool
    /// The lists of views whose rules decided the answers.
    var trail = ResponderTrail()
    /// The cells with an overhanging view that contains the point, for each table that was tested.
    var overhangs: [OverhangKey: OverhangingCells] = [:]
    /// The order in which to ask cells, if it differs from the tree's.
    var displayChoices: DisplayChoices?
    /// The first of the orders to try, once one was asked for: finding the cells takes time for all views.
    var firstChoices: DisplayChoices?
    /// The trace to record into.
    var trace: HitTestTrace?

    /// Creates a tester for the views of `tree`, in the state as written.
    public init(_ tree: ViewTree) {
        geometry = HitTestGeometry(tree)
        state = ViewState(of: tree)
        hasLinks = tree.rules.contains { $0.traits.contains(.asksView) }
        // Every view and every view that a rule names, with room for dozens of changes of state.
        let links = tree.rules.reduce(tree.views.count) { $0 + $1.views.count }
        stepLimit = 200_000 + 16 * links
    }

    /// Returns a tester for `tree`, in the state as written. Its views must have the same frames, flags and rules; only
    /// what follows a hit test may differ, such as recognizers.
    public func holding(_ tree: ViewTree) -> HitTester {
        var tester = self
        tester.geometry = geometry.holding(tree)
        tester.reset()
        return tester
    }

    /// The tree that contains the views.
    public var tree: ViewTree { geometry.tree }

    /// The cost of all hit tests so far, in calls and effects. Cached calls and effects cost several times as
    /// much as other calls, and count accordingly.
    public var stepCount: Int { earlierSteps + steps + 4 * cacheLookupCount }

    /// Resets the step count before another hit test.
    mutating func resetSteps() {
        earlierSteps += steps
        steps = 0
    }

    /// Runs one touch from the state as written. The next touch undoes its changes.
    public mutating func touch(at point: Point) -> HitTestResult {
        reset()
        return nextTouch(at: point)
    }

    /// Runs the same touch and records the views asked in `trace`.
    public mutating func touch(at point: Point, trace: inout HitTestTrace) -> HitTestResult {
        self.trace = trace
        let result = touch(at: point)
        trace = self.trace ?? trace
        self.trace = nil
        return result
    }

    /// Runs a touch that follows others: starts from the state they left and changes it further.
    ///
    /// UIKit may run several hit tests per touch; the last one counts.
    mutating func nextTouch(at point: Point) -> HitTestResult {
        var result = hitTest(at: point)
        for _ in 1..<max(1, geometry.tree.hitTestsPerTouch) {
            if case .recursion = result.outcome { break }
            result = hitTest(at: point)
        }
        return result
    }

    /// Restores the state as written.
    public mutating func reset() {
        state.reset()
    }

    /// Returns whether the view's `point(inside:)` accepts the point in the current state.
    public func contains(_ point: Point, in view: ViewID) -> Bool {
        geometry.contains(point, in: view, state: state)
    }

    /// Returns whether the view's `point(inside:)` accepts the point of the touch, and counts the steps that it takes
    /// to ask the subviews, which aren't limited.
    mutating func isInside(_ view: ViewID) -> Bool {
        var visitCount = 0
        let isInside = geometry.contains(&point, in: view, state: state, &visitCount)
        earlierSteps += visitCount / Self.subviewsPerStep
        return isInside
    }

    /// How many subviews `point(inside:)` can ask in one step.
    private static let subviewsPerStep = 2

    /// Applies `effects` to the state.
    mutating func apply(_ effects: [HitTestRule.Effect]) {
        for effect in effects { state.apply(effect) }
        steps += effects.count
        cacheLookupCount += 4 * effects.count
    }
}
