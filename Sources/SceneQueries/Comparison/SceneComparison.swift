import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics

/// What touches do differently in a new version of a scene: exactly, for all points. Views are the same if they have
/// the same path; the roots always are.
public struct SceneComparison: Sendable {
    /// An area whose touches go elsewhere now.
    public struct Area: Sendable {
        /// Who got the touches, and who gets them now.
        public let old, new: SceneDifference.Owner
        /// The points.
        public let region: Region
        /// The area of ``region`` in square points.
        public let area: Double
        /// Whether ``area`` was computed for all points.
        public let isExact: Bool
    }

    /// The maps of both versions.
    public let old, new: TargetMaps
    /// The areas, the largest first.
    public private(set) var areas: [Area] = []
    /// The touch targets whose area changed, the largest loss first.
    public private(set) var targets: [SceneDifference.Target] = []
    /// The touch targets that only moved, by their paths.
    public private(set) var moves: [SceneDifference.Move] = []
    /// The touch targets on which taps do nothing any more, or do something now.
    public private(set) var activations: [SceneDifference.Activation] = []
    /// Whether recognizers were compared.
    public let comparesRecognizers: Bool
    /// The gesture recognizers that changed.
    public private(set) var recognizers: [SceneDifference.Recognizer] = []

    /// The maximum number of touches that decide where curved and rotated areas differ.
    private static let touchLimit = 4_000
    /// The maximum number of touches that prove changes in maps made of tried points.
    private static let proofLimit = 2_000
    /// How many touches may prove one change.
    private static let maximumWitnesses = 4
    /// The maximum number of views that these touches may ask.
    private static let stepLimit = 8_000_000

    /// The shortest move of a target that is reported, in points. Cutting into strips can shift an edge by less.
    private static let minimumMove = 0.05

    /// Compares two versions of a scene. Takes the work from `work`.
    ///
    /// - Parameter comparesRecognizers: Whether both versions know their recognizers. A document doesn't say
    ///   all of them.
    public init(_ old: TargetMaps, _ new: TargetMaps, comparesRecognizers: Bool, within work: inout Int) {
        (self.old, self.new) = (old, new)
        self.comparesRecognizers = comparesRecognizers
        var (before, after) = (Version(old), Version(new))
        var counterparts: [ViewID: ViewID] = [:]
        var newViews: [String: ViewID] = [:]
        for view in new.hitMap.hitViews { newViews[after.key(of: view)] = view }
        for view in old.hitMap.hitViews { counterparts[view] = newViews[before.key(of: view)] }
        let limit = WorkLimit.Map(workOfFile: work)
        var rest = Self.touchLimit
        let difference = HitMapDifference(
            from: old.hitMap, to: new.hitMap, counterparts: counterparts, pieceLimit: limit.pieces
        ) { point in
            rest -= 1
            if rest < 0 || before.stepCount + after.stepCount > Self.stepLimit { return true }
            return before.answer(at: point) != after.answer(at: point)
        }
        work -= difference.work
        let isCoarse = old.hitMap.isCutShort || new.hitMap.isCutShort || difference.isCutShort
        var proofs = isCoarse ? Self.proofLimit : 0
        var gains: [String: Gain] = [:]
        for change in difference.changes {
            let area = change.region.area
            areas.append(
                Area(
                    old: before.owner(change.old), new: after.owner(change.new), region: change.region,
                    area: area.toMillionth, isExact: change.isExact))
            let isProved =
                isCoarse && proofs > 0
                && change.largestRectangles(Self.maximumWitnesses).contains { rectangle in
                    proofs -= 1
                    if before.stepCount + after.stepCount > Self.stepLimit { return false }
                    return before.confirms(change.old, at: rectangle.middle)
                        && after.confirms(change.new, at: rectangle.middle)
                }
            let (losers, winners) = (before.receivers(of: change.old), after.receivers(of: change.new))
            for path in losers.filter({ !winners.contains($0) }) {
                gains[path, default: Gain()].lost += area
                gains[path]?.add(isExact: change.isExact, isProved: isProved)
            }
            for path in winners.filter({ !losers.contains($0) }) {
                gains[path, default: Gain()].won += area
                gains[path]?.add(isExact: change.isExact, isProved: isProved)
            }
        }
        var coarseness = 0.0
        for map in [old.hitMap, new.hitMap] where map.isCutShort || difference.isCutShort {
            coarseness = max(coarseness, map.domain.width * map.domain.height / Double(max(1, map.pieces.count)))
        }
        let (oldAreas, newAreas) = (before.targetAreas, after.targetAreas)
        let isExact = old.hitMap.isExact && new.hitMap.isExact
        // Touches of a view that isn't a target any more go where they went.
        for (path, area) in oldAreas where newAreas[path] == nil && gains[path] == nil && knows(area) {
            gains[path] = Gain(lost: area.area, isExact: isExact, isProved: true, isInBoth: true)
        }
        for (path, area) in newAreas where oldAreas[path] == nil && gains[path] == nil && knows(area) {
            gains[path] = Gain(won: area.area, isExact: isExact, isProved: true, isInBoth: true)
        }
        // Of a view that also moved, they don't.
        let gone = gains.keys.filter { path in newAreas[path] == nil && oldAreas[path].map(knows) == true }
        let added = gains.keys.filter { path in oldAreas[path] == nil && newAreas[path].map(knows) == true }
        for path in after.views(at: Set(gone)) { gains[path]?.isInBoth = true }
        for path in before.views(at: Set(added)) { gains[path]?.isInBoth = true }
        targets = Self.targets(gains, oldAreas, newAreas, coarseness)
        if coarseness == 0 { moves = Self.moves(oldAreas, newAreas) }
        // A document says of few controls whether they are enabled.
        if comparesRecognizers { activations = Self.activations(oldAreas, newAreas) }
        if comparesRecognizers { recognizers = SceneDifference.Recognizer.changes(from: old.scene, to: new.scene) }
    }

