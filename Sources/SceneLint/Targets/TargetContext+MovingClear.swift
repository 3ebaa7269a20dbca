import SceneRegions
import SceneRuntime
import SceneSemantics

/// Queries about whether scrolling moves a view clear of what takes its touches.
extension TargetContext {
    /// Returns whether a scroll view around the target of `losses` can move it to where it is hit, past what takes its
    /// touches now or anything else. Tries the offsets that a sweep tries, the nearest first.
    ///
    /// The offsets that align it with the middle or an end of its scroll view have been tried before.
    func canBeMovedClear(_ losses: TouchLosses) -> Bool {
        let target = losses.reach.target
        guard scrolledTarget == nil, tree.scrollingView(around: target) != nil else { return false }
        let takers = losses.losses.compactMap { $0.taker }
        var left = max(Self.fewestMoves, min(Self.mostMoves, Self.mostViewsMoved / tree.views.count))
        for scrollView in tree.superviews(of: target) where tree[scrollView].kind.isScrollView {
            var tried: Set<Point> = [tree[scrollView].boundsOrigin]
            // Mostly it is enough to move past the views that take its touches now.
            let besideTakers = takers.filter { tree.contains($0) && !tree.isInSuperviewChain(scrollView, of: $0) }
            for others in [besideTakers, nil] where others?.isEmpty != true {
                for offset in offsets(of: scrollView, moving: target, beside: others)
                where tried.insert(offset).inserted {
                    guard left > 0, work.spendTrials(tree.views.count) else { return false }
                    left -= 1
                    if isHit(target, scrolling: scrollView, to: offset) { return true }
                }
            }
        }
        return false
    }

    /// The numbers of offsets tried for one target: at least this many,
    private static let fewestMoves = 16
    /// at most this many,
    private static let mostMoves = 256
    /// and in between as many as move this many views.
    private static let mostViewsMoved = 32_768

    /// Returns whether a finger can hit `target` or a descendant once `scrollView` is scrolled to `offset`.
    private func isHit(_ target: ViewID, scrolling scrollView: ViewID, to offset: Point) -> Bool {
        let scrolled = LintContext(scene.scrolled(scrollView, to: offset), scrolledFor: target, work.budget)
        if scrolled.touches.isPlainlyTouched(target) { return true }
        let box = scrolled.geometry.visibleBox(target)
        guard !box.isEmpty, work.spend(8 * scrolled.tree.views.count) else { return false }
        return scrolled.maps.hitMap(within: box).region(hittingIn: target, scrolled.tree).isNoSliver
    }

    /// Returns the offsets at which it can change who gets the touches on `target`, those nearest to the source's first.
    /// Leaves out those at which the scroll view doesn't show `target`.
    private func offsets(of scrollView: ViewID, moving target: ViewID, beside others: [ViewID]?) -> [Point] {
        guard tree.scrollViews[scrollView]?.scrollableOffsets(for: tree[scrollView].size) != nil,
            let box = geometry.boundingBox(of: target, in: scrollView)
        else { return [] }
        let limit = ScrollOffsets.Limit(pairs: 16 * Self.mostMoves, offsets: 2 * Self.mostMoves)
        let found = ScrollOffsets(of: scrollView, moving: target, beside: others, geometry, limit)
        work.charge(pieces: found.work / 16)
        let here = tree[scrollView].boundsOrigin
        let size = tree[scrollView].size
        let shown = found.offsets.filter { box.meets(Rectangle(origin: $0, size: size)) }
        func distance(_ offset: Point) -> Double { abs(offset.x - here.x) + abs(offset.y - here.y) }
        return shown.sorted { (distance($0), $0.x, $0.y) < (distance($1), $1.x, $1.y) }
    }
}
