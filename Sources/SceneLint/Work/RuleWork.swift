import SceneSemantics

/// What a rule didn't check because its budget was used up.
struct Unchecked: Hashable {
    /// The kind of items, in the plural.
    var noun: String
    /// The number of items that were checked.
    var checkedCount: Int
    /// The number of items in all.
    var count: Int
}

/// The work of the rule that is running: what it may still spend, and what it left out.
final class RuleWork {
    /// What the rules may still spend on the file.
    let budget: WorkBudget
    /// Whether the budget didn't suffice for something that the rule asked for.
    private var failedSpending = false
    /// Whether the budget didn't suffice for something that a correct finding needs.
    private var isUncertain = false
    /// What the running rule didn't check.
    private(set) var unchecked: [Unchecked] = []

    init(_ budget: WorkBudget) { self.budget = budget }

    /// Prepares for the next rule.
    func beginRule() {
        unchecked = []
        failedSpending = false
        isUncertain = false
    }

    /// Returns the results of `check` for `items`, as long as the running rule has budget left. Records how many items
    /// were left out, including those that the budget didn't suffice for.
    ///
    /// - Parameter noun: The kind of items, in the plural.
    func results<Item, Result>(
        of items: some Sequence<Item>, _ noun: String, _ check: (Item) -> Result?
    ) -> [Result] {
        let items = Array(items)
        var results: [Result] = []
        var checkedCount = 0
        var failureCount = 0
        for item in items {
            if budget.isUsedUp || budget.isAbandoned || failureCount > Self.maximumFailures { break }
            failedSpending = false
            isUncertain = false
            let result = check(item)
            // Results that used the last of the budget may come from maps that are too coarse.
            if isUncertain || budget.isUsedUp || result == nil && failedSpending {
                failureCount += 1
                continue
            }
            failureCount = 0
            if let result { results.append(result) }
            checkedCount += 1
        }
        failedSpending = false
        isUncertain = false
        if checkedCount < items.count {
            add(Unchecked(noun: noun, checkedCount: checkedCount, count: items.count))
        }
        return results
    }

    /// After this many items in a row for which the budget doesn't suffice, the others are left out: finding out what
    /// an item costs takes time, too.
    private static let maximumFailures = 64

    /// Records what wasn't checked.
    func add(_ unchecked: Unchecked?) {
        if let unchecked, !self.unchecked.contains(unchecked) { self.unchecked.append(unchecked) }
    }

    /// Charges the rule for visiting this many views. Returns whether the budget sufficed.
    func spend(_ viewCount: Int) -> Bool { spend(units: 1 + viewCount / WorkBudget.viewsPerUnit) }

    /// Charges the rule for comparing a box with this many others. Returns whether the budget sufficed.
    func spend(boxes count: Int) -> Bool { spend(units: 1 + count / WorkBudget.boxesPerUnit) }

    private func spend(units cost: Int) -> Bool {
        guard budget.remaining >= cost else {
            failedSpending = true
            return false
        }
        budget.charge(cost)
        return true
    }

    /// Charges the rule for building trees with this many views. Returns whether any budget was left.
    func spendTrials(_ viewCount: Int) -> Bool {
        guard requireBudget() else { return false }
        budget.charge(WorkBudget.costOfTriedView * viewCount)
        return true
    }

    /// Charges the rule for scrolling a view to each alignment in a scene with this many views, because each of them
    /// builds another tree. Returns whether any budget was left.
    func spendScrolling(_ viewCount: Int) -> Bool {
        spendTrials(LoweredScene.Alignment.allCases.count * viewCount)
    }

    /// Charges the rule for queries of a changed scene with this many views: its geometry, its receivers of touches and
    /// its maps or simulated touches each visit the views again. Returns whether the budget sufficed.
    func spendChangedScene(_ viewCount: Int) -> Bool { spend(Self.passesOverChangedScene * viewCount) }

