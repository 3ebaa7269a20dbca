import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// Reports controls that no touch reaches.
    static let unreachableControl: Rule = Rule(
        "unreachable-control", .warning, grouped: .takers, fixes: .uncovering, drawn: .lostArea,
        explanation: """
            ## What it finds
            Reports a visible touch target that no point hits. Other views take all of its touches, or an
            override answers for it. If it is in a scroll view, no scroll offset helps. Touch targets are controls,
            text views and views with recognizers. Also reports scroll views that can't bring all controls, first and
            last rows out from behind a bar or into view.

            ## Why it is bad
            `hitTest` asks subviews from front to back, and the first one that contains the point takes the
            touch, even if it draws nothing there. A clear view that fills the screen makes everything behind it
            dead.

            ## Example
            ```scene
            scene Main 390x844 {
                button Buy leading 20 top 100 size 100x44
                view Overlay fill {
                    view Card leading 0 trailing 0 bottom 0 height 244 backgroundColor .white
                }
            }
            ```

            ## Instead
            Add `passthrough` to the view in front, so that only its subviews are hit. If it needs no touches at
            all, turn its interaction off. If it needs some of them, pass the others on with `touchDelegate`. A clear view
            with gestures belongs behind the controls that it covers, or leaves them their touches:
            `hitTest { yield -> Buy }`.
            ```scene
            scene Main 390x844 {
                button Buy leading 20 top 100 size 100x44
                view Overlay fill passthrough {
                    view Card leading 0 trailing 0 bottom 0 height 244 backgroundColor .white
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

            ## In detail
            With `pagingEnabled`, only pages count as offsets. In scroll views inside each other a target is reported
            only if other views in one of them, or in front of all, cover it wherever it can be.

            Rows and items that can be selected count only where this says so. For scroll views and whole tables see
            `dead-scroll-view`. A view with recognizers also gets the touches of its subviews, so controls in it don't
            make it dead. If it draws nothing, it is reported only if all of it is dead. A control gets no touches that
            hit a view in it, so a control filled by another view is dead, even if recognizers get its swipes. It isn't
            if it passes its own hits on to targets in it, if it is a plain `control` made of several parts, or if it is
            a button or plain `control` with a tap recognizer.

            A target outside the visible area is reported if you can scroll it into view but not out from behind
            the view that takes its touches.

            A scroll view needs a `contentSize` if targets are further down or to the right than it can scroll, or if it
            can show less than half of a target. A control before the start of its content is reported itself.

            A scroll view, table or collection needs a `contentInset`, or a clear view in front has to let touches
            through, if a bar takes at least half of its first or last
            control. A table or collection also needs one if the first or last row, or a control in a header or footer,
            stays under a bar at that edge, even an opaque bar, or outside the scene beyond it. That holds for a table
            whose rows don't fill it, too. Bars that touch each other, or have up to 12 points between them, count as one.
            A bar may float up to 48 points from the edge; then half of the row is enough. What covers more than two thirds
            of the scroll view isn't a bar, because it may be modal.

            Other targets that something opaque or a blur hides aren't reported. Two exceptions are a control hidden by
            another one of the same kind, superview and frame, and a control whose negative `hitSlop` leaves nothing of
            it. Targets behind something modal aren't reported either: a dimming view over most of the scene with
            something to touch in front of it, or a clear view that catches the touches beside a menu or a dialog. A
            menu or dialog here is a view with a background that is neither small nor a bar.

            Rules with a more specific cause, such as `disabled-ancestor`, `dead-overhang`,
            `content-view-covers` and `passthrough-incomplete`, report instead of this one.
            """
    ) { (context: TargetContext) in
        var findings: [Diagnostic] = []
        let endsUnderBars = EndsUnderBars(targets: context).ends(of: context.unreachable.map { $0.reach.target })
        for losses in context.unreachable {
            let end = endsUnderBars.first { !$0.isPaged && $0.path == context.path(losses.reach.target) }
            findings.append(.unreachable(losses, end, context).with(furtherInstances: losses.furtherInstanceCount))
        }
        let deadOnceScrolled = DeadOnceScrolledSearch(targets: context).all()
        for dead in deadOnceScrolled { findings.append(.deadOnceScrolled(dead, context)) }
        let reported = (context.unreachable + deadOnceScrolled.map { $0.losses }).map { $0.reach.target }
        for end in EndsUnderBars(targets: context).ends(beside: reported) { findings.append(.underBar(end, context)) }
        for lacking in ContentSizes(targets: context).scrollViewsWithoutContentSize() {
            findings.append(.withoutContentSize(lacking, context))
        }
        for found in ContentSizes(targets: context).targetsBeforeContent() {
            findings.append(.beforeContent(found.target, of: found.scrollView, context))
        }
        for target in SlopCuts(targets: context).hiddenTargetsWithoutPoints() {
            findings.append(.withoutPoints(target, context))
        }
        for duplicate in HiddenDuplicates(targets: context).all() {
            findings.append(
                .hiddenDuplicate(duplicate, context).with(furtherInstances: duplicate.furtherInstanceCount))
        }
        return findings
    }
}

