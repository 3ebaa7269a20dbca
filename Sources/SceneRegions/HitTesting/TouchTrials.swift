import SceneRuntime

/// Answers touches one at a time, as long as that takes no more steps than it may.
struct TouchTrials {
    /// Whether every point was answered, and for all orders that count.
    private(set) var isComplete = true
    private let orders: HitMap.Orders
    private var tester: HitTester
    /// Answers touches of scenes in which looking up is of use.
    private var index: HitIndex?
    private let stepLimit: Int
    private var stepsLeft: Int
    /// The ways of recursion that are known so far.
    private var ways: [[ViewID]: Int32] = [:]

    /// Prepares for touches of the views of `tree`.
    ///
    /// - Parameter manyPoints: Whether there are so many that putting the views in order for them pays.
    init(_ tree: ViewTree, _ orders: HitMap.Orders, stepLimit: Int, manyPoints: Bool) {
        self.stepLimit = stepLimit
        stepsLeft = stepLimit
        self.orders = orders
        tester = HitTester(tree)
        let costOfIndex = Self.stepsPerIndexedView * tree.views.count
        if manyPoints, stepsLeft > costOfIndex, orders == .asWritten,
            !tree.rules.contains(where: { !$0.effects.isEmpty })
        {
            index = HitIndex(tester)
            stepsLeft -= costOfIndex
        }
    }

    /// How many views there are.
    var viewCount: Int { tester.tree.views.count }

    /// So many steps of touches take as much time as putting one view in order for them.
    private static let stepsPerIndexedView = 32
    /// What a touch takes beside its steps, in steps.
    private static let stepsPerTouch = 8
    /// So many steps of touches take as much time as a rectangle in a map.
    static let stepsPerRectangle = 8

    /// How much was done so far, counted in rectangles.
    var work: Int { (stepLimit - stepsLeft) / Self.stepsPerRectangle }

    /// How many points of `area` can be answered, going by a few of them.
    mutating func pointLimit(in area: Rectangle) -> Int {
        let before = stepsLeft
        let side = 4
        for row in 0..<side {
            for column in 0..<side {
                let (x, y) = ((Double(column) + 0.5) / Double(side), (Double(row) + 0.5) / Double(side))
                _ = label(at: Point(x: area.minX + area.width * x, y: area.minY + area.height * y))
            }
        }
        let cost = max(1, (before - stepsLeft) / (side * side))
        return max(64, min(WorkLimit.points, stepsLeft / cost))
    }

    /// Takes note of work beside touches; whether there may be more.
    mutating func spend(_ steps: Int) -> Bool {
        stepsLeft -= steps
        if stepsLeft <= 0 { isComplete = false }
        return stepsLeft > 0
    }

    /// The label of what a touch at `point` comes to; ``Label/none`` once that may not be found out any more.
    mutating func label(at point: Point) -> Int32 {
        guard spend(0) else { return Label.none }
        defer { stepsLeft -= Self.stepsPerTouch }
        if orders == .all { return outcomeInAllOrders(at: point).label }
        let outcome = touch(at: point)
        guard case .recursion(let cycle) = outcome else { return HitMap.Outcome(outcome).label }
        let way = ways[cycle] ?? Int32(ways.count)
        ways[cycle] = way
        return Label.recursion(way: way)
    }

    private mutating func touch(at point: Point) -> HitTestOutcome {
        let before = index?.stepCount ?? tester.stepCount
        let outcome = index?.touch(at: point).outcome ?? tester.touch(at: point).outcome
        stepsLeft -= (index?.stepCount ?? tester.stepCount) - before
        return outcome
    }

    private mutating func outcomeInAllOrders(at point: Point) -> HitMap.Outcome {
        let differ = { (outcomes: [HitTestOutcome]) in
            let words = outcomes.map { HitMap.Outcome($0) }
            return words.contains { $0 != words[0] }
        }
        let before = tester.stepCount
        let limit = max(64, min(10_000, stepsLeft / (16 * tester.tree.views.count)))
        let outcomes = tester.outcomes(at: point, limit: limit, isEnough: differ)
        // Each order is made, and compared with those before.
        stepsLeft -= 2 * (tester.stepCount - before)
        if !tester.triedAllOrders { isComplete = false }
        return differ(outcomes) ? .orderDependent : outcomes.first.map { HitMap.Outcome($0) } ?? .none
    }
}
