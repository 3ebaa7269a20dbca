import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let recognizerBlocksScrolling: Rule = Rule(
        "recognizer-blocks-scrolling", .warning, undisplayedRows: .withRecognizers,
        explanation: """
            ## What it finds
            Reports a pan recognizer on a cell, or on another view in a scroll view, that stops the scroll view
            from scrolling. Each finding is proved by a drag that scrolls only without the recognizer and those that would take
            the drag next.

            Also reports a long press with so short a `minimumPressDuration` that it recognizes before the drag begins, at 200
            points per second: after less than 50 ms. It does that on a superview of the scroll view, too.

            Controls in the view don't change that, also if they fill it. Views that take drags on purpose (`draggable`, or a
            control that `keepsTouch`) aren't reported. Nor is a pan recognizer on a superview of the scroll view, which loses
            to it.

            ## Why it is bad
            UIScrollView scrolls by a pan recognizer of its own. If two recognizers compete, the inner view's
            wins, and a UIPanGestureRecognizer accepts movement in any direction. For example, swipe-to-reply in
            the rows of a chat stops the table from scrolling wherever a finger touches a row.

            A long press with a `minimumPressDuration` of 0, often written to highlight what a finger touches, recognizes
            when the finger touches down. All other recognizers of the touch then fail, also the scroll view's.

            ## Example
            ```scene
            scene Main 390x844 {
                table Messages fill {
                    rows 30 height 60 {
                        cell { recognizer .pan }
                    }
                }
            }
            ```

            ## Instead
            Let the recognizer begin only across the scroll direction, or use a swipe recognizer for a flick. If the
            view is meant to take every drag, like a canvas, allow the finding with that reason. Let a long press recognize
            together with the scroll view, `simultaneous -> Messages`, or make it longer. So should a pan in content that
            scrolls both ways, because there is no direction left for it alone, and one that begins only along the scroll
            direction.
            ```scene
            scene Main 390x844 {
                table Messages fill {
                    rows 30 height 60 {
                        cell { recognizer .pan shouldBegin .horizontal }
                    }
                }
            }
            ```

            ## In UIKit
            Let the recognizer begin only if the finger moves across the scroll direction. If both may move at
            once, return true from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` of its delegate.
            ```swift
            final class MessageCell: UITableViewCell {
                override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
                    let velocity = pan.velocity(in: self)
                    return abs(velocity.x) > abs(velocity.y)
                }
            }
            ```
            """
    ) { (context: LintContext) in
        let suspects = context.checkedRecognizers.filter { context.mayBlockScrolling($0.recognizer) }
        return context.findings(about: suspects, "recognizers of drags and presses") { suspect, context in
            context.blockedDrag(by: suspect).map { .recognizerBlocksScrolling(suspect, $0, context) }
        }
    }
}

/// A drag that doesn't scroll because a recognizer takes it.
private struct BlockedDrag {
    /// The scroll view that scrolls without the recognizer.
    var scrollView: ViewID
    /// The start of the drag.
    var start: Point
    /// The end of the drag.
    var end: Point
    /// How long the drag takes, in seconds, or `nil` for as long as any.
    var duration: Double?
    /// The recognizers that would take the drag next.
    var next: [RecognizerID]
    /// The control that would keep the touch from the scroll view without all of them.
    var keeper: ViewID?
}

extension LintContext {
    /// Returns whether a drag that would scroll can be long enough for `recognizer`.
    fileprivate func mayBlockScrolling(_ recognizer: GestureRecognizer) -> Bool {
        recognizer.kind == .pan || isShortPress(recognizer)
    }

    /// Returns whether `recognizer` is a long press that can recognize before a drag begins.
    private func isShortPress(_ recognizer: GestureRecognizer) -> Bool {
        recognizer.kind == .longPress
            && duration(of: recognizer) < scene.touchSettings.dragThreshold / Self.speedBesidePress
    }

    /// How fast a finger moves that should scroll in spite of a long press, in points per second. It is slow for a
    /// drag: by then, a long press may be meant.
    private static let speedBesidePress = 200.0