extension Diagnostic {
    /// Creates the finding for a visible target that no point hits. If that is so because it stays under a bar, `end`
    /// says how to scroll it out from there.
    fileprivate static func unreachable(
        _ losses: TouchLosses, _ end: EndUnderBar?, _ context: TargetContext
    ) -> Diagnostic {
        let target = losses.reach.target
        let hitViews = losses.losses.compactMap { $0.hitView }
        let isRecursive = losses.losses.contains { $0.cause == .recursion }
        let who =
            hitViews.isEmpty
            ? isRecursive ? "its touches never end" : "no view gets its touches"
            : "the touches go to \(context.views.quotedList(hitViews))"
        let title = context.quotedName(target)
        let what =
            if context.tree[target].kind == .cell {
                "\(title) can't be selected, because no point hits it"
            } else if losses.losses.contains(where: { $0.cause == .noSize }) {
                "no point hits \(title): it has no size, although its subviews are visible"
            } else if context.tree.drawsItself(target) {
                "\(title) is visible, but no point hits it"
            } else {
                "no point hits \(title), so \(context.scene.isOnlyDragged(target) ? "no drag moves it" : "its recognizers get no touches")"
            }
        let fixes = context.lossFixes.fixes(
            of: losses.losses, target, countsInside: !context.tree[target].kind.isTouchTarget)
        let inside = fixes.isEmpty ? context.lossFixes.hitViewsInside(target, without: losses.losses) : []
        var notes = context.lossNotes.notes(on: losses.losses, target, fixedBy: fixes)
        if !inside.isEmpty {
            let (names, isOne) = (context.views.quotedList(inside), inside.count == 1)
            notes = context.lossNotes.reasons(for: losses.losses, target)
            notes.append(
                Note(
                    "\(names) \(isOne ? "fills" : "fill") what is left: without \(context.views.quotedList(hitViews)), the "
                        + "touches would go to \(isOne ? "it" : "them"), because a control gets none that hit a view inside it",
                    at: inside.first.map { context.scene.range(of: $0) }))
            notes.append(Note("move \(names) out of \(title), or make \(isOne ? "it" : "them") smaller"))
        }
        var offered = fixes.map { $0.fix }
        if let parting = context.partingSlops(around: losses) {
            if offered.isEmpty {
                if notes.last?.isSceneAdvice == true { notes.removeLast() }
                notes.append(Note(sceneAdvice: parting.title))
            }
            offered.append(parting)
        }
        if let end, inside.isEmpty {
            let isFirst = end.bars.contains { context.views.hasReceivers(in: $0) }
            let scrolling = Note(
                sceneAdvice: "\(end.advice(context)), so that \(context.quotedName(end.container)) scrolls it out from "
                    + "under the bar\(end.remarkOnUIKit(context))")
            notes.insert(scrolling, at: isFirst ? max(0, notes.count - 1) : notes.count)
            if let fix = end.fix(context) { offered.insert(fix, at: isFirst ? 0 : offered.count) }
        }
        return Rule.unreachableControl.finding(
            "\(what): \(who)", at: context.scene.range(of: target),
            notes: notes, fixes: offered,
            data: context.lossNotes.evidence(of: losses.losses, losses.reach)
        ).with(blockers: context.blockers(of: losses.losses, losses.reach.target))
    }

