import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let recognizerBlocksScrolling: Rule = Rule(
        "recognizer-blocks-scrolling", .warning,
        explanation: """
            ## What it finds
            Reports a pan recognizer on a cell, or on another view in a scroll view, that stops the scroll view
            from scrolling. Each finding is proved by a drag that scrolls only without the recognizer.

            Views that take drags on purpose (`draggable`, or a control that `keepsTouch`) aren't reported. Nor
            is a recognizer on a superview of the scroll view, which loses to it.

            ## Why it is bad
            UIScrollView scrolls by a pan recognizer of its own. If two recognizers compete, the inner view's
            wins, and a UIPanGestureRecognizer accepts movement in any direction. For example, swipe-to-reply in
            the rows of a chat stops the table from scrolling wherever a finger touches a row.

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
            view is meant to take every drag, like a canvas, allow the finding with that reason.
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
        var reported: Set<SourceRange> = []
        let pans = context.tree.recognizers.keys.sorted().filter(context.tree.takesTouches).flatMap { view in
            context.panRanges(of: view).map { (view: view, range: $0) }
        }
        return context.work.results(of: pans, "pan recognizers") { pan in
            guard !reported.contains(pan.range), let drag = context.blockedDrag(on: pan.view) else { return nil }
            reported.insert(pan.range)
            return .recognizerBlocksScrolling(pan.view, pan.range, drag, context)
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
}

extension LintContext {
    /// Returns the source ranges of the pan recognizers of `view`.
    fileprivate func panRanges(of view: ViewID) -> [SourceRange] {
        zip(tree.recognizers[view] ?? [], scene.recognizerRanges(of: view)).filter { $0.0.kind == .pan }.map { $0.1 }
    }

    /// Returns a drag that starts on `view` and that its pan recognizer keeps from scrolling, or `nil` if there is none
    /// or the view is meant to take it.
    fileprivate func blockedDrag(on view: ViewID) -> BlockedDrag? {
        let isMeant = tree[view].isDraggable || tree[view].kind.isControl && tree[view].keepsTouch
        let scrollViews = tree.chain(from: view).filter { tree.canScroll($0) }
        guard !isMeant, !scrollViews.isEmpty, let start = pointInside(view) else { return nil }
        var free = tree
        for index in free.recognizers[view]?.indices ?? 0..<0 where free.recognizers[view]?[index].kind == .pan {
            free.recognizers[view]?[index].isEnabled = false
        }
        for end in ends(of: start, along: scrollViews) {
            let events = drag(in: tree, from: start, to: end)
            let isTaken = events.contains { $0.kind == .recognize && $0.view == view }
            if !isTaken || events.contains(where: { $0.kind == .scroll }) { continue }
            guard work.spend(8 * tree.views.count) else { return nil }
            let others = drag(in: free, from: start, to: end)
            if let scroll = others.first(where: { $0.kind == .scroll }) {
                return BlockedDrag(scrollView: scroll.view, start: start, end: end)
            }
        }
        return nil
    }

    /// Returns a point at which a touch hits `view` or a descendant that isn't a target itself.
    private func pointInside(_ view: ViewID) -> Point? {
        touchedPoint(in: view) { views.owner(of: $0) == view }
    }

    /// Returns the ends of drags from `start` along the axes of `scrollViews`.
    private func ends(of start: Point, along scrollViews: [ViewID]) -> [Point] {
        let axes = scrollViews.compactMap { tree.scrollViews[$0]?.axes(for: tree[$0].size) }
        let length = Self.dragLength + scene.touchSettings.dragThreshold
        var ends: [Point] = []
        if axes.contains(where: { $0.vertical }) {
            ends += [Point(x: start.x, y: start.y - length), Point(x: start.x, y: start.y + length)]
        }
        if axes.contains(where: { $0.horizontal }) {
            ends += [Point(x: start.x - length, y: start.y), Point(x: start.x + length, y: start.y)]
        }
        return ends
    }

    /// How far drags go once they have begun, in points.
    private static let dragLength = 40.0
}

extension Diagnostic {
    /// Creates the finding for a pan recognizer that takes drags that should scroll.
    fileprivate static func recognizerBlocksScrolling(
        _ view: ViewID, _ range: SourceRange, _ drag: BlockedDrag, _ context: LintContext
    ) -> Diagnostic {
        let (name, scrollView) = (context.quotedName(view), context.quotedName(drag.scrollView))
        let isVertical = drag.start.x == drag.end.x
        let (way, across) = isVertical ? ("up and down", "sideways") : ("sideways", "up and down")
        let axis = isVertical ? "horizontal" : "vertical"
        return Rule.recognizerBlocksScrolling.finding(
            "\(scrollView) does not scroll when a drag starts on \(name): this pan recognizer takes it", at: range,
            notes: [
                Note("\(scrollView) moves \(way)", at: context.scene.range(of: drag.scrollView)),
                Note(
                    "the recognizer of the inner view recognizes first, in any direction: a drag from "
                        + "\(written(drag.start)) to \(written(drag.end)) is recognized by \(name)"),
                Note(
                    sceneAdvice:
                        "let it begin only if the finger moves \(across), `shouldBegin .\(axis)`, or let both recognize, "
                        + "\(context.advice("simultaneous", drag.scrollView)); for a flick write `.swipe .\(axis)`"),
            ],
            data: Evidence(
                point: (drag.start.x, drag.start.y), views: [context.path(view), context.path(drag.scrollView)]))
    }
}
