import SceneRuntime

/// Measures all touch targets of a scene at once.
public struct TargetSurvey: Sendable {
    /// The results, in the order of the given targets.
    public private(set) var targets: [TargetReach] = []

    private let hitMap: HitMap
    private let visibilityMap: VisibilityMap
    /// The pieces of the hit map that are near the targets.
    private let pieces: PatchIndex
    /// The work it took, in the unit of ``HitMap/work``.
    public private(set) var work: Int
    /// Whether the piece limit made the results coarser.
    public private(set) var isCutShort = false
    /// How many more pieces may be examined.
    private var piecesLeft: Int
    /// The number of points tried for a target for which too few pieces are left.
    private var pointsPerTarget: Int

    /// How many pieces of the maps the survey of a scene visits at most.
    public static let maximumPieces = 500_000
    /// The approximate number of points tried for all targets together.
    private static let pointLimit = 250_000
    /// The number of points tried for a target beyond the work limit.
    private static let minimumPoints = 16

    /// The work of finding what is in front of a piece of a target, in rectangles.
    private static let workPerTarget = 8

    /// Measures `targets` in the maps of one scene.
    ///
    /// Examines about `pieceLimit` pieces of the maps. For targets beyond that, the survey tries points, and their
    /// results aren't exact. Targets beyond `workLimit` have no result, or if `answersAll` the result of a few points.
    /// The simplest targets come first, so that no crowd of others keeps them from an exact result.
    ///
    /// - Parameter receivers: Returns the targets that get a touch of a view.
    public init(
        _ targets: [ViewID], hitMap: HitMap, visibilityMap: VisibilityMap, pieceLimit: Int = maximumPieces,
        workLimit: Int = .max, answersAll: Bool = false, receivers: (ViewID) -> [ViewID]
    ) {
        self.hitMap = hitMap
        self.visibilityMap = visibilityMap
        piecesLeft = pieceLimit
        work = targets.count + hitMap.patches.count
        pointsPerTarget = max(Self.minimumPoints, min(1024, min(Self.pointLimit, workLimit) / max(1, targets.count)))
        let boxes = targets.map { visibilityMap.extent(of: $0).boundingBox }.filter { !$0.isEmpty }
        let box = boxes.dropFirst().reduce(boxes.first ?? .empty) { $0.united(with: $1) }
        pieces = PatchIndex(hitMap.patches.filter { $0.rectangle.meets(box) })
        var indices: [ViewID: Int] = [:]
        for (index, target) in targets.enumerated() { indices[target] = index }
        var hitRectangles = [[Rectangle]](repeating: [], count: targets.count)
        for outcome in hitMap.outcomes {
            guard case .hit(let view) = outcome else { continue }
            for index in receivers(view).compactMap({ indices[$0] }) {
                hitRectangles[index] += hitMap.region(of: outcome).rectangles
            }
        }
        var reaches = [TargetReach?](repeating: nil, count: targets.count)
        let pieceCounts = targets.map { visibilityMap.extent(of: $0).pieceCount }
        for index in targets.indices.sorted(by: { (pieceCounts[$0], $0) < (pieceCounts[$1], $1) }) {
            if work > workLimit {
                isCutShort = true
                if !answersAll { break }
                (piecesLeft, pointsPerTarget) = (0, Self.minimumPoints)
            }
            let hit = Region(disjoint: hitRectangles[index]).withoutSlivers
            reaches[index] = survey(of: targets[index], hit: hit, receivers)
        }
        self.targets = reaches.compactMap { $0 }
    }

