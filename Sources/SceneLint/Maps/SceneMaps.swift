import SceneRegions
import SceneRuntime
import SceneSemantics

/// Maps of the touches, and of what is visible, at all points of the scene. Each is computed on first use.
final class SceneMaps {
    let views: SceneViews
    let work: RuleWork
    /// Whether the scene was scrolled for one target, so that the current rule alone pays for the maps.
    private let isScrolled: Bool
    /// The approximate number of strips for rotated and round areas. A map for a single target needs fewer, and in a
    /// file of many scenes they leave enough work for more of them.
    private let strips: Int
    /// Whether a map that rules share is coarse.
    private(set) var hasCoarseMaps = false

    private var cachedHitMap: HitMap?
    private var cachedVisibilityMap: VisibilityMap?
    /// The number of pieces that each of them could have.
    private var pieceLimits = (hitMap: 0, visibilityMap: 0)
    /// ``hitMap`` for all display orders of cells.
    private(set) lazy var hitMapOfAllOrders = makeHitMap(orders: .all)
    /// Finds the pieces of ``hitMap`` near a point.
    private(set) lazy var hitPieces = RectangleIndex(hitMap.pieces.map { $0.rectangle })
    /// The area of ``hitMap`` in which each touch target gets the touches.
    private(set) lazy var targetAreas = targetAreas(in: hitMap)
    /// What is visible and hit of the touch targets, once a rule asks. Lazy properties copy their value when it is
    /// changed.
    private var cachedReaches: [ViewID: TargetReach]?
    /// The views that ``hitMap`` has somewhere.
    private(set) lazy var hitViews: [ViewID] = hitMap.hitViews
    /// Whether some point hits a view or a descendant, by view index.
    private lazy var viewsHitInside = findViewsHitInside()
    /// The points at which different display orders of cells give different results.
    private(set) lazy var orderDependentPoints = findOrderDependentPoints()
    /// A separate geometry that trials change.
    private var changed: HitTestGeometry

    /// The maps of the scene as written, if rules needed them.
    var computed: ComputedMaps {
        let targets = views.touchTargets
        let reaches = cachedReaches.map { found in targets.compactMap { found[$0] } }
        let areAllMeasured = reaches.map { $0.count == targets.count && !$0.contains { $0.isSampled } } ?? false
        return ComputedMaps(
            cachedHitMap, limit: pieceLimits.hitMap, cachedVisibilityMap, limit: pieceLimits.visibilityMap,
            reaches: areAllMeasured ? reaches : nil)
    }

    /// Which points hit which view.
    var hitMap: HitMap {
        if let cachedHitMap { return cachedHitMap }
        pieceLimits.hitMap = limit.pieces
        let map = makeHitMap(orders: .asWritten)
        cachedHitMap = map
        return map
    }

    /// What is visible.
    var visibilityMap: VisibilityMap {
        if let cachedVisibilityMap { return cachedVisibilityMap }
        pieceLimits.visibilityMap = limit.pieces
        let map = makeVisibilityMap()
        cachedVisibilityMap = map
        return map
    }

    var tree: ViewTree { views.tree }
    private var geometry: HitTestGeometry { views.geometry }

    init(_ views: SceneViews, _ work: RuleWork, isScrolled: Bool) {
        self.views = views
        self.work = work
        self.isScrolled = isScrolled
        strips = isScrolled || work.budget.isPartlyUsed ? WorkLimit.fewerStrips : WorkLimit.strips
        changed = views.geometry
    }

    private func makeHitMap(orders: HitMap.Orders) -> HitMap {
        let map = HitMap(of: geometry, orders: orders, views.callGraph, limit: limit)
        charge(map: map.work, isCutShort: map.isCutShort)
        return map
    }

    private func makeVisibilityMap() -> VisibilityMap {
        let map = VisibilityMap(of: geometry, pieceLimit: limit.pieces, stripLimit: limit.strips)
        charge(map: map.work, isCutShort: map.isCutShort)
        return map
    }

