import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Why touches are lost.
extension LossNotes {
    /// Why a target doesn't get touches, and what to write so that it does, which can take trials.
    typealias Explanation = (reason: Diagnostic.Note, advice: () -> Diagnostic.Note)

    /// Returns why `target` doesn't get the touches of `loss`.
    func explanation(
        of loss: TouchLoss, _ target: ViewID
    ) -> Explanation {
        let name = quotedName(target)
        let view = loss.hitView ?? .root
        let hitView = loss.hitView.map { quotedName($0) } ?? "nobody"
        switch loss.cause {
        case .inFront:
            let look =
                tree[view].hasSlop && !geometry.boundingBox(of: view).meets(loss.region.boundingBox)
                ? ", and its `hitSlop` reaches there" : tree.drawsItself(view) ? "" : "; a clear view takes touches too"
            return explanation(
                because: "\(hitView) is in front of \(name), so `hitTest` asks it first\(look)", at: loss.hitView,
                advice(on: loss, by: view, of: target))
        case .inside:
            return explanation(
                because:
                    "\(hitView) is in \(name) and is hit instead; a control doesn't get touches that hit a view inside it",
                at: loss.hitView,
                views.belongsToReceiver(view, inside: target)
                    ? Diagnostic.Note("move \(hitView) out of \(name), or make it smaller")
                    : noteLettingThrough(view, inside: target))
        case .order where tree.isLifted(target, over: view):
            return explanation(
                because:
                    "`zPosition` affects only drawing; `hitTest` goes by the order of the subviews: \(hitView) comes later",
                at: loss.hitView,
                Diagnostic.Note(sceneAdvice: adviceReordering(target, over: view)))
        case .order where scene.range(of: .overhang, of: view) != nil:
            return explanation(
                because: "\(hitView) is drawn behind \(name), but because of its `overhang` it is asked first",
                at: loss.hitView,
                Diagnostic.Note(sceneAdvice: "draw \(hitView) in front, or remove its `overhang`"))
        case .order:
            return explanation(
                because: "\(hitView) is drawn behind \(name), but a `hitTest` override returns it first",
                at: loss.hitView,
                Diagnostic.Note("return the view that is drawn in front, or draw \(quotedName(view)) in front"))
        case .override(let overrider): return explanation(of: loss, answeredBy: overrider, target)
        case .outside(let superview):
            let isPart = !views.hitArea(of: superview).intersection(geometry.boundingBox(of: target)).isEmpty
            let what = isPart ? "touches there are" : "\(name) is"
            let rejecting = superviews(rejecting: loss, of: target, like: superview)
            // What is in front is asked first, so that no superview of the target is.
            let reason =
                loss.isCoveredOutside
                ? "\(hitView) is in front there and takes the touches; even without it, \(what) outside "
                    + "\(rejecting.map { quotedName($0) }.joinedAsList()), so \(rejecting.count == 1 ? "its" : "their") "
                    + "`hitTest` would return nil without asking subviews"
                : "\(what) outside \(quotedName(superview)), so its `hitTest` returns nil without asking its subviews, and "
                    + "\(hitView) is hit"
            let enlarging = adviceEnlarging(rejecting, toContain: target)
            guard loss.isCoveredOutside, let (cover, container) = siblings(of: [loss], target), container != target,
                isLaidOut(cover, by: container)
            else { return explanation(because: reason, at: superview, advice(enlarging, for: target, loss)) }
            return explanation(
                because: reason, at: superview,
                Diagnostic.Note(
                    "\(enlarging); \(quotedName(cover)) is laid out by \(quotedName(container)), so it makes room"))
        case .recursion:
            return explanation(
                because: "a touch there makes the hit test recurse forever, so no answer ever comes back",
                Diagnostic.Note("remove one of the links: forward touches only from front to back"))
        case .noSize:
            return explanation(
                because:
                    "\(name) has no size, so `point(inside:)` is false everywhere, and its subviews aren't asked; \(hitView) is "
                    + "hit", Diagnostic.Note("give \(name) a size that contains its subviews"))
        case .noPoint:
            return explanation(
                because: "its negative `hitSlop` is as large as \(name), so `point(inside:)` is false everywhere",
                Diagnostic.Note(sceneAdvice: "remove its negative `hitSlop`"))
        }
    }

