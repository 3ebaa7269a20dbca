import SceneRegions
import SceneRuntime
import SceneSemantics

/// One mistake, one message: what other rules tell of, or what is meant, is no loss.
extension SceneUnderCheck {
    /// The part of `region`, where `taker` is hit and `target` is seen, that is neither meant nor told of by another rule.
    func unexplained(_ region: Region, _ taker: ViewID, _ target: ViewID) -> Region {
        if isMeantOrTold(taker, target) { return .empty }
        var rest = region
        if scene.isTouchTarget(taker) {
            // What a target takes beyond its bounds is an overlap of targets.
            if let bounds = geometry.boundsRectangle(of: taker) {
                rest = rest.intersection(bounds)
            } else {
                rest = rest.filtered { geometry.point($0, in: taker).map(tree[taker].bounds.contains) ?? false }
            }
        }
        if let common = commonView(taker, target), tree[common].kind.holdsCells {
            rest = rest.subtracting(orderDependentPoints)
        }
        return rest
    }

    /// Whether it is meant that `taker` gets touches in place of `target`, or another rule says why it does.
    private func isMeantOrTold(_ taker: ViewID, _ target: ViewID) -> Bool {
        let takers = chain(from: taker).prefix { !tree.isInSuperviewChain($0, of: target) }
        // Its override switches it on and off.
        if takers.contains(where: { settable[$0] != nil }) { return true }
        // `claims-untouchable`: it should not be hit at all.
        if !takesTouches(taker) { return true }
        // `background-not-first`.
        if let branch = takers.last, tree[branch].kind == .background { return true }
        if passthroughGaps.contains(where: { $0.takers.contains(taker) }) { return true }
        return takers.contains { isContentInFront($0, of: target) || isView($0, thatHandsOnTo: target) }
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