    /// Whether both versions know whether a view with `area` is a touch target, as documents don't of recognizers.
    private func knows(_ area: TargetArea) -> Bool { comparesRecognizers || area.kind.isTouchTarget }

    /// Returns the targets in both versions of which one does nothing when it is tapped.
    private static func activations(
        _ old: [String: TargetArea], _ new: [String: TargetArea]
    ) -> [SceneDifference.Activation] {
        var activations: [SceneDifference.Activation] = []
        for (path, before) in old {
            guard let after = new[path], before.isDead != after.isDead else { continue }
            activations.append(
                SceneDifference.Activation(path: path, kind: after.kind.rawValue, isEnabled: before.isDead))
        }
        return activations.sorted { $0.path.precedesAsPath($1.path) }
    }

    /// Returns the targets of the same size whose areas are the same at another place.
    private static func moves(
        _ old: [String: TargetArea], _ new: [String: TargetArea]
    ) -> [SceneDifference.Move] {
        var moves: [SceneDifference.Move] = []
        for (path, before) in old {
            guard let after = new[path], let from = before.box, let to = after.box else { continue }
            let (x, y) = (to.minX - from.minX, to.minY - from.minY)
            // A clip can hide that the target changed its size.
            guard before.size.isNearly(after.size), to.size.isNearly(from.size),
                abs(before.area - after.area) <= Tolerance.remeasuredFraction * before.area,
                max(abs(x), abs(y)) >= Self.minimumMove
            else { continue }
            moves.append(
                SceneDifference.Move(path: path, kind: after.kind.rawValue, x: x.toMillionth, y: y.toMillionth))
        }
        return moves.sorted { $0.path.precedesAsPath($1.path) }
    }

    /// - Parameter coarseness: The area of a piece if a map is made of tried points, or else 0.
    private static func targets(
        _ gains: [String: Gain], _ old: [String: TargetArea], _ new: [String: TargetArea],
        _ coarseness: Double
    ) -> [SceneDifference.Target] {
        var targets: [SceneDifference.Target] = []
        for (path, change) in gains {
            guard let kind = (new[path] ?? old[path])?.kind else { continue }
            let (before, after) = (old[path]?.area, new[path]?.area)
            // What only rounding or the cutting into strips changed is no change.
            let size = max(before ?? 0, after ?? 0)
            let tolerance =
                change.isExact
                ? Tolerance.rounding + Tolerance.nothing * size
                : Tolerance.strips + Tolerance.fractionInStrips * size
            // Tried points tell no small changes from none, nor a target that moved from one that lost a part. A touch
            // on a target that only lost touches, or only got some, proves the change.
            let isCertain = coarseness == 0 || change.isProved && change.isOneSided
            guard abs(change.gain) > (isCertain ? tolerance : 2 * coarseness + size / 2) else { continue }
            targets.append(
                SceneDifference.Target(
                    path: path, kind: kind.rawValue, oldArea: before?.toMillionth, newArea: after?.toMillionth,
                    gain: change.gain.toMillionth, exact: change.isExact,
                    isInBoth: change.isInBoth))
        }
        return targets.sorted { $0.gain == $1.gain ? $0.path.precedesAsPath($1.path) : $0.gain < $1.gain }
    }

