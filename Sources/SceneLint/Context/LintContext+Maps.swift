import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What touches come to, and what is seen, at all points of the scene.
extension LintContext {
    /// What is seen and hit of each of `targets`.
    func survey(_ targets: [ViewID]) -> [TargetReach] {
        TargetSurvey(targets, hits: hitMap, seen: seenMap) { owner(of: $0) }.targets
    }

    /// Returns what is visible of each touch target and where it is hit. Empty in a scene that was scrolled for one of them.
    func surveyTargets() -> [ViewID: TargetReach] {
        if subject != nil { return [:] }
        return Dictionary(uniqueKeysWithValues: survey(touchTargets).map { ($0.target, $0) })
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

    /// Which points hit which view once `change` has been made, as ``HitTestGeometry/trying(_:_:use:)`` has it, which gives no
    /// view another one to ask; `nil` once the rule at work has looked at as much as it may.
    func hitMap(
        changing views: [ViewID], within domain: Rectangle, orders: HitMap.Orders = .asWritten,
        _ change: (inout ViewTree) -> Void
    ) -> HitMap? {
        // Where overrides change views, points are tried.
        // What is rotated or round is cut into strips again.
        let slanting = slantingBoxes.isEmpty ? 0 : slantingBoxes.count { $0.meets(domain) }
        guard spend(4 * tree.views.count + 1024 * slanting + (settable.isEmpty ? 0 : 100_000)) else { return nil }
        let map = changed.trying(views, change) { [askingGraph] geometry in
            HitMap(
                of: geometry, orders: orders, within: seenPart(of: domain), askingGraph,
                limit: WorkLimit.Map(pieces: 100_000, work: 300_000, steps: 4_000_000))
        }
        charge(pieces: map.pieces.count)
        return map
    }

    /// The part of `domain` that lies in the scene.
    func seenPart(of domain: Rectangle) -> Rectangle {
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
