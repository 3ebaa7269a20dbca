import SceneRuntime

extension HitMap {
    /// A map made by touching the scene once between every two neighbouring edges.
    ///
    /// No hit test comes out differently within a cell between edges, where all views are rectangles along the axes; there
    /// the map is exact, unless there are so many cells that edges were left out.
    init(tryingPointsOf geometry: HitTestGeometry, orders: Orders, within domain: Rectangle, limit: Int = 40_000) {
        var cells = EdgeCells(of: geometry, in: domain)
        if !cells.isExact { cells.addGrid(128) }
        cells.thin(to: limit)
        let patches = cells.patches(orders, HitTester(geometry.tree))
        self.init(
            domain: domain, patches: patches, viewCount: geometry.tree.views.count, uncertain: cells.uncertain,
            uncertainArea: cells.isExact ? 0 : nil)
    }
}

extension [Patch] {
    /// The map with the orders tried where it says that the outcome depends on them: what comes after that may even it out.
    func withOrdersTried(_ geometry: HitTestGeometry) -> [Patch] {
        let tester = HitTester(geometry.tree)
        return flatMap { patch in
            if patch.label != Label.orderDependent { return [patch] }
            var cells = EdgeCells(of: geometry, in: patch.rectangle)
            cells.thin(to: 4096)
            return cells.patches(.all, tester)
        }
    }
}
