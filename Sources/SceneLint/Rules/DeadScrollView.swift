import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// Reports scroll views that no touch can scroll.
    static let deadScrollView: Rule = Rule(
        "dead-scroll-view", .warning, drawn: .deadScrollView,
        explanation: """
            ## What it finds
            Reports a visible scroll view, table or collection that can scroll or select, but that no touch
            reaches. No point hits it or anything in it, at any offset of the scroll views around it. A clear
            view in front takes the touches, a superview's interaction is off, or the scroll view forwards all touches to a
            view that answers everywhere.

            A scroll view that can scroll is also reported if clear views in front, with no use for touches, take at
            least half of its visible area. Smaller ones aren't reported: people drag the larger part beside
            them, and what is behind them scrolls out.

            A scroll view that is only moved by code isn't reported: one that turns its own
            `userInteractionEnabled` off, or one with `scrollEnabled .off` that selects nothing. Nor is one
            behind something modal or a blur. `unreachable-control` and `disabled-ancestor` report the controls
            that are dead with it.

            ## Why it is bad
            A scroll view's pan recognizer only gets touches that hit the scroll view or its subviews. A sibling
            in front takes them, even if it draws nothing. The list looks alive, but it doesn't scroll, select
            rows or refresh. Usual causes are an empty-state view, a container of floating buttons, and the root
            view of an overlay.

            ## Example
            ```scene
            scene Main 390x844 {
                table List fill { rows 30 height 60 }
                view Overlay fill {
                    button Add trailing 16 bottom 34 size 56x56
                }
            }
            ```

            ## Instead
            Add `passthrough` to the view in front, so that only its subviews are hit. If it needs no touches at
            all, turn its interaction off. If it needs some of them, pass the others to the list with
            `touchDelegate`.
            ```scene
            scene Main 390x844 {
                table List fill { rows 30 height 60 }
                view Overlay fill passthrough {
                    button Add trailing 16 bottom 34 size 56x56
                }
            }
            ```

            ## In UIKit
            Use this class for the overlay. If nothing in it needs touches, set `isUserInteractionEnabled` to
            false instead.
            ```swift
            final class OverlayView: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    let hit = super.hitTest(point, with: event)
                    return hit === self ? nil : hit
                }
            }
            ```
            """
    ) { (context: TargetContext) in
        context.deadScrollViews.map { dead in
            switch dead.cause {
            case .taken(let losses): .scrollViewTaken(losses, context)
            case .disabled(let ancestors, let point): .scrollViewDisabled(dead.view, ancestors, point, context)
            case .forwarded(let link, let point): .scrollViewForwarding(dead.view, link, point, context)
            }
        }
    }
}

extension TargetContext {
    /// Returns what doesn't happen because no touch reaches `view`.
    fileprivate func effect(on view: ViewID) -> String {
        let selects = tree.selectsRows(view) ? "selects no \(tree[view].kind == .table ? "row" : "item")" : nil
        let scrolls = tree.canScroll(view) ? "doesn't scroll" : nil
        return [scrolls, selects].compactMap { $0 }.joinedAsList()
    }
}

extension Diagnostic {
    /// Creates the finding for a scroll view whose touches all go to other views.
    fileprivate static func scrollViewTaken(_ losses: TouchLosses, _ context: TargetContext) -> Diagnostic {
        let view = losses.reach.target
        let hitViews = losses.losses.compactMap { $0.hitView }
        let evidence = context.lossNotes.evidence(of: losses.losses, losses.reach)
        let part = losses.isUnreachable ? "" : "\(context.lossNotes.shareText(evidence)) of the visible part of "
        let who =
            hitViews.isEmpty ? "no view gets its touches" : "the touches go to \(context.views.quotedList(hitViews))"
        let fixes = context.lossFixes.fixes(of: losses.losses, view, countsInside: true)
        var notes = context.lossNotes.notes(on: losses.losses, view, fixedBy: fixes)
        if context.views.canTurnOff(view) {
            notes.append(
                Note(
                    sceneAdvice:
                        "if \(context.quotedName(view)) isn't meant to be touched, write `userInteractionEnabled .off` on it"
                ))
        }
        return Rule.deadScrollView.finding(
            "\(part)\(context.quotedName(view)) \(context.effect(on: view)): \(who)", at: context.scene.range(of: view),
            notes: notes,
            fixes: fixes.map { $0.fix }, data: evidence
        ).with(blockers: context.blockers(of: losses.losses, losses.reach.target))
    }

    /// Creates the finding for a scroll view that forwards all its touches.
    fileprivate static func scrollViewForwarding(
        _ view: ViewID, _ link: SceneLink, _ point: Point, _ context: TargetContext
    ) -> Diagnostic {
        let delegates = link.targets.prefix(1)
        let (title, delegate) = (context.quotedName(view), context.views.quotedList(Array(delegates)))
        return Rule.deadScrollView.finding(
            "\(title) \(context.effect(on: view)): it forwards all its touches to \(delegate)",
            at: context.scene.range(of: view),
            notes: [
                Note("it forwards them here, and \(delegate) answers everywhere", at: link.range),
                Note(
                    sceneAdvice: "leave a part of \(delegate) without targets, so that the touches there are left to "
                        + "\(title), or put the targets in front of \(title)"),
            ],
            data: Evidence(
                point: (point.x, point.y), views: ([view] + delegates).map { context.path($0) }))
    }

    /// Creates the finding for a scroll view in a view with disabled interaction.
    fileprivate static func scrollViewDisabled(
        _ view: ViewID, _ ancestors: [ViewID], _ point: Point, _ context: TargetContext
    ) -> Diagnostic {
        let names = context.views.quotedList(ancestors)
        var notes = ancestors.map { context.interactionNote($0) }
        notes.append(context.adviceTurningOn(names, for: view))
        let seen = context.maps.visibilityMap.visibleRegion(of: view)
        let fix = context.turningOnInteraction(of: ancestors, for: [view]) { after in
            let reached = after.region(hittingIn: view, context.tree).intersection(seen)
            return reached.area >= DeadScrollView.minimumFractionCovered * seen.area
        }
        return Rule.deadScrollView.finding(
            "\(context.quotedName(view)) \(context.effect(on: view)): user interaction of \(names) is off",
            at: context.scene.range(of: view), notes: notes,
            fixes: [fix].compactMap { $0 },
            data: Evidence(point: (point.x, point.y), views: ([view] + ancestors).map { context.path($0) }))
    }
}
