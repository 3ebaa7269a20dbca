import SceneRegions
import SceneRuntime
import SceneSemantics

extension HitMap {
    /// Returns the area in which a drag can scroll each scroll view of `tree`.
    func scrolledAreas(in tree: ViewTree) -> [ViewID: Double] {
        let scrolling = Set(tree.scrollViews.keys.filter { tree.canScroll($0) })
        if scrolling.isEmpty { return [:] }
        return areas { hit in tree.chain(from: hit).filter { scrolling.contains($0) } }
    }
}

extension SceneTrial {
    /// Returns the area in which each touch target gets the touches after the edits, by path, or `nil` if they
    /// introduce an error or the budget was used up.
    func targetAreas(within budget: WorkBudget) -> [String: Double]? { areas(within: budget)?.targets }

    /// Returns whether a drag can still scroll the scroll view with this path somewhere after the edits, or whether
    /// that is unknown.
    func scrolls(_ path: String, within budget: WorkBudget) -> Bool {
        areas(within: budget).map { $0.scrolled[path] ?? 0 > 0 } ?? true
    }

    /// Returns the area in which each touch target gets the touches after the edits, and in which a drag scrolls each
    /// scroll view, by path, or `nil` if they introduce an error or the budget was used up.
    func areas(within budget: WorkBudget) -> (targets: [String: Double], scrolled: [String: Double])? {
        guard let edited, let after = hitMap(within: budget) else { return nil }
        let receivers = edited.touchReceivers
        // Edits can change the views' order, but not their paths.
        var paths = PathCache(of: edited)
        var (targets, scrolled): ([String: Double], [String: Double]) = ([:], [:])
        let targetAreas = after.areas { receivers.targets(reactingToTouchesOf: $0, in: edited.tree) }
        for (target, area) in targetAreas { targets[paths.path(of: target)] = area }
        for (view, area) in after.scrolledAreas(in: edited.tree) { scrolled[paths.path(of: view)] = area }
        return (targets, scrolled)
    }

    /// Returns whether a touch still hits the view with this path, or a descendant, after the edits, or whether that is
    /// unknown.
    func hitsInside(_ path: String, within budget: WorkBudget) -> Bool {
        guard let edited, let after = hitMap(within: budget), let view = editedView(at: path) else { return true }
        return after.outcomes.contains { outcome in
            if case .hit(let hit) = outcome { edited.tree.isInSuperviewChain(view, of: hit) } else { false }
        }
    }

    /// Returns who is hit after the edits, or `nil` if they introduce an error or the budget was used up.
    private func hitMap(within budget: WorkBudget) -> HitMap? {
        guard let edited, !budget.isUsedUp else { return nil }
        budget.charge(WorkBudget.costOfTriedView * edited.tree.views.count)
        let after = HitMap(of: HitTestGeometry(edited.tree), limit: WorkLimit.Map(work: budget.remaining))
        budget.charge(after.work)
        // Coarse maps differ where nothing has changed.
        return after.isCutShort ? nil : after
    }
}
