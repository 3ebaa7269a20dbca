import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension ContextQueries {
    /// Returns the fix with `title`, which names the other touch targets that lose touches if they are as in `after`.
    ///
    /// - Parameter targets: The touch targets that the fix is for.
    /// - Parameter domain: Where touches may change: `after` is a map of these points in all display orders of cells.
    ///   Without it, `after` is a map of the scene.
    /// - Parameter includingRows: Whether tables and collections count as targets, too, if rows or items lose touches.
    /// - Parameter after: The touches after the fix, or `nil` if the budget was used up.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for targets: [ViewID], within domain: Rectangle? = nil,
        includingRows: Bool = false, after: HitMap?
    ) -> TriedFix {
        let before = domain.map { maps.hitMap(changing: [], within: $0, orders: .all, { _ in }) } ?? maps.hitMap
        guard let before, let after else { return TriedFix(title: title, edits: edits, affected: nil) }
        var areas = domain == nil ? maps.targetAreas : maps.targetAreas(in: before)
        var remaining = maps.targetAreas(in: after)
        var rows: [ViewID: Double] = [:]
        if includingRows {
            // A table isn't a touch target itself.
            let isAround = { container in targets.contains { tree.isInSuperviewChain(container, of: $0) } }
            for (container, area) in before.rowAreas(in: tree, views.receivers) where !isAround(container) {
                areas[container] = area
            }
            rows = maps.hitMap.rowAreas(in: tree, views.receivers)
            for (container, area) in after.rowAreas(in: tree, views.receivers) { remaining[container] = area }
        }
        let targets = Set(targets)
        var losses: [ViewID: Double] = [:]
        for (target, area) in areas where !targets.contains(target) {
            losses[target] = area - (remaining[target] ?? 0)
        }
        return TriedFix(title: title, edits: edits, affected: affected(losing: losses, of: rows))
    }

    /// Returns the fix with `title`, tried in `trial`, where there may be other views.
    ///
    /// - Parameter receivers: The targets whose touches the fix is meant to take. They count only if none are left.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for target: ViewID, takingFrom receivers: Set<ViewID>,
        in trial: SceneTrial, _ kind: TriedFix.Kind
    ) -> TriedFix {
        TriedFix(
            title: title, edits: edits,
            affected: affected(leaving: trial.targetAreas(within: work.budget), for: target, receivers), kind: kind)
    }

    /// Returns the touch targets other than `target` that lose touches if the targets with the paths in `remaining`
    /// keep these areas. Returns `nil` if `remaining` is `nil`, or if the budget was used up.
    ///
    /// - Parameter receivers: The targets whose touches the fix is meant to take. They count only if none are left.
    func affected(
        leaving remaining: [String: Double]?, for target: ViewID, _ receivers: Set<ViewID>
    ) -> [Diagnostic.AffectedTarget]? {
        guard let remaining, !maps.hitMap.isCutShort else { return nil }
        var losses: [ViewID: Double] = [:]
        for (other, area) in maps.targetAreas where other != target {
            let rest = remaining[path(other)] ?? 0
            if rest == 0 || !receivers.contains(other) { losses[other] = area - rest }
        }
        return affected(losing: losses)
    }

    /// Returns the touch targets that lose the points of these areas, except those that lose almost nothing.
    ///
    /// A fraction refers to the touches that the target gets before the fix.
    ///
    /// - Parameters:
    ///   - further: The areas that targets get only in other orders of the cells.
    ///   - others: The areas before the fix of what isn't a touch target: rows, items and what scrolls.
    func affected(
        losing areas: [ViewID: Double], besides further: [ViewID: Double] = [:], of others: [ViewID: Double] = [:]
    ) -> [Diagnostic.AffectedTarget] {
        let areas = areas.filter { $0.value >= TargetReach.minimumAreaLost }
        if areas.isEmpty { return [] }
        let touched = maps.hitMap.isCutShort ? [:] : maps.targetAreas
        var paths: Set<String> = []
        // The order of a dictionary differs from run to run.
        return areas.sorted { $0.key < $1.key }.compactMap { target, lost in
            let all = (touched[target] ?? others[target] ?? views.hitArea(of: target).area) + (further[target] ?? 0)
            let fraction = min(1, lost / max(all, lost))
            guard fraction >= TargetReach.minimumFractionLost, paths.insert(path(target)).inserted else { return nil }
            return affected(target, losing: fraction >= 1 - Tolerance.rounding ? 1 : fraction, area: lost)
        }
    }

    /// Returns what `target` loses: a fraction of its touches, and the area of these in square points, if it is known.
    func affected(_ target: ViewID, losing fraction: Double, area: Double = 0) -> Diagnostic.AffectedTarget {
        // Areas that are equal would be compared by their rounding errors.
        Diagnostic.AffectedTarget(
            path: path(target), title: quotedName(target), losing: fraction, area: area.toMillionth)
    }
}
