import SceneRegions
import SceneRuntime
import SceneSemantics

/// One mistake, one message: what other rules tell of, or what is meant, is no loss.
extension LintContext {
    /// The part of `region`, where `taker` is hit and `target` is seen, that is neither meant nor told of by another rule,
    /// and what excuses the rest.
    func unexplained(
        _ region: Region, _ taker: ViewID, _ target: ViewID
    ) -> (rest: Region, excuse: TouchExcuse.Reason?) {
        if let excuse = excuse(for: taker, over: target) { return (.empty, excuse) }
        var rest = region
        var excuse: TouchExcuse.Reason?
        if scene.isTouchTarget(taker) {
            // What a target takes beyond its bounds is an overlap of targets.
            if let bounds = geometry.boundsRectangle(of: taker) {
                rest = rest.intersection(bounds)
            } else {
                rest = rest.filtered { geometry.point($0, in: taker).map(tree[taker].bounds.contains) ?? false }
            }
            if rest.area < region.area { excuse = .overlap }
        }
        if let common = commonView(taker, target), tree[common].kind.containsCells {
            let settled = rest.subtracting(orderDependentPoints)
            if settled.area < rest.area { excuse = .order }
            rest = settled
        }
        return (rest, excuse)
    }

    /// Why it is meant that `taker` gets touches in place of `target`, or which rule says why it does; `nil` for neither.
    private func excuse(for taker: ViewID, over target: ViewID) -> TouchExcuse.Reason? {
        let takers = chain(from: taker).prefix { !tree.isInSuperviewChain($0, of: target) }
        // Its override switches it on and off.
        if takers.contains(where: { isToggled($0) }) { return .meant }
        // `claims-untouchable`: it should not be hit at all.
        if !takesTouches(taker) { return .told }
        // `background-not-first`.
        if let branch = takers.last, tree[branch].kind == .background, isPainted(taker, inFrontOf: target) {
            return .told
        }
        if passthroughGaps.contains(where: { $0.takers.contains(taker) }) { return .told }
        let isReported = takers.contains { isContentInFront($0, of: target) || isView($0, thatHandsOnTo: target) }
        return isReported ? .told : nil
    }

    /// Whether `view` is the content view of a cell, and `target` lies beside it in the cell: `content-view-covers`.
    private func isContentInFront(_ view: ViewID, of target: ViewID) -> Bool {
        guard tree[view].kind == .content, let cell = tree[view].superview, tree[cell].kind == .cell else {
            return false
        }
        return tree.isInSuperviewChain(cell, of: target)
    }

    /// Whether `view` hands on to where `target` is, in vain: because of its cells (`cell-blocks-delegate`), or because
    /// the target, asked itself, has no other answer than itself (`dead-delegate`).
    private func isView(_ view: ViewID, thatHandsOnTo target: ViewID) -> Bool {
        linksFrom[view]?.contains { link in
            link.kind.asks && link.targets.contains { tree.isInSuperviewChain($0, of: target) }
        } ?? false
    }

    /// The nearest view that holds both.
    private func commonView(_ one: ViewID, _ other: ViewID) -> ViewID? {
        superviews(of: one).first { tree.isInSuperviewChain($0, of: other) }
    }
}
