import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics

/// Answers where the views of a scene can be touched.
public struct SceneTargets: Sendable {
    let maps: TargetMaps
    /// The hit map over all display orders of cells, once something asks for it.
    private var hitsInAllOrders: HitMap?
    /// The pieces of ``hitMap`` by where they are.
    private let index: PatchIndex
    /// The views whose hits are touches of a view.
    private let hitViews: [ViewID: [ViewID]]

    /// How much work the largest squares of all targets of a file may take.
    public static let squareLimit = 50_000_000
    /// The scene, on one device.
    public var scene: LoweredScene { maps.scene }
    private var geometry: HitTestGeometry { maps.geometry }
    private var hitMap: HitMap { maps.hitMap }
    private var visibilityMap: VisibilityMap { maps.visibilityMap }

    /// Computes where the views of `scene` are visible and hit, and takes the work from `work`.
    public init(_ scene: LoweredScene, within work: inout Int) {
        maps = TargetMaps(scene, within: &work)
        let hitMap = maps.hitMap
        index = PatchIndex(hitMap)
        var hitViews: [ViewID: [ViewID]] = [:]
        for outcome in hitMap.outcomes {
            guard case .hit(let hit) = outcome else { continue }
            for view in maps.viewsTouched(hitting: hit) { hitViews[view, default: []].append(hit) }
        }
        self.hitViews = hitViews
    }

    /// Returns where each target is visible and hit. Subtracts the cost from `work`.
    public func reaches(within work: inout Int) -> [TargetReach] {
        maps.reaches(within: &work)
    }

    /// Returns how much of a target can be touched.
    ///
    /// - Parameter reach: Where the target is visible and hit.
    /// - Parameter paths: The paths of the scene's views.
    /// - Parameter file: The name of the file in the answer.
    /// - Parameter squareWork: The work limit for finding the largest square. The cost is subtracted.
    public func answer(
        _ reach: TargetReach, _ paths: inout PathCache, file: String, _ squareWork: inout Int
    ) -> TargetAnswer {
        let square = maps.largestSquare(in: reach.hit, of: reach.target, within: &squareWork)
        let takers = reach.taken.compactMap { outcome, region in
            if case .hit(let view) = outcome { return (view: paths.path(of: view), area: region.area.toMillionth) }
            return nil
        }
        let exactly = reach.isExact && square.isExact
        // The pieces of a coarse map extend beyond the view.
        let visible =
            (reach.isExact ? reach.visible.area : min(reach.visible.area, ownArea(of: reach.target)))
            .toMillionth
        var answer = TargetAnswer(
            file: file, scene: scene.name, target: paths.path(of: reach.target),
            kind: scene.tree[reach.target].kind.rawValue,
            visibleArea: visible, hitArea: reach.hit.area.toMillionth,
            fraction: reach.fraction,
            takenBy: takers, largestSquare: square.side.toMillionth, exact: exactly,
            device: scene.device)
        answer.isDisabled = scene.tree[reach.target].isDisabledControl
        answer.isCoarse = !reach.isExact && (reach.isSampled || hitMap.isCutShort || visibilityMap.isCutShort)
        for (outcome, region) in reach.taken {
            switch outcome {
            case .recursion: answer.recursionArea += region.area.toMillionth
            case .none: answer.unansweredArea += region.area.toMillionth
            case .hit, .orderDependent: break
            }
        }
        if visible == 0 {
            answer.invisibilityReason = scene.invisibility(of: reach.target, geometry).map {
                scene.reason(for: $0, of: reach.target) { paths.path(of: $0) }
            }
        }
        return answer
    }

    /// Returns why `view` is not visible, or until when, as the end of that sentence; empty if that isn't known.
    func clause(aboutInvisible view: ViewID) -> String { scene.clause(aboutInvisible: view, geometry) }

    /// Returns the area of the bounds of `view` on the screen.
    private func ownArea(of view: ViewID) -> Double {
        let bounds = scene.tree[view].bounds
        let origin = geometry.rootPoint(bounds.origin, from: view)
        let right = geometry.rootPoint(Point(x: bounds.maxX, y: bounds.minY), from: view)
        let below = geometry.rootPoint(Point(x: bounds.minX, y: bounds.maxY), from: view)
        return abs(
            (right.x - origin.x) * (below.y - origin.y) - (right.y - origin.y) * (below.x - origin.x))
    }

    /// Returns where `view` gets touches: its own hit area and, for a cell, also its content view's.
    public func hitRegion(of view: ViewID) -> Region {
        Region(disjoint: (hitViews[view] ?? []).flatMap { hitMap.region(hitting: $0).rectangles }).withoutSlivers
    }

    /// Whether a touch at `point` hits `view` itself, not a view whose touches it gets too.
    func isHit(_ view: ViewID, at point: Point) -> Bool {
        hitMap.region(hitting: view).contains(point)
    }

    /// Finds a point that hits `view` in some display order of cells but not in all. `isExact` if the search is
    /// complete, and the map of the order as written isn't cut short.
    public mutating func pointInSomeOrder(
        hitting view: ViewID, within work: inout Int
    ) -> (point: Point?, isExact: Bool) {
        let map = hitsInAllOrders ?? HitMap(of: geometry, orders: .all, limit: WorkLimit.Map(workOfFile: work))
        if hitsInAllOrders == nil { work -= map.work }
        hitsInAllOrders = map
        let (point, isExact) = map.pointInSomeOrder(geometry, within: &work) { outcome in
            if case .hit(let hit) = outcome { return belongs(hit, to: view) }
            return false
        }
        return (point, isExact && !hitMap.isCutShort)
    }

    /// Returns the parts of the unclipped frame of `view` whose touches belong elsewhere, with their outcomes, the
    /// largest first. Subtracts the cost from `work`.
    public func missing(
        of view: ViewID, within work: inout Int
    ) -> (frame: Region, parts: [(outcome: HitMap.Outcome, region: Region)]) {
        let frame = visibilityMap.extent(of: view)
        let parts = index.parts(of: frame, within: &work).filter { part in
            if case .hit(let hit) = part.outcome { return !belongs(hit, to: view) }
            return true
        }
        return (frame, parts)
    }

    /// Whether results about the part of `view` in `region` are exact.
    public func isExact(_ region: Region) -> Bool {
        region.isEmpty || hitMap.isExact(in: region.boundingBox) && visibilityMap.isExact(in: region.boundingBox)
    }

    /// Whether a touch that hits `hit` counts as a touch of `view`.
    private func belongs(_ hit: ViewID, to view: ViewID) -> Bool {
        maps.viewsTouched(hitting: hit).contains(view)
    }
}
