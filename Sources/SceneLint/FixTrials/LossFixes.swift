import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Fixes that give a target the touches it loses.
struct LossFixes: SceneQueries {
    let context: LintContext
    /// Finds the diagnostics of a source, to try fixes.
    let findings: (_ source: Source, _ budget: WorkBudget) -> [Diagnostic]

    /// Returns tested fixes for `losses` of `target`.
    func fixes(of losses: [TouchLoss], _ target: ViewID, countsInside: Bool = false) -> [Diagnostic.Fix] {
        let fixes = takerFixes(of: losses, target, countsInside: countsInside)
        if !fixes.isEmpty || losses.contains(where: { $0.cause != .inFront }) { return fixes }
        if let fix = lettingThrough(losses, to: target) { return [fix] }
        let others = [movingInFront(losses, target), forwarding(losses, to: target)].compactMap { $0 }
        // What is left of a scroll view still scrolls, so that something small may stay in front of it.
        let largest = losses.filter { $0.taker == losses.first?.taker }
        guard others.isEmpty, tree[target].kind.isScrollView, largest.count < losses.count,
            2 * largest.area > losses.area
        else { return others }
        return takerFixes(of: largest, target, countsInside: countsInside)
    }

    /// Returns tested fixes to the takers that give `target` the touches it loses to them.
    ///
    /// - Parameter countsInside: Whether touches on the target's descendants count as its own, whoever owns them.
    private func takerFixes(of losses: [TouchLoss], _ target: ViewID, countsInside: Bool = false) -> [Diagnostic.Fix] {
        guard let first = losses.first, let taker = first.taker, !work.budget.isUsedUp,
            losses.allSatisfy({ $0.taker == taker && ($0.cause == .inFront || $0.cause == .inside) }),
            tree.rules(of: taker).isEmpty, !scene.isTouchTarget(taker), !tree[taker].kind.isScrollView,
            tree[taker].kind != .cell, tree[taker].kind != .content
        else { return [] }
        let isNonempty = views.hasAnsweringSubview(taker)
        let limit = WorkLimit.Map(work: work.budget.left)
        // Only points in the box matter, but strips of rotated views would be cut elsewhere.
        let box = losses.dropFirst().reduce(first.region.boundingBox) { $0.union($1.region.boundingBox) }
        let isPlain = views.changesInHitTests.isEmpty && maps.isExact(in: box)
        let hits = maps.trying([taker], within: isPlain ? box : nil, limit: limit) { tree in
            if isNonempty {
                tree.setRules([.pass], of: taker)
            } else {
                tree[taker].isUserInteractionEnabled = false
            }
        }
        // The pieces of a map don't overlap.
        let reached = Region(
            disjoint: hits.pieces.compactMap { piece in
                guard case .hit(let hit) = piece.outcome,
                    views.owner(of: hit) == target || countsInside && tree.isInSuperviewChain(target, of: hit)
                else { return nil }
                return piece.rectangle
            })
        guard losses.allSatisfy({ $0.region.subtracting(reached).isEmpty }) else { return [] }
        let word = isNonempty ? "passthrough" : "userInteractionEnabled .off"
        let attribute: Attribute = isNonempty ? .passthrough : .userInteractionEnabled
        guard let edit = scene.writing(word, for: attribute, of: taker) else { return [] }
        return [Diagnostic.Fix("write `\(word)` on \(title(taker))", safe: false, edits: [edit])]
    }

    /// Returns the fix that moves `target` in front of the scroll view beside it that takes its touches.
    private func movingInFront(_ losses: [TouchLoss], _ target: ViewID) -> Diagnostic.Fix? {
        guard let scrollView = scrollViewTaking(losses), tree[scrollView].superview == tree[target].superview,
            let edits = scene.moving(target, past: scrollView), let trial = SceneTrial(of: scene, edits, work.budget),
            trial.hits(path(target), at: losses.region.witnesses),
            trial.leavesFewerFindings(within: work.budget, findings)
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
        let lost = losses.region
        var others = [taker]
        while others.count <= Self.mostViewsLettingThrough {
            let map = maps.hitMap(changing: others, within: lost.boundingBox) { tree in
                for view in others { tree.setRules([.pass], of: view) }
            }
            guard let map else { return nil }
            if lost.subtracting(map.region(hittingIn: target, tree)).isEmpty { break }
            guard let next = tree[others[others.count - 1]].superview, canLetThrough(next), !tree.paintsItself(next),
                !tree.isInSuperviewChain(next, of: target)
            else { return nil }
            others.append(next)
        }
        let edits = others.compactMap { scene.writing("passthrough", for: .passthrough, of: $0) }
        guard edits.count == others.count, others.count <= Self.mostViewsLettingThrough else { return nil }
        return Diagnostic.Fix(
            "write `passthrough` on \(views.names(others.reversed()))", safe: false, edits: edits.reversed())
    }

    /// A view in a view in a window is common; deeper nesting is rare.
    private static let mostViewsLettingThrough = 4

    /// Returns whether the view can be changed so that it isn't hit itself.
    private func canLetThrough(_ view: ViewID) -> Bool {
        view != .root && tree.rules(of: view).isEmpty && !scene.isTouchTarget(view) && !tree[view].kind.isScrollView
            && tree[view].kind != .cell && tree[view].kind != .content
    }
}
