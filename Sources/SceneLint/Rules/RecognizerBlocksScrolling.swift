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
            context.blockedDrag(by: suspect).map {
                RecognizerBlocksScrollingFinding(suspect, $0, context).makeDiagnostic()
            }
        }
    }
}

/// A drag that doesn't scroll because a recognizer takes it.
struct BlockedDrag {
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
    func otherDragsBlocked(by press: DeclaredRecognizer, besides drag: BlockedDrag) -> [BlockedDrag] {
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
    func scrolls(
        _ drag: BlockedDrag, beside suspect: DeclaredRecognizer, _ scrollViews: [ViewID]
    ) -> Bool {
        guard work.spend(.changedScene(views: tree.views.count)) else { return false }
        let changed = tree(letting: suspect, recognizeBeside: scrollViews)
        return dragging(in: changed, from: drag.start, to: drag.end, over: drag.duration).scrolls
    }

    /// Returns the fix that lets `suspect` begin only along `axis`, if `drag` then scrolls.
    func fixesBeginning(
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
    func scrollViewsMovingBothWays(around view: ViewID) -> [ViewID] {
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