    /// Returns a drag that `suspect` keeps from scrolling, or `nil` if there is none or its view is meant to take it.
    fileprivate func blockedDrag(by suspect: DeclaredRecognizer) -> BlockedDrag? {
        let view = suspect.id.view
        let isMeant = tree[view].isDraggable || tree[view].kind.isControl && tree[view].keepsTouch
        if isMeant { return nil }
        let around = tree.chain(from: view).filter { tree.canScroll($0) }
        if !around.isEmpty {
            for start in starts(in: view, of: suspect) {
                if let drag = drag(from: start, along: around, takenBy: suspect) { return drag }
            }
        }
        if suspect.recognizer.kind == .pan { return nil }
        let inside = tree.scrollViews.keys.sorted().filter {
            $0 != view && tree.canScroll($0) && tree.isInSuperviewChain(view, of: $0)
        }
        for scrollView in inside {
            for start in starts(in: scrollView, of: suspect) {
                if let drag = drag(from: start, along: [scrollView], takenBy: suspect) { return drag }
            }
        }
        return nil
    }

    /// Returns drags that `press` keeps from scrolling other views in its own than the one of `drag`, one for each
    /// line. What lets it recognize beside one of them must let the others scroll, too.
    fileprivate func otherDragsBlocked(by press: DeclaredRecognizer, besides drag: BlockedDrag) -> [BlockedDrag] {
        var lines: Set<SourceRange> = [scene.range(of: drag.scrollView)]
        var drags: [BlockedDrag] = []
        for scrollView in tree.scrollViews.keys.sorted()
        where drags.count < Self.maximumOtherDrags && tree.canScroll(scrollView)
            && tree.isInSuperviewChain(press.id.view, of: scrollView)
        {
            guard lines.insert(scene.range(of: scrollView)).inserted else { continue }
            for start in starts(in: scrollView, of: press) {
                guard let other = self.drag(from: start, along: [scrollView], takenBy: press),
                    other.scrollView == scrollView
                else { continue }
                drags.append(other)
                break
            }
        }
        return drags
    }

    /// More scroll views in one view are rare.
    private static let maximumOtherDrags = 4

    /// Returns points in `view`, which is in that of `suspect`, where a drag isn't meant for a control: one beside the
    /// controls in it or, if they fill it, one on each of those that differ.
    private func starts(in view: ViewID, of suspect: DeclaredRecognizer) -> [Point] {
        if let point = pointInside(view) { return [point] }
        let hits = (hits(inside: suspect) ?? []).filter { hit in
            tree.isInSuperviewChain(view, of: hit.view)
                && hit.viewsInside.allSatisfy {
                    !tree[$0].isDraggable && !(tree[$0].kind.isControl && tree[$0].keepsTouch)
                }
        }
        return hits.firstOfEachClass.map { $0.point }
    }

    /// Returns a drag from `start` along the axes of `scrollViews` that scrolls only without `suspect` and those that
    /// would recognize next.
    private func drag(
        from start: Point, along scrollViews: [ViewID], takenBy suspect: DeclaredRecognizer
    ) -> BlockedDrag? {
        let view = suspect.id.view
        let duration = suspect.recognizer.kind == .pan ? nil : lengthOfDrag / Self.speedBesidePress
        for end in ends(of: start, along: scrollViews) {
            guard spendOnTouches(of: view) else { return nil }
            let simulator = dragging(in: tree, from: start, to: end, over: duration)
            if simulator.scrolls || !simulator.events.hasRecognized(suspect.id) { continue }
            var keeper: ViewID?
            let freed = FreedScrollView(without: suspect.id, in: tree) { free in
                guard work.spend(.changedScene(views: free.views.count)) else { return nil }
                var simulator = dragging(in: free, from: start, to: end, over: duration)
                if let kept = simulator.keptTouch {
                    // Both the recognizer and the control would have to let it scroll.
                    guard work.spend(.changedScene(views: free.views.count)) else { return nil }
                    keeper = kept.view
                    free = free.cancellingControlTouches(in: kept.scrollView)
                    simulator = dragging(in: free, from: start, to: end, over: duration)
                }
                return (
                    simulator.events.first { $0.kind == .scroll }?.view,
                    simulator.events.compactMap { $0.recognizer }.filter { free[$0].map(mayBlockScrolling) ?? false }
                )
            }
            if let freed {
                return BlockedDrag(
                    scrollView: freed.view, start: start, end: end, duration: duration, next: freed.next,
                    keeper: keeper)
            }
        }
        return nil
    }

