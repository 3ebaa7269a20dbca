import SceneRegions
import SceneRuntime
import SceneSemantics

/// Two touch targets that claim the same points because of their slops.
struct TargetOverlap {
    /// The target that gets the touches.
    var hitView: ViewID
    /// The target that would get them otherwise.
    var loser: ViewID
    var region: Region
    var point: Point
    /// The area of the part in the loser's bounds, in square points.
    var areaInBounds: Double
    /// Whether the region is exact.
    var isExact: Bool
}

/// Finds the touch targets that take what others claim because of a slop of one of the two.
final class TargetOverlaps: ContextQueries {
    let context: LintContext
    let scene: LoweredScene
    let tree: ViewTree
    let geometry: HitTestGeometry
    private lazy var cachedOverlaps = work.memoize { findTargetOverlaps() }

    init(_ context: LintContext) {
        self.context = context
        (scene, tree, geometry) = (context.scene, context.tree, context.geometry)
    }

    /// The overlaps, in the order of the targets that get the touches.
    var all: [TargetOverlap] { work.replay(cachedOverlaps) }

    /// Finds the targets that take touches from other targets because of a slop of one of the two.
    private func findTargetOverlaps() -> [TargetOverlap] {
        work.results(of: suspectedOverlaps(), "pairs of touch targets with a `hitSlop`") {
            overlap(of: $0.hitView, over: $0.loser)
        }
    }

    /// Returns whether another target takes part of what `target` claims because of a slop of one of the two.
    func isOverlapped(_ target: ViewID) -> Bool {
        all.contains { $0.loser == target }
    }

    /// Returns the pairs of targets where one has a slop and one is hit in the box of the other.
    private func suspectedOverlaps() -> [(hitView: ViewID, loser: ViewID)] {
        var pairs: [(hitView: ViewID, loser: ViewID)] = []
        for (one, other) in meetingClaims() {
            guard let reach = maps.targetReach(of: one), let otherReach = maps.targetReach(of: other),
                !reach.visible.isEmpty, !otherReach.visible.isEmpty
            else { continue }
            // A disabled control has nothing to lose, but takes touches like any other.
            if tree[other].isEnabled, reach.hit.boundingBox.meets(geometry.hitBoundingBox(of: other)) {
                pairs.append((one, other))
            }
            if tree[one].isEnabled, otherReach.hit.boundingBox.meets(geometry.hitBoundingBox(of: one)) {
                pairs.append((other, one))
            }
        }
        return pairs.sorted { ($0.hitView, $0.loser) < ($1.hitView, $1.loser) }
    }

    /// Returns pairs of targets whose boxes meet, if one of them has a slop and neither contains the other.
    private func meetingClaims() -> [(ViewID, ViewID)] {
        guard views.touchTargets.contains(where: { tree[$0].hasSlop }) else { return [] }
        // From left to right, each with those that extend to where the next one begins.
        let claims = views.touchTargets.filter { tree.isTouchable($0) }
            .map { (view: $0, box: geometry.hitBoundingBox(of: $0)) }.sorted {
                ($0.box.minX, $0.view) < ($1.box.minX, $1.view)
            }
        var open: [(view: ViewID, box: Rectangle)] = []
        var pairs: [(ViewID, ViewID)] = []
        for (index, claim) in claims.enumerated() {
            open.removeAll { $0.box.maxX <= claim.box.minX }
            for other in open where other.box.meets(claim.box) && (tree[claim.view].hasSlop || tree[other.view].hasSlop)
            {
                if tree.isInSuperviewChain(claim.view, of: other.view) { continue }
                if tree.isInSuperviewChain(other.view, of: claim.view) { continue }
                pairs.append((claim.view, other.view))
            }
            work.charge(.boxes(open.count))
            if pairs.count > Self.maximumPairs || work.budget.isUsedUp {
                work.add(Unchecked(noun: "touch targets beside others", checkedCount: index, count: claims.count))
                break
            }
            open.append(claim)
        }
        return pairs
    }

    /// The maximum number of pairs to check.
    private static let maximumPairs = 100_000

    /// Returns where `hitView` is hit and `loser` would be hit without it, except where both are drawn.
    private func overlap(of hitView: ViewID, over loser: ViewID) -> TargetOverlap? {
        guard work.requireBudget(), let hit = maps.targetReach(of: hitView)?.hit,
            !isCanvas(loser, for: hitView, side: scene.minimumTarget)
        else { return nil }
        let loserBounds = geometry.boundsRegion(of: loser)
        let contested = hit.intersection(geometry.hitBoundingBox(of: loser))
            .subtracting(geometry.boundsRegion(of: hitView).intersection(loserBounds))
        guard !contested.isEmpty else { return nil }
        let without = maps.hitMap(changing: [hitView], within: contested.boundingBox) {
            $0[hitView].isUserInteractionEnabled = false
        }
        guard let map = without else { return nil }
        let isExact = map.isExact && maps.isFigureExact(contested)
        var region = map.region(hittingIn: loser, tree).intersection(contested)
        if !isExact { region = region.filtered { isTaken($0, by: hitView, from: loser) } }
        guard region.area > Tolerance.measure(isExact: isExact), isExact || region.isSubstantial,
            let point = region.clearPoint
        else {
            return nil
        }
        return TargetOverlap(
            hitView: hitView, loser: loser, region: region, point: point,
            areaInBounds: region.intersection(loserBounds).area, isExact: isExact)
    }

    /// Returns whether a touch at `point`, which both targets contain, belongs to `hitView`.
    ///
    /// Strips of rotated and round shapes overlap where the shapes themselves don't.
    private func isTaken(_ point: Point, by hitView: ViewID, from loser: ViewID) -> Bool {
        guard touches.tester.contains(point, in: hitView), touches.tester.contains(point, in: loser),
            case .hit(let hit) = touches.touch(at: point).outcome
        else { return false }
        return views.owner(of: hit) == hitView
    }

    /// Returns whether `view`, a target only because of its recognizer, can leave the points around `control` to it: a
    /// square with sides of `side` fits where `view` is hit.
    private func isCanvas(_ view: ViewID, for control: ViewID, side: Double) -> Bool {
        guard tree[control].kind.isTouchTarget, !tree[view].kind.isTouchTarget, scene.hasRecognizer(view),
            let reach = maps.targetReach(of: view)
        else { return false }
        work.charge(.pieces(reach.pieceCount))
        return reach.hit.containsSquare(withSide: side)
    }

    /// Returns whether `view` stays large enough if `control` takes the points of a slop from it: wherever a square of
    /// the smallest size is in a square three times as wide, another fits beside it.
    func canSpareSlop(_ view: ViewID, for control: ViewID) -> Bool {
        isCanvas(view, for: control, side: 3 * scene.minimumTarget)
    }
}

extension HitTestRule {
    /// Returns whether the rule answers with `view` wherever that contains the point.
    func claims(_ view: ViewID) -> Bool {
        if case .claim(let claimed, _) = self { claimed.contains(view) } else { false }
    }
}
