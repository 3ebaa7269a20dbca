import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Says why touches are lost, and what to write instead.
struct LossNotes: ContextQueries {
    let context: LintContext

    /// Returns why `target` loses the largest of `losses`, and what to write so that it gets the touches of the first.
    func notes(on losses: [TouchLoss], _ target: ViewID) -> [Diagnostic.Note] {
        let advice = losses.first.map { explanation(of: $0, target).advice() }
        // The other views in front can't just be turned off like the first.
        let further = losses.dropFirst().filter { $0.cause == .inFront }.compactMap { $0.hitView }
            .compactMap { views.noteOnRecognizers(of: $0) }.filter { $0.message != advice?.message }
        return reasons(for: losses, target) + (advice.map { [$0] } ?? [])
            + (adviceOnceInside(losses, target).map { [$0] } ?? Array(further.prefix(1)))
    }

    /// Returns what else to write so that `target` gets touches, if its superviews reject the largest of `losses`, and
    /// what is in front of the rest would take all of them once they don't.
    private func adviceOnceInside(_ losses: [TouchLoss], _ target: ViewID) -> Diagnostic.Note? {
        guard let first = losses.first, case .outside = first.cause, !first.isCoveredOutside,
            let other = losses.first(where: { $0.cause == .inFront }), let cover = other.hitView,
            losses.allSatisfy({ $0.cause == first.cause || $0.hitView == cover }),
            geometry.hitBoundingBox(of: cover).contains(losses.region.boundingBox)
        else { return nil }
        let advice = explanation(of: other, target).advice()
        let message = "\(quotedName(cover)) would take its touches there, too, so you need both: \(advice.message)"
        return advice.isSceneAdvice ? Diagnostic.Note(sceneAdvice: message) : Diagnostic.Note(message)
    }

    /// Returns ``notes(on:_:)`` for losses with `fixes`: if the best one changes several views, it is the advice.
    func notes(
        on losses: [TouchLoss], _ target: ViewID, fixedBy fixes: [TriedFix]
    ) -> [Diagnostic.Note] {
        let isTakenByOthers = losses.allSatisfy { $0.cause == .inFront }
        // The fix was tried, so its words can be relied on.
        guard let first = fixes.first else { return notes(on: losses, target) }
        if losses.contains(where: { $0.isCoveredOutside }) {
            return reasons(for: losses, target)
                + [Diagnostic.Note(sceneAdvice: first.text(remarking: ": you need both"))]
        }
        guard isTakenByOthers else { return notes(on: losses, target) }
        switch first.kind {
        case .move, .enlarge, .change:
            return reasons(for: losses, target) + [Diagnostic.Note(sceneAdvice: first.text())]
        case .letThrough where first.edits.count > 1:
            let remark = ": with only one of them, the others still take touches"
            return reasons(for: losses, target) + [Diagnostic.Note(sceneAdvice: first.text(remarking: remark))]
        case .letThrough: return notes(on: losses, target)
        }
    }

    /// Returns why `target` loses the largest of `losses`.
    func reasons(for losses: [TouchLoss], _ target: ViewID) -> [Diagnostic.Note] {
        var explained: [TouchLoss.Cause] = []
        var reasons: [Diagnostic.Note] = []
        for loss in losses where reasons.count < 3 {
            switch loss.cause {
            // Several views that are hit because of one superview have one reason.
            case .outside, .override:
                if explained.contains(loss.cause) { continue }
                explained.append(loss.cause)
            default: break
            }
            reasons.append(explanation(of: loss, target).reason)
        }
        return reasons
    }

    /// Why a target doesn't get touches, and what to write so that it does, which can take trials.
    typealias Explanation = (reason: Diagnostic.Note, advice: () -> Diagnostic.Note)

    /// Returns what to write so that the order of the subviews draws `target` in front of `other`, as `zPosition` does.
    func adviceReordering(_ target: ViewID, over other: ViewID) -> String {
        let (front, back) = tree.siblings(around: target, other)
        let (frontName, backName) = (quotedName(front), quotedName(back))
        if tree[front].zPosition == 0 { return "move \(backName) before \(frontName), and remove its `zPosition`" }
        return "move \(frontName) after \(backName), and remove "
            + (tree[back].zPosition == 0 ? "its `zPosition`" : "`zPosition` from both")
    }