    /// What a touch target lost and won.
    private struct Gain {
        /// The area that it lost, in square points.
        var lost = 0.0
        /// The area that it won, in square points.
        var won = 0.0
        /// Whether both areas are exact.
        var isExact = true
        /// Whether a touch in both versions confirms a part of them.
        var isProved = false
        /// Whether the view is in both versions, and became a touch target or isn't one any more.
        var isInBoth = false

        var gain: Double { won - lost }
        var isOneSided: Bool { lost == 0 || won == 0 }

        mutating func add(isExact: Bool, isProved: Bool) {
            if !isExact { self.isExact = false }
            if isProved { self.isProved = true }
        }
    }

    /// The kind of a touch target, and the area in which it gets touches.
    fileprivate struct TargetArea {
        let kind: ViewKind
        var area: Double
        /// The size of its bounds.
        let size: Size
        /// Whether a tap on it does nothing.
        let isDead: Bool
        /// The box around that area, unless it is empty.
        var box: Rectangle?
    }
}

extension Rectangle {
    fileprivate var size: Size { Size(width: width, height: height) }
}

extension Size {
    /// Returns whether the size is the same as `other`, but for how it was measured.
    fileprivate func isNearly(_ other: Size) -> Bool {
        abs(width - other.width) < Tolerance.remeasuredLength && abs(height - other.height) < Tolerance.remeasuredLength
    }
}

extension HitMapDifference.Change {
    /// Returns the largest rectangles of the region, `count` at most.
    fileprivate func largestRectangles(_ count: Int) -> ArraySlice<Rectangle> {
        region.rectangles.sorted { $0.width * $0.height > $1.width * $1.height }.prefix(count)
    }
}

/// One version of the scene.
private struct Version {
    private let maps: TargetMaps
    private var paths: PathCache
    private var tester: IndexedHitTester
    /// How many views the touches have asked.
    private(set) var stepCount = 0

    init(_ maps: TargetMaps) {
        self.maps = maps
        paths = PathCache(of: maps.scene)
        tester = IndexedHitTester(HitTester(maps.scene.tree))
    }

    /// Returns what identifies a view in both versions.
    mutating func key(of view: ViewID) -> String { view == .root ? "" : paths.path(of: view) }

    mutating func owner(_ outcome: HitMap.Outcome) -> SceneDifference.Owner {
        switch outcome {
        case .hit(let view): .view(paths.path(of: view))
        case .none: .none
        case .recursion: .recursion
        case .orderDependent: .orderDependent
        }
    }

    /// Returns what a touch at `point` does. The root is a view without a path.
    mutating func answer(at point: Point) -> SceneDifference.Owner {
        switch outcome(at: point) {
        case .hit(let view): return .view(key(of: view))
        case .none: return .none
        case .recursion: return .recursion
        }
    }

    /// Returns whether a touch at `point` has the outcome.
    mutating func confirms(_ outcome: HitMap.Outcome, at point: Point) -> Bool {
        HitMap.Outcome(self.outcome(at: point)) == outcome
    }

    private mutating func outcome(at point: Point) -> HitTestOutcome {
        let (result, steps) = tester.countedTouch(at: point)
        stepCount += steps
        return result.outcome
    }

    /// Returns the touch targets that get a touch with this outcome, by path.
    mutating func receivers(of outcome: HitMap.Outcome) -> [String] {
        maps.receivers.targets(of: outcome).map { paths.path(of: $0) }
    }

    /// Returns those of `paths` at which there are views.
    mutating func views(at wanted: Set<String>) -> [String] {
        if wanted.isEmpty { return [] }
        return maps.scene.tree.identities.compactMap { view in
            let path = paths.path(of: view)
            return wanted.contains(path) ? path : nil
        }
    }

    /// All touch targets by path.
    var targetAreas: [String: SceneComparison.TargetArea] {
        var areas: [ViewID: Double] = [:]
        var boxes: [ViewID: Rectangle] = [:]
        for view in maps.hitMap.hitViews {
            let region = maps.hitMap.region(hitting: view)
            if region.isEmpty { continue }
            let box = region.boundingBox
            for target in maps.receivers.targets(touchedBy: view) {
                areas[target, default: 0] += region.area
                boxes[target] = boxes[target]?.united(with: box) ?? box
            }
        }
        var result: [String: SceneComparison.TargetArea] = [:]
        var paths = self.paths
        for target in maps.targets {
            result[paths.path(of: target)] = SceneComparison.TargetArea(
                kind: maps.scene.tree[target].kind, area: areas[target] ?? 0,
                size: maps.scene.tree[target].size, isDead: maps.isDead(target), box: boxes[target])
        }
        return result
    }
}
