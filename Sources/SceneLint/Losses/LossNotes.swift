import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Says why touches are lost, and what to write instead.
struct LossNotes: SceneQueries {
    let context: LintContext

    /// Returns why `target` does not get the touches of `loss`.
    func reason(of loss: TouchLoss, _ target: ViewID) -> Diagnostic.Note {
        let name = title(target)
        let taker = loss.taker.map { title($0) } ?? "nobody"
        switch loss.cause {
        case .inFront:
            let look = loss.taker.map { tree.paintsItself($0) } ?? true ? "" : "; a clear view takes touches too"
            return Diagnostic.Note(
                "\(taker) is in front of \(name), so `hitTest` asks it first\(look)",
                at: loss.taker.map { range(of: $0) })
        case .inside:
            return Diagnostic.Note(
                "\(taker) is in \(name) and is hit instead; a control does not get touches that hit a view inside it",
                at: loss.taker.map { range(of: $0) })
        case .order:
            let why =
                loss.taker.map { tree.isLifted(target, over: $0) } ?? false
                ? "`zPosition` affects only drawing; `hitTest` goes by the order of the subviews: \(taker) comes later"
                : "\(taker) is drawn behind \(name), but a `hitTest` override returns it first"
            return Diagnostic.Note(why, at: loss.taker.map { range(of: $0) })
        case .override(target):
            return Diagnostic.Note(
                scene.range(of: .passthrough, of: target) != nil
                    ? "`passthrough` keeps \(name) itself from being hit; \(taker) is hit"
                    : "`hitTest` of \(name) never returns \(name) there; \(taker) is hit")
        case .override(let inner) where tree.isInSuperviewChain(target, of: inner):
            return Diagnostic.Note(
                "`hitTest` of \(title(inner)), inside \(name), answers instead; \(taker) is hit",
                at: range(of: inner))
        case .override(let superview):
            return Diagnostic.Note(
                "`hitTest` of \(title(superview)) answers without asking \(name); \(taker) is hit",
                at: range(of: superview))
        case .outside(let superview):
            return Diagnostic.Note(
                "\(title(superview)) does not contain it, so its `hitTest` returns nil without asking its subviews; \(taker) is hit",
                at: range(of: superview))
        case .noSize:
            return Diagnostic.Note(
                "\(name) has no size, so `point(inside:)` is false everywhere, and its subviews are not asked; \(taker) is "
                    + "hit")
        case .noPoint:
            return Diagnostic.Note(
                "its negative `hitSlop` is as large as \(name), so `point(inside:)` is false everywhere")
        }
    }

    /// Returns what to write so that `target` gets the touches of `loss`.
    func advice(on loss: TouchLoss, _ target: ViewID) -> Diagnostic.Note {
        let name = title(target)
        let taker = loss.taker ?? .root
        switch loss.cause {
        case .inFront where scene.isTouchTarget(taker):
            return Diagnostic.Note(
                "move one of them, or write \(title(taker)) before \(name), so that it is behind")
        case .inFront where tree[taker].kind.isScrollView || tree[taker].kind == .content || tree[taker].kind == .cell:
            let word = hasBlock(taker) ? "`delegate -> …` in its `hitTest`" : "`touchDelegate`"
            let (behind, inFront) = tree.siblings(around: target, taker)
            return Diagnostic.Note(
                "move \(title(behind)) after \(title(inFront)), so that it is in front, or forward the touches of "
                    + "\(title(taker)) with \(word)")
        case .inside where views.isWanted(taker, in: target):
            return Diagnostic.Note("move \(title(taker)) out of \(name), or make it smaller")
        case .inFront, .inside:
            return Diagnostic.Note("\(lettingThrough(taker)), so that it is not hit itself")
        case .order where tree.isLifted(target, over: taker):
            return Diagnostic.Note(
                "write the view that is drawn in front later, and remove `zPosition`")
        case .order:
            return Diagnostic.Note(
                "return the view that is drawn in front, or draw \(title(taker)) in front")
        case .override(target):
            return Diagnostic.Note(
                scene.range(of: .passthrough, of: target) != nil
                    ? "remove `passthrough`"
                    : "return \(name) from its `hitTest` where it should be touchable")
        case .override(let inner) where tree.isInSuperviewChain(target, of: inner):
            return Diagnostic.Note(
                "return nil from `hitTest` of \(title(inner)) in part of \(name), or move it out of \(name)")
        case .override(let superview) where claims(taker, in: superview):
            return Diagnostic.Note(
                "claim \(name) before \(title(taker)) in \(title(superview)), or remove \(title(taker)): a claim calls "
                    + "only `point(inside:)`, so subviews of the claimed view are not asked")
        case .override(let superview):
            return Diagnostic.Note("call `super` in `hitTest` of \(title(superview)), or move \(name) out of it")
        case .outside(let superview) where loss.isCoveredOutside:
            let way =
                scene.isTouchTarget(taker)
                ? "move \(title(taker)) away"
                : lettingThrough(taker)
            return Diagnostic.Note(
                "enlarge \(title(superview)) until it contains \(name), and \(way): you need both")
        case .outside(let superview):
            return Diagnostic.Note("enlarge \(title(superview)) until it contains \(name), or move \(name) into it")
        case .noPoint: return Diagnostic.Note("make its `hitSlop` smaller")
        case .noSize: return Diagnostic.Note("give \(name) a size that contains its subviews")
        }
    }

    /// Returns what to write so that `view` passes touches through, except for the touch targets in it.
    private func lettingThrough(_ view: ViewID) -> String {
        if !views.hasAnsweringSubview(view) { return "write `userInteractionEnabled .off` on \(title(view))" }
        return hasBlock(view)
            ? "write `pass` in the `hitTest` of \(title(view))" : "write `passthrough` on \(title(view))"
    }

    /// Returns whether `view` has a rule block, which can't be combined with a short form.
    private func hasBlock(_ view: ViewID) -> Bool {
        let words: [Attribute] = [.touchDelegate, .passthrough, .overhang, .cellsYieldToOverhang]
        return !tree.rules(of: view).isEmpty && words.allSatisfy { scene.range(of: $0, of: view) == nil }
    }

    /// Returns whether the `hitTest` of `claimer` names `view` in a claim.
    private func claims(_ view: ViewID, in claimer: ViewID) -> Bool {
        tree.rules(of: claimer).contains { rule in
            if case .claim(let views, _) = rule { views.contains(view) } else { false }
        }
    }

    private func range(of view: ViewID) -> SourceRange { scene.range(of: view) }

    /// Returns the rule's evidence: a point, the target and the takers, and the area and fraction of the visible target
    /// that is lost.
    func evidence(of losses: [TouchLoss], _ reach: TargetReach) -> Evidence {
        var point: Point?
        for loss in losses where point == nil { point = touches.witness(of: loss) }
        var paths = [path(reach.target)]
        for loss in losses {
            if let taker = loss.taker, !paths.contains(path(taker)) { paths.append(path(taker)) }
        }
        let lost = Region(disjoint: losses.flatMap { $0.region.rectangles })
        let visible = reach.visible.area
        return Evidence(
            point: point.map { ($0.x, $0.y) }, views: paths, about: lost,
            share: visible > 0 ? min(1, lost.area / visible) : 0, isExact: maps.isFigureExact(reach.visible, lost))
    }

    /// Returns the fraction of `evidence` for display.
    func share(_ evidence: Evidence) -> String {
        percentText(evidence.share ?? 0, isExact: evidence.isExact ?? false)
    }
}
