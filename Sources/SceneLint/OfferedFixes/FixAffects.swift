import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension ContextQueries {
    /// Returns the fix with `title`, which names the other touch targets in `domain` that lose touches.
    ///
    /// - Parameter changed: The views that `change` changes.
    /// - Parameter targets: The touch targets that the fix is for.
    /// - Parameter includingRows: Whether tables and collections count as targets, too, if rows or items lose touches.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for targets: [ViewID], changing changed: [ViewID],
        within domain: Rectangle, includingRows: Bool = false, _ change: (inout ViewTree) -> Void
    ) -> TriedFix {
        let before = maps.hitMap(changing: [], within: domain, orders: .all, { _ in })
        let after = maps.hitMap(changing: changed, within: domain, orders: .all, change)
        // Either is `nil` if the budget was used up.
        guard let before, let after else { return TriedFix(words: title, edits: edits) }
        var areas = maps.targetAreas(in: before)
        var left = maps.targetAreas(in: after)
        if includingRows {
            // A table isn't a touch target itself.
            for (container, area) in rowAreas(in: before, besides: targets) { areas[container] = area }
            for (container, area) in rowAreas(in: after, besides: targets) { left[container] = area }
        }
        return triedFix(title, edits, for: targets, areas, left)
    }

    /// Returns the fix with `title`, after which touches are as in `after`.
    ///
    /// - Parameter targets: The touch targets that the fix is for.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for targets: [ViewID], _ after: HitMap
    ) -> TriedFix {
        triedFix(title, edits, for: targets, maps.targetAreas, maps.targetAreas(in: after))
    }

    private func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for targets: [ViewID], _ before: [ViewID: Double],
        _ left: [ViewID: Double]
    ) -> TriedFix {
        let targets = Set(targets)
        var losses: [ViewID: Double] = [:]
        for (target, area) in before where !targets.contains(target) { losses[target] = area - (left[target] ?? 0) }
        return TriedFix(words: title, edits: edits, affected: affected(losing: losses))
    }

    /// Returns the area in which the rows of each table, and the items of each collection, get the touches of `map`, except
    /// where `targets` are in such rows.
    private func rowAreas(in map: HitMap, besides targets: [ViewID]) -> [ViewID: Double] {
        map.areas { hit in
            guard views.owner(of: hit) == nil, let cell = tree.cell(around: hit),
                let container = tree[cell].superview, tree.selectsRows(container),
                !targets.contains(where: { tree.isInSuperviewChain(container, of: $0) })
            else { return nil }
            return container
        }
    }

    /// Returns the fix with `title`, tried in `trial`, where there may be other views.
    ///
    /// - Parameter givers: The targets whose touches the fix is meant to take. They count only if none are left.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for target: ViewID, takingFrom givers: Set<ViewID>,
        _ trial: SceneTrial, _ kind: TriedFix.Kind
    ) -> TriedFix {
        TriedFix(
            words: title, edits: edits,
            affected: affected(leaving: trial.targetAreas(within: work.budget), for: target, givers), kind: kind)
    }

    /// Returns the touch targets other than `target` that lose touches if the targets with the paths in `left` keep these
    /// areas. Returns none if `left` is `nil`, because the budget was used up.
    ///
    /// - Parameter givers: The targets whose touches the fix is meant to take. They count only if none are left.
    func affected(
        leaving left: [String: Double]?, for target: ViewID, _ givers: Set<ViewID>
    ) -> [Diagnostic.AffectedTarget] {
        guard let left, !maps.hitMap.isCutShort else { return [] }
        var losses: [ViewID: Double] = [:]
        for (other, area) in maps.targetAreas where other != target {
            let rest = left[path(other)] ?? 0
            if rest == 0 || !givers.contains(other) { losses[other] = area - rest }
        }
        return affected(losing: losses)
    }

    /// Returns the touch targets that lose the points of these areas, except those that lose almost nothing.
    ///
    /// A fraction is that of the touches that the target gets before the fix.
    ///
    /// - Parameter further: The areas that targets get only in other orders of the cells.
    func affected(
        losing areas: [ViewID: Double], besides further: [ViewID: Double] = [:]
    ) -> [Diagnostic.AffectedTarget] {
        let areas = areas.filter { $0.value >= TargetReach.leastAreaLost }
        if areas.isEmpty { return [] }
        let touched = maps.hitMap.isCutShort ? [:] : maps.targetAreas
        var paths: Set<String> = []
        // The order of a dictionary differs from run to run.
        return areas.sorted { $0.key < $1.key }.compactMap { target, lost in
            let all = (touched[target] ?? views.hitArea(of: target).area) + (further[target] ?? 0)
            let fraction = min(1, lost / max(all, lost))
            guard fraction >= TargetReach.leastFractionLost, paths.insert(path(target)).inserted else { return nil }
            return affected(target, losing: fraction >= 1 - Self.leastFractionLeft ? 1 : fraction)
        }
    }

    func affected(_ target: ViewID, losing fraction: Double) -> Diagnostic.AffectedTarget {
        Diagnostic.AffectedTarget(path: path(target), title: title(target), losing: fraction)
    }

    /// A smaller fraction is what rounding leaves.
    private static var leastFractionLeft: Double { 1e-6 }

    /// Returns a box around the points that `views` contain with these slops.
    func box(around slops: [(view: ViewID, slop: Edges)]) -> Rectangle {
        let boxes = slops.map { geometry.hitBoundingBox(of: $0.view, withSlop: $0.slop) }
        return boxes.dropFirst().reduce(boxes.first ?? .empty) { $0.union($1) }
    }
}

