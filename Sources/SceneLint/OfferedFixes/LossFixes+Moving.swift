import SceneRuntime
import SceneSemantics
import SceneText

/// The fix for a target behind a scroll view, a table or the blur of a bar: another order of the subviews.
extension LossFixes {
    /// Returns the fix that brings `target`, or the view around it, in front of the scroll view or blur beside it that
    /// takes its touches, or of the view around that. If a scroll view covers several views with targets, it moves,
    /// once for all of them.
    func movingInFront(_ losses: [TouchLoss], _ target: ViewID) -> TriedFix? {
        guard trials.areAllowed, let (cover, moved) = siblings(of: losses, target) else { return nil }
        if tree[cover].kind.isScrollView {
            guard scrollViewTaking(losses) == cover else { return nil }
            if let fix = movingBehind(cover, losses, target) { return fix }
        } else if !losses.contains(where: { $0.hitView.map { isInScrollView($0, in: cover) } ?? false }) {
            // Of what else may be in front on purpose, a blur without targets is meant as a background.
            guard tree[cover].kind == .visualEffect, !views.hasTargets(in: cover) else { return nil }
        }
        guard let edits = scene.moving(moved, past: cover),
            let trial = SceneTrial(of: scene, edits, work.budget),
            trial.hits(path(target), at: losses.region.witnesses),
            trials.leavesFewerFindings(trial)
        else { return nil }
        return triedFix(
            "move \(quotedName(moved)) after \(quotedName(cover)), so that it is in front (in Swift: `bringSubviewToFront(_:)`)",
            edits, for: target, takingFrom: receivers(of: losses), in: trial, .move)
    }

    /// Returns whether `view` is a scroll view in `container`, or in one.
    private func isInScrollView(_ view: ViewID, in container: ViewID) -> Bool {
        tree.chain(from: view).prefix { $0 != container }.contains { tree[$0].kind.isScrollView }
    }

    /// Returns the fix that moves `scrollView` behind all that it covers.
    private func movingBehind(_ scrollView: ViewID, _ losses: [TouchLoss], _ target: ViewID) -> TriedFix? {
        guard let move = trials.move(of: scrollView, { moveBehind(scrollView) }), work.spend(.visits(tree.views.count)),
            move.trial.hits(path(target), at: losses.region.witnesses)
        else { return nil }
        return TriedFix(
            title:
                "move \(quotedName(scrollView)) before \(quotedName(move.sibling)), so that it is behind all that it covers "
                + "(in Swift: `insertSubview(_:belowSubview:)`)",
            edits: move.trial.edits, affected: affected(leaving: move.areas, for: target, receivers(of: losses)),
            kind: .move)
    }

    /// Tries to move `scrollView` behind all that it covers. Returns `nil` if it covers only one view with targets, and
    /// if the move doesn't leave fewer findings.
    private func moveBehind(_ scrollView: ViewID) -> MoveBehind? {
        guard let superview = tree[scrollView].superview else { return nil }
        let box = geometry.boundingBox(of: scrollView)
        var covered: Set<ViewID> = []
        for target in views.touchTargets where geometry.hitBoundingBox(of: target).meets(box) {
            let chain = [target] + tree.superviews(of: target)
            if let sibling = chain.first(where: { tree[$0].superview == superview }) { covered.insert(sibling) }
        }
        let siblings = tree.subviews(of: superview).prefix { $0 != scrollView }.filter { covered.contains($0) }
        guard siblings.count > 1, let sibling = siblings.first,
            let edits = scene.moving(scrollView, past: sibling),
            let trial = SceneTrial(of: scene, edits, work.budget), trials.leavesFewerFindings(trial)
        else { return nil }
        return MoveBehind(sibling: sibling, trial: trial, areas: trial.targetAreas(within: work.budget))
    }

    /// Returns the touch targets that receive the touches of `losses`.
    func receivers(of losses: [TouchLoss]) -> Set<ViewID> {
        Set(losses.compactMap { $0.hitView.flatMap { views.owner(of: $0) } })
    }
}

/// A scroll view that was moved behind all that it covers.
struct MoveBehind {
    /// The backmost of what it covers.
    let sibling: ViewID
    let trial: SceneTrial
    /// The area in which each touch target gets touches then, by path, or `nil` if the budget was used up.
    let areas: [String: Double]?
}
