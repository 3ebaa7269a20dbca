import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What touches come to, and what is seen, at all points of the scene; worked out once, when a rule first asks.
extension SceneUnderCheck {
    /// Which points hit which view.
    func hitMap() -> HitMap {
        if let map = maps.hits { return map }
        let map = HitMap(of: geometry)
        maps.hits = map
        return map
    }

    /// The same for all orders in which cells can have been displayed.
    func hitMapOfAllOrders() -> HitMap {
        if let map = maps.hitsOfAllOrders { return map }
        let map = HitMap(of: geometry, orders: .all)
        maps.hitsOfAllOrders = map
        return map
    }

    /// What is seen.
    func seenMap() -> SeenMap {
        if let map = maps.seen { return map }
        let map = SeenMap(of: geometry)
        maps.seen = map
        return map
    }

    /// What is seen and hit of every touch target, in the order of the tree.
    func targetReaches() -> [TargetReach] {
        if let targets = maps.targets { return targets }
        let targets = touchTargets
        let hits = hitMap()
        let seen = seenMap()
        let survey = TargetSurvey(targets, hits: hits, seen: seen) { owner(of: $0) }
        maps.targets = survey.targets
        return survey.targets
    }

    /// What is seen and hit of one touch target.
    func targetReach(of target: ViewID) -> TargetReach? {
        if target == subject { return subjectReach() }
        let targets = targetReaches()
        let place = targets.partitioningIndex { $0.target >= target }
        return place < targets.count && targets[place].target == target ? targets[place] : nil
    }

    /// Where touches belong to one touch target.
    func hitRegion(of target: ViewID) -> Region {
        let hits = hitMap()
        var rectangles: [Rectangle] = []
        for outcome in hits.outcomes {
            if case .hit(let view) = outcome, owner(of: view) == target {
                rectangles += hits.region(of: outcome).rectangles
            }
        }
        return Region(disjoint: rectangles)
    }

    /// What is seen and hit of the target for whose sake the scene was scrolled.
    private func subjectReach() -> TargetReach? {
        if let known = maps.subject { return known }
        guard let subject, scene.isTouchTarget(subject) else { return nil }
        let hits = hitMap()
        let seen = seenMap()
        let survey = TargetSurvey([subject], hits: hits, seen: seen) { owner(of: $0) }
        maps.subject = survey.targets.first
        return maps.subject
    }

    /// The points of the scene that the view's `point(inside:)` accepts.
    func reach(of view: ViewID) -> Region {
        var reaches = maps.reaches ?? HitReaches(geometry)
        maps.reaches = nil
        defer { maps.reaches = reaches }
        return reaches.region(of: view)
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

    /// The maps that were worked out.
    struct Maps {
        fileprivate var hits: HitMap?
        fileprivate var hitsOfAllOrders: HitMap?
        fileprivate var seen: SeenMap?
        fileprivate var targets: [TargetReach]?
        fileprivate var subject: TargetReach?
        fileprivate var reaches: HitReaches?
        /// Whether it can matter in which order cells were displayed.
        var canOrderMatter: Bool?
        /// What is suspected of the targets, in their order.
        var suspicions: [Suspicion]?
        /// What the targets lose.
        var losses: [TouchLosses]?
        /// The targets that take what others claim.
        var overlaps: [TargetOverlap]?
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