    /// Returns whether `drag` scrolls if `suspect` recognizes beside the scrolling of `scrollViews`.
    fileprivate func scrolls(
        _ drag: BlockedDrag, beside suspect: DeclaredRecognizer, _ scrollViews: [ViewID]
    ) -> Bool {
        guard work.spend(.changedScene(views: tree.views.count)) else { return false }
        let changed = tree(letting: suspect, recognizeBeside: scrollViews)
        return dragging(in: changed, from: drag.start, to: drag.end, over: drag.duration).scrolls
    }

    /// Returns the fix that lets `suspect` begin only along `axis`, if `drag` then scrolls.
    fileprivate func fixesBeginning(
        along axis: Axis, _ direction: String, _ suspect: DeclaredRecognizer, _ drag: BlockedDrag
    ) -> [Diagnostic.Fix] {
        let (id, range) = (suspect.id, suspect.range)
        guard work.spend(.changedScene(views: tree.views.count)) else { return [] }
        var changed = tree
        changed[id]?.shouldBegin = axis
        guard dragging(in: changed, from: drag.start, to: drag.end, over: drag.duration).scrolls else { return [] }
        let text = "\(Attribute.shouldBegin.word) .\(axis.rawValue)"
        var fix = Diagnostic.Fix(
            "write `\(text)`, so that it begins only if the finger moves \(direction)", safe: false,
            edits: [Diagnostic.Edit(range.atEnd, " \(text)")])
        fix.add(lostGestures(in: changed, changing: [suspect]))
        return [fix]
    }

    /// Returns a point at which a touch hits `view` or a descendant that isn't a target itself.
    private func pointInside(_ view: ViewID) -> Point? {
        touchedPoint(in: view) { views.owner(of: $0) == view }
            ?? touchedPoint(in: view) { !tree[$0].kind.isTouchTarget }
    }

    /// Returns the ends of drags from `start` along the axes of `scrollViews`.
    private func ends(of start: Point, along scrollViews: [ViewID]) -> [Point] {
        let axes = scrollViews.compactMap { tree.scrollViews[$0]?.axes(for: tree[$0].size) }
        let length = lengthOfDrag
        var ends: [Point] = []
        if axes.contains(where: { $0.vertical }) {
            ends += [Point(x: start.x, y: start.y - length), Point(x: start.x, y: start.y + length)]
        }
        if axes.contains(where: { $0.horizontal }) {
            ends += [Point(x: start.x - length, y: start.y), Point(x: start.x + length, y: start.y)]
        }
        return ends
    }

    /// Returns the scroll views around `view` that together move along both axes, or none if they move along one.
    fileprivate func scrollViewsMovingBothWays(around view: ViewID) -> [ViewID] {
        var (horizontal, vertical): (ViewID?, ViewID?)
        for scrollView in tree.chain(from: view) {
            guard let axes = tree.scrollViews[scrollView]?.axes(for: tree[scrollView].size) else { continue }
            if axes.horizontal { horizontal = horizontal ?? scrollView }
            if axes.vertical { vertical = vertical ?? scrollView }
        }
        guard let horizontal, let vertical else { return [] }
        return horizontal == vertical ? [vertical] : [vertical, horizontal]
    }

    /// How far drags go, in points.
    private var lengthOfDrag: Double { Self.lengthOnceBegun + scene.touchSettings.dragThreshold }

    /// How far drags go once they have begun, in points.
    private static let lengthOnceBegun = 40.0
}