    /// Creates the finding for a target that can be scrolled into view, but not clear of another view.
    fileprivate static func deadOnceScrolled(_ dead: TargetDeadOnceScrolled, _ context: TargetContext) -> Diagnostic {
        let target = dead.losses.reach.target
        let hitViews = dead.losses.losses.compactMap { $0.hitView }
        let hitViewNames: String
        var notes: [Note]
        if let table = dead.scrollViewOfHitViews {
            // These cells have no path in a scene that doesn't display them.
            let cells = dead.scrolled.tree[table].kind == .table ? "rows" : "items"
            let title = context.quotedName(table)
            hitViewNames = "the \(cells) of \(title)"
            notes = [
                Note(
                    "\(title) displays \(cells) there, which are in front of \(context.quotedName(target)), so `hitTest` asks them first",
                    at: context.scene.range(of: table)),
                Note(sceneAdvice: "write \(context.quotedName(target)) after the \(cells), or outside \(title)"),
            ]
        } else {
            hitViewNames = dead.scrolled.views.quotedList(hitViews)
            notes = dead.scrolled.lossNotes.reasons(for: dead.losses.losses, target)
            // The hit views can be views that are displayed only in the scrolled scene.
            if let (scrollView, _) = dead.scrolled.tree.scrollingView(around: target),
                !hitViews.contains(where: { dead.scrolled.tree.isInSuperviewChain(scrollView, of: $0) }),
                // An inset adds no page.
                dead.scrolled.tree.scrollViews[scrollView]?.isPagingEnabled != true
                    && !DeadOnceScrolledSearch(targets: dead.scrolled).isCovered(scrollView, alongItsAxesBy: hitViews)
                    && !context.deadScrollViews.contains(where: { $0.view == scrollView })
            {
                notes.append(
                    Note(
                        "give \(context.quotedName(scrollView)) a larger `contentInset`, so that it scrolls further, or move the view in front"
                    ))
            } else if let largest = dead.losses.losses.first {
                // The target can never leave a hit view that scrolls along, or one that covers all of the scroll view.
                notes.append(dead.scrolled.lossNotes.explanation(of: largest, target).advice())
            }
        }
        let offset = dead.isProved ? "no scroll offset" : "none of the scroll offsets tried"
        let title = context.quotedName(target)
        let what =
            context.tree[target].kind.isTouchTarget || context.tree.drawsItself(target)
            ? "\(title) can be scrolled into view, but \(offset) lets a point hit it"
            : "\(offset) lets a point hit \(title), so "
                + (context.scene.isOnlyDragged(target) ? "no drag moves it" : "its recognizers get no touches")
        return Rule.unreachableControl.finding(
            "\(what): the touches go to \(hitViewNames)",
            at: context.scene.range(of: target), notes: notes,
            data: Evidence(views: ([target] + hitViews).map { dead.scrolled.path($0) }))
    }

