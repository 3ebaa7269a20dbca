import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let deadDelegate: Rule = Rule(
        "dead-delegate", .warning, about: .hitViews,
        explanation: """
            ## What it finds
            Reports a view that passes touches to a delegate that never answers. The delegate is hidden, has an
            alpha below 0.01, has its interaction turned off, contains nothing that can be hit, or is nowhere near the view.

            ## Why it is bad
            `hitTest` returns nil for such a delegate. The view keeps the touch itself (with `forward`, the
            touch falls through), and nothing behind it can be reached.

            Only the delegate itself matters, not its superviews: a hit test that starts at the delegate doesn't
            look at them.

            ## Example
            ```scene
            scene Main 390x844 {
                background Back hidden {
                    button Help trailing 16 bottom 34 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 3 height 60
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                background Back {
                    button Help trailing 16 bottom 34 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 3 height 60
                }
            }
            ```

            ## In UIKit
            Make the delegate visible and interactive:
            ```swift
            back.isHidden = false
            back.alpha = 1
            back.isUserInteractionEnabled = true
            ```
            """
    ) { (context: LintContext) in
        var findings: [Diagnostic] = []
        var linksApart: [SourceRange: [SceneLink]] = [:]
        var meeting: Set<SourceRange> = []
        for link in context.scene.links where link.kind.asks && !context.isRepeated(link) {
            guard let delegate = link.targets.first else { continue }
            guard context.asksInVain(link, delegate) else {
                if context.areApart(link, delegate) {
                    linksApart[link.range, default: []].append(link)
                } else {
                    meeting.insert(link.range)
                }
                continue
            }
            if let reason = context.tree.untouchableReason(of: delegate) {
                findings.append(.deadDelegate(link, delegate, reason, context))
            } else {
                findings.append(.emptyDelegate(link, delegate, context))
            }
        }
        // Of several instances of a line, one that meets its delegate is enough.
        for (range, links) in linksApart.sorted(by: { $0.key.start < $1.key.start }) where !meeting.contains(range) {
            guard let link = links.first, let delegate = link.targets.first else { continue }
            findings.append(.distantDelegate(link, delegate, context))
        }
        return findings
    }
}

extension LintContext {
    /// Returns whether `link` repeats the link of an effect view, whose content view asks the same delegate.
    fileprivate func isRepeated(_ link: SceneLink) -> Bool {
        guard tree[link.view].kind == .content, let superview = tree[link.view].superview else { return false }
        return tree[superview].kind == .visualEffect
    }

    /// Returns whether `link` passes touches on, and `delegate` answers none of them at any point.
    fileprivate func asksInVain(_ link: SceneLink, _ delegate: ViewID) -> Bool {
        guard views.isAsked(link.view), !views.isToggled(delegate), !tree.answersBesideWalk(delegate) else {
            return false
        }
        if tree.untouchableReason(of: delegate) != nil { return true }
        if geometry.isDegenerate(delegate) || tree.forwardsTouches(delegate) { return false }
        return !(link.kind.countsItself ? views.canAnswer(delegate) : views.hasAnsweringSubview(delegate))
    }

    /// Returns whether `link`, and all others on its line, would ask in vain even if nothing but `reason` kept
    /// `delegate` from answering, because they ask only at points outside.
    fileprivate func wouldBeApart(_ link: SceneLink, _ delegate: ViewID, _ reason: UntouchableReason) -> Bool {
        // A stack arranges a view anew that it shows.
        let isArranged = tree[delegate].superview.map { tree[$0].kind == .stack } ?? false
        guard reason != .noSize, reason != .hidden || !isArranged, areApart(link, delegate) else { return false }
        return scene.links.allSatisfy { other in
            other.range != link.range || other.targets.first.map { areApart(other, $0) } ?? true
        }
    }

    /// Returns whether `link` asks `delegate` only at points that it doesn't contain, wherever the user scrolls or
    /// drags.
    fileprivate func areApart(_ link: SceneLink, _ delegate: ViewID) -> Bool {
        // A rule that asks does so at all points of the superview.
        guard link.kind != .ask, views.isAsked(link.view), !tree.answersBesideWalk(delegate),
            !tree.answersBesideWalk(link.view)
        else { return false }
        // `delegate-cycle` reports views that are the delegates of each other.
        if tree.rules(of: delegate).contains(where: { $0.views.contains(link.view) }) { return false }
        let boxes = [link.view, delegate].map { geometry.hitBoundingBox(of: $0) }
        guard boxes.allSatisfy({ !$0.isEmpty }), !boxes[0].meets(boxes[1]) else { return false }
        return [link.view, delegate].allSatisfy { view in
            tree[view].hitShape != .subviews
                && !tree.chain(from: view).contains { tree[$0].isDraggable || views.isToggled($0) }
                && tree.scrollingView(around: view) == nil
        }
    }
}