    private mutating func survey(
        of target: ViewID, hit: Region, _ receivers: (ViewID) -> [ViewID]
    ) -> TargetReach {
        var parts: [Patch] = []
        let whole = piecesLeft > 0 ? visibleParts(of: target, &parts) : nil
        let visible = whole ?? triedParts(of: target, hit: hit, &parts)
        var own: [Rectangle] = []
        var taken: [(outcome: HitMap.Outcome, region: Region)] = []
        for (outcome, rectangles) in Self.grouped(parts) {
            if case .hit(let view) = outcome, receivers(view).contains(target) {
                own += rectangles
            } else {
                let region = Region(disjoint: rectangles).withoutSlivers
                if !region.isEmpty { taken.append((outcome, region)) }
            }
        }
        let areas = taken.map { $0.region.area }
        taken = taken.indices.sorted { (areas[$1], taken[$0].outcome.label) < (areas[$0], taken[$1].outcome.label) }
            .map { taken[$0] }
        let isHitExact = hit.isEmpty || hitMap.isExact(in: hit.boundingBox)
        let isExact = [visibilityMap.extent(of: target).boundingBox, hit.boundingBox].allSatisfy { box in
            box.isEmpty || hitMap.isExact(in: box) && visibilityMap.isExact(in: box)
        }
        return TargetReach(
            target: target, visible: visible, hit: hit, visibleHit: Region(disjoint: own).withoutSlivers, taken: taken,
            isHitExact: isHitExact,
            isExact: isExact && whole.map { !visibilityMap.isShapedByCorners($0, of: target) } ?? false,
            isSampled: whole == nil)
    }

    /// Returns the rectangles of each outcome, in the order given.
    private static func grouped(_ patches: [Patch]) -> [(outcome: HitMap.Outcome, rectangles: [Rectangle])] {
        let labelIndices = patches.map { Label.index($0.label) }
        var groups: [(outcome: HitMap.Outcome, rectangles: [Rectangle])] = []
        var last: Int?
        for index in patches.indices.sorted(by: { (labelIndices[$0], $0) < (labelIndices[$1], $1) }) {
            if labelIndices[index] != last { groups.append((HitMap.Outcome(label: patches[index].label), [])) }
            last = labelIndices[index]
            groups[groups.count - 1].rectangles.append(patches[index].rectangle)
        }
        return groups
    }

    /// Returns the visible part of `target` and adds the outcomes there to `parts`. Returns `nil`, and adds nothing, if
    /// that takes more pieces than are left.
    private mutating func visibleParts(of target: ViewID, _ parts: inout [Patch]) -> Region? {
        work += Self.workPerTarget * visibilityMap.extent(of: target).pieceCount
        guard let visible = visibilityMap.visibleRegion(of: target, pieceLimit: piecesLeft, &work) else { return nil }
        var count = visible.pieceCount
        let patches = visible.patches(label: 0)
        defer { work += count }
        let isComplete = pieces.forEachOverlap(of: patches, limit: piecesLeft - count) { patch, piece in
            count += 1
            parts.append(Patch(patch.rectangle.intersection(piece.rectangle), label: piece.label))
        }
        if !isComplete { return nil }
        piecesLeft -= count
        return visible
    }

    /// Returns about the result of ``visibleParts(of:_:)``, from points all over the target. Each represents a cell
    /// around it. If none of them shows the target, points where it is hit may.
    private mutating func triedParts(of target: ViewID, hit: Region, _ parts: inout [Patch]) -> Region {
        isCutShort = true
        let box = visibilityMap.extent(of: target).boundingBox
        let cells = EdgeCells(squaresOf: box, limit: pointsPerTarget).rectangles
        var visible = visibleCells(of: target, among: cells, &parts)
        if visible.isEmpty {
            visible = visibleCells(of: target, among: Array(hit.rectangles.prefix(pointsPerTarget)), &parts)
        }
        return Region(disjoint: visible)
    }

    /// Returns the `cells` in whose middle `target` is visible, and adds the outcomes there to `parts`.
    private mutating func visibleCells(
        of target: ViewID, among cells: [Rectangle], _ parts: inout [Patch]
    ) -> [Rectangle] {
        work += cells.count
        return cells.filter { cell in
            guard visibilityMap.isVisible(target, at: cell.middle), let label = pieces.label(at: cell.middle) else {
                return false
            }
            parts.append(Patch(cell, label: label))
            return true
        }
    }
}
