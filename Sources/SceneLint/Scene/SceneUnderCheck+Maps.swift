import SceneRegions
import SceneRuntime
import SceneSemantics

/// What touches come to, and what is seen, at all points of the scene; worked out once, when a rule first asks.
extension SceneUnderCheck {
    /// Which points hit which view.
    mutating func hitMap() -> HitMap {
        if let map = maps.hits { return map }
        let map = HitMap(of: geometry)
        maps.hits = map
        return map
    }

    /// The same for all orders in which cells can have been displayed.
    mutating func hitMapOfAllOrders() -> HitMap {
        if let map = maps.hitsOfAllOrders { return map }
        let map = HitMap(of: geometry, orders: .all)
        maps.hitsOfAllOrders = map
        return map
    }

    /// What is seen.
    mutating func seenMap() -> SeenMap {
        if let map = maps.seen { return map }
        let map = SeenMap(of: geometry)
        maps.seen = map
        return map
    }

    /// What is seen and hit of every touch target, in the order of the tree.
    mutating func targetReaches() -> [TargetReach] {
        if let targets = maps.targets { return targets }
        let targets = scene.touchTargets
        let hits = hitMap()
        let seen = seenMap()
        let survey = TargetSurvey(targets, hits: hits, seen: seen, owner: scene.touchOwner)
        maps.targets = survey.targets
        return survey.targets
    }

    /// The maps that were worked out.
    struct Maps {
        fileprivate var hits: HitMap?
        fileprivate var hitsOfAllOrders: HitMap?
        fileprivate var seen: SeenMap?
        fileprivate var targets: [TargetReach]?
    }
}