    /// Creates the finding for an end of a scroll view that can't be scrolled out from under a bar.
    fileprivate static func underBar(_ end: EndUnderBar, _ context: TargetContext) -> Diagnostic {
        let title = context.quotedName(end.container)
        let noun =
            !end.isCell ? "control" : context.tree[end.container].kind == .table ? "row" : "item"
        let (rank, bar) = (end.scrollEnd == .end ? "last" : "first", context.views.quotedList(end.bars))
        var notes = [
            Note(
                "\(bar) \(Set(end.bars).count == 1 ? "is" : "are") in front of it at that edge, also where \(title) can't scroll any further",
                at: end.bars.first.map { context.scene.range(of: $0) })
        ]
        if let other = end.otherEnd {
            notes.append(
                Note(
                    "it doesn't scroll `\(other.path)` at its other end out from under \(context.views.quotedList(other.bars)) either",
                    at: other.bars.first.map { context.scene.range(of: $0) }))
        }
        let letting = end.clearView.flatMap { context.lossFixes.lettingThrough([$0]) }
        // A bar with controls is meant to be touched.
        let isBarFirst = end.clearView.map { context.views.hasReceivers(in: $0) && !end.isPaged } ?? true
        let scrolling = Note(
            sceneAdvice: (isBarFirst ? "" : "if it needs its touches, ")
                + (end.isPaged
                    ? "move that edge of \(title) to \(bar): with `pagingEnabled`, a `contentInset` brings out the \(rank) page only"
                    : "\(end.advice(context))\(end.remarkOnUIKit(context))"))
        let passing = letting.map {
            Note(sceneAdvice: "\(isBarFirst ? "or " : "")\($0.title), which shows what is behind it")
        }
        notes += (isBarFirst ? [scrolling, passing] : [passing, scrolling]).compactMap { $0 }
        let fixes = isBarFirst ? [end.fix(context), letting?.fix] : [letting?.fix, end.fix(context)]
        let place = end.isOutside ? "outside the scene, beyond \(bar)" : "under \(bar)"
        let fraction = end.fractionLost.map { percentText($0, isExact: true) } ?? "at least half"
        let effect =
            end.losesAll ? "no point hits `\(end.path)`" : "\(fraction) of `\(end.path)` is lost"
        return Rule.unreachableControl.finding(
            "the \(rank) \(noun) of \(title) stays \(place), even when scrolled to the \(end.scrollEnd == .end ? "end" : "start"): \(effect)",
            at: context.scene.range(of: end.container), notes: notes,
            fixes: fixes.compactMap { $0 },
            data: Evidence(views: ([end.container] + end.bars).map { context.path($0) }))
    }

    /// Creates the finding for a scroll view that can't show all touch targets in it.
    fileprivate static func withoutContentSize(
        _ lacking: ScrollViewWithoutContentSize, _ context: TargetContext
    ) -> Diagnostic {
        let (title, targets) = (context.quotedName(lacking.view), context.views.quotedList(lacking.targets))
        let size = "contentSize \(written(lacking.wanted.width))x\(written(lacking.wanted.height))"
        let edit = context.scene.writing(size, for: .contentSize, of: lacking.view)
        var notes = lacking.targets.prefix(1).map {
            Note(
                "\(context.quotedName($0)) is outside the content, so you can never scroll to it",
                at: context.scene.range(of: $0))
        }
        // What fills the content becomes larger with it.
        let covered =
            edit.map { ContentSizes(targets: context).targetsCoveredOnceScrolled(of: lacking.targets, after: $0) } ?? []
        // The numbers of one of several devices are no advice for the others.
        let advice = context.scene.device == nil ? "write `\(size)`" : "write a `contentSize` that includes them"
        notes.append(Note(sceneAdvice: "\(advice); in UIKit, set `contentSize` or complete the constraints"))
        if !covered.isEmpty {
            notes.append(
                Note(
                    "that alone isn't enough: other views in \(title) grow with the content and would still take the touches of \(context.views.quotedList(covered))"
                ))
        }
        return Rule.unreachableControl.finding(
            lacking.scrolls
                ? "\(title) doesn't scroll far enough to touch \(targets): its content ends before"
                : "\(title) doesn't scroll to \(targets): its content is no larger than its bounds",
            at: context.scene.range(of: lacking.view), notes: notes,
            fixes: covered.isEmpty
                ? [edit].compactMap { $0 }.map { Fix("write `\(size)`", safe: false, edits: [$0]) } : [],
            data: Evidence(views: ([lacking.view] + lacking.targets).map { context.path($0) }))
    }

