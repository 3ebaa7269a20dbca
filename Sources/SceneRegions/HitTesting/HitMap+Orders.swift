import SceneRuntime

extension HitMap {
    /// The maximum number of points that ``pointInSomeOrder(_:where:)`` tries. Finding them in a rectangle takes a pass
    /// over the views, which counts as one point for every ``viewsPerTrial``.
    private static var orderTrialLimit: Int { 40_000 }
    private static var viewsPerTrial: Int { 64 }

    /// Finds a point whose outcome depends on the order of cells, and `isWanted` in some order. The map must include
    /// all orders of `geometry`. Subtracts the cost from `work`.
    ///
    /// - Returns: The point, and whether the search was complete: it tried all points, and all views are axis-aligned
    ///   rectangles.
    public func pointInSomeOrder(
        _ geometry: HitTestGeometry, within work: inout Int, where isWanted: (HitTestOutcome) -> Bool
    ) -> (point: Point?, isExact: Bool) {
        let region = region(of: .orderDependent)
        if region.isEmpty { return (nil, true) }
        var tester = HitTester(geometry.tree)
        defer { work -= geometry.tree.views.count + tester.stepCount }
        var rest = Self.orderTrialLimit
        var isExact = true
        for rectangle in region.rectangles {
            rest -= 1 + geometry.tree.views.count / Self.viewsPerTrial
            if rest <= 0 { return (nil, false) }
            var cells = EdgeCells(of: geometry, in: rectangle)
            cells.thin(to: rest)
            isExact = isExact && cells.isExact
            for cell in cells.rectangles {
                let point = cell.origin
                rest -= 1
                let outcomes = tester.outcomes(at: point) { $0.contains(where: isWanted) }
                if outcomes.contains(where: isWanted) { return (point, isExact) }
            }
        }
        return (nil, isExact)
    }
}
