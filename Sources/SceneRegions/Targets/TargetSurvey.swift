import SceneRuntime

/// Finds out about all touch targets of a scene at once.
public struct TargetSurvey: Sendable {
    /// What was found out, in the order in which the targets were given.
    public private(set) var targets: [TargetReach] = []

    private let hits: HitMap
    private let seen: SeenMap
    /// The pieces of the map of hits that are near the targets.
    private let pieces: PatchIndex
    /// How much work it took, as for a ``HitMap``.
    public private(set) var work: Int
    /// Whether the limit of pieces made what was found out coarser than it would be otherwise.
    public private(set) var isCutShort = false
    /// How many pieces may still be looked at.
    private var piecesLeft: Int
    /// How many points are tried of a target for which too few pieces are left.
    private let pointsPerTarget: Int

    /// How many points are tried of all targets together, about.
    private static let pointLimit = 250_000

    /// How much work it is to look for what lies over a piece of a target, in rectangles.
    private static let workPerTarget = 8

    /// Looks at `targets` in the maps of one scene.
    ///
    /// Looks at about `pieceLimit` pieces of the maps; of the targets for which none are left, points are tried, and what is
    /// said of them is not exact. Of those that are left after work of `workLimit` nothing is said at all.
    ///
    /// - Parameter owner: The target to which a touch belongs that hits a view: the view itself where it is a control, and
    ///   for a view with a recognizer also what is in it; `nil` where there is none.
    /// - Parameter others: Further targets that get a touch which hits a view.
    public init(
        _ targets: [ViewID], hits: HitMap, seen: SeenMap, pieceLimit: Int = 500_000, workLimit: Int = .max,
        owner: (ViewID) -> ViewID?, others: (ViewID) -> [ViewID] = { _ in [] }
    ) {
        self.hits = hits
        self.seen = seen
        piecesLeft = pieceLimit
        work = targets.count + hits.patches.count
        pointsPerTarget = max(16, min(1024, min(Self.pointLimit, workLimit) / max(1, targets.count)))
        let boxes = targets.map { seen.extent(of: $0).boundingBox }.filter { !$0.isEmpty }
        let box = boxes.dropFirst().reduce(boxes.first ?? .empty) { $0.united(with: $1) }
        pieces = PatchIndex(hits.patches.filter { $0.rectangle.meets(box) })
        var places: [ViewID: Int] = [:]
        for (place, target) in targets.enumerated() { places[target] = place }
        var hitRectangles = [[Rectangle]](repeating: [], count: targets.count)
        for outcome in hits.outcomes {
            guard case .hit(let view) = outcome else { continue }
            let owner = owner(view)
            let receivers = (owner.map { [$0] } ?? []) + others(view).filter { $0 != owner }
            for place in receivers.compactMap({ places[$0] }) {
                hitRectangles[place] += hits.region(of: outcome).rectangles
            }
        }
        self.targets.reserveCapacity(targets.count)
        for (target, rectangles) in zip(targets, hitRectangles) {
            if work > workLimit {
                isCutShort = true
                break
            }
            self.targets.append(reach(of: target, hit: Region(disjoint: rectangles), owner, others))
        }
    }

    private mutating func reach(
        of target: ViewID, hit: Region, _ owner: (ViewID) -> ViewID?, _ others: (ViewID) -> [ViewID]
    ) -> TargetReach {
        var parts: [HitMap.Outcome: [Rectangle]] = [:]
        let whole = visibleParts(of: target, &parts)
        let visible = whole ?? triedParts(of: target, &parts)
        var own: [Rectangle] = []
        var taken: [(outcome: HitMap.Outcome, region: Region)] = []
        for (outcome, rectangles) in parts {
            if case .hit(let view) = outcome, owner(view) == target || others(view).contains(target) {
                own += rectangles
            } else {
                taken.append((outcome, Region(disjoint: rectangles)))
            }
        }
        taken.sort { ($1.region.area, $0.outcome.label) < ($0.region.area, $1.outcome.label) }
        let isExact = [seen.extent(of: target).boundingBox, hit.boundingBox].allSatisfy { box in
            box.isEmpty || hits.isExact(in: box) && seen.isExact(in: box)
        }
        return TargetReach(
            target: target, visible: visible, hit: hit, visibleHit: Region(disjoint: own), taken: taken,
            isExact: isExact && whole != nil)
    }

    /// What is seen of `target`, with what touches there come to added to `parts`; `nil`, and nothing added, where that has
    /// more pieces than are left.
    private mutating func visibleParts(
        of target: ViewID, _ parts: inout [HitMap.Outcome: [Rectangle]]
    ) -> Region? {
        work += Self.workPerTarget * seen.extent(of: target).pieceCount
        guard let visible = seen.visibleRegion(of: target, pieceLimit: piecesLeft) else { return nil }
        var count = visible.pieceCount
        let patches = visible.patches(label: 0)
        defer { work += count }
        let isComplete = pieces.forEachOverlap(of: patches, limit: piecesLeft - count) { patch, piece in
            count += 1
            let both = patch.rectangle.intersection(piece.rectangle)
            parts[HitMap.Outcome(label: piece.label), default: []].append(both)
        }
        if !isComplete { return nil }
        piecesLeft -= count
        return visible
    }

    /// The same from points all over the target, each of which stands for a cell around it.
    private mutating func triedParts(of target: ViewID, _ parts: inout [HitMap.Outcome: [Rectangle]]) -> Region {
        var visible: [Rectangle] = []
        let extent = seen.extent(of: target)
        isCutShort = true
        work += pointsPerTarget
        for cell in EdgeCells(squaresOf: extent.boundingBox, limit: pointsPerTarget).rectangles {
            guard seen.isVisible(target, at: cell.middle), let label = pieces.label(at: cell.middle) else { continue }
            visible.append(cell)
            parts[HitMap.Outcome(label: label), default: []].append(cell)
        }
        return Region(disjoint: visible)
    }
}