    /// The limit for one map. Many rules share the maps of the scene as written; the current rule alone pays for those
    /// of a scrolled scene, which are about a single target.
    private var limit: WorkLimit.Map {
        WorkLimit.Map(work: isScrolled ? work.budget.remaining : work.budget.allotmentOfMap, strips: strips)
    }

    /// Charges the budget for a map, and records whether it needed more.
    private func charge(map units: Int, isCutShort: Bool) {
        hasCoarseMaps = hasCoarseMaps || isCutShort
        if isScrolled { work.budget.charge(units) } else { work.budget.chargeFile(units) }
    }

    /// Returns the hit map of the points in `domain`, which may be outside the scene.
    func hitMap(within domain: Rectangle) -> HitMap {
        let map = HitMap(of: geometry, within: domain, views.callGraph, limit: limit)
        charge(map: map.work, isCutShort: map.isCutShort)
        return map
    }

    /// Returns the hit map after `change`, applied as in ``HitTestGeometry/trying(_:_:use:)``. The change must give no
    /// view another one to ask. Returns `nil` once the current rule's budget is used up.
    func hitMap(
        changing changedViews: [ViewID], within domain: Rectangle, orders: HitMap.Orders = .asWritten,
        _ change: (inout ViewTree) -> Void
    ) -> HitMap? {
        // Finding the rotated and round views that are cut into strips again takes time, too.
        guard work.spend(.boxes(views.slantingBoxes.count)) else { return nil }
        let slanting = views.slantingBoxes.isEmpty ? 0 : views.slantingBoxes.count { $0.meets(domain) }
        // If overrides change views, points are tried.
        guard work.spend(.visits(Self.visitsPerView * tree.views.count + Self.visitsPerSlantingBox * slanting)) else {
            return nil
        }
        return trying(
            changedViews, within: geometry.seenPart(of: domain), orders: orders,
            limit: WorkLimit.Map(
                work: min(Self.maximumTrialWork, work.budget.remaining / Self.trialsInRest),
                strips: WorkLimit.fewerStrips), change)
    }

    /// How often a trial visits each view: for the changed geometry, and for the points tried.
    private static let visitsPerView = 4
    /// A rotated or round view is cut into strips, which take as long as visiting this many views.
    private static let visitsPerSlantingBox = 256
    /// A trial may use this part of what is left, so that the budget of the finding that it is for lasts.
    private static let trialsInRest = 8
    /// The maximum work for the map of one trial.
    private static let maximumTrialWork = 300_000

    /// Returns the hit map of `domain`, or of the whole scene, after `change`, and charges the current rule for it.
    func trying(
        _ changedViews: [ViewID], within domain: Rectangle?, orders: HitMap.Orders = .asWritten, limit: WorkLimit.Map,
        _ change: (inout ViewTree) -> Void
    ) -> HitMap {
        let graph = views.callGraph
        let map = changed.trying(changedViews, change) {
            HitMap(of: $0, orders: orders, within: domain, graph, limit: limit)
        }
        work.budget.charge(map.work)
        return map
    }

    /// Returns the hit map of `changed`, a tree with other rules, and charges the current rule for it.
    func hitMap(of changed: ViewTree, orders: HitMap.Orders = .asWritten) -> HitMap {
        let map = HitMap(
            of: geometry.holding(changed), orders: orders, limit: WorkLimit.Map(work: work.budget.remaining))
        work.budget.charge(map.work)
        return map
    }

    /// Returns whether some point hits `view` or a descendant.
    func isHitInside(_ view: ViewID) -> Bool { viewsHitInside[Int(view.index)] }

    private func findViewsHitInside() -> [Bool] {
        var isHit = [Bool](repeating: false, count: tree.views.count)
        for hit in hitViews {
            for view in tree.chain(from: hit) {
                if isHit[Int(view.index)] { break }
                isHit[Int(view.index)] = true
            }
        }
        return isHit
    }
}

