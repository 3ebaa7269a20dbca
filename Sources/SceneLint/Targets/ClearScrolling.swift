import SceneRegions
import SceneRuntime
import SceneSemantics

/// Finds out whether scrolling moves views clear of what takes their touches.
struct ClearScrolling: TargetQueries {
    let targets: TargetContext

    /// Returns whether scroll views around the target of `losses` may move it to where it is hit, past what takes its
    /// touches now or anything else. Tries the offsets that a sweep tries, the nearest first.
    ///
    /// The offsets that align it with the middle or an end of its scroll view have been tried before.
    func mayBeMovedClear(_ losses: TouchLosses) -> Bool {
        guard targets.scrolledTarget == nil else { return false }
        return switch movingClear(losses) {
        case .possible, .unknown: true
        case .impossible, .notFound: false
        }
    }

    /// Returns whether scroll views can move the target of `losses` to where it is hit, and whether it is proved if
    /// not.
    func movingClear(_ losses: TouchLosses) -> MovingClear {
        let target = losses.reach.target
        guard tree.scrollingView(around: target) != nil else { return .impossible }
        let hitViews = losses.losses.compactMap { $0.hitView }
        var remaining = max(Self.minimumMoves, min(Self.maximumMoves, Self.maximumViewsMoved / tree.views.count))
        let scrollViews = tree.superviews(of: target).filter { tree[$0].kind.isScrollView && tree.canScroll($0) }
        if scrollViews.count > 1, isCoveredAtAllOffsets(target, of: scrollViews) { return .impossible }
        // Scroll views in each other are moved one at a time, and together they may move it clear.
        let otherwise = scrollViews.count > 1 ? MovingClear.unknown : .notFound
        var areAllTried = scrollViews.count < 2
        for scrollView in scrollViews {
            var tried: Set<Point> = [tree[scrollView].boundsOrigin]
            // Mostly it is enough to move past the views that take its touches now.
            let besideHitViews = hitViews.filter { tree.contains($0) && !tree.isInSuperviewChain(scrollView, of: $0) }
            for others in [besideHitViews, nil] where others?.isEmpty != true {
                let (offsets, isComplete) = offsets(of: scrollView, moving: target, beside: others)
                if others == nil, !isComplete { areAllTried = false }
                for offset in offsets where tried.insert(offset).inserted {
                    guard remaining > 0 else { return otherwise }
                    guard work.spendUpTo(.builtViews(tree.views.count)),
                        let isHit = isHit(target, scrolling: scrollView, to: offset)
                    else { return .unknown }
                    remaining -= 1
                    if isHit { return .possible }
                }
            }
        }
        return areAllTried ? .impossible : otherwise
    }

    /// Whether scrolling moves a target clear of what takes its touches.
    enum MovingClear {
        /// An offset does.
        case possible
        /// No offset does.
        case impossible
        /// None of those tried does, and others may.
        case notFound
        /// None of those tried does, and it wasn't tried to move several scroll views together, or the budget didn't
        /// suffice.
        case unknown
    }

    /// The minimum number of offsets tried for one target.
    private static let minimumMoves = 16
    /// The maximum number of offsets tried for one target.
    private static let maximumMoves = 256
    /// Between the two, as many offsets are tried as move this many views.
    private static let maximumViewsMoved = 32_768

    /// Returns whether views in the content of one of `scrollViews`, or around all of them, take all touches on
    /// `target` however they are scrolled.
    ///
    /// - Parameter scrollViews: The scroll views around it that can scroll, from the inside out.
    private func isCoveredAtAllOffsets(_ target: ViewID, of scrollViews: [ViewID]) -> Bool {
        // What is in the content of one moves with it, so only those inside matter then.
        for (index, scrollView) in scrollViews.enumerated() {
            guard let unrolled = targets.unrolled(scrollView) else { continue }
            let isCovered = ClearScrolling(targets: unrolled).isNeverTouched(target, in: scrollViews.prefix(index))
            work.mergeFailures(of: unrolled.work)
            if isCovered { return true }
        }
        return isNeverTouched(target, in: scrollViews[...])
    }

    /// Returns whether what is in front of the outermost of `scrollViews`, or of `target` if there are none, takes all
    /// touches where `target` can be, however they are scrolled.
    private func isNeverTouched(_ target: ViewID, in scrollViews: ArraySlice<ViewID>) -> Bool {
        let outermost = scrollViews.last ?? target
        guard tree.chain(from: target).allSatisfy({ tree[$0].transform == .identity }),
            // What lets touches through isn't in front everywhere, and overrides may ask views elsewhere.
            tree.chain(from: outermost).allSatisfy({ tree.rules(of: $0).isEmpty && tree[$0].hitShape == .rectangle }),
            tree.rules.allSatisfy({ $0.traits.letsThroughAtMost })
        else { return false }
        var area = geometry.hitBoundingBox(of: target)
        for scrollView in scrollViews {
            guard let properties = tree.scrollViews[scrollView], properties.viewForZooming == nil,
                !tree[scrollView].kind.containsCells
            else { return false }
            let here = tree[scrollView].boundsOrigin
            let (lowest, highest) = properties.offsets(for: tree[scrollView].size)
            area.minX += min(0, here.x - highest.x)
            area.maxX += max(0, here.x - lowest.x)
            area.minY += min(0, here.y - highest.y)
            area.maxY += max(0, here.y - lowest.y)
            area = area.intersection(geometry.hitBoundingBox(of: scrollView))
        }
        guard !area.isEmpty, work.spend(.changedScene(views: tree.views.count)) else { return false }
        let map = maps.hitMap(within: area)
        return map.isOfAllPoints && !map.region(hittingIn: outermost, tree).isSubstantial
    }

    /// Returns whether a finger can hit `target` or a descendant once `scrollView` is scrolled to `offset`, or `nil` if
    /// the budget doesn't suffice to find out.
    private func isHit(_ target: ViewID, scrolling scrollView: ViewID, to offset: Point) -> Bool? {
        let scrolled = LintContext(scene.scrolled(scrollView, to: offset), scrolledFor: target, work.budget)
        if scrolled.touches.isPlainlyTouched(target) { return true }
        let box = scrolled.geometry.drawnBox(of: target)
        if box.isEmpty { return false }
        guard work.spend(.changedScene(views: scrolled.tree.views.count)) else { return nil }
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
        work.charge(.boxes(found.work))
        let here = tree[scrollView].boundsOrigin
        let shown = found.offsets.filter { box.meets(Rectangle(origin: $0, size: size)) }
        func distance(_ offset: Point) -> Double { abs(offset.x - here.x) + abs(offset.y - here.y) }
        return (shown.sorted { (distance($0), $0.x, $0.y) < (distance($1), $1.x, $1.y) }, found.isComplete)
    }
}