extension Diagnostic {
    /// Creates the finding for a delegate that takes no part in hit tests itself.
    fileprivate static func deadDelegate(
        _ link: SceneLink, _ delegate: ViewID, _ reason: UntouchableReason, _ context: LintContext
    ) -> Diagnostic {
        let title = context.quotedName(delegate)
        let isApart = context.wouldBeApart(link, delegate, reason)
        let fix =
            switch reason {
            case _ where isApart:
                "name another view, behind \(context.quotedName(link.view)): \(title) contains no point of it"
            case .hidden: "show \(title), or name a view that is shown"
            case .notInteractive: "turn `userInteractionEnabled` of \(title) on, or name another view"
            case .transparent:
                "give \(title) an alpha of \(written(AlphaLimit.surelyHit)) or more, or name another view"
            case .noSize: "give \(title) a size that contains its subviews"
            }
        return Rule.deadDelegate.finding(
            "\(context.quotedName(link.view)) \(link.kind.verb) \(title), which \(reason.words)", at: link.range,
            notes: [
                Note("\(title) is written here", at: context.scene.range(of: delegate)),
                Note("`hitTest` returns nil for such a view, \(link.consequence(context))"),
                Note(fix),
            ], fixes: isApart ? [] : context.fixes(of: delegate, reason, link),
            data: Evidence(views: [context.path(delegate)]))
    }

    /// Creates the finding for a delegate that contains no point of the view.
    fileprivate static func distantDelegate(
        _ link: SceneLink, _ delegate: ViewID, _ context: LintContext
    ) -> Diagnostic {
        let (title, name) = (context.quotedName(delegate), context.quotedName(link.view))
        return Rule.deadDelegate.finding(
            "\(name) \(link.kind.verb) \(title), which contains no point of \(name)", at: link.range,
            notes: [
                Note("\(title) is written here", at: context.scene.range(of: delegate)),
                Note("`hitTest` returns nil for a point outside, \(link.consequence(context))"),
                Note("name a view that is behind \(name), or remove the link"),
            ], data: Evidence(views: [context.path(delegate)]))
    }

    /// Creates the finding for a delegate whose content takes no part in hit tests.
    fileprivate static func emptyDelegate(
        _ link: SceneLink, _ delegate: ViewID, _ context: LintContext
    ) -> Diagnostic {
        let title = context.quotedName(delegate)
        let isTarget = context.scene.isTouchTarget(delegate)
        let why =
            link.kind.countsItself
            ? "neither \(title) nor anything in it can be hit, \(link.consequence(context))"
            : "a delegate that returns itself counts as nil, \(link.consequence(context))"
        let fix =
            isTarget
            ? "put \(title) into a new view, and name that view"
            : "put the views that should be touched into \(title), or remove the link"
        return Rule.deadDelegate.finding(
            "\(context.quotedName(link.view)) \(link.kind.verb) \(title), which contains nothing that can be hit",
            at: link.range,
            notes: [
                Note("\(title) is written here", at: context.scene.range(of: delegate)),
                Note(why),
                Note(fix),
            ], data: Evidence(views: [context.path(delegate)]))
    }
}

extension LintContext {
    /// Returns the fixes that make `delegate` answer, if `reason` is all that prevents it.
    fileprivate func fixes(of delegate: ViewID, _ reason: UntouchableReason, _ link: SceneLink) -> [Diagnostic.Fix] {
        guard link.kind.countsItself || views.hasAnsweringSubview(delegate) else { return [] }
        let isTransparent = View.isTransparent(alpha: tree[delegate].alpha)
        let flaws = [tree[delegate].isHidden, !tree[delegate].isUserInteractionEnabled, isTransparent]
        guard flaws.count(where: { $0 }) == 1 else { return [] }
        let fix: (title: String, edit: Diagnostic.Edit?) =
            switch reason {
            case .hidden:
                ("show", scene.removing(.hidden, of: delegate))
            case .notInteractive:
                (
                    "turn on user interaction of",
                    scene.writing("userInteractionEnabled", for: .userInteractionEnabled, of: delegate)
                )
            case .transparent:
                (
                    "write `alpha \(written(AlphaLimit.surelyHit))` on",
                    scene.range(of: .alpha, of: delegate).map {
                        Diagnostic.Edit($0, "alpha \(written(AlphaLimit.surelyHit))")
                    }
                )
            case .noSize: ("", nil)
            }
        guard let edit = fix.edit else { return [] }
        let title = "\(fix.title) \(quotedName(delegate))"
        guard work.spend(.changedTrees(views: tree.views.count)) else { return [] }
        // An edit changes all instances of a line.
        var changed = tree
        for view in tree.identities where scene.range(of: view) == scene.range(of: delegate) {
            switch reason {
            case .hidden: changed[view].isHidden = false
            case .notInteractive: changed[view].isUserInteractionEnabled = true
            case .transparent: changed[view].alpha = AlphaLimit.surelyHit
            case .noSize: break
            }
        }
        // A delegate without a size doesn't answer either.
        guard changed.untouchableReason(of: delegate) == nil else { return [] }
        // The views that ask the delegate are meant to give it touches.
        let askers = scene.links.filter { $0.targets.first == delegate }.flatMap { Array(tree.chain(from: $0.view)) }
        return [triedFix(title, [edit], for: askers, after: maps.hitMap(of: changed)).fix]
    }
}

extension SceneLink {
    /// Returns what happens to a touch that the other view doesn't take, as the end of a sentence.
    fileprivate func consequence(_ context: LintContext) -> String {
        switch kind {
        case .forward: "so the touch falls through \(context.quotedName(view))"
        case .ask: "so the rule never applies"
        default: "so \(context.quotedName(view)) keeps the touch"
        }
    }
}
