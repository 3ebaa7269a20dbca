import SceneRuntime

extension HitMap {
    /// A map made by touching the scene once between every two neighbouring edges.
    ///
    /// No hit test comes out differently within a cell between edges, where all views are rectangles along the axes; there
    /// the map is exact, unless there are so many cells that edges were left out.
    init(tryingPointsOf geometry: HitTestGeometry, orders: Orders, within domain: Rectangle, stepLimit: Int) {
        var trials = TouchTrials(geometry.tree, orders, stepLimit: stepLimit, manyPoints: false)
        var cells = EdgeCells(of: geometry, in: domain)
        if !cells.isExact { cells.addGrid(128) }
        let isThinned = cells.thin(to: trials.pointLimit(in: domain))
        self.init(cells, &trials, domain, uncertainArea: cells.isExact ? 0 : nil, isCutShort: isThinned)
    }

    /// A map of equal cells, each of which says what its first point comes to; exact nowhere. It is made where a better one
    /// has taken all the work of `limit`.
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

extension [Patch] {
    /// The map with the orders tried where it says that the outcome depends on them: what comes after that may even it out.
    /// Where there is too much to try, it goes on saying so.
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
