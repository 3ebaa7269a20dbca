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
        cells.thin(to: trials.pointLimit(in: domain))
        self.init(cells, &trials, domain, uncertainArea: cells.isExact ? 0 : nil)
    }

    /// A map of equal cells, each of which says what its first point comes to; exact nowhere.
    init(samplingPointsOf geometry: HitTestGeometry, orders: Orders, within domain: Rectangle, stepLimit: Int) {
        var trials = TouchTrials(geometry.tree, orders, stepLimit: stepLimit, manyPoints: true)
        let cells = EdgeCells(squaresOf: domain, limit: trials.pointLimit(in: domain))
        self.init(cells, &trials, domain, uncertainArea: nil)
    }

    private init(_ cells: EdgeCells, _ trials: inout TouchTrials, _ domain: Rectangle, uncertainArea: Double?) {
        let patches = cells.patches(&trials)
        self.init(
            domain: domain, patches: patches, viewCount: trials.viewCount,
            uncertain: trials.isComplete ? cells.uncertain : [domain],
            uncertainArea: trials.isComplete ? uncertainArea : nil)
    }
}

extension [Patch] {
    /// The map with the orders tried where it says that the outcome depends on them: what comes after that may even it out.
    /// Where there is too much to try, it goes on saying so; whether there was not.
    mutating func tryOrders(_ geometry: HitTestGeometry, stepLimit: Int) -> Bool {
        var trials = TouchTrials(geometry.tree, .all, stepLimit: stepLimit, manyPoints: false)
        self = flatMap { patch in
            if patch.label != Label.orderDependent || !trials.spend(geometry.tree.views.count) { return [patch] }
            var cells = EdgeCells(of: geometry, in: patch.rectangle)
            cells.thin(to: 4096)
            let tried = cells.patches(&trials)
            return trials.isComplete ? tried : [patch]
        }
        return trials.isComplete
    }
}
