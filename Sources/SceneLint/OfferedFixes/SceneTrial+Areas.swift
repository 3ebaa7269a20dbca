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

/// The areas in which touches do something, in square points, by the paths of views.
struct TouchAreas {
    /// Where each touch target gets the touches.
    let targets: [String: Double]
    /// Where a drag scrolls each scroll view.
    let scrolled: [String: Double]
    /// Where touches select the rows of each table, or the items of each collection.
    let rows: [String: Double]
    /// Where controls and recognizers in these rows and items take the touches.
    let takenInRows: [String: Double]
    /// Where touches select each row or item.
    let cells: [String: Double]
    /// Who is hit.
    let map: HitMap
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

    /// Returns the areas in which touches do something after the edits, or `nil` if they introduce an error or the
    /// budget was used up.
    func areas(within budget: WorkBudget) -> TouchAreas? {
        guard let edited, let after = hitMap(within: budget) else { return nil }
        let receivers = edited.touchReceivers
        // Edits can change the views' order, but not their paths.
        var paths = PathCache(of: edited)
        func areasByPath(_ areas: [ViewID: Double]) -> [String: Double] {
            var areasByPath: [String: Double] = [:]
            for (view, area) in areas { areasByPath[paths.path(of: view)] = area }
            return areasByPath
        }
        return TouchAreas(
            targets: areasByPath(after.areas { receivers.targets(servedByTouchesOf: $0, in: edited.tree) }),
            scrolled: areasByPath(after.scrolledAreas(in: edited.tree)),
            rows: areasByPath(after.rowAreas(in: edited.tree, receivers)),
            takenInRows: areasByPath(after.rowAreas(in: edited.tree, receivers, takenByTargets: true)),
            cells: areasByPath(after.cellAreas(in: edited.tree, receivers)), map: after)
    }

    /// Returns the side of the largest square in which a touch target gets the touches after the edits, or 0 if there
    /// is no such target.
    func largestSquare(ofTargetAt path: String, _ areas: TouchAreas, within budget: WorkBudget) -> Double {
        guard let edited, let target = editedView(at: path) else { return 0 }
        return areas.map.largestSquare(of: target, edited.touchReceivers, edited.tree, within: budget)
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
        budget.charge(WorkCost.builtViews(edited.tree.views.count).units)
        let after = HitMap(of: HitTestGeometry(edited.tree), limit: WorkLimit.Map(work: budget.remaining))
        budget.charge(after.work)
        // Coarse maps differ where nothing has changed.
        return after.isCutShort ? nil : after
    }
}
