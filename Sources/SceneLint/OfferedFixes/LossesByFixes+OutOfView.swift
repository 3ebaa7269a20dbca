import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Targets out of view that lose touches by a fix.
extension LintContext {
    /// Returns the targets out of view that a person can scroll to and touch now, but that get no touches there after
    /// the edits of `trial`. Returns `nil` if the budget was used up.
    func targetsLostOnceScrolled(
        after trial: SceneTrial, within budget: WorkBudget
    ) -> [Diagnostic.AffectedTarget]? {
        guard let edited = trial.edited else { return [] }
        var lines: Set<SourceRange> = []
        let hidden = views.touchTargets.filter { target in
            !maps.isHitInside(target) && tree.isTouchable(target) && tree.scrollingView(around: target) != nil
                && geometry.drawnBox(of: target).isEmpty && lines.insert(scene.range(of: target)).inserted
        }
        if hidden.isEmpty { return [] }
        var paths = PathCache(of: edited)
        var counterparts: [String: ViewID] = [:]
        for view in edited.tree.identities { counterparts[paths.path(of: view)] = view }
        var lost: [Diagnostic.AffectedTarget] = []
        for target in hidden {
            guard let other = counterparts[path(target)] else { continue }
            guard let isTouchable = scene.canTouch(target, onceScrolledWithin: budget) else { return nil }
            if !isTouchable { continue }
            guard let isLeft = edited.canTouch(other, onceScrolledWithin: budget) else { return nil }
            if !isLeft { lost.append(affected(target, losing: 1)) }
        }
        return lost
    }

    /// Returns `left`, the areas that targets have after the edits of `trial`, with those that they get once the scroll
    /// views around them bring them into view. What only scrolls out of view by a fix is not lost.
    ///
    /// - Parameter before: The areas without the edits.
    func areasOnceScrolled(
        of before: [(key: ViewID, value: Double)], _ left: [String: Double], after trial: SceneTrial,
        within budget: WorkBudget
    ) -> [String: Double] {
        guard let edited = trial.edited else { return left }
        let losing = before.filter { target, area in
            tree.scrollingView(around: target) != nil && left[path(target)] ?? 0 < area - Tolerance.rounding
        }
        if losing.isEmpty { return left }
        var paths = PathCache(of: edited)
        var counterparts: [String: ViewID] = [:]
        // A row that is no longer displayed would be like another one of its line.
        var likenesses: [String: ViewID] = [:]
        for view in edited.tree.identities {
            let path = paths.path(of: view)
            counterparts[path] = view
            likenesses[path.withoutIndices] = view
        }
        var areas = left
        var tries: [ViewID: Double] = [:]
        for (target, area) in losing {
            let path = path(target)
            guard let other = counterparts[path] ?? likenesses[path.withoutIndices] else { continue }
            if tries[other] == nil, tries.count < Self.maximumTriedInstances {
                tries[other] = edited.touchedArea(of: other, upTo: area, onceScrolledWithin: budget)
            }
            areas[path] = max(left[path] ?? 0, tries[other] ?? 0)
        }
        return areas
    }

    /// Returns the rows and items that no touch selects any more at any offset after the edits of `trial`.
    ///
    /// - Parameters:
    ///   - before: The area in which touches select each of them without the edits.
    ///   - left: The areas after the edits, by path.
    func rowsLost(
        of before: [(key: ViewID, value: Double)], _ left: [String: Double], after trial: SceneTrial,
        within budget: WorkBudget
    ) -> [Diagnostic.AffectedTarget] {
        let isLost = { (areas: [String: Double], row: ViewID) in areas[self.path(row)] ?? 0 <= Tolerance.rounding }
        let hidden = before.filter { $0.value > Tolerance.rounding && isLost(left, $0.key) }
        // Rows that scroll out from under a view in front aren't lost.
        let tried = Array(hidden.prefix(Self.maximumTriedInstances))
        let kept = areasOnceScrolled(of: tried, left, after: trial, within: budget)
        return tried.filter { isLost(kept, $0.key) }.map { affected($0.key, losing: 1) }
    }

    /// The maximum number of targets that are scrolled into view.
    private static let maximumTriedInstances = 8
}

extension LoweredScene {
    /// Returns whether some point gives `target` a touch once the scroll views around it bring it into view, or `nil`
    /// if the budget was used up.
    func canTouch(_ target: ViewID, onceScrolledWithin budget: WorkBudget) -> Bool? {
        touchedArea(of: target, upTo: 0, onceScrolledWithin: budget).map { $0 > 0 }
    }

    /// Returns the largest area in which `target` gets the touches once the scroll views around it bring it into view,
    /// or one of more than `limit`. Returns `nil` if the budget was used up.
    fileprivate func touchedArea(
        of target: ViewID, upTo limit: Double, onceScrolledWithin budget: WorkBudget
    ) -> Double? {
        var largest = 0.0
        for alignment in Alignment.allCases {
            if budget.isUsedUp { return nil }
            budget.charge(WorkCost.builtViews(tree.views.count).units)
            guard let shown = bringing(target, to: alignment) else { continue }
            let geometry = HitTestGeometry(shown.tree)
            if geometry.drawnBox(of: target).isEmpty { continue }
            let box = geometry.hitBoundingBox(of: target, withSlop: shown.tree[target].hitSlop)
            let map = HitMap(
                of: geometry, within: geometry.seenPart(of: box), limit: WorkLimit.Map(work: budget.remaining))
            budget.charge(map.work)
            if map.isCutShort { return nil }
            // Scrolling displays other rows, so other views are in the tree.
            let receivers = shown.touchReceivers
            let areas = map.areas { hit in
                receivers.targets(servedByTouchesOf: hit, in: shown.tree)
                    + (receivers.row(selectedByTouchesOf: hit, in: shown.tree).map { [$0] } ?? [])
            }
            largest = max(largest, areas[target] ?? 0)
            if largest > limit { break }
        }
        return largest
    }
}

extension Diagnostic.Fix {
    /// Whether the fix moves a view to other lines.
    var movesLines: Bool { edits.contains { $0.text.isEmpty } && edits.contains { !$0.text.isEmpty } }
}
