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

    /// How much work the largest squares of all targets may take.
    private static let squareLimit = 50_000_000

    /// Works out where the views of `scene` are seen and hit.
    init(_ scene: LoweredScene) {
        self.scene = scene
        targets = scene.touchTargets
        geometry = HitTestGeometry(scene.tree)
        hits = HitMap(of: geometry)
        seen = SeenMap(of: geometry)
    }

    /// Whether every target can be touched, in the file called `file`.
    func answers(file: String) -> [TargetAnswer] {
        let owners = scene.touchOwners
        var squareLimit = Self.squareLimit
        let survey = TargetSurvey(
            targets, hits: hits, seen: seen, owner: { owners[Int($0.index)] }, others: scene.recognizingSuperviews)
        return survey.targets.map { reach in
            let square = reach.hit.measuredSquare(within: &squareLimit)
            let takers = reach.taken.compactMap { outcome, region in
                if case .hit(let view) = outcome { return (view: scene.path(of: view), area: rounded(region.area)) }
                return nil
            }
            let visible = rounded(reach.visible.area)
            return TargetAnswer(
                file: file, scene: scene.name, target: scene.path(of: reach.target),
                kind: scene.tree[reach.target].kind.rawValue, visibleArea: visible, hitArea: rounded(reach.hit.area),
                share: visible > 0 ? min(1, rounded(reach.visibleHit.area) / visible) : 0,
                takenBy: takers, largestSquare: rounded(square.side), exact: reach.isExact && square.isExact)
        }
    }

    /// Where touches belong to `view`: where it is hit, and of a cell, where its content view is, too.
    func hitRegion(of view: ViewID) -> Region {
        var rectangles: [Rectangle] = []
        for outcome in hits.outcomes {
            if case .hit(let hit) = outcome, belongs(hit, to: view) {
                rectangles += hits.region(of: outcome).rectangles
            }
        }
        return Region(disjoint: rectangles)
    }

    /// Finds a point that hits `view` in some order in which cells can have been displayed, beside those that hit it in any
    /// order; `isExact` where it would have been found.
    func pointInSomeOrder(hitting view: ViewID) -> (point: Point?, isExact: Bool) {
        HitMap(of: geometry, orders: .all).pointInSomeOrder(geometry) { outcome in
            if case .hit(let hit) = outcome { return belongs(hit, to: view) }
            return false
        }
    }

    /// What is not cut off of the frame of `view`, and what a touch there comes to where it does not belong to the view; the
    /// largest part first.
    func missing(of view: ViewID) -> (frame: Region, parts: [(outcome: HitMap.Outcome, region: Region)]) {
        let frame = seen.extent(of: view)
        var parts: [(outcome: HitMap.Outcome, region: Region)] = []
        for outcome in hits.outcomes {
            if case .hit(let hit) = outcome, belongs(hit, to: view) { continue }
            let region = hits.region(of: outcome).intersection(frame)
            if !region.isEmpty { parts.append((outcome, region)) }
        }
        parts.sort { $0.region.area > $1.region.area }
        return (frame, parts)
    }

    /// Whether what is said of the part of `view` in `region` is right to the last bit.
    func isExact(_ region: Region) -> Bool {
        region.isEmpty || hits.isExact(in: region.boundingBox) && seen.isExact(in: region.boundingBox)
    }

    /// Whether a touch that hits `hit` is a touch of `view`.
    private func belongs(_ hit: ViewID, to view: ViewID) -> Bool {
        if hit == view || scene.touchOwner(of: hit) == view { return true }
        return scene.tree.isContentView(hit, of: view)
    }
}

/// A number of points or square points without what adding up coordinates has rounded off: to a millionth.
func rounded(_ number: Double) -> Double {
    let rounded = (number * 1e6).rounded() / 1e6
    // Adding 0 makes a plain 0 of one that has a sign.
    return (rounded.isFinite ? rounded : number) + 0
}
