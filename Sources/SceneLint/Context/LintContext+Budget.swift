import SceneRuntime
import SceneSemantics
import SceneText

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
            // What was found with the last of the budget may rest on maps that are too coarse.
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

    /// Notes what was not looked at.
    func add(_ unchecked: Unchecked?) {
        if let unchecked, !self.unchecked.contains(unchecked) { self.unchecked.append(unchecked) }
    }

    /// Takes the work of looking at this many views from what the rule may still do; whether there was as much left.
    func spend(_ viewCount: Int) -> Bool {
        let cost = 1 + viewCount / WorkBudget.viewsPerUnit
        guard budget.left >= cost else {
            failedSpending = true
            return false
        }
        budget.charge(cost)
        return true
    }

    /// Takes the work of making trees with this many views from what the rule may still do; whether there was anything left.
    func spendTrials(_ viewCount: Int) -> Bool {
        guard !budget.isUsedUp else {
            failedSpending = true
            return false
        }
        budget.charge(WorkBudget.costOfTriedView * viewCount)
        return true
    }

    /// Whether the rule has something left of its budget; else what it finds for the item at hand does not count.
    var canGoOn: Bool {
        if budget.isUsedUp { isUncertain = true }
        return !budget.isUsedUp
    }

    /// Takes work on regions from what the rule may still do.
    func charge(pieces count: Int) { budget.charge(count) }
}

extension Rule {
    /// Notes about what the rule did not look at in `scene`.
    func notes(about scene: LintContext) -> [Diagnostic] {
        scene.unchecked.map { unchecked in
            noteOnBudget(
                "`\(name)` checked \(unchecked.checkedCount) of \(unchecked.count) \(unchecked.noun); the rest were not checked",
                scene.scene)
        }
    }

    /// A note about scenes that no rule looked at; `first` is the first of them.
    func note(onScenesLeftOut count: Int, _ first: LoweredScene, of sceneCount: Int) -> Diagnostic {
        noteOnBudget(
            "checked \(sceneCount - count) of \(sceneCount) scenes; the rest were not checked", first,
            advice: ["to check them all, move scenes to files of their own"])
    }

    /// A note about a scene whose maps are coarser than the scene.
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
