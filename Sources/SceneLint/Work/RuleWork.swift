import SceneRuntime
import SceneSemantics
import SceneText

/// What a rule did not check because its budget was used up.
struct Unchecked: Hashable {
    /// The kind of items, in the plural.
    var noun: String
    /// The number of items that were checked.
    var checkedCount: Int
    /// The number of items in all.
    var count: Int
}

extension LintContext {
    /// Returns the results of `check` for `items`, as long as the running rule has budget left. Records how many items
    /// were left out, including those that the budget did not suffice for.
    ///
    /// - Parameter noun: The kind of items, in the plural.
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
            // Results that used the last of the budget may come from maps that are too coarse.
            if isUncertain || budget.isUsedUp || result == nil && failedSpending { continue }
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

    /// Records what was not checked.
    func add(_ unchecked: Unchecked?) {
        if let unchecked, !self.unchecked.contains(unchecked) { self.unchecked.append(unchecked) }
    }

    /// Charges the rule for visiting this many views. Returns whether the budget sufficed.
    func spend(_ viewCount: Int) -> Bool {
        let cost = 1 + viewCount / WorkBudget.viewsPerUnit
        guard budget.left >= cost else {
            failedSpending = true
            return false
        }
        budget.charge(cost)
        return true
    }

    /// Charges the rule for building trees with this many views. Returns whether any budget was left.
    func spendTrials(_ viewCount: Int) -> Bool {
        guard !budget.isUsedUp else {
            failedSpending = true
            return false
        }
        budget.charge(WorkBudget.costOfTriedView * viewCount)
        return true
    }

    /// Whether the rule has budget left. If not, drop the result for the current item.
    var canGoOn: Bool {
        if budget.isUsedUp { isUncertain = true }
        return !budget.isUsedUp
    }

    /// Charges the rule for work on regions.
    func charge(pieces count: Int) { budget.charge(count) }
}

extension Rule {
    /// Returns notes about what the rule did not check in `scene`.
    func notes(about scene: LintContext) -> [Diagnostic] {
        scene.unchecked.map { unchecked in
            noteOnBudget(
                "`\(name)` checked \(unchecked.checkedCount) of \(unchecked.count) \(unchecked.noun); the rest were not checked",
                scene.scene)
        }
    }

    /// Returns a note about scenes that no rule checked. `first` is the first of them.
    func note(onScenesLeftOut count: Int, _ first: LoweredScene, of sceneCount: Int) -> Diagnostic {
        noteOnBudget(
            "checked \(sceneCount - count) of \(sceneCount) scenes; the rest were not checked", first,
            advice: ["to check them all, move scenes to files of their own"])
    }

    /// Returns a note about a scene whose maps are coarse.
    func note(onCoarseMapsOf scene: LoweredScene) -> Diagnostic {
        noteOnBudget(
            "checked `\(scene.name)` on a coarser map: figures are approximate, and small findings may be missing",
            scene)
    }

    private func noteOnBudget(_ message: String, _ scene: LoweredScene, advice: [String] = []) -> Diagnostic {
        finding(
            message, at: scene.range(of: .root), severity: .note,
            notes: (["the file is too complex to check completely in a reasonable time"] + advice).map {
                Diagnostic.Note($0)
            }, data: Evidence(isExact: false))
    }
}
