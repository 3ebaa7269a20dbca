import SceneRegions
import SceneRuntime
import SceneSemantics

/// Queries about whether scrolling moves a view clear of what takes its touches.
extension TargetContext {
    /// Returns whether a scroll view around the target of `losses` can move it to where it is hit, past what takes its
    /// touches now or anything else. Tries the offsets that a sweep tries, the nearest first.
    ///
    /// The offsets that align it with the middle or an end of its scroll view have been tried before.
    func canBeMovedClear(_ losses: TouchLosses) -> Bool { movingClear(losses) == .possible }

    /// Returns whether a scroll view can move the target of `losses` to where it is hit, and whether it is proved if
    /// not.
    func movingClear(_ losses: TouchLosses) -> MovingClear {
        let target = losses.reach.target
        guard scrolledTarget == nil, tree.scrollingView(around: target) != nil else { return .impossible }
        let hitViews = losses.losses.compactMap { $0.hitView }
        var remaining = max(Self.minimumMoves, min(Self.maximumMoves, Self.maximumViewsMoved / tree.views.count))
        let scrollViews = tree.superviews(of: target).filter { tree[$0].kind.isScrollView && tree.canScroll($0) }
        // Scroll views in each other are moved one at a time.
        var areAllTried = scrollViews.count == 1
        for scrollView in scrollViews {
            var tried: Set<Point> = [tree[scrollView].boundsOrigin]
            // Mostly it is enough to move past the views that take its touches now.
            let besideHitViews = hitViews.filter { tree.contains($0) && !tree.isInSuperviewChain(scrollView, of: $0) }
            for others in [besideHitViews, nil] where others?.isEmpty != true {
                let (offsets, isComplete) = offsets(of: scrollView, moving: target, beside: others)
                if others == nil, !isComplete { areAllTried = false }
                for offset in offsets where tried.insert(offset).inserted {
                    guard remaining > 0, work.spendTrials(tree.views.count) else { return .notFound }
                    remaining -= 1
                    if isHit(target, scrolling: scrollView, to: offset) { return .possible }
                }
            }
        }
        return areAllTried ? .impossible : .notFound
    }

    /// Whether scrolling moves a target clear of what takes its touches.
    enum MovingClear {
        /// An offset does.
        case possible
        /// No offset does.
        case impossible
        /// None of those tried does, and others may.
        case notFound
    }

    /// The minimum number of offsets tried for one target.
    private static let minimumMoves = 16
    /// The maximum number of offsets tried for one target.
    private static let maximumMoves = 256
    /// Between the two, as many offsets are tried as move this many views.
    private static let maximumViewsMoved = 32_768

    /// Returns whether a finger can hit `target` or a descendant once `scrollView` is scrolled to `offset`.
    private func isHit(_ target: ViewID, scrolling scrollView: ViewID, to offset: Point) -> Bool {
        let scrolled = LintContext(scene.scrolled(scrollView, to: offset), scrolledFor: target, work.budget)
        if scrolled.touches.isPlainlyTouched(target) { return true }
        let box = scrolled.geometry.visibleBox(target)
        guard !box.isEmpty, work.spendChangedScene(scrolled.tree.views.count) else { return false }
        return scrolled.maps.hitMap(within: box).region(hittingIn: target, scrolled.tree).isSubstantial
    }

    /// Returns the offsets at which it can change who gets the touches on `target`, those nearest to the source's
    /// first, and whether these are all. Leaves out those at which the scroll view doesn't show `target`.
    private func offsets(
        of scrollView: ViewID, moving target: ViewID, beside others: [ViewID]?
    ) -> (offsets: [Point], isComplete: Bool) {
        let size = tree[scrollView].size
        guard let properties = tree.scrollViews[scrollView], properties.scrollableOffsets(for: size) != nil,
            let box = geometry.boundingBox(of: target, in: scrollView)
        else { return ([], true) }
        // Content between two pages comes to rest before a finger can touch it.
        if properties.isPagingEnabled {
            let pages = properties.pages(showing: box, for: size, limit: Self.minimumMoves)
            return (pages, pages.count < Self.minimumMoves)
        }
        let limit = ScrollOffsets.Limit(pairs: 16 * Self.maximumMoves, offsets: 2 * Self.maximumMoves)
        let found = ScrollOffsets(of: scrollView, moving: target, beside: others, geometry, limit)
        work.charge(boxes: found.work)
        let here = tree[scrollView].boundsOrigin
        let shown = found.offsets.filter { box.meets(Rectangle(origin: $0, size: size)) }
        func distance(_ offset: Point) -> Double { abs(offset.x - here.x) + abs(offset.y - here.y) }
        return (shown.sorted { (distance($0), $0.x, $0.y) < (distance($1), $1.x, $1.y) }, found.isComplete)
    }
}
