import SceneRuntime

/// Touches a scene at single points.
final class SceneTouches {
    private let views: SceneViews
    private let work: RuleWork
    private var indexedTester: IndexedHitTester

    private var tree: ViewTree { views.tree }
    var tester: HitTester {
        get { indexedTester.tester }
        _modify { yield &indexedTester.tester }
    }

    init(_ views: SceneViews, _ tester: HitTester, _ work: RuleWork) {
        self.views = views
        indexedTester = IndexedHitTester(tester)
        self.work = work
    }

    func touch(at point: Point) -> HitTestResult {
        let (result, steps) = indexedTester.countedTouch(at: point)
        work.charge(.pieces(Self.costOfTouch + steps / Self.stepsPerPiece))
        return result
    }

    /// What a touch costs beside its steps.
    private static let costOfTouch = 2
    /// About how many steps of a hit test with an index take as long as cutting a piece.
    private static let stepsPerPiece = 8

    /// Returns points that represent all of `region`, or `nil` once the current rule's budget is used up. That keeps
    /// checks of scenes of any size fast.
    func samples(of region: Rectangle) -> SamplePoints? {
        guard work.requireBudget() else { return nil }
        let budget = work.budget
        // A hit test visits many of the views, and so does finding the points.
        let costOfPoint = 1 + tree.views.count / 256
        let limit = max(64, min(16_384, budget.remaining / costOfPoint))
        let samples = SamplePoints(in: region, of: views.geometry, limit: limit)
        budget.charge(WorkCost.product(samples.count + 8, costOfPoint))
        return samples
    }

    /// Returns whether a touch on one of the landmarks of `view` hits it or a descendant.
    func isPlainlyTouched(_ view: ViewID) -> Bool {
        let landmark = visibleLandmark(of: view) { point in
            if case .hit(let hit) = touch(at: point).outcome { tree.isInSuperviewChain(view, of: hit) } else { false }
        }
        return landmark != nil
    }

    /// Returns the first of the middle and the landmarks of `view` that can be visible and that `isIncluded` accepts.
    func visibleLandmark(of view: ViewID, where isIncluded: (Point) -> Bool) -> Point? {
        let visible = views.geometry.drawnBox(of: view)
        if visible.isEmpty { return nil }
        if visible.contains(visible.middle), isIncluded(visible.middle) { return visible.middle }
        return views.geometry.landmarks(of: view).first { visible.contains($0) && isIncluded($0) }
    }
}
