import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Fixes with which a target gets the touches that it loses, where a change of the taker alone is not enough.
extension LintContext {
    /// Returns the fixes for `losses` of `target`, each of which has been tried.
    func fixes(of losses: [TouchLoss], _ target: ViewID, countsInside: Bool = false) -> [Diagnostic.Fix] {
        let fixes = takerFixes(of: losses, target, countsInside: countsInside)
        if !fixes.isEmpty || losses.contains(where: { $0.cause != .inFront }) { return fixes }
        return (lettingThrough(losses, to: target) ?? handingOn(losses, to: target)).map { [$0] } ?? []
    }

    /// Returns the fix that lets touches through the taker and through the clear views around it, such as a window and its root
    /// view.
    private func lettingThrough(_ losses: [TouchLoss], to target: ViewID) -> Diagnostic.Fix? {
        guard let taker = losses.first?.taker, losses.allSatisfy({ $0.taker == taker }), canLetThrough(taker) else {
            return nil
        }
        let lost = Region(disjoint: losses.flatMap { $0.region.rectangles })
        var views = [taker]
        while views.count <= Self.mostViewsLettingThrough {
            let map = hitMap(changing: views, within: lost.boundingBox) { tree in
                for view in views { tree.setRules([.pass], of: view) }
            }
            guard let map else { return nil }
            if lost.subtracting(map.region(hittingIn: target, tree)).isEmpty { break }
            guard let next = tree[views[views.count - 1]].superview, canLetThrough(next), !paintsItself(next),
                !tree.isInSuperviewChain(next, of: target)
            else { return nil }
            views.append(next)
        }
        let edits = views.compactMap { writing("passthrough", for: .passthrough, of: $0) }
        guard edits.count == views.count, views.count <= Self.mostViewsLettingThrough else { return nil }
        return Diagnostic.Fix("write `passthrough` on \(names(views.reversed()))", safe: false, edits: edits.reversed())
    }

    /// A view in a view in a window is not rare; more is.
    private static let mostViewsLettingThrough = 4

    /// Whether the view can be changed so that it is not hit itself.
    private func canLetThrough(_ view: ViewID) -> Bool {
        view != .root && tree.rules(of: view).isEmpty && !scene.isTouchTarget(view) && !tree[view].kind.isScrollView
            && tree[view].kind != .cell && tree[view].kind != .content
    }
}