    /// About how often all views of a changed scene are visited.
    private static let passesOverChangedScene = 8

    /// Charges the rule for `count` changed copies of a tree with this many views, each with one query: a map or a
    /// simulated touch. The copy, its geometry, its index and the query each visit the views. Returns whether the
    /// budget sufficed.
    func spendChangedTrees(_ count: Int = 1, views viewCount: Int) -> Bool {
        spend(Self.passesOverChangedTree * count * viewCount)
    }

    /// Charges the rule for a few simulated touches in a tree with this many views, which this many recognizers see and
    /// for which points are converted this often: touches change the tree, and each of their events visits the
    /// recognizers. Returns whether the budget sufficed.
    func spendTouches(views viewCount: Int, recognizers: Int, conversions: Int) -> Bool {
        spend(
            Self.passesOverChangedTree * viewCount + Self.visitsToRecognizer * recognizers
                + conversions / Self.conversionsPerVisit)
    }

    /// About how often all views of a changed tree are visited for one query.
    private static let passesOverChangedTree = 4
    /// About how many conversions take as long as visiting a view.
    private static let conversionsPerVisit = 4
    /// About how often a few touches visit a recognizer.
    private static let visitsToRecognizer = 32

    /// Records that the budget didn't suffice for what the rule asked of another scene, if it didn't.
    func mergeFailures(of other: RuleWork) {
        failedSpending = failedSpending || other.failedSpending
        isUncertain = isUncertain || other.isUncertain
    }

    /// Returns whether the rule has budget left. If not, the current item counts as left out unless something is found.
    func requireBudget() -> Bool {
        if budget.isUsedUp { failedSpending = true }
        return !budget.isUsedUp
    }

    /// Returns whether the rule has budget left. If not, the result for the current item is dropped.
    func requireBudgetOrDropResult() -> Bool {
        if budget.isUsedUp { isUncertain = true }
        return !budget.isUsedUp
    }

    /// Counts the current item as left out unless something is found, because what it needs is too much.
    func leaveOut() { failedSpending = true }

    /// Drops the result for the current item, because it may be wrong.
    func dropResult() { isUncertain = true }

    /// Charges the rule for work on regions.
    func charge(pieces count: Int) { budget.charge(count) }

    /// Charges the rule for visiting this many views.
    func charge(views count: Int) { budget.charge(count / WorkBudget.viewsPerUnit) }

    /// Charges the rule for comparing a box with this many others.
    func charge(boxes count: Int) { budget.charge(count / WorkBudget.boxesPerUnit) }

    /// Charges the rule for this many steps of hit tests.
    func charge(steps count: Int) { budget.charge(count / WorkBudget.stepsPerUnit) }

    /// Charges the rule for as many pieces as the product of `count` and `times`, which may be more than an `Int`
    /// holds.
    func charge(pieces count: Int, _ times: Int...) {
        let product = times.reduce(count) { product, factor in
            let (result, overflows) = product.multipliedReportingOverflow(by: factor)
            return overflows ? .max : result
        }
        charge(pieces: product)
    }

    /// Computes what several rules use, on a budget of its own, and records what was left out.
    func share<Element>(_ find: () -> [Element]) -> SharedResults<Element> {
        let outer = (unchecked, failedSpending, isUncertain)
        (unchecked, failedSpending, isUncertain) = ([], false, false)
        defer { (unchecked, failedSpending, isUncertain) = outer }
        let elements = budget.withAllotment(find)
        return SharedResults(elements: elements, unchecked: unchecked)
    }

    /// Returns shared results. What was left out of them counts for each rule.
    func use<Element>(_ shared: SharedResults<Element>) -> [Element] {
        for unchecked in shared.unchecked { add(unchecked) }
        return shared.elements
    }
}

/// Results that several rules use, and what was left out of them.
struct SharedResults<Element> {
    fileprivate let elements: [Element]
    fileprivate let unchecked: [Unchecked]
}
