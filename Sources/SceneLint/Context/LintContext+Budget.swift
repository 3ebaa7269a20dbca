import SceneRuntime
import SceneSemantics
import SceneText

/// How much one rule may do in one scene, so that a check of any scene comes to an end soon. Whatever is left out is counted,
/// and reported in a note.
struct RuleBudget {
    /// How much may be looked at: about as many views as are asked.
    var views = 500_000
    /// How many views all trees together may have that are tried, at other scroll offsets or changed.
    var trials = 300_000
    /// How much work may be done on regions: about as many rectangles as are handled.
    var pieces = 1_000_000
    /// How many views, and strips of rotated ones, the scenes may have in which fixes are tried. Where it is used up, findings
    /// come without fixes.
    var fixes = 1_000_000

    /// What all rules together may do.
    static let ofScene = RuleBudget(views: 3_000_000, trials: 600_000, pieces: 3_000_000)
    /// What every rule may do, however much others did before it.
    private static let least = RuleBudget(views: 50_000, trials: 20_000, pieces: 50_000)

    /// Whether any of it is used up.
    var isUsedUp: Bool { views <= 0 || trials <= 0 || pieces <= 0 }

    /// What a rule may do of what all rules may.
    var forNextRule: RuleBudget {
        let (whole, least) = (RuleBudget(), Self.least)
        return RuleBudget(
            views: min(whole.views, max(least.views, views)), trials: min(whole.trials, max(least.trials, trials)),
            pieces: min(whole.pieces, max(least.pieces, pieces)))
    }

    /// Takes away what a rule used that began with `start` and left `end`.
    mutating func subtract(_ start: RuleBudget, _ end: RuleBudget) {
        views = max(0, views - start.views + end.views)
        trials = max(0, trials - start.trials + end.trials)
        pieces = max(0, pieces - start.pieces + end.pieces)
    }
}

/// What a rule did not look at because its budget was used up.
struct Unchecked: Hashable {
    /// What it looks at, in the plural.
    var noun: String
    /// How many of them it looked at.
    var checkedCount: Int
    /// How many of them there are.
    var count: Int
}

extension LintContext {
    /// What `check` makes of each of `items`, as long as the rule that is running has something left of its budget; notes
    /// how many were left out, those for which the budget did not suffice included.
    ///
    /// - Parameter noun: What the items are, in the plural.
    func results<Item, Result>(
        of items: some Sequence<Item>, _ noun: String, _ check: (Item) -> Result?
    ) -> [Result] {
        let items = Array(items)
        var results: [Result] = []
        var checkedCount = 0
        for item in items {
            if budget.isUsedUp { break }
            failedSpending = false
            isUncertain = false
            let result = check(item)
            if isUncertain || result == nil && failedSpending { continue }
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

    /// Notes what was not looked at.
    func add(_ unchecked: Unchecked?) {
        if let unchecked, !self.unchecked.contains(unchecked) { self.unchecked.append(unchecked) }
    }

    /// Takes `cost` from what the rule may still look at; whether there was as much left.
    func spend(_ cost: Int) -> Bool {
        guard budget.views >= cost else {
            failedSpending = true
            return false
        }
        budget.views -= cost
        return true
    }

    /// Takes views of trees that are tried from what the rule may still try; whether there was anything left.
    func spendTrials(_ count: Int) -> Bool {
        guard budget.trials > 0 else {
            failedSpending = true
            return false
        }
        budget.trials -= count
        return true
    }

    /// Whether the rule has something left of its budget; else what it finds for the item at hand does not count.
    var canGoOn: Bool {
        if budget.isUsedUp { isUncertain = true }
        return !budget.isUsedUp
    }

    /// Takes work on regions from what the rule may still do.
    func charge(pieces count: Int) { budget.pieces -= count }
}

extension Rule {
    /// Notes about what the rule did not look at in `scene`.
    func notes(about scene: LintContext) -> [Diagnostic] {
        scene.unchecked.map { unchecked in
            finding(
                "`\(name)` checked \(unchecked.checkedCount) of \(unchecked.count) \(unchecked.noun); the rest were not checked",
                at: scene.scene.range(of: .root), severity: .note,
                notes: [
                    Diagnostic.Note("the scene is too complex to check completely in a reasonable time")
                ])
        }
    }
}
