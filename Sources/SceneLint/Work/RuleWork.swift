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
    /// Whether the budget didn't suffice for anything that the running rule asked for, such as the trial of a fix.
    private(set) var hasRunOut = false
    /// What the running rule didn't check.
    private(set) var unchecked: [Unchecked] = []

    init(_ budget: WorkBudget) { self.budget = budget }

    /// Prepares for the next rule.
    func beginRule() {
        unchecked = []
        failedSpending = false
        isUncertain = false
        hasRunOut = false
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

    /// Charges the rule for work to come, and a unit for asking. Returns whether the budget sufficed. If not, nothing
    /// is charged, and the current item counts as left out unless something is found.
    func spend(_ cost: WorkCost) -> Bool {
        guard budget.remaining > cost.units else {
            (failedSpending, hasRunOut) = (true, true)
            return false
        }
        budget.charge(1 + cost.units)
        return true
    }

    /// Charges the rule for work to come, or all that is left. Returns whether anything was.
    func spendUpTo(_ cost: WorkCost) -> Bool {
        guard requireBudget() else { return false }
        budget.charge(cost.units)
        return true
    }

    /// Charges the rule for work that was done, or all that is left.
    func charge(_ cost: WorkCost) { budget.charge(cost.units) }

    /// Records that the budget didn't suffice for what the rule asked of another scene, if it didn't.
    func mergeFailures(of other: RuleWork) {
        failedSpending = failedSpending || other.failedSpending
        isUncertain = isUncertain || other.isUncertain
        hasRunOut = hasRunOut || other.hasRunOut
    }

    /// Records what the rule didn't check and try in another scene.
    func mergeUnchecked(of other: RuleWork) {
        for unchecked in other.unchecked { add(unchecked) }
        hasRunOut = hasRunOut || other.hasRunOut
    }

    /// Returns whether the rule has budget left. If not, the current item counts as left out unless something is found,
    /// or its result is dropped in any case.
    func requireBudget(orDropResult dropsResult: Bool = false) -> Bool {
        if !budget.isUsedUp { return true }
        hasRunOut = true
        if dropsResult { dropResult() } else { leaveOut() }
        return false
    }

    /// Counts the current item as left out unless something is found, because what it needs is too much.
    func leaveOut() { failedSpending = true }

    /// Drops the result for the current item, because it may be wrong.
    func dropResult() { isUncertain = true }

    /// Computes what several rules use, on a budget of its own, and records what was left out.
    func memoize<Element>(_ find: () -> [Element]) -> MemoizedResults<Element> {
        let outer = (unchecked, failedSpending, isUncertain, hasRunOut)
        (unchecked, failedSpending, isUncertain, hasRunOut) = ([], false, false, false)
        defer { (unchecked, failedSpending, isUncertain, hasRunOut) = outer }
        var isUsedUp = false
        let elements = budget.withAllotment {
            defer { isUsedUp = budget.isUsedUp }
            return find()
        }
        return MemoizedResults(elements: elements, unchecked: unchecked, hasRunOut: hasRunOut || isUsedUp)
    }

    /// Returns what `find` returns on a budget of its own, so that it can't use up what is left for others.
    func withOwnAllotment<Element>(_ find: () -> [Element]) -> [Element] { replay(memoize(find)) }

    /// Returns memoized results. What was left out of them counts for each rule.
    func replay<Element>(_ results: MemoizedResults<Element>) -> [Element] {
        for unchecked in results.unchecked { add(unchecked) }
        hasRunOut = hasRunOut || results.hasRunOut
        return results.elements
    }
}

/// Results that several rules use, and what was left out of them.
struct MemoizedResults<Element> {
    fileprivate let elements: [Element]
    fileprivate let unchecked: [Unchecked]
    /// Whether the budget didn't suffice for anything that was asked for.
    fileprivate let hasRunOut: Bool
}