    /// Returns why a `hitTest` override of `overrider` keeps the touches of `loss` from `target`.
    private func explanation(of loss: TouchLoss, answeredBy overrider: ViewID, _ target: ViewID) -> Explanation {
        let name = quotedName(target)
        let view = loss.hitView ?? .root
        let hitView = loss.hitView.map { quotedName($0) } ?? "nobody"
        switch overrider {
        case target where scene.range(of: .passthrough, of: target) != nil:
            return explanation(
                because: "`passthrough` keeps \(name) itself from being hit; \(hitView) is hit",
                Diagnostic.Note(sceneAdvice: "remove `passthrough`"))
        case target:
            return explanation(
                because: "`hitTest` of \(name) never returns \(name) there; \(hitView) is hit",
                Diagnostic.Note("return \(name) from its `hitTest` where it should be touchable"))
        case let inner where tree.isInSuperviewChain(target, of: inner):
            return explanation(
                because: "`hitTest` of \(quotedName(inner)), inside \(name), answers instead; \(hitView) is hit",
                at: inner,
                Diagnostic.Note(
                    "return nil from `hitTest` of \(quotedName(inner)) in part of \(name), or move it out of \(name)"))
        case let claimer
        where claimer != view && tree.isInSuperviewChain(view, of: target) && claims(view, in: claimer):
            return explanation(
                because:
                    "`hitTest` of \(quotedName(claimer)) claims \(hitView), so it returns \(hitView) without asking \(name)",
                at: claimer,
                Diagnostic.Note(
                    sceneAdvice:
                        "write \(context.advice("ask", view, at: scene.range(of: claimer))) instead of the claim in `hitTest` of \(quotedName(claimer))"
                ))
        case let superview:
            if let hole = hole(in: superview, at: loss.region.witnesses) {
                return explanation(
                    because:
                        "`hitTest` of \(quotedName(superview)) yields to \(quotedName(hole)), so it returns nil there without asking "
                        + "\(name); \(hitView) is hit", at: superview,
                    Diagnostic.Note(
                        "move \(name) away from \(quotedName(hole)), or out of \(quotedName(superview))"))
            }
            return explanation(
                because: "`hitTest` of \(quotedName(superview)) answers without asking \(name); \(hitView) is hit",
                at: superview,
                Diagnostic.Note(
                    claims(view, in: superview)
                        ? "claim \(name) before \(quotedName(view)) in \(quotedName(superview)), or don't claim \(quotedName(view)): a claim "
                            + "calls only `point(inside:)`, so subviews of the claimed view aren't asked"
                        : "call `super` in `hitTest` of \(quotedName(superview)), or move \(name) out of it"))
        }
    }

    /// Returns the view to which the `hitTest` of `superview` yields at one of `points`.
    private func hole(in superview: ViewID, at points: [Point]) -> ViewID? {
        let holes = tree.rules(of: superview).flatMap { rule -> [ViewID] in
            if case .yield(let views) = rule { views } else { [] }
        }
        return holes.first { hole in points.contains { touches.tester.contains($0, in: hole) } }
    }

    private func explanation(
        because reason: String, at view: ViewID? = nil, _ advice: @autoclosure @escaping () -> Diagnostic.Note
    ) -> Explanation {
        (Diagnostic.Note(reason, at: view.map { scene.range(of: $0) }), advice)
    }

    /// Returns whether the frame of `view` depends on that of `other`, as in `top (Header.maxY)`. Then the statement of
    /// `view` can't come before that of `other`.
    private func isLaidOut(_ view: ViewID, by other: ViewID) -> Bool {
        path(other).isName && scene.isLaidOut(view, byViewNamed: path(other))
    }

    /// Returns the superviews of `target` that don't contain all touches of `loss`, nearest first: `superview` is one
    /// of them. A cell whose content view is one of them is left out: they have the same size.
    func superviews(rejecting loss: TouchLoss, of target: ViewID, like superview: ViewID) -> [ViewID] {
        let points = loss.region.witnesses
        let all = views.superviewsThatCanReject(for: target).filter { view in
            view == superview || points.contains { !touches.tester.contains($0, in: view) }
        }
        return all.filter { view in !all.contains { tree[$0].kind == .content && tree[$0].superview == view } }
    }

    /// Returns whether the `hitTest` of `claimer` names `view` in a claim.
    func claims(_ view: ViewID, in claimer: ViewID) -> Bool {
        tree.rules(of: claimer).contains { rule in
            if case .claim(let views, _) = rule { views.contains(view) } else { false }
        }
    }
}
