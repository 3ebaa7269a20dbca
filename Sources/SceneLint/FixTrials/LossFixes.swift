import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Fixes that give a target the touches it loses, if a change to the taker alone isn't enough.
extension LintContext {
    /// Returns tested fixes for `losses` of `target`.
    func fixes(of losses: [TouchLoss], _ target: ViewID, countsInside: Bool = false) -> [Diagnostic.Fix] {
        let fixes = takerFixes(of: losses, target, countsInside: countsInside)
        if !fixes.isEmpty || losses.contains(where: { $0.cause != .inFront }) { return fixes }
        if let fix = lettingThrough(losses, to: target) { return [fix] }
        let others = [movingInFront(losses, target), handingOn(losses, to: target)].compactMap { $0 }
        // What is left of a scroll view still scrolls, so that something small may stay in front of it.
        let largest = losses.filter { $0.taker == losses.first?.taker }
        guard others.isEmpty, tree[target].kind.isScrollView, largest.count < losses.count,
            2 * largest.reduce(0, { $0 + $1.region.area }) > losses.reduce(0, { $0 + $1.region.area })
        else { return others }
        return takerFixes(of: largest, target, countsInside: countsInside)
    }

    /// Returns the fix that moves `target` in front of the scroll view beside it that takes its touches.
    private func movingInFront(_ losses: [TouchLoss], _ target: ViewID) -> Diagnostic.Fix? {
        guard let scrollView = scrollViewTaking(losses), tree[scrollView].superview == tree[target].superview,
            let edits = moving(target, past: scrollView), let trial = SceneTrial(of: scene, edits, budget),
            trial.hits(path(target), at: Region(disjoint: losses.flatMap { $0.region.rectangles }).witnesses),
            trial.leavesFewerFindings(within: budget)
        else { return nil }
        return Diagnostic.Fix(
            "move \(title(target)) after \(title(scrollView)), so that it is in front", safe: false, edits: edits)
    }

    /// Returns the fix that makes the taker and the clear views around it, such as a window and its root view, pass
    /// touches through.
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

    /// A view in a view in a window is common; deeper nesting is rare.
    private static let mostViewsLettingThrough = 4

    /// Returns whether the view can be changed so that it isn't hit itself.
    private func canLetThrough(_ view: ViewID) -> Bool {
        view != .root && tree.rules(of: view).isEmpty && !scene.isTouchTarget(view) && !tree[view].kind.isScrollView
            && tree[view].kind != .cell && tree[view].kind != .content
    }
}
