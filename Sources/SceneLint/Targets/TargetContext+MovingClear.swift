import SceneRegions
import SceneRuntime
import SceneSemantics

/// Queries about whether scrolling moves a view clear of what takes its touches.
extension TargetContext {
    /// Returns whether a scroll view around the target of `losses` can move it past an edge of a view that takes its
    /// touches, to where the target is hit.
    ///
    /// The offsets that align it with the middle or an end of its scroll view have been tried before.
    func canBeMovedClear(_ losses: TouchLosses) -> Bool {
        let target = losses.reach.target
        guard scrolledTarget == nil, tree.scrollingView(around: target) != nil else { return false }
        let takers = losses.losses.compactMap { $0.taker }
        var left = Self.mostMoves
        for scrollView in tree.superviews(of: target) where tree[scrollView].kind.isScrollView {
            for offset in offsets(of: scrollView, moving: target, beside: takers) {
                guard left > 0, work.spendTrials(tree.views.count) else { return false }
                left -= 1
                let scrolled = LintContext(scene.scrolled(scrollView, to: offset), scrolledFor: target, work.budget)
                if scrolled.touches.isPlainlyTouched(target) { return true }
            }
        }
        return false
    }

    /// The maximum number of offsets tried for one target.
    private static let mostMoves = 16

    /// Returns the offsets at which `target` is beside one of `takers` that doesn't move with it.
    private func offsets(of scrollView: ViewID, moving target: ViewID, beside takers: [ViewID]) -> [Point] {
        guard let (lowest, highest) = tree.scrollViews[scrollView]?.scrollableOffsets(for: tree[scrollView].size)
        else { return [] }
        let here = tree[scrollView].boundsOrigin
        let box = geometry.boundingBox(of: target)
        var offsets: [Point] = []
        for taker in takers where !tree.isInSuperviewChain(scrollView, of: taker) {
            let other = geometry.hitBoundingBox(of: taker)
            let moves = [
                Point(x: 0, y: box.maxY - other.minY), Point(x: 0, y: box.minY - other.maxY),
                Point(x: box.maxX - other.minX, y: 0), Point(x: box.minX - other.maxX, y: 0),
            ]
            for move in moves {
                let offset = Point(
                    x: min(max(here.x + move.x, lowest.x), highest.x),
                    y: min(max(here.y + move.y, lowest.y), highest.y))
                if offset != here, !offsets.contains(offset) { offsets.append(offset) }
            }
        }
        return offsets
    }
}
