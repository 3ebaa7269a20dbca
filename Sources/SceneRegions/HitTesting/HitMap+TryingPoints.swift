import SceneRuntime

extension HitMap {
    /// Creates a map by touching the scene once in each cell of the hit areas.
    ///
    /// If all views are axis-aligned rectangles, the map is exact, unless there are so many cells that it is made of
    /// equal ones.
    init(tryingPointsOf geometry: HitTestGeometry, orders: Orders, within domain: Rectangle, stepLimit: Int) {
        var hitAreas = HitAreas(geometry, within: domain)
        let tried = TriedPatches(of: geometry, where: [domain], orders, stepLimit: stepLimit, &hitAreas)
        self.init(
            domain: domain, patches: tried.patches, viewCount: geometry.tree.views.count,
            uncertain: hitAreas.uncertain + tried.uncertain,
            uncertainArea: tried.isCutShort ? nil : hitAreas.uncertainArea, work: hitAreas.work + tried.work,
            isCutShort: tried.isCutShort || hitAreas.isCoarse)
    }

    /// Creates a map of equal cells, each labelled with the outcome at its first point. It is exact nowhere. This is
    /// the fallback if a better map has used up `limit`.
    init(
        samplingPointsOf geometry: HitTestGeometry, orders: Orders, within domain: Rectangle, _ limit: WorkLimit.Map
    ) {
        var sampler = PointSampler(geometry.tree, orders, stepLimit: limit.steps, manyPoints: true)
        let patches = EdgeCells(squaresOf: domain, limit: sampler.pointLimit(in: domain)).patches(&sampler)
        self.init(
            domain: domain, patches: patches, viewCount: sampler.viewCount, uncertain: [domain], uncertainArea: nil,
            work: limit.work + sampler.work, isCutShort: true)
    }
}

/// Disjoint patches of a part of a scene, found by touching it once in each cell of the hit areas.
struct TriedPatches {
    private(set) var patches: [Patch] = []
    /// Rectangles outside which the patches are exact, as far as the hit areas are.
    private(set) var uncertain: [Rectangle] = []
    /// Whether there were too many cells, or points were left out.
    private(set) var isCutShort = false
    /// The work it took, in rectangles.
    let work: Int

    /// Touches the scene in `rectangles`, which may overlap. Many of them are replaced by a rectangle around them,
    /// because the views are looked through for each.
    init(
        of geometry: HitTestGeometry, where rectangles: [Rectangle], _ orders: HitMap.Orders, stepLimit: Int,
        _ hitAreas: inout HitAreas
    ) {
        var parts = rectangles.map { Patch($0, label: 0) }.painted().map { $0.rectangle }
        let box = Region(disjoint: parts).boundingBox
        if parts.count > Self.maximumParts { parts = [box] }
        var sampler = PointSampler(geometry.tree, orders, stepLimit: stepLimit, manyPoints: false)
        let limit = sampler.pointLimit(in: box) / max(1, parts.count)
        for part in parts {
            let cells = HitAreaCells(of: geometry, in: part, &hitAreas)
            guard sampler.spend(cells.stepCount) else {
                patches.append(Patch(part, label: Label.none))
                continue
            }
            if cells.count <= limit {
                patches += cells.patches(&sampler)
            } else {
                patches += EdgeCells(squaresOf: part, limit: limit).patches(&sampler)
                uncertain.append(part)
                isCutShort = true
            }
        }
        if !sampler.isComplete {
            uncertain = parts
            isCutShort = true
        }
        work = sampler.work
    }

    /// The maximum number of rectangles to check one by one.
    private static let maximumParts = 16
}

extension [Patch] {
    /// The maximum number of cells in which to try all orders, so that one patch gives no more pieces than this.
    private static var maximumCellsToTry: Int { 4096 }

    /// Tries all orders where the map is order-dependent, because later rules may make the results equal again.
    ///
    /// - Returns: Where there is too much to try. The map stays order-dependent there.
    mutating func tryOrders(
        _ geometry: HitTestGeometry, _ sampler: inout PointSampler, _ hitAreas: inout HitAreas
    ) -> [Rectangle] {
        var untried: [Rectangle] = []
        self = flatMap { patch in
            if patch.label != Label.orderDependent { return [patch] }
            if sampler.spend(0) {
                let cells = HitAreaCells(of: geometry, in: patch.rectangle, &hitAreas)
                if sampler.spend(cells.stepCount), cells.count <= Self.maximumCellsToTry {
                    let tried = cells.patches(&sampler)
                    if sampler.isComplete { return tried }
                }
            }
            untried.append(patch.rectangle)
            return [patch]
        }
        return untried
    }
}
