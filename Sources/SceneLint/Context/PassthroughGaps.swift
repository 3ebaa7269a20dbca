import SceneRegions
import SceneRuntime
import SceneSemantics

/// A view that passes touches through, except for clear descendants that take them.
struct PassthroughGap {
    /// The view with `passthrough`.
    var view: ViewID
    /// The clear views that fill it, each in the one before.
    var hitViews: [ViewID]
    /// Where these views get touches that something behind should get.
    var lost: Region
    /// Where these views are hit at all.
    var region: Region
    /// The region as a fraction of where the view with `passthrough` takes touches.
    var fraction: Double
    /// The views behind it, the one that loses most first.
    var losers: [ViewID]
}

extension LintContext {
    /// Finds the views that pass touches through in vain.
    func findPassthroughGaps() -> [PassthroughGap] {
        if tree.rules.isEmpty { return [] }
        let suspects = tree.identities.filter { tree.letsThrough($0) && tree.isTouchable($0) }
        return work.results(of: suspects, "views with `passthrough`") { passthroughGap(of: $0) }
    }

    private func passthroughGap(of view: ViewID) -> PassthroughGap? {
        let hitViews = clearFillings(of: view)
        if hitViews.isEmpty { return nil }
        let hitMap = maps.hitMap
        var taken: [Rectangle] = []
        for hitView in hitViews { taken += hitMap.region(hitting: hitView).rectangles }
        guard !taken.isEmpty, work.spendUpTo(.builtViews(tree.views.count)) else { return nil }
        let region = Region(disjoint: taken)
        // The hit map if these views passed touches through, too.
        var fixed = tree
        for hitView in hitViews { fixed.setRules([.pass], of: hitView) }
        let fixedHits = maps.hitMap(of: fixed)
        var parts: [(view: ViewID, region: Region)] = []
        for outcome in fixedHits.outcomes {
            guard case .hit(let hit) = outcome, let loser = wanting(hit) else { continue }
            let part = fixedHits.region(of: outcome).intersection(region)
            if !part.isEmpty { parts.append((loser, part)) }
        }
        let outer = geometry.hitRectangle(of: view)?.intersection(geometry.boundingBox(of: .root)).area ?? 0
        guard !parts.isEmpty, outer > 0 else { return nil }
        parts.sort { ($1.region.area, $0.view) < ($0.region.area, $1.view) }
        var losers: [ViewID] = []
        for part in parts where !losers.contains(part.view) { losers.append(part.view) }
        let lost = Region(disjoint: parts.flatMap { $0.region.rectangles })
        guard lost.isSubstantial else { return nil }
        return PassthroughGap(
            view: view, hitViews: hitViews, lost: lost, region: region, fraction: min(1, region.area / outer),
            losers: losers)
    }

    /// Returns the clear views that fill `view`, each in the one before, and take touches without using them.
    private func clearFillings(of view: ViewID) -> [ViewID] {
        guard let outer = geometry.hitRectangle(of: view)?.intersection(geometry.boundingBox(of: .root)),
            !outer.isEmpty
        else { return [] }
        var fillings: [ViewID] = []
        tree.forEachDescendant(of: view) { next in
            guard isClearFilling(next, of: outer) else { return .skip }
            fillings.append(next)
            return .enter
        }
        return fillings
    }

    /// Returns whether the view is a plain one that draws nothing, and takes the touches of nearly all of `outer`.
    private func isClearFilling(_ view: ViewID, of outer: Rectangle) -> Bool {
        switch tree[view].kind {
        case .view, .background, .content: break
        default: return false
        }
        guard !scene.isTouchTarget(view), !tree.drawsItself(view),
            tree.untouchableReason(of: view) == nil,
            !views.isToggled(view), tree.rules(of: view).isEmpty, let box = geometry.hitRectangle(of: view)
        else { return false }
        return box.intersection(outer).area >= Self.nearlyAll * outer.area
    }

    /// What a thin border or a safe area leaves free doesn't matter.
    private static let nearlyAll = 0.9

    /// Returns what uses a touch on `view`: the target that it belongs to, or the scroll view around it.
    private func wanting(_ view: ViewID) -> ViewID? {
        if let owner = views.owner(of: view) { return owner }
        return tree.chain(from: view).first { tree[$0].kind.isScrollView }
    }
}
