import SceneRuntime

extension HitMap {
    /// The maximum number of points that ``pointInSomeOrder(_:within:where:)`` tries in all.
    private static let orderTrialLimit = 40_000
    /// The number of steps of finding the points in a rectangle that take as long as trying a point.
    private static let stepsPerTrial = 64

    /// Finds a point whose outcome depends on the order of cells, and that `isIncluded` accepts in some order. The map
    /// must include all orders of `geometry`. Subtracts the cost from `work`.
    ///
    /// - Returns: The point, and whether the search was complete: the map isn't cut short, all points and orders were
    ///   tried, and all views are axis-aligned rectangles.
    public func pointInSomeOrder(
        _ geometry: HitTestGeometry, within work: inout Int, where isIncluded: (HitTestOutcome) -> Bool
    ) -> (point: Point?, isExact: Bool) {
        var isExact = !isCutShort
        let region = region(of: .orderDependent)
        if region.isEmpty { return (nil, isExact) }
        var tester = HitTester(geometry.tree)
        defer { work -= geometry.tree.views.count + tester.stepCount }
        var pointsLeft = Self.orderTrialLimit
        var stepsLeft = WorkLimit.Map(work: work).steps
        var hitAreas = HitAreas(geometry, within: domain)
        for rectangle in region.rectangles {
            if pointsLeft <= 0 || stepsLeft <= 0 { return (nil, false) }
            let cells = HitAreaCells(of: geometry, in: rectangle, &hitAreas)
            pointsLeft -= 1 + cells.stepCount / Self.stepsPerTrial
            isExact = isExact && !hitAreas.uncertain.contains { $0.meets(rectangle) }
            var found: Point?
            func find(in cells: [Rectangle]) -> Bool {
                found = cells.lazy.map { $0.middle }.first { point in
                    guard pointsLeft > 0, stepsLeft > 0 else {
                        isExact = false
                        return false
                    }
                    pointsLeft -= 1
                    let before = tester.stepCount
                    let limit = tester.orderLimit(within: stepsLeft)
                    let outcomes = tester.outcomes(at: point, limit: limit) { $0.contains(where: isIncluded) }
                    stepsLeft -= tester.stepCount - before
                    if tester.stoppedAtLimit { isExact = false }
                    return outcomes.contains(where: isIncluded)
                }
                return found == nil
            }
            if cells.count <= pointsLeft {
                cells.forEachRow { find(in: $0) }
            } else {
                isExact = false
                _ = find(in: EdgeCells(squaresOf: rectangle, limit: pointsLeft).rectangles)
            }
            if let found { return (found, isExact) }
        }
        return (nil, isExact)
    }
}
