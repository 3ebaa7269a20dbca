import SceneRuntime

/// Hit-tests sample points within a step limit.
struct PointSampler {
    /// Whether every point was answered, in all orders that count.
    private(set) var isComplete = true
    private let orders: HitMap.Orders
    private var tester: IndexedHitTester
    private let stepLimit: Int
    private var stepsLeft: Int
    /// The recursions found so far.
    private var recursions: [[ViewID]: Int32] = [:]

    /// Prepares for touches of the views of `tree`.
    ///
    /// - Parameter manyPoints: Whether there are enough points for an index of the views to pay off.
    init(_ tree: ViewTree, _ orders: HitMap.Orders, stepLimit: Int, manyPoints: Bool) {
        self.stepLimit = stepLimit
        stepsLeft = stepLimit
        self.orders = orders
        let costOfIndex = Self.stepsPerIndexedView * tree.views.count
        let isIndexed =
            manyPoints && stepsLeft > costOfIndex && orders == .asWritten
            && !tree.rules.contains { !$0.effects.isEmpty }
        if isIndexed { stepsLeft -= costOfIndex }
        tester = IndexedHitTester(HitTester(tree), touchesBeforeIndex: isIndexed ? 0 : nil)
    }

    var viewCount: Int { tester.tester.tree.views.count }

    /// The number of touch steps that take as long as indexing one view.
    private static let stepsPerIndexedView = 32
    /// The fixed cost of a touch, in steps.
    private static let stepsPerTouch = 8

    /// The work done so far, in rectangles.
    var work: Int { (stepLimit - stepsLeft) / WorkLimit.stepsPerRectangle }

    /// Estimates from a few touches how many points of `area` can be answered.
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
        // Some touches cost more than those.
        return max(64, min(WorkLimit.points, stepsLeft / cost * 7 / 8))
    }

    /// Records work other than touches. Returns whether any steps are left.
    mutating func spend(_ steps: Int) -> Bool {
        stepsLeft -= steps
        if stepsLeft <= 0 { isComplete = false }
        return stepsLeft > 0
    }

    /// Returns the label of a touch at `point`, or ``Label/none`` once the steps are used up.
    mutating func label(at point: Point) -> Int32 {
        guard spend(0) else { return Label.none }
        defer { stepsLeft -= Self.stepsPerTouch }
        if orders == .all { return outcomeInAllOrders(at: point).label }
        let (result, steps) = tester.countedTouch(at: point)
        stepsLeft -= steps
        let outcome = result.outcome
        guard case .recursion(let cycle) = outcome else { return HitMap.Outcome(outcome).label }
        let number = recursions[cycle] ?? Int32(recursions.count)
        recursions[cycle] = number
        return Label.recursion(number: number)
    }

    private mutating func outcomeInAllOrders(at point: Point) -> HitMap.Outcome {
        let differ = { (outcomes: [HitTestOutcome]) in
            let words = outcomes.map { HitMap.Outcome($0) }
            return words.contains { $0 != words[0] }
        }
        let before = tester.tester.stepCount
        let limit = tester.tester.orderLimit(within: stepsLeft)
        let outcomes = tester.tester.outcomes(at: point, limit: limit, isEnough: differ)
        // Each order is built, and compared with the earlier ones.
        stepsLeft -= 2 * (tester.tester.stepCount - before)
        if tester.tester.stoppedAtLimit { isComplete = false }
        return differ(outcomes) ? .orderDependent : outcomes.first.map { HitMap.Outcome($0) } ?? .none
    }
}
