import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Maps of the touches, and of what is visible, at all points of the scene.
extension LintContext {
    /// Computes which points hit which view.
    func mapOfHits(orders: HitMap.Orders = .asWritten) -> HitMap {
        let map = HitMap(of: geometry, orders: orders, askingGraph, limit: limitOfMap)
        charge(map: map.work, isCutShort: map.isCutShort)
        return map
    }

    /// Computes what is visible.
    func mapOfSight() -> SeenMap {
        let map = SeenMap(of: geometry, pieceLimit: limitOfMap.pieces)
        charge(map: map.work, isCutShort: map.isCutShort)
        return map
    }

    /// The limit for one map. Many rules share the maps of the scene as written; the current rule alone pays for those
    /// of a scrolled scene.
    var limitOfMap: WorkLimit.Map { WorkLimit.Map(work: subject == nil ? budget.shareOfMap : budget.left) }

    /// Charges the budget for a map, and records whether it needed more.
    func charge(map work: Int, isCutShort: Bool) {
        hasCoarseMaps = hasCoarseMaps || isCutShort
        if subject == nil { budget.chargeFile(work) } else { budget.charge(work) }
    }

    /// Returns what is visible and hit of each of `targets`.
    func survey(_ targets: [ViewID]) -> [TargetReach] {
        let limit = min(500_000, limitOfMap.work)
        let survey = TargetSurvey(targets, hits: hitMap, seen: seenMap, pieceLimit: limit, workLimit: 2 * limit) {
            owner(of: $0)
        }
        charge(map: survey.work, isCutShort: survey.isCutShort)
        return survey.targets
    }

    /// Returns what is visible and hit of each touch target. Empty in a scene that was scrolled for one of them.
    func surveyTargets() -> [ViewID: TargetReach] {
        if subject != nil { return [:] }
        return Dictionary(uniqueKeysWithValues: survey(touchTargets).map { ($0.target, $0) })
    }

    /// Returns what is visible and hit of one touch target.
    func targetReach(of target: ViewID) -> TargetReach? {
        if let known = targetReaches[target] { return known }
        guard scene.isTouchTarget(target) else { return nil }
        // A single target costs a pass over the whole map.
        guard subject != nil || spend(16 * hitMap.pieces.count + tree.views.count) else { return nil }
        targetReaches[target] = survey([target]).first
        return targetReaches[target]
    }

    /// Returns where one touch target gets the touch.
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

    /// Returns the hit map after `change`, applied as in ``HitTestGeometry/trying(_:_:use:)``. The change must give no
    /// view another one to ask. Returns `nil` once the current rule's budget is used up.
    func hitMap(
        changing views: [ViewID], within domain: Rectangle, orders: HitMap.Orders = .asWritten,
        _ change: (inout ViewTree) -> Void
    ) -> HitMap? {
        // If overrides change views, points are tried. Rotated and round views are cut into strips again.
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

    /// Returns the part of `domain` that is in the scene.
    func seenPart(of domain: Rectangle) -> Rectangle {
        domain.intersection(geometry.boundingBox(of: .root)).orEmpty
    }
}

extension HitMap {
    /// Returns the points that hit `view` or a descendant.
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
