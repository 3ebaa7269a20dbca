import SceneRuntime

extension HitMap {
    /// Creates a map by touching the scene once between each two neighbouring edges.
    ///
    /// If all views are axis-aligned rectangles, the hit test is constant between edges. Then the map is exact, unless
    /// there are so many cells that edges were left out.
    init(tryingPointsOf geometry: HitTestGeometry, orders: Orders, within domain: Rectangle, stepLimit: Int) {
        var trials = TouchTrials(geometry.tree, orders, stepLimit: stepLimit, manyPoints: false)
        var cells = EdgeCells(of: geometry, in: domain)
        if !cells.isExact { cells.addGrid(128) }
        let isThinned = cells.thin(to: trials.pointLimit(in: domain))
        self.init(cells, &trials, domain, uncertainArea: cells.isExact ? 0 : nil, isCutShort: isThinned)
    }

    /// Creates a map of equal cells, each labelled with the outcome at its first point. It is exact nowhere. This is
    /// the fallback if a better map has used up `limit`.
    init(
        samplingPointsOf geometry: HitTestGeometry, orders: Orders, within domain: Rectangle, _ limit: WorkLimit.Map
    ) {
        var trials = TouchTrials(geometry.tree, orders, stepLimit: limit.steps, manyPoints: true)
        let cells = EdgeCells(squaresOf: domain, limit: trials.pointLimit(in: domain))
        self.init(cells, &trials, domain, uncertainArea: nil, isCutShort: true, workBefore: limit.work)
    }

    private init(
        _ cells: EdgeCells, _ trials: inout TouchTrials, _ domain: Rectangle, uncertainArea: Double?, isCutShort: Bool,
        workBefore: Int = 0
    ) {
        let patches = cells.patches(&trials)
        self.init(
            domain: domain, patches: patches, viewCount: trials.viewCount,
            uncertain: trials.isComplete ? cells.uncertain : [domain],
            uncertainArea: trials.isComplete ? uncertainArea : nil,
            work: workBefore + trials.work, isCutShort: isCutShort || !trials.isComplete)
    }
}

/// Disjoint patches of a part of a scene, found by touching it once between each two neighbouring edges.
struct TriedPatches {
    private(set) var patches: [Patch] = []
    /// Rectangles outside which the patches are exact.
    private(set) var uncertain: [Rectangle] = []
    /// Whether edges or points were left out.
    private(set) var isCutShort = false
    /// The work it took, in rectangles.
    let work: Int

    /// Touches the scene in `rectangles`, which may overlap. Many of them are replaced by a rectangle around them, because
    /// the views are looked through for each.
    init(of geometry: HitTestGeometry, where rectangles: [Rectangle], _ orders: HitMap.Orders, stepLimit: Int) {
        var parts = rectangles.map { Patch($0, label: 0) }.painted().map { $0.rectangle }
        let box = Region(disjoint: parts).boundingBox
        if parts.count > Self.mostParts { parts = [box] }
        var trials = TouchTrials(geometry.tree, orders, stepLimit: stepLimit, manyPoints: false)
        let limit = trials.pointLimit(in: box) / max(1, parts.count)
        for part in parts {
            guard trials.spend(geometry.tree.views.count) else { break }
            var cells = EdgeCells(of: geometry, in: part)
            if !cells.isExact { cells.addGrid(max(2, 128 / parts.count)) }
            if cells.thin(to: limit) { isCutShort = true }
            patches += cells.patches(&trials)
            uncertain += cells.uncertain
        }
        if !trials.isComplete {
            uncertain = parts
            isCutShort = true
        }
        work = trials.work
    }

    /// The maximum number of rectangles to look at one by one.
    private static let mostParts = 16
}

extension [Patch] {
    /// Tries all orders where the map is order-dependent, because later rules may make the results equal again. If
    /// there is too much to try, the map stays order-dependent.
    mutating func tryOrders(_ geometry: HitTestGeometry, _ trials: inout TouchTrials) {
        self = flatMap { patch in
            if patch.label != Label.orderDependent || !trials.spend(geometry.tree.views.count) { return [patch] }
            var cells = EdgeCells(of: geometry, in: patch.rectangle)
            cells.thin(to: 4096)
            let tried = cells.patches(&trials)
            return trials.isComplete ? tried : [patch]
        }
    }
}
