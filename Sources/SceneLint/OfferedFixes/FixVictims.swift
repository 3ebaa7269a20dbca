import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension ContextQueries {
    /// Returns the fix with `title`. If the change takes touches from another touch target in `domain`, the title names
    /// the one that loses most.
    ///
    /// - Parameter changed: The views that `change` changes.
    /// - Parameter targets: The touch targets that the fix is for.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for targets: [ViewID], changing changed: [ViewID],
        within domain: Rectangle, _ change: (inout ViewTree) -> Void
    ) -> TriedFix {
        let before = maps.hitMap(changing: [], within: domain, orders: .all, { _ in })
        let after = maps.hitMap(changing: changed, within: domain, orders: .all, change)
        return triedFix(title, edits, for: targets, before, after)
    }

    /// Returns the same, known the maps before and after the change, unless the budget was used up.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for targets: [ViewID], _ before: HitMap?, _ after: HitMap?
    ) -> TriedFix {
        var harm: String?
        if let before, let after { harm = self.harm(to: Set(targets), before, after) }
        return TriedFix(words: title, edits: edits, harm: harm)
    }

    /// Returns the same, known the scene with the edits, which may have other views.
    ///
    /// - Parameter givers: The targets whose touches the fix is meant to take. They count only if none are left.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for target: ViewID, takingFrom givers: Set<ViewID>,
        _ trial: SceneTrial, _ kind: TriedFix.Kind
    ) -> TriedFix {
        TriedFix(words: title, edits: edits, harm: harm(to: target, givers, trial), kind: kind)
    }

    /// Returns what the edits do to the touch target that loses most, or `nil` if none does or the budget was used up.
    private func harm(to target: ViewID, _ givers: Set<ViewID>, _ trial: SceneTrial) -> String? {
        guard let edited = trial.edited, work.spendTrials(edited.tree.views.count) else { return nil }
        let after = HitMap(of: HitTestGeometry(edited.tree), limit: WorkLimit.Map(work: work.budget.left))
        work.budget.charge(after.work)
        // Coarse maps differ where nothing has changed.
        if after.isCutShort || maps.hitMap.isCutShort { return nil }
        // Edits can change the views' order, but not their paths.
        var paths = KnownPaths(of: edited)
        let owners = edited.touchOwners
        var left: [String: Double] = [:]
        for piece in after.pieces {
            guard case .hit(let hit) = piece.outcome, let owner = owners[Int(hit.index)] else { continue }
            left[paths.path(of: owner), default: 0] += piece.rectangle.area
        }
        var losses: [(victim: ViewID, lost: Double)] = []
        for (victim, area) in areas(of: maps.hitMap) where victim != target {
            let rest = left[path(victim)] ?? 0
            if rest == 0 || !givers.contains(victim) { losses.append((victim, area - rest)) }
        }
        return harm(losing: Dictionary(uniqueKeysWithValues: losses.map { ($0.victim, $0.lost) }))
    }

    /// Returns what the change does to the touch target that loses the largest part, or `nil` if none loses any.
    private func harm(to targets: Set<ViewID>, _ before: HitMap, _ after: HitMap) -> String? {
        let (left, others) = (areas(of: after), areas(of: before))
        var worst: (victim: ViewID, share: Double)?
        for (victim, area) in others where !targets.contains(victim) {
            let lost = area - (left[victim] ?? 0)
            guard lost >= Self.leastAreaLost, let reach = maps.targetReach(of: victim) else { continue }
            let share = min(1, lost / max(reach.hit.area, lost))
            guard share >= Self.leastShareLost else { continue }
            // The order of a dictionary differs from run to run.
            if share > worst?.share ?? 0 || share == worst?.share && victim < worst?.victim ?? victim {
                worst = (victim, share)
            }
        }
        return worst.map { harmText($0.victim, $0.share) }
    }

    /// Returns what the fix does to the one of these touch targets that loses the largest part of where it is hit, given
    /// the areas that they lose, or `nil` if none loses any.
    func harm(losing areas: [ViewID: Double]) -> String? {
        var worst: (victim: ViewID, share: Double)?
        for (victim, lost) in areas.sorted(by: { $0.key < $1.key }) where lost >= Self.leastAreaLost {
            let share = min(1, lost / max(views.hitArea(of: victim).area, lost))
            if share >= Self.leastShareLost, share > worst?.share ?? 0 { worst = (victim, share) }
        }
        return worst.map { harmText($0.victim, $0.share) }
    }

    private func harmText(_ victim: ViewID, _ share: Double) -> String {
        share >= 1 - 1e-9
            ? "\(title(victim)) would then get no touches"
            : "\(title(victim)) would then lose \(percentText(share, isExact: false)) of its touches"
    }

    /// Returns the area in which each touch target gets the touches.
    private func areas(of map: HitMap) -> [ViewID: Double] {
        var areas: [ViewID: Double] = [:]
        for piece in map.pieces {
            guard case .hit(let hit) = piece.outcome, let owner = views.owner(of: hit) else { continue }
            areas[owner, default: 0] += piece.rectangle.area
        }
        return areas
    }

    /// In square points. Less doesn't matter to a finger.
    private static var leastAreaLost: Double { 4 }
    /// A fraction of where the target is hit.
    private static var leastShareLost: Double { 0.01 }

    /// Returns a box around the points that `views` contain with these slops.
    func box(around slops: [(view: ViewID, slop: Edges)]) -> Rectangle {
        let boxes = slops.map { geometry.hitBoundingBox(of: $0.view, withSlop: $0.slop) }
        return boxes.dropFirst().reduce(boxes.first ?? .empty) { $0.union($1) }
    }
}
