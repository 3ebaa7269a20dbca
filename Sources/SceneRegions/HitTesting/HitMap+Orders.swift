import SceneRuntime

extension HitMap {
    /// The maximum number of points that ``pointInSomeOrder(_:where:)`` tries. Finding them in a rectangle takes a pass
    /// over the views, which counts as one point for every ``stepsPerTrial``.
    private static var orderTrialLimit: Int { 40_000 }
    private static var stepsPerTrial: Int { 64 }

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
        var hitAreas = HitAreas(geometry, within: domain)
        for rectangle in region.rectangles {
            if rest <= 0 { return (nil, false) }
            let cells = HitAreaCells(of: geometry, in: rectangle, &hitAreas)
            rest -= 1 + cells.stepCount / Self.stepsPerTrial
            if cells.count > rest { isExact = false }
            var found: Point?
            cells.forEachRow { row in
                found = row.lazy.map { $0.middle }.first { point in
                    rest -= 1
                    return tester.outcomes(at: point) { $0.contains(where: isWanted) }.contains(where: isWanted)
                }
                return found == nil && rest > 0
            }
            isExact = isExact && !hitAreas.uncertain.contains { $0.meets(rectangle) }
            if let found { return (found, isExact) }
        }
        return (nil, isExact)
    }
}
