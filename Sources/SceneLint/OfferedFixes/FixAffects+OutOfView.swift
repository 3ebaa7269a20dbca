import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Targets out of view that lose touches by a fix.
extension LintContext {
    /// Returns the targets out of view that a person can scroll to and touch now, but that get no touches there after
    /// the edits of `trial`.
    func targetsLostOnceScrolled(
        after trial: SceneTrial, within budget: WorkBudget
    ) -> [Diagnostic.AffectedTarget] {
        guard let edited = trial.edited else { return [] }
        var lines: Set<SourceRange> = []
        let hidden = views.touchTargets.filter { target in
            !maps.isHitInside(target) && tree.takesTouches(target) && tree.scrollingView(around: target) != nil
                && geometry.visibleBox(target).isEmpty && lines.insert(scene.range(of: target)).inserted
        }
        if hidden.isEmpty { return [] }
        var paths = PathCache(of: edited)
        var counterparts: [String: ViewID] = [:]
        for view in edited.tree.identities { counterparts[paths.path(of: view)] = view }
        return hidden.prefix(Self.maximumOutOfView).compactMap { target in
            guard let other = counterparts[path(target)], scene.canTouch(target, onceScrolledWithin: budget) ?? false,
                let isLeft = edited.canTouch(other, onceScrolledWithin: budget), !isLeft
            else { return nil }
            return affected(target, losing: 1)
        }
    }

    /// More are tried by `scenec check` after the fix.
    private static var maximumOutOfView: Int { 8 }
}

extension LoweredScene {
    /// Returns whether some point gives `target` a touch once the scroll views around it bring it into view, or `nil`
    /// if the budget was used up.
    fileprivate func canTouch(_ target: ViewID, onceScrolledWithin budget: WorkBudget) -> Bool? {
        for alignment in Alignment.allCases {
            if budget.isUsedUp { return nil }
            budget.charge(2 * tree.views.count)
            guard let shown = bringing(target, to: alignment) else { continue }
            let geometry = HitTestGeometry(shown.tree)
            let box = geometry.visibleBox(target)
            if box.isEmpty { continue }
            let map = HitMap(of: geometry, within: box, limit: WorkLimit.Map(work: budget.remaining))
            budget.charge(map.work)
            if map.isCutShort { return nil }
            // Scrolling displays other rows, so other views are in the tree.
            let receivers = shown.touchReceivers
            let isHit = map.outcomes.contains { outcome in
                if case .hit(let hit) = outcome { receivers.targets(touchedBy: hit).contains(target) } else { false }
            }
            if isHit { return true }
        }
        return false
    }
}

extension Diagnostic.Fix {
    /// Whether the fix moves a view to other lines.
    var movesLines: Bool { edits.contains { $0.text.isEmpty } && edits.contains { !$0.text.isEmpty } }
}