    /// Creates the finding for a control that no scrolling brings into view, because content begins behind it.
    fileprivate static func beforeContent(
        _ target: ViewID, of scrollView: ViewID, _ context: TargetContext
    ) -> Diagnostic {
        let (title, container) = (context.quotedName(target), context.quotedName(scrollView))
        return Rule.unreachableControl.finding(
            "\(title) is before the start of the content of \(container), so you can never scroll to it",
            at: context.scene.range(of: target),
            notes: [
                Note(
                    "\(container) only bounces there, and shows nothing to the left of its content or above it",
                    at: context.scene.range(of: scrollView)),
                Note(sceneAdvice: "move \(title) to where its coordinates in the content aren't negative"),
            ], data: Evidence(views: [context.path(target), context.path(scrollView)]))
    }

    /// Creates the finding for a control with a slop that leaves nothing of it.
    fileprivate static func withoutPoints(_ target: ViewID, _ context: TargetContext) -> Diagnostic {
        let title = context.quotedName(target)
        return Rule.unreachableControl.finding(
            "no point hits \(title): its negative `hitSlop` is as large as \(title)",
            at: context.scene.range(of: target),
            notes: [
                Note("`point(inside:)` is false everywhere, whatever else is moved or hidden"),
                Note(sceneAdvice: "remove its negative `hitSlop`"),
            ], data: Evidence(views: [context.path(target)]))
    }

    /// Creates the finding for a control hidden by another one in the same place.
    fileprivate static func hiddenDuplicate(_ duplicate: HiddenDuplicate, _ context: TargetContext) -> Diagnostic {
        let (name, other) = (context.quotedName(duplicate.target), context.quotedName(duplicate.other))
        return Rule.unreachableControl.finding(
            "no point hits \(name): \(other) has the same frame and is in front of it",
            at: context.scene.range(of: duplicate.target),
            notes: [
                Note(
                    "\(other) comes later, so it is drawn over \(name) and asked first",
                    at: context.scene.range(of: duplicate.other)),
                Note(sceneAdvice: "move one of them, or write `hidden` on the one that isn't shown first"),
            ],
            data: Evidence(
                point: (duplicate.point.x, duplicate.point.y),
                views: [context.path(duplicate.target), context.path(duplicate.other)]))
    }
}

extension EndUnderBar {
    /// What to write so that the scroll view scrolls its end out from under the bars.
    private var attribute: String {
        let sides = [inset.top, inset.left, inset.bottom, inset.right].map { written($0) }
        return "contentInset \(sides.joined(separator: ","))"
    }

    /// Returns the advice to write a content inset.
    fileprivate func advice(_ context: TargetContext) -> String {
        // The numbers of one of several devices are no advice for the others.
        isOnly && context.scene.device == nil
            ? "write `\(attribute)`"
            : "write a `contentInset` that, with what its safe area adds, is as high as what is in front of it"
    }

    /// Returns what follows the advice. At which end UIKit's own insets are in a scroll
    /// view that is upside down isn't documented.
    fileprivate func remarkOnUIKit(_ context: TargetContext) -> String {
        BarsAtEdge(context: context.context, container: container, side: .top).scrollEnd == .end
            ? "" : "; in UIKit, `adjustedContentInset` includes bars of controllers"
    }

    /// Returns the fix that writes the content inset, or `nil` if one isn't enough or can't be written.
    fileprivate func fix(_ context: TargetContext) -> Diagnostic.Fix? {
        guard isOnly, !isPaged, let edit = context.scene.writing(attribute, for: .contentInset, of: container) else {
            return nil
        }
        return Diagnostic.Fix("write `\(attribute)`", safe: false, edits: [edit])
    }
}
