import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics

/// Answers which views of a scene can be touched where.
struct SceneTargets {
    /// The scene.
    let scene: LoweredScene
    /// The touch targets, in the order of the tree.
    let targets: [ViewID]
    private let geometry: HitTestGeometry
    private let hits: HitMap
    private let seen: SeenMap
    /// The same in all orders in which cells can have been displayed.
    private lazy var hitsInAllOrders = HitMap(of: geometry, orders: .all)
    /// The pieces of ``hits`` by where they are.
    private let index: HitMapIndex
    /// The views whose hits are touches of a view.
    private let hitViews: [ViewID: [ViewID]]

    /// How much work the largest squares of all targets may take.
    static let squareLimit = 50_000_000

    /// Works out where the views of `scene` are seen and hit.
    init(_ scene: LoweredScene) {
        self.scene = scene
        targets = scene.touchTargets
        geometry = HitTestGeometry(scene.tree)
        hits = HitMap(of: geometry)
        seen = SeenMap(of: geometry)
        index = HitMapIndex(hits)
        var hitViews: [ViewID: [ViewID]] = [:]
        for outcome in hits.outcomes {
            guard case .hit(let hit) = outcome else { continue }
            for view in Self.receivers(of: hit, scene) { hitViews[view, default: []].append(hit) }
        }
        self.hitViews = hitViews
    }

    /// What is seen and hit of every target.
    var reaches: [TargetReach] {
        let owners = scene.touchOwners
        return TargetSurvey(
            targets, hits: hits, seen: seen, owner: { owners[Int($0.index)] }, others: scene.recognizingSuperviews
        ).targets
    }

    /// Whether a target, of which `reach` is known, can be touched, in the file called `file`; `path` is its path. Takes the
    /// work of looking for squares from `squareWork`.
    func answer(_ reach: TargetReach, path: String, file: String, _ squareWork: inout Int) -> TargetAnswer {
        let square = reach.hit.measuredSquare(within: &squareWork)
        let takers = reach.taken.compactMap { outcome, region in
            if case .hit(let view) = outcome { return (view: scene.path(of: view), area: rounded(region.area)) }
            return nil
        }
        let visible = rounded(reach.visible.area)
        return TargetAnswer(
            file: file, scene: scene.name, target: path, kind: scene.tree[reach.target].kind.rawValue,
            visibleArea: visible, hitArea: rounded(reach.hit.area),
            share: visible > 0 ? min(1, rounded(reach.visibleHit.area) / visible) : 0,
            takenBy: takers, largestSquare: rounded(square.side), exact: reach.isExact && square.isExact)
    }

    /// Where touches belong to `view`: where it is hit, and of a cell, where its content view is, too.
    func hitRegion(of view: ViewID) -> Region {
        Region(disjoint: (hitViews[view] ?? []).flatMap { hits.region(hitting: $0).rectangles })
    }

    /// Finds a point that hits `view` in some order in which cells can have been displayed, beside those that hit it in any
    /// order; `isExact` where it would have been found.
    mutating func pointInSomeOrder(hitting view: ViewID, within work: inout Int) -> (point: Point?, isExact: Bool) {
        hitsInAllOrders.pointInSomeOrder(geometry, within: &work) { outcome in
            if case .hit(let hit) = outcome { return belongs(hit, to: view) }
            return false
        }
    }

    /// What is not cut off of the frame of `view`, and what a touch there comes to where it does not belong to the view; the
    /// largest part first. Takes what that costs from `work`.
    func missing(
        of view: ViewID, within work: inout Int
    ) -> (frame: Region, parts: [(outcome: HitMap.Outcome, region: Region)]) {
        let frame = seen.extent(of: view)
        let parts = index.parts(of: frame, within: &work).filter { part in
            if case .hit(let hit) = part.outcome { return !belongs(hit, to: view) }
            return true
        }
        return (frame, parts)
    }

    /// Whether what is said of the part of `view` in `region` is right to the last bit.
    func isExact(_ region: Region) -> Bool {
        region.isEmpty || hits.isExact(in: region.boundingBox) && seen.isExact(in: region.boundingBox)
    }

    /// Whether a touch that hits `hit` is a touch of `view`.
    private func belongs(_ hit: ViewID, to view: ViewID) -> Bool {
        Self.receivers(of: hit, scene).contains(view)
    }

    /// The views of which a touch that hits `hit` is one: itself, a control or recognizer around it, and the cell of a
    /// content view.
    private static func receivers(of hit: ViewID, _ scene: LoweredScene) -> Set<ViewID> {
        var receivers: Set = [hit]
        if let owner = scene.touchOwner(of: hit) { receivers.insert(owner) }
        if let superview = scene.tree[hit].superview, scene.tree.isContentView(hit, of: superview) {
            receivers.insert(superview)
        }
        return receivers
    }
}

/// A number of points or square points without what adding up coordinates has rounded off: to a millionth.
func rounded(_ number: Double) -> Double {
    let rounded = (number * 1e6).rounded() / 1e6
    // Adding 0 makes a plain 0 of one that has a sign.
    return (rounded.isFinite ? rounded : number) + 0
}