/// What is visible and hit of touch targets.
extension SceneMaps {
    /// Returns what is visible and hit of each of `views`, as far as the limit of a map suffices.
    ///
    /// - Parameter receivers: Returns the views that get a touch of a view.
    func survey(_ views: [ViewID], receivers: (ViewID) -> [ViewID]) -> [TargetReach] {
        let limit = min(TargetSurvey.maximumPieces, limit.work)
        let survey = TargetSurvey(
            views, hitMap: hitMap, visibilityMap: visibilityMap, pieceLimit: limit, workLimit: 2 * limit,
            receivers: receivers)
        charge(map: survey.work, isCutShort: survey.isCutShort)
        return survey.targets
    }

    /// Returns what is visible and hit of `target`, if it was looked up with the other targets. They aren't in a scene
    /// that was scrolled for one of them.
    private func cachedReach(of target: ViewID) -> TargetReach? {
        if cachedReaches == nil {
            let reaches = isScrolled ? [] : survey(views.touchTargets, receivers: views.receivers.targets(touchedBy:))
            cachedReaches = Dictionary(uniqueKeysWithValues: reaches.map { ($0.target, $0) })
        }
        return cachedReaches?[target]
    }

    /// Returns what is visible and hit of one touch target.
    func targetReach(of target: ViewID) -> TargetReach? {
        if let cachedReach = cachedReach(of: target) { return cachedReach }
        guard views.scene.isTouchTarget(target) else { return nil }
        // A single target costs a pass over the whole map.
        guard isScrolled || work.spend(.visits(Self.visitsPerPiece * hitMap.pieces.count + tree.views.count)) else {
            return nil
        }
        let reach = survey([target], receivers: views.receivers.targets(touchedBy:)).first
        cachedReaches?[target] = reach
        return reach
    }

    /// A piece of the map takes as long as visiting this many views.
    private static let visitsPerPiece = 16

    /// Returns the side of the largest square that fits where a target is hit. If it isn't exact, it is a lower bound.
    func largestSquare(of reach: TargetReach) -> (side: Double, isExact: Bool) {
        measuringSquares { limit in
            hitMap.largestSquare(in: reach.hit, of: reach.target, geometry, views.cutHitAreas, within: &limit)
        }
    }

    /// Returns the side of the largest square that fits in `region`; a lower bound if the budget doesn't suffice.
    func fittingSquare(in region: Region) -> Double { measuringSquares { region.measuredSquare(within: &$0).side } }

    /// Runs `body` with the work that measuring a square may take, and charges what it took.
    private func measuringSquares<Result>(_ body: (inout Int) -> Result) -> Result {
        let limit = min(Self.maximumSquareWork, work.budget.remaining) * Self.squareWorkPerUnit
        var left = limit
        let result = body(&left)
        work.budget.charge((limit - max(0, left)) / Self.squareWorkPerUnit)
        return result
    }

    /// The maximum number of units for measuring one square: what a region of 2,000 pieces takes.
    private static let maximumSquareWork = 250_000
    /// How many steps of measuring a square take as long as a unit of the budget.
    private static let squareWorkPerUnit = 64

    /// Returns the visible part of `target`, which may have been looked up with the other targets.
    func visibleRegion(of target: ViewID) -> Region {
        cachedReach(of: target)?.visible ?? visibilityMap.visibleRegion(of: target)
    }

    /// Returns the points of ``hitMap`` in `box` that hit `view` or a descendant.
    func region(hittingIn view: ViewID, near box: Rectangle) -> Region {
        let pieces = hitMap.pieces
        let near = hitPieces.indices(meeting: box).sorted().map { pieces[$0] }
        return Region(
            disjoint: near.compactMap { piece in
                guard case .hit(let hit) = piece.outcome, tree.isInSuperviewChain(view, of: hit) else { return nil }
                return piece.rectangle.intersection(box)
            })
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
