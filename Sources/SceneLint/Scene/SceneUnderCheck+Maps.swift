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

    /// What is seen and hit of the targets that something is suspected of: who asks about one of them asks about the others.
    func surveyOfSuspects() -> [ViewID: TargetReach] {
        if subject != nil { return [:] }
        return Dictionary(uniqueKeysWithValues: survey(targets(suspectedOf: .all)).map { ($0.target, $0) })
    }

    /// What is seen and hit of one touch target.
    func targetReach(of target: ViewID) -> TargetReach? {
        if let known = targetReaches[target] { return known }
        guard scene.isTouchTarget(target) else { return nil }
        targetReaches[target] = survey([target]).first
        return targetReaches[target]
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
        guard spendOnMap() else { return nil }
        let geometry = isMoved ? HitTestGeometry(tree) : geometry.holding(tree)
        return HitMap(of: geometry, orders: orders, within: seenPart(of: domain))
    }

    /// The same beside the points that `view` accepts in that tree.
    func hitMap(with tree: ViewTree, around view: ViewID) -> HitMap? {
        guard spendOnMap() else { return nil }
        let geometry = HitTestGeometry(tree)
        return HitMap(of: geometry, within: seenPart(of: geometry.hitBoundingBox(of: view)))
    }

    /// Whether the rule at work may make another map; takes what that costs.
    private func spendOnMap() -> Bool {
        // Where overrides change views, points are tried.
        spend(4 * tree.views.count + (settable.isEmpty ? 0 : 100_000))
    }

    private func seenPart(of domain: Rectangle) -> Rectangle {
        domain.intersection(geometry.boundingBox(of: .root)).orEmpty
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