extension Diagnostic {
    /// Creates the finding for a recognizer that takes drags that should scroll.
    fileprivate static func recognizerBlocksScrolling(
        _ recognizer: DeclaredRecognizer, _ drag: BlockedDrag, _ context: LintContext
    ) -> Diagnostic {
        let view = recognizer.id.view
        let (name, scrollView) = (context.quotedName(view), context.quotedName(drag.scrollView))
        let isVertical = drag.start.x == drag.end.x
        let across = isVertical ? "sideways" : "up and down"
        let (direction, other) = isVertical ? ("vertically", "horizontally") : ("horizontally", "vertically")
        let axis = isVertical ? Axis.horizontal : .vertical
        let isPan = recognizer.recognizer.kind == .pan
        let word = isPan ? "pan" : "long press"
        let isInside = context.tree.isInSuperviewChain(drag.scrollView, of: view)
        // One that begins along one axis leaves the other one to what scrolls there.
        let beginsAnyWay = recognizer.recognizer.shouldBegin == nil
        let moving = beginsAnyWay || !isPan ? context.scrollViewsMovingBothWays(around: view) : []
        let others = isPan ? [] : context.otherDragsBlocked(by: recognizer, besides: drag)
        let allies = isPan && !moving.isEmpty ? moving : [drag.scrollView] + others.map { $0.scrollView }
        let text = BlockedScrollViewText(recognizer, "drag", allies, drag.next, context)
        let both = text.adviceLettingAllRecognize
        let scrolled = context.scrolledTarget == nil ? "" : "once scrolled to it, "
        let time = drag.duration.map { " over \(written((1000 * $0).rounded()))ms" } ?? ""
        let example =
            "\(scrolled)a drag from \(written(drag.start)) to \(written(drag.end))\(time) is recognized by \(name)"
        let movesBothWays = moving.count == 1
        var notes = [
            Note(
                "\(scrollView) scrolls \(movesBothWays ? "both ways" : direction)",
                at: context.scene.range(of: drag.scrollView))
        ]
        if !movesBothWays {
            notes += moving.filter { $0 != drag.scrollView }.map {
                Note("\(context.quotedName($0)) scrolls \(other)", at: context.scene.range(of: $0))
            }
        }
        notes.append(
            Note(
                isPan
                    ? "the recognizer of the inner view recognizes first"
                        + (beginsAnyWay ? ", in any direction" : "") + ": \(example)"
                    : "\(text.reasonOfPress): \(example)"))
        notes += others.map {
            Note("it stops \(context.quotedName($0.scrollView)), too", at: context.scene.range(of: $0.scrollView))
        }
        notes += text.notesAboutNext
        if let keeper = drag.keeper {
            notes.append(
                Note(
                    "without it, \(context.quotedName(keeper)) would keep the touch, because \(scrollView) doesn't cancel "
                        + "touches in controls"))
        }
        let advice =
            if !isPan {
                "\(both), or write a longer `minimumPressDuration`"
            } else if moving.isEmpty, beginsAnyWay {
                "let it begin only if the finger moves \(across), `shouldBegin .\(axis.rawValue)`, or \(both); "
                    + "for a flick write `.swipe .\(axis.rawValue)`"
            } else {
                // Whichever way it may begin, something moves along.
                both
            }
        let alsoCancelling =
            drag.keeper == nil
            ? "" : "; and let \(scrollView) cancel touches in controls, `touchesShouldCancel .controls`"
        notes.append(Note(sceneAdvice: advice + alsoCancelling))
        return Rule.recognizerBlocksScrolling.finding(
            isInside
                ? "\(scrollView) doesn't scroll when a drag starts on \(name): this \(word) recognizer takes it"
                : "\(scrollView) doesn't scroll: this \(word) recognizer of \(name) takes the drags on it",
            at: recognizer.range, notes: notes,
            fixes: isPan && moving.isEmpty && beginsAnyWay
                ? context.fixesBeginning(along: axis, across, recognizer, drag)
                : ([drag] + others).allSatisfy { context.scrolls($0, beside: recognizer, allies) }
                    ? text.fixesLettingAllRecognize : [],
            data: Evidence(
                point: context.evidence(drag.start), views: [context.path(view), context.path(drag.scrollView)]))
    }
}