/// Fixes that take touches from a target.
extension LintContext {
    /// Returns `findings` with fixes that know every touch target that loses touches by them.
    ///
    /// Rules find some of them, as far as they look. This applies the edits of every fix, so that no rule can miss a target.
    /// What a finding names may lose a part, which is what its fix is for.
    ///
    /// - Parameter budget: What the trials of the file may cost, apart from the rules' own budget.
    /// - Parameter culprit: Returns the path of the view that should not get touches, if the finding is about one.
    func addingAffectedTargets(
        to findings: [Diagnostic], within budget: WorkBudget, except culprit: (Diagnostic) -> String?
    ) -> [Diagnostic] {
        // A trial doesn't start others.
        if work.budget.isForTrial || !findings.contains(where: { !$0.fixes.isEmpty }) { return findings }
        let before = maps.hitMap.isCutShort ? [] : maps.targetAreas.sorted { $0.key < $1.key }
        if before.isEmpty { return findings }
        // Several findings can offer the same fix.
        var known: [[Diagnostic.Edit]: [Diagnostic.AffectedTarget]] = [:]
        return findings.map { finding in
            var finding = finding
            let culprit = culprit(finding)
            for index in finding.fixes.indices {
                let fix = finding.fixes[index]
                let targets = known[fix.edits] ?? losingTargets(after: fix, before, within: budget)
                known[fix.edits] = targets
                finding.fixes[index].add(
                    targets.filter { target in
                        target.path != culprit && (target.losesAll || !finding.data.views.contains(target.path))
                    })
            }
            return finding
        }
    }

    /// Returns those of the targets with the areas `before` that lose touches by `fix`, or none if that can't be tried.
    private func losingTargets(
        after fix: Diagnostic.Fix, _ before: [(key: ViewID, value: Double)], within budget: WorkBudget
    ) -> [Diagnostic.AffectedTarget] {
        guard let left = SceneTrial(of: scene, fix.edits, budget)?.targetAreas(within: budget) else { return [] }
        var losses: [ViewID: Double] = [:]
        var paths: Set<String> = []
        var untouchable: [Diagnostic.AffectedTarget] = []
        for (target, area) in before {
            let rest = left[path(target)] ?? 0
            if rest > Self.leastArea {
                losses[target] = area - rest
            } else if area > Self.leastArea, paths.insert(path(target)).inserted {
                untouchable.append(affected(target, losing: 1))
            }
        }
        return affected(losing: losses).filter { !paths.contains($0.path) } + untouchable
    }

    /// A target with less isn't there to be touched: what rounding leaves of it is smaller.
    private static let leastArea = 1e-6
}

extension SceneMaps {
    /// Returns the area in which each touch target gets the touches of `map`.
    func targetAreas(in map: HitMap) -> [ViewID: Double] { map.areas { views.owner(of: $0) } }
}

extension HitMap {
    /// Returns the area that hits each touch target, given the target that gets the touches of a view.
    fileprivate func areas(_ owner: (ViewID) -> ViewID?) -> [ViewID: Double] {
        var areas: [ViewID: Double] = [:]
        for piece in pieces {
            guard case .hit(let hit) = piece.outcome, let owner = owner(hit) else { continue }
            areas[owner, default: 0] += piece.rectangle.area
        }
        return areas
    }
}

extension SceneTrial {
    /// Returns the area in which each touch target gets the touches after the edits, by path, or `nil` if they introduce
    /// an error or the budget was used up.
    func targetAreas(within budget: WorkBudget) -> [String: Double]? {
        guard let edited, !budget.isUsedUp else { return nil }
        budget.charge(WorkBudget.costOfTriedView * edited.tree.views.count)
        let after = HitMap(of: HitTestGeometry(edited.tree), limit: WorkLimit.Map(work: budget.remaining))
        budget.charge(after.work)
        // Coarse maps differ where nothing has changed.
        if after.isCutShort { return nil }
        let receivers = edited.touchReceivers
        // Edits can change the views' order, but not their paths.
        var paths = KnownPaths(of: edited)
        var areas: [String: Double] = [:]
        for (owner, area) in after.areas(receivers.owner(of:)) { areas[paths.path(of: owner)] = area }
        return areas
    }
}
