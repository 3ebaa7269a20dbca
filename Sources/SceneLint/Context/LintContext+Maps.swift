import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What touches come to, and what is seen, at all points of the scene.
extension LintContext {
    /// Works out which points hit which view.
    func mapOfHits(orders: HitMap.Orders = .asWritten) -> HitMap {
        let map = HitMap(of: geometry, orders: orders, askingGraph, limit: limitOfMap)
        charge(map: map.work, isCutShort: map.isCutShort)
        return map
    }

    /// Works out what is seen.
    func mapOfSight() -> SeenMap {
        let map = SeenMap(of: geometry, pieceLimit: limitOfMap.pieces)
        charge(map: map.work, isCutShort: map.isCutShort)
        return map
    }

    /// What a map of the scene may take. One of the scene as it was written serves many rules; one of a scene that was
    /// scrolled is for the rule at work.
    var limitOfMap: WorkLimit.Map { WorkLimit.Map(work: subject == nil ? budget.shareOfMap : budget.left) }

    /// Takes the work of a map from what is left, and notes whether there should have been more of it.
    func charge(map work: Int, isCutShort: Bool) {
        hasCoarseMaps = hasCoarseMaps || isCutShort
        if subject == nil { budget.chargeFile(work) } else { budget.charge(work) }
    }

    /// What is seen and hit of each of `targets`.
    func survey(_ targets: [ViewID]) -> [TargetReach] {
        let limit = min(500_000, limitOfMap.work)
        let survey = TargetSurvey(targets, hits: hitMap, seen: seenMap, pieceLimit: limit, workLimit: 2 * limit) {
            owner(of: $0)
        }
        charge(map: survey.work, isCutShort: survey.isCutShort)
        return survey.targets
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
        // One target alone costs a pass over the whole map.
        guard subject != nil || spend(16 * hitMap.pieces.count) else { return nil }
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
        guard spend(4 * tree.views.count + 1024 * slanting) else { return nil }
        let limit = WorkLimit.Map(work: min(300_000, budget.left))
        let map = changed.trying(views, change) { [askingGraph] geometry in
            HitMap(
                of: geometry, orders: orders, within: seenPart(of: domain), askingGraph,
                limit: limit)
        }
        budget.charge(map.work)
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
