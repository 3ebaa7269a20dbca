import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// One mistake gives one finding: touches that are lost on purpose, or that another rule reports, don't count.
extension LossFinder {
    /// Returns the part of `region`, in which `hitView` is hit and `target` is visible, that is neither intended nor
    /// reported by another rule, and the exemptions for the rest.
    func unexplained(
        _ region: Region, _ hitView: ViewID, _ target: ViewID
    ) -> (rest: Region, exemption: LossExemption.Reason?) {
        if let exemption = exemption(for: hitView, over: target) { return (.empty, exemption) }
        var rest = region
        var exemption: LossExemption.Reason?
        if scene.isTouchTarget(hitView) {
            // A target that takes touches outside its bounds overlaps another.
            if let bounds = geometry.boundsRectangle(of: hitView) {
                rest = rest.intersection(bounds)
            } else {
                rest = rest.filtered { geometry.point($0, in: hitView).map(tree[hitView].bounds.contains) ?? false }
            }
            if rest.area < region.area { exemption = .overlap }
        }
        if let common = tree.commonSuperview(of: hitView, target), tree[common].kind.containsCells {
            let settled = rest.subtracting(maps.orderDependentPoints)
            if settled.area < rest.area { exemption = .order }
            rest = settled
        }
        return (rest, exemption)
    }

    /// Returns why `hitView` is meant to get touches instead of `target`, or which rule reports it, or `nil` for
    /// neither.
    private func exemption(for hitView: ViewID, over target: ViewID) -> LossExemption.Reason? {
        let hitViews = tree.chain(from: hitView).prefix { !tree.isInSuperviewChain($0, of: target) }
        // Its override enables and disables it.
        if hitViews.contains(where: { views.isToggled($0) }) { return .intended }
        // `claims-untouchable`: the hit view should never be hit.
        if !tree.isTouchable(hitView) { return .reportedElsewhere }
        // `background-not-first`.
        if let branch = hitViews.last, tree[branch].kind == .background, views.isPainted(hitView, inFrontOf: target) {
            return .reportedElsewhere
        }
        if context.passthroughGaps.contains(where: { $0.hitViews.contains(hitView) }) { return .reportedElsewhere }
        let isReported = hitViews.contains { isContentInFront($0, of: target) || isView($0, thatForwardsTo: target) }
        return isReported ? .reportedElsewhere : nil
    }

    /// Returns whether `view` is the content view of a cell, and `target` is beside it in the cell:
    /// `content-view-covers`.
    private func isContentInFront(_ view: ViewID, of target: ViewID) -> Bool {
        guard tree[view].kind == .content, let cell = tree[view].superview, tree[cell].kind == .cell else {
            return false
        }
        return tree.isInSuperviewChain(cell, of: target)
    }

    /// Returns whether `view` forwards touches towards `target` in vain: because of its cells (`cell-blocks-delegate`),
    /// or because the target is the delegate itself and can only answer with itself (`dead-delegate`).
    private func isView(_ view: ViewID, thatForwardsTo target: ViewID) -> Bool {
        views.linksFrom[view]?.contains { link in
            link.kind.asks && link.targets.contains { tree.isInSuperviewChain($0, of: target) }
        } ?? false
    }

    /// Returns whether `target`, which no point hits, counts as dead: that isn't intended, and no other
    /// rule reports it.
    ///
    /// The views that get its touches show which rule may report it. This checks whether that rule does.
    func isNotExempt(_ target: ViewID, _ losses: [TouchLoss], _ exemptions: [LossExemption]) -> Bool {
        let reasons = exemptions.map { $0.reason }
        if reasons.contains(.intended) { return false }
        // After scrolling, it counts that the target is dead here, too.
        if context.scrolledTarget != nil { return true }
        if reasons.contains(.recursion), isRecursionReported { return false }
        if reasons.contains(.order), reported.contains(.displayOrder, { _ in true }) { return false }
        if reasons.contains(.reportedElsewhere), isReported(target, exemptions.compactMap { $0.loss }) { return false }
        // These rules report a part. If the target is dead for several reasons, none of them reports all of it.
        if losses.isEmpty, !reasons.isEmpty {
            if reasons.allSatisfy({ $0 == .overhang }) { return false }
        }
        return true
    }

    /// Returns whether a rule about views that forward or take touches reports why `target` gets none.
    private func isReported(_ target: ViewID, _ losses: [TouchLoss]) -> Bool {
        var ranges: Set<SourceRange> = [scene.range(of: target)]
        for loss in losses {
            if case .override(let view) = loss.cause {
                for link in views.linksFrom[view] ?? [] { ranges.insert(link.range) }
            }
            guard let hitView = loss.hitView else { continue }
            for view in tree.chain(from: hitView) where !tree.isInSuperviewChain(view, of: target) {
                ranges.insert(scene.range(of: view))
                for link in views.linksFrom[view] ?? [] { ranges.insert(link.range) }
            }
            for link in views.linksTo[hitView] ?? [] { ranges.insert(link.range) }
        }
        let path = path(target)
        return reported.contains(.hitViews) { ranges.contains($0.range) || $0.data.views.contains(path) }
    }
}
