import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Why touches are lost, and what to write instead, in words.
extension LintContext {
    /// Why `target` does not get the touches of `loss`.
    func reason(of loss: TouchLoss, _ target: ViewID) -> Diagnostic.Note {
        let name = title(target)
        let taker = loss.taker.map { title($0) } ?? "nobody"
        switch loss.cause {
        case .inFront:
            let look = loss.taker.map { paintsItself($0) } ?? true ? "" : "; that it is clear makes no difference"
            return Diagnostic.Note(
                "\(taker) lies in front of \(name), so `hitTest` asks it first\(look)",
                at: loss.taker.map { range(of: $0) })
        case .inside:
            return Diagnostic.Note(
                "\(taker) lies in \(name) and is hit in its place; a control gets nothing of touches that hit what is in it",
                at: loss.taker.map { range(of: $0) })
        case .order:
            let why =
                loss.taker.map { isLifted(target, over: $0) } ?? false
                ? "`zPosition` orders drawing alone, and `hitTest` goes by the order of the subviews: \(taker) comes later"
                : "\(taker) is drawn behind \(name), but a `hitTest` override answers with it first"
            return Diagnostic.Note(why, at: loss.taker.map { range(of: $0) })
        case .override(target):
            return Diagnostic.Note(
                letsThrough(target)
                    ? "`passthrough` keeps \(name) itself from being hit, and nothing in it answers; \(taker) is hit"
                    : "the `hitTest` of \(name) itself never answers with \(name) there; \(taker) is hit")
        case .override(let superview):
            return Diagnostic.Note(
                "the `hitTest` of \(title(superview)) answers without asking \(name); \(taker) is hit",
                at: range(of: superview))
        case .outside(let superview):
            return Diagnostic.Note(
                "\(title(superview)) does not contain it, so it answers nil without asking its subviews; \(taker) is hit",
                at: range(of: superview))
        case .noSize:
            return Diagnostic.Note(
                "\(name) has no size, so `point(inside:)` accepts no point, and what is drawn in it is not asked; \(taker) is "
                    + "hit")
        case .noPoint:
            return Diagnostic.Note("its `hitSlop` is as large as \(name) itself, so `point(inside:)` accepts no point")
        }
    }

    /// What to write so that `target` gets the touches of `loss`.
    func advice(on loss: TouchLoss, _ target: ViewID) -> Diagnostic.Note {
        let name = title(target)
        let taker = loss.taker ?? .root
        switch loss.cause {
        case .inFront where scene.isTouchTarget(taker):
            return Diagnostic.Note(
                "move one of the two, or write \(title(taker)) before \(name), so that it lies behind")
        case .inFront where tree[taker].kind.isScrollView || tree[taker].kind == .content || tree[taker].kind == .cell:
            return Diagnostic.Note(
                "let \(title(taker)) hand its touches on with `touchDelegate`, or write it before what \(name) is in")
        case .inFront, .inside:
            let word = hasAnsweringSubview(taker) ? "passthrough" : "userInteractionEnabled .off"
            return Diagnostic.Note("write `\(word)` on \(title(taker)), so that it is not hit itself")
        case .order where isLifted(target, over: taker):
            return Diagnostic.Note(
                "bring both orders together: write what is drawn in front later, and leave `zPosition` out")
        case .order:
            return Diagnostic.Note(
                "let the override answer with what is drawn in front, or draw \(title(taker)) in front")
        case .override(target):
            return Diagnostic.Note(
                letsThrough(target)
                    ? "leave `passthrough` out, or let something in \(name) take touches"
                    : "let the `hitTest` of \(name) answer with it where it is to be touched")
        case .override(let superview) where claims(taker, in: superview):
            return Diagnostic.Note(
                "claim \(name) before \(title(taker)) in \(title(superview)), or leave \(title(taker)) out: a claim asks "
                    + "`point(inside:)` alone, and what is in the claimed view is not asked")
        case .override(let superview):
            return Diagnostic.Note("let the `hitTest` of \(title(superview)) run `super`, or move \(name) out of it")
        case .outside(let superview) where loss.isCoveredOutside:
            let way =
                scene.isTouchTarget(taker)
                ? "move \(title(taker)) away"
                : "write `\(hasAnsweringSubview(taker) ? "passthrough" : "userInteractionEnabled .off")` on \(title(taker))"
            return Diagnostic.Note(
                "let \(title(superview)) reach as far as \(name) is drawn, and \(way): one of the two is not enough")
        case .outside(let superview):
            return Diagnostic.Note("let \(title(superview)) reach as far as \(name) is drawn, or move \(name) into it")
        case .noPoint: return Diagnostic.Note("make its `hitSlop` smaller")
        case .noSize: return Diagnostic.Note("give \(name) a size that holds what is in it")
        }
    }

    /// Whether the `hitTest` of `claimer` names `view` in a claim.
    private func claims(_ view: ViewID, in claimer: ViewID) -> Bool {
        tree.rules(of: claimer).contains { rule in
            if case .claim(let views, _) = rule { views.contains(view) } else { false }
        }
    }

    /// Whether `view` is drawn in front of `other` because of a `zPosition`.
    func isLifted(_ view: ViewID, over other: ViewID) -> Bool {
        for (one, another) in zip(tree.path(to: view), tree.path(to: other)) where one != another {
            return tree[one].zPosition > tree[another].zPosition
        }
        return false
    }

    /// Where `view` is written.
    private func range(of view: ViewID) -> SourceRange { scene.range(of: view) }
}
