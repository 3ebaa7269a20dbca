import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What touches come to, and what is seen, at all points of the scene.
extension SceneUnderCheck {
    /// What is seen and hit of each of `targets`.
    func survey(_ targets: [ViewID]) -> [TargetReach] {
        TargetSurvey(targets, hits: hitMap, seen: seenMap) { owner(of: $0) }.targets
    }

    /// What is seen and hit of the target for whose sake the scene was scrolled.
    func surveyOfSubject() -> TargetReach? {
        guard let subject, scene.isTouchTarget(subject) else { return nil }
        return survey([subject]).first
    }

    /// What is seen and hit of one touch target.
    func targetReach(of target: ViewID) -> TargetReach? {
        if target == subject { return subjectReach }
        let targets = targetReaches
        let place = targets.partitioningIndex { $0.target >= target }
        return place < targets.count && targets[place].target == target ? targets[place] : nil
    }

    /// Where touches belong to one touch target.
    func hitRegion(of target: ViewID) -> Region {
        let hits = hitMap
        var rectangles: [Rectangle] = []
        for outcome in hits.outcomes {
            if case .hit(let view) = outcome, owner(of: view) == target {
                rectangles += hits.region(of: outcome).rectangles
            }
        }
        return Region(disjoint: rectangles)
    }

    /// Which points hit which view once the views are those of `tree`; `nil` once the rule at work has looked at as much as
    /// it may.
    ///
    /// - Parameter isMoved: Whether some view lies elsewhere in that tree, or reaches further.
    func hitMap(
        with tree: ViewTree, isMoved: Bool = true, within domain: Rectangle, orders: HitMap.Orders = .asWritten
    ) -> HitMap? {
        // Where overrides change views, points are tried.
        guard spend(4 * tree.views.count + (settable.isEmpty ? 0 : 100_000)) else { return nil }
        let seen = domain.intersection(geometry.boundingBox(of: .root)).orNothing
        let geometry = isMoved ? HitTestGeometry(tree) : geometry.holding(tree)
        return HitMap(of: geometry, orders: orders, within: seen)
    }
}

extension HitMap {
    /// The points that hit `view` or what is in it.
    func region(hittingIn view: ViewID, _ tree: ViewTree) -> Region {
        var rectangles: [Rectangle] = []
        for piece in pieces {
            if case .hit(let hit) = piece.outcome, tree.isInSuperviewChain(view, of: hit) {
                rectangles.append(piece.rectangle)
            }
        }
        return Region(disjoint: rectangles)
    }
}