    /// Returns why `target` doesn't get the touches of `loss`.
    func explanation(
        of loss: TouchLoss, _ target: ViewID
    ) -> Explanation {
        let name = quotedName(target)
        let view = loss.hitView ?? .root
        let hitView = loss.hitView.map { quotedName($0) } ?? "nobody"
        switch loss.cause {
        case .inFront:
            let look = tree.drawsItself(view) ? "" : "; a clear view takes touches too"
            return notes(
                "\(hitView) is in front of \(name), so `hitTest` asks it first\(look)", at: loss.hitView,
                advice(on: loss, by: view, of: target))
        case .inside:
            return notes(
                "\(hitView) is in \(name) and is hit instead; a control doesn't get touches that hit a view inside it",
                at: loss.hitView,
                views.belongsToReceiver(view, inside: target)
                    ? Diagnostic.Note("move \(hitView) out of \(name), or make it smaller")
                    : noteLettingThrough(view, inside: target))
        case .order where tree.isLifted(target, over: view):
            return notes(
                "`zPosition` affects only drawing; `hitTest` goes by the order of the subviews: \(hitView) comes later",
                at: loss.hitView,
                Diagnostic.Note(sceneAdvice: adviceReordering(target, over: view)))
        case .order where scene.range(of: .overhang, of: view) != nil:
            return notes(
                "\(hitView) is drawn behind \(name), but because of its `overhang` it is asked first", at: loss.hitView,
                Diagnostic.Note(sceneAdvice: "draw \(hitView) in front, or remove its `overhang`"))
        case .order:
            return notes(
                "\(hitView) is drawn behind \(name), but a `hitTest` override returns it first", at: loss.hitView,
                Diagnostic.Note("return the view that is drawn in front, or draw \(quotedName(view)) in front"))
        case .override(let overrider): return explanation(of: loss, answeredBy: overrider, target)
        case .outside(let superview):
            let isPart = !views.hitArea(of: superview).intersection(geometry.boundingBox(of: target)).isEmpty
            let what = isPart ? "touches there are" : "\(name) is"
            let rejecting = superviews(rejecting: loss, of: target, like: superview)
            // What is in front is asked first, so that no superview of the target is.
            let reason =
                loss.isCoveredOutside
                ? "\(hitView) is in front there and is hit; without it, \(what) outside "
                    + "\(rejecting.map { quotedName($0) }.joinedAsList()), so \(rejecting.count == 1 ? "its" : "their") "
                    + "`hitTest` would return nil without asking subviews"
                : "\(what) outside \(quotedName(superview)), so its `hitTest` returns nil without asking its subviews, and "
                    + "\(hitView) is hit"
            let enlarging = adviceEnlarging(rejecting, toContain: target)
            guard loss.isCoveredOutside, let (cover, container) = siblings(of: [loss], target), container != target,
                isLaidOut(cover, by: container)
            else { return notes(reason, at: superview, advice(enlarging, for: target, loss)) }
            return notes(
                reason, at: superview,
                Diagnostic.Note(
                    "\(enlarging); \(quotedName(cover)) is laid out by \(quotedName(container)), so it makes room"))
        case .recursion:
            return notes(
                "a touch there makes the hit test recurse forever, so no answer ever comes back",
                Diagnostic.Note("remove one of the links: forward touches only from front to back"))
        case .noSize:
            return notes(
                "\(name) has no size, so `point(inside:)` is false everywhere, and its subviews aren't asked; \(hitView) is "
                    + "hit", Diagnostic.Note("give \(name) a size that contains its subviews"))
        case .noPoint:
            return notes(
                "its negative `hitSlop` is as large as \(name), so `point(inside:)` is false everywhere",
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
            return notes(
                "`passthrough` keeps \(name) itself from being hit; \(hitView) is hit",
                Diagnostic.Note(sceneAdvice: "remove `passthrough`"))
        case target:
            return notes(
                "`hitTest` of \(name) never returns \(name) there; \(hitView) is hit",
                Diagnostic.Note("return \(name) from its `hitTest` where it should be touchable"))
        case let inner where tree.isInSuperviewChain(target, of: inner):
            return notes(
                "`hitTest` of \(quotedName(inner)), inside \(name), answers instead; \(hitView) is hit", at: inner,
                Diagnostic.Note(
                    "return nil from `hitTest` of \(quotedName(inner)) in part of \(name), or move it out of \(name)"))
        case let claimer
        where claimer != view && tree.isInSuperviewChain(view, of: target) && claims(view, in: claimer):
            return notes(
                "`hitTest` of \(quotedName(claimer)) claims \(hitView), so it returns \(hitView) without asking \(name)",
                at: claimer,
                Diagnostic.Note(
                    sceneAdvice:
                        "write \(context.advice("ask", view, at: scene.range(of: claimer))) instead of the claim in `hitTest` of \(quotedName(claimer))"
                ))
        case let superview:
            if let hole = hole(in: superview, at: loss.region.witnesses) {
                return notes(
                    "`hitTest` of \(quotedName(superview)) yields to \(quotedName(hole)), so it returns nil there without asking "
                        + "\(name); \(hitView) is hit", at: superview,
                    Diagnostic.Note(
                        "move \(name) away from \(quotedName(hole)), or out of \(quotedName(superview))"))
            }
            return notes(
                "`hitTest` of \(quotedName(superview)) answers without asking \(name); \(hitView) is hit",
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

    /// Returns what to write so that touches of `view` are those of `target`, the control around it.
    private func noteLettingThrough(_ view: ViewID, inside target: ViewID) -> Diagnostic.Note {
        guard let decoration = views.decoration(around: view, inside: target),
            decoration != view || views.needsTouchesInside(view)
        else { return views.noteLettingThrough(view) }
        return Diagnostic.Note(
            sceneAdvice: "write `userInteractionEnabled .off` on \(quotedName(decoration)), "
                + "so that neither it nor a view in it is hit")
    }

    private func notes(
        _ reason: String, at view: ViewID? = nil, _ advice: @autoclosure @escaping () -> Diagnostic.Note
    ) -> Explanation {
        (Diagnostic.Note(reason, at: view.map { scene.range(of: $0) }), advice)
    }

    /// Returns what to write so that `target` gets the touches of `loss`, which `cover`, a view in front of it, takes.
    private func advice(on loss: TouchLoss, by cover: ViewID, of target: ViewID) -> Diagnostic.Note {
        if !tree[cover].kind.isTouchTarget, let note = views.noteOnRecognizers(of: cover) { return note }
        if scene.isTouchTarget(cover) {
            // Wherever a view with recognizers is, beside a scroll view one of them gets no touches: recognizers of the
            // scroll view itself, or of a superview of both, let it scroll.
            if !tree[cover].kind.isTouchTarget, !tree[cover].isDraggable,
                tree[target].kind.isScrollView || wouldBury(cover, behind: target)
            {
                return Diagnostic.Note(
                    sceneAdvice: "\(views.advicePassing([cover])), and attach its recognizers to \(quotedName(target))")
            }
            if let sharing = sharingRecognizers(loss, of: cover, with: target) { return sharing }
            let moving = movingBehind(loss, target)
            if let attaching = adviceAttachingAround(cover, and: target) {
                return Diagnostic.Note(
                    sceneAdvice: attaching + (moving.map { ", or \($0.text())" } ?? ", or remove it"))
            }
            return moving.map { Diagnostic.Note(sceneAdvice: "move one of them, or \($0.text())") }
                ?? Diagnostic.Note("move one of them")
        }
        guard tree[cover].kind.isScrollView || tree[cover].kind == .content || tree[cover].kind == .cell else {
            return views.noteLettingThrough(cover)
        }
        let word =
            scene.hasBlock(against: .touchDelegate, of: cover) ? "`delegate -> …` in its `hitTest`" : "`touchDelegate`"
        // A view in front of a scroll view can keep all touches from it, so only a fix that was tried says "move it".
        return Diagnostic.Note(
            sceneAdvice: "forward the touches of \(titleWithCells(cover)) with \(word), or move one of them")
    }

    /// Returns the advice to attach the recognizers of `cover` to the view around it and `target`, if it fills the
    /// scene, so that neither can be moved away. Returns `nil` for other views.
    private func adviceAttachingAround(_ cover: ViewID, and target: ViewID) -> String? {
        guard !tree[cover].kind.isTouchTarget, !tree[cover].isDraggable,
            geometry.hitBoundingBox(of: cover).contains(tree[.root].bounds),
            let superview = tree.commonSuperview(of: cover, target), superview != cover
        else { return nil }
        return "\(views.advicePassing([cover])), and attach its recognizers to \(quotedName(superview))"
    }

    /// Returns what to call `view`, or the table or collection around it together with its cells: all of them can come
    /// to be in front of something.
    private func titleWithCells(_ view: ViewID) -> String {
        let container = tree[view].kind.containsCells ? view : tree.cell(around: view).flatMap { tree[$0].superview }
        guard let container, !tree.cells(of: container).isEmpty else { return quotedName(view) }
        return "\(quotedName(container)) and its cells"
    }

    /// Returns the advice to attach the recognizers of `cover` to `target`, both of which only need recognizers, as a
    /// scrubber in front of a video that can be tapped does. Returns `nil` if their recognizers compete, or if `target`
    /// wouldn't get all touches that `cover` has.
    private func sharingRecognizers(_ loss: TouchLoss, of cover: ViewID, with target: ViewID) -> Diagnostic.Note? {
        guard !tree[cover].kind.isTouchTarget, !tree[target].kind.isTouchTarget, !tree[cover].isDraggable,
            !tree[target].isDraggable, tree.rules(of: cover).isEmpty, views.canTurnOff(cover)
        else { return nil }
        let (own, others) = (gestures(of: cover), gestures(of: target))
        guard !own.isEmpty, !others.isEmpty, own.isDisjoint(with: others) else { return nil }
        let box = geometry.hitBoundingBox(of: cover)
        guard geometry.hitBoundingBox(of: target).contains(box),
            let map = maps.hitMap(changing: [cover], within: box, { $0.setRules([.pass], of: cover) })
        else { return nil }
        let lost = maps.region(hittingIn: cover, near: box)
        guard !lost.isEmpty, lost.subtracting(map.region(hittingIn: target, tree)).withoutSlivers.isEmpty else {
            return nil
        }
        return Diagnostic.Note(
            sceneAdvice: "\(views.advicePassing([cover])), and attach its recognizers to \(quotedName(target)), too: "
                + "one view can have all of them")
    }

    /// Returns what the recognizers of a view wait for: fingers that lift, stay or move. Those that wait for the same
    /// compete.
    private func gestures(of view: ViewID) -> Set<String> {
        let recognizers = (tree.recognizers[view] ?? []).filter { $0.isEnabled }
        return Set(
            recognizers.map { recognizer in
                switch recognizer.kind {
                case .tap, .longPress: recognizer.kind.word
                case .pan, .swipe, .pinch, .rotation, .screenEdgePan: "move"
                }
            })
    }

    /// Returns whether the frame of `view` depends on that of `other`, as in `top (Header.maxY)`. Then the statement of
    /// `view` can't come before that of `other`.
    private func isLaidOut(_ view: ViewID, by other: ViewID) -> Bool {
        path(other).isName && scene.isLaidOut(view, byViewNamed: path(other))
    }

    /// Returns the superviews of `target` that don't contain all touches of `loss`, nearest first: `superview` is one
    /// of them. A cell whose content view is one of them is left out: they have the same size.
    private func superviews(rejecting loss: TouchLoss, of target: ViewID, like superview: ViewID) -> [ViewID] {
        let points = loss.region.witnesses
        let all = views.superviewsThatCanReject(for: target).filter { view in
            view == superview || points.contains { !touches.tester.contains($0, in: view) }
        }
        return all.filter { view in !all.contains { tree[$0].kind == .content && tree[$0].superview == view } }
    }

    /// Returns what makes `superviews` large enough for `target`: cells and their content views are as large as their
    /// row or item.
    private func adviceEnlarging(_ superviews: [ViewID], toContain target: ViewID) -> String {
        let isCell = superviews.first.map { tree[$0].kind == .cell || tree[$0].kind == .content } ?? false
        let cell = superviews.first.flatMap { tree.cell(around: $0) }
        guard isCell, let container = cell.flatMap({ tree[$0].superview }) else {
            return "enlarge \(superviews.map { quotedName($0) }.joinedAsList()) until "
                + "\(superviews.count == 1 ? "it contains" : "they contain") \(quotedName(target))"
        }
        let what = tree[container].kind == .table ? "rows" : "items"
        return "make the \(what) of \(quotedName(container)) large enough for \(quotedName(target))"
    }

    /// Returns the advice `enlarging` superviews, and what to do besides if another view is in front of `target` there.
    private func advice(_ enlarging: String, for target: ViewID, _ loss: TouchLoss) -> Diagnostic.Note {
        let advice = enlarging + ", "
        guard loss.isCoveredOutside else { return Diagnostic.Note(advice + "or move \(quotedName(target)) inside") }
        let end = ": you need both"
        guard let hitView = loss.hitView else {
            return Diagnostic.Note("\(advice)and move \(quotedName(target))\(end)")
        }
        let isNeitherTargetNorScrolled =
            !scene.isTouchTarget(hitView) && !tree[hitView].kind.isScrollView
            && tree.scrollingView(around: hitView) == nil
        if isNeitherTargetNorScrolled, !views.needsTouchesInside(hitView), !tree.drawsItself(hitView),
            views.canTurnOff(hitView)
        {
            return Diagnostic.Note(sceneAdvice: "\(advice)and \(views.adviceLettingThrough(hitView))\(end)")
        }
        // A row and a page can't be moved, but the table or page can be drawn behind.
        guard tree.cell(around: hitView) != nil || isPage(around: hitView, loss, target) else {
            return Diagnostic.Note("\(advice)and move \(quotedName(hitView)) away\(end)")
        }
        guard let (cover, container) = siblings(of: [loss], target), container != target else {
            return Diagnostic.Note("\(advice)and move \(quotedName(target)) away from \(titleWithCells(hitView))\(end)")
        }
        let asking = tree.cell(around: hitView) == nil ? askingOutside(loss, for: target) : nil
        return Diagnostic.Note(
            sceneAdvice: "\(asking ?? enlarging), and \(titleOfMoving(cover, behind: container))\(end)")
    }

    /// Returns how the superview that rejects `loss` asks the view in it that contains `target`, such as a menu that
    /// drops down from a bar. Returns `nil` if the target itself is in that superview, or if a link can't name the
    /// menu.
    private func askingOutside(_ loss: TouchLoss, for target: ViewID) -> String? {
        guard case .outside(let superview) = loss.cause,
            superviews(rejecting: loss, of: target, like: superview) == [superview],
            let menu = tree.chain(from: target).first(where: { tree[$0].superview == superview }), menu != target,
            context.link(to: menu, at: scene.range(of: superview)) != nil, tree.rules(of: superview).isEmpty
        else { return nil }
        let ask = context.advice("ask", menu, at: scene.range(of: superview))
        return "let `hitTest` of \(quotedName(superview)) ask \(quotedName(menu)) first, \(ask)"
    }

    /// Returns whether `hitView` is in a view in front of `target` that scrolls or takes up most of the scene, and that
    /// can be drawn behind.
    private func isPage(around hitView: ViewID, _ loss: TouchLoss, _ target: ViewID) -> Bool {
        guard let (cover, container) = siblings(of: [loss], target), container != target,
            scene.moving(cover, past: container) != nil
        else { return false }
        let scrolls = tree.chain(from: hitView).contains {
            tree[$0].kind.isScrollView && tree.isInSuperviewChain(cover, of: $0)
        }
        let whole = geometry.boundingBox(of: .root)
        let shown = geometry.hitBoundingBox(of: cover).intersection(whole).orEmpty
        return scrolls || shown.area > whole.area / 2
    }

    /// Returns the change of order that gives `target` the touches of `loss`, if a trial shows that one does.
    private func movingBehind(_ loss: TouchLoss, _ target: ViewID) -> TriedFix? {
        // The text that a trial reads isn't scrolled.
        guard context.scrolledTarget == nil, let (cover, container) = siblings(of: [loss], target),
            let edits = scene.moving(cover, past: container), let trial = SceneTrial(of: scene, edits, work.budget),
            trial.hits(path(target), at: loss.region.witnesses)
        else { return nil }
        let receiver = loss.hitView.flatMap { views.owner(of: $0) }
        return triedFix(
            titleOfMoving(cover, behind: container), edits, for: target,
            takingFrom: Set([receiver].compactMap { $0 }), in: trial, .move)
    }

    /// Returns whether `target` would take touches from controls in `cover` if it were in front, and covers all of it.
    private func wouldBury(_ cover: ViewID, behind target: ViewID) -> Bool {
        let box = geometry.hitBoundingBox(of: target)
        return box.contains(geometry.hitBoundingBox(of: cover))
            && views.touchTargets.contains { $0 != cover && tree.isInSuperviewChain(cover, of: $0) }
    }

    /// Returns whether the `hitTest` of `claimer` names `view` in a claim.
    private func claims(_ view: ViewID, in claimer: ViewID) -> Bool {
        tree.rules(of: claimer).contains { rule in
            if case .claim(let views, _) = rule { views.contains(view) } else { false }
        }
    }

    /// Returns the rule's evidence: a point, the target and the hit views, and the area and fraction of the visible
    /// target that is lost.
    func evidence(of losses: [TouchLoss], _ reach: TargetReach) -> Evidence {
        var point: Point?
        for loss in losses where point == nil { point = touches.witness(of: loss) }
        var hitViews = DistinctViews()
        hitViews.insert(reach.target)
        for hitView in losses.lazy.compactMap({ $0.hitView }) { hitViews.insert(hitView) }
        let paths = hitViews.views.map { path($0) }
        let lost = losses.region
        let visible = reach.visible.area
        return Evidence(
            point: point.map { ($0.x, $0.y) }, views: paths, about: lost,
            fraction: visible > 0 ? min(1, lost.area / visible) : 0,
            isExact: reach.isExact && maps.isFigureExact(reach.visible, lost))
    }

    /// Returns the fraction of `evidence` for display.
    func shareText(_ evidence: Evidence) -> String {
        percentText(evidence.fraction ?? 0, isExact: evidence.isExact ?? false)
    }
}
