import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let cancelledDragControl: Rule = Rule(
        "cancelled-drag-control", .warning, undisplayedRows: .withEither,
        explanation: """
            ## What it finds
            Reports a slider, switch or text field in a scroll view that can scroll and has
            `touchesShouldCancel .always`, and a `draggable` view whose drags a recognizer, or scroll views that
            scroll both ways, cancel in all directions. Also reports a slider if a recognizer around it cancels the drags
            of its thumb. Rows that aren't displayed are checked, too, if no displayed row has such a view of the same line.

            ## Why it is bad
            You drag these controls, or drag to select text in them. The scroll view takes the touch away as
            soon as the finger has moved 10 points in its scroll direction, so the drag ends midway. A pan recognizer
            around a `draggable` view or a slider takes the touch away in the same moment.

            ## Example
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 touchesShouldCancel .always {
                    slider Volume leading 16 trailing 16 top 100 height 31
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 touchesShouldCancel .controls {
                    slider Volume leading 16 trailing 16 top 100 height 31
                }
            }
            ```

            ## In UIKit
            Exclude these controls in your override:
            ```swift
            final class PageScrollView: UIScrollView {
                override func touchesShouldCancel(in view: UIView) -> Bool {
                    let needsDrags = view is UISlider || view is UISwitch || view is UITextField
                    return !needsDrags
                }
            }
            ```
            """
    ) { (context: LintContext) in
        var reported: Set<SourceRange> = []
        return context.work.results(of: context.checkedTargets, "touch targets") { view in
            guard let scrollView = context.scrollViewCancelling(view), !reported.contains(context.scene.range(of: view))
            else { return nil }
            let context = context.displaying(view)
            guard let point = context.touchablePoint(of: view),
                LintContext.directionsOfDrags.contains(where: { context.scrollsInstead(view, from: point, $0) })
            else { return nil }
            reported.insert(context.scene.range(of: view))
            return .cancelledDragControl(view, scrollView, point, context)
        } + context.cancelledDrags() + context.scrolledDrags()
    }
}

extension LintContext {
    /// Returns the scroll view that takes drags from `view`, which needs them, or `nil` if there is none.
    fileprivate func scrollViewCancelling(_ view: ViewID) -> ViewID? {
        switch tree[view].kind {
        case .slider, .switch, .textField: break
        default: return nil
        }
        guard tree[view].isEnabled, tree.isTouchable(view),
            let (scrolling, properties) = tree.scrollingView(around: view),
            properties.canCancelContentTouches, properties.touchesShouldCancel == .always,
            properties.cancelsTouches(in: tree[view])
        else { return nil }
        return scrolling
    }
}

extension LintContext {
    /// Returns the findings about draggable views and sliders whose touches recognizers cancel whenever they are
    /// dragged.
    fileprivate func cancelledDrags() -> [Diagnostic] {
        let cancelling = declaredRecognizers.filter {
            $0.recognizer.cancelsTouchesInView && recognizesDrags($0.recognizer)
        }
        if cancelling.isEmpty { return [] }
        let draggable = tree.identities.filter {
            (tree[$0].isDraggable || tree[$0].kind == .slider && tree[$0].isEnabled) && tree.isTouchable($0)
        }
        if draggable.isEmpty { return [] }
        var reported: Set<SourceRange> = []
        return work.results(of: draggable, "draggable views") { view in
            let range = scene.range(of: view)
            let chain = Array(tree.chain(from: view))
            let around = cancelling.filter {
                // A slider keeps the swipes that move its thumb.
                chain.contains($0.id.view) && !($0.recognizer.kind.isSwipe && isDraggedByThumb(view))
            }
            guard !reported.contains(range), isChecked(range) || around.contains(where: { isChecked($0.range) }),
                !around.isEmpty
            else { return nil }
            let shown = displaying(view)
            guard let point = shown.startOfDrag(of: view),
                let drags = shown.cancelledDrags(of: view, from: point, by: around)
            else { return nil }
            reported.insert(range)
            return .cancelledDrag(view, drags, point, shown)
        }
    }

    /// Returns the findings about draggable views around which everything scrolls, whatever the direction of a drag.
    fileprivate func scrolledDrags() -> [Diagnostic] {
        let draggable = tree.identities.filter {
            tree[$0].isDraggable && tree.isTouchable($0) && isChecked(scene.range(of: $0))
        }
        if draggable.isEmpty { return [] }
        var reported: Set<SourceRange> = []
        return work.results(of: draggable, "draggable views in scroll views") { view in
            let range = scene.range(of: view)
            if reported.contains(range) { return nil }
            let scrolling = scrollViewsTakingDrags(of: view)
            if scrolling.isEmpty { return nil }
            let shown = displaying(view)
            guard let point = shown.touchablePoint(of: view),
                shown.directionsToDrag(view, from: point).allSatisfy({ shown.scrollsInstead(view, from: point, $0) })
            else { return nil }
            reported.insert(range)
            return .scrolledDrag(view, scrolling, point, shown)
        }
    }

    /// Returns the scroll views that take the drags of `view` along both axes, the innermost first, or none if it keeps
    /// those along one.
    private func scrollViewsTakingDrags(of view: ViewID) -> [ViewID] {
        var found: [ViewID] = []
        var (isHorizontal, isVertical) = (false, false)
        for superview in tree.superviews(of: view) {
            guard let properties = tree.scrollViews[superview] else { continue }
            let own = properties.axes(for: tree[superview].size)
            guard own.horizontal || own.vertical else { continue }
            guard properties.canCancelContentTouches, properties.cancelsTouches(in: tree[view]) else { return [] }
            found.append(superview)
            (isHorizontal, isVertical) = (isHorizontal || own.horizontal, isVertical || own.vertical)
            if isHorizontal, isVertical { return found }
        }
        return []
    }

    /// Returns whether `recognizer` can recognize while one finger drags a view, after it has rested.
    private func recognizesDrags(_ recognizer: GestureRecognizer) -> Bool {
        guard recognizer.numberOfTouchesRequired == 1 else { return false }
        switch recognizer.kind {
        case .pan, .swipe, .screenEdgePan: return true
        case .longPress:
            let settings = scene.touchSettings
            return duration(of: recognizer)
                < restUntilContentTouch + settings.simulatedDragDuration
        case .tap, .pinch, .rotation: return false
        }
    }

    /// Returns whether `view` is a slider that only its thumb drags.
    fileprivate func isDraggedByThumb(_ view: ViewID) -> Bool { tree[view].kind == .slider && !tree[view].isDraggable }

    /// Returns where a finger can begin to drag `view`: on the thumb of a slider, anywhere on others.
    private func startOfDrag(of view: ViewID) -> Point? {
        if !isDraggedByThumb(view) { return touchablePoint(of: view) }
        let slider = tree.sliders[view] ?? SliderProperties()
        let thumb = slider.thumb(of: scene.touchSettings.thumbSize, in: tree[view].bounds)
        let point = geometry.rootPoint(thumb.middle, from: view)
        return tree.isSeen(view) && touches.touch(at: point).outcome == .hit(view) ? point : nil
    }

    /// The directions in which drags are tried.
    fileprivate static var directionsOfDrags: [(x: Double, y: Double)] { [(1, 0), (-1, 0), (0, 1), (0, -1)] }

    /// Returns whether a scroll view takes a drag of `view` that begins after it has its touch.
    fileprivate func scrollsInstead(_ view: ViewID, from start: Point, _ direction: (x: Double, y: Double)) -> Bool {
        guard spendOnTouches(of: view) else { return false }
        let events = drag(
            in: tree, from: start, along: direction, after: restUntilContentTouch)
        return events.cancelsTouches(of: view) && events.contains { $0.kind == .scroll }
    }

    /// Returns the events of a drag from `start` that is long enough for what takes drags.
    private func drag(
        in tree: ViewTree, from start: Point, along direction: (x: Double, y: Double), after rest: Double
    ) -> [TouchEvent] {
        let length = 4 * scene.touchSettings.dragThreshold
        let end = Point(x: start.x + direction.x * length, y: start.y + direction.y * length)
        return drag(in: tree, from: start, to: end, after: rest)
    }

    /// Returns the directions in which a drag moves `view`: the directions of its thumb if it is a slider.
    private func directionsToDrag(_ view: ViewID, from start: Point) -> [(x: Double, y: Double)] {
        if !isDraggedByThumb(view) { return Self.directionsOfDrags }
        guard let own = geometry.point(start, in: view) else { return [] }
        let end = geometry.rootPoint(Point(x: own.x + 1, y: own.y), from: view)
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? [(x / length, y / length), (-x / length, -y / length)] : []
    }

    /// Returns the recognizers of `around` that end the drags of `view` in all directions, or `nil` if there are none.
    /// Once they let touches go on, at most scrolling ends some of the drags.
    private func cancelledDrags(
        of view: ViewID, from start: Point, by around: [DeclaredRecognizer]
    ) -> CancelledDrags? {
        // A scroll view shows the touch to its content only after a delay.
        let rest =
            tree.scrollingView(around: view) == nil ? 0 : restUntilContentTouch
        let directions = directionsToDrag(view, from: start)
        func drag(_ direction: (x: Double, y: Double), in tree: ViewTree) -> [TouchEvent]? {
            spendOnTouches(of: view) ? self.drag(in: tree, from: start, along: direction, after: rest) : nil
        }
        var elimination = CompetitorElimination(in: tree, by: .lettingTouchesGoOn)
        var isFreeSomewhere = false
        for direction in directions {
            guard drag(direction, in: tree)?.cancelsTouches(of: view) ?? false else { return nil }
            let isComplete = elimination.run { letting, eliminated in
                guard let events = drag(direction, in: letting) else { return nil }
                if !events.cancelsTouches(of: view) {
                    isFreeSomewhere = true
                    return []
                }
                let next = around.first { events.hasRecognized($0.id) && !eliminated.contains($0.id) }
                // At most scrolling ends the drag.
                return next.map { [$0.id] } ?? (events.contains { $0.kind == .scroll } ? [] : nil)
            }
            if !isComplete { return nil }
        }
        let competitors = elimination.eliminated.compactMap { id in around.first { $0.id == id } }
        guard isFreeSomewhere, !competitors.isEmpty else { return nil }
        // Without them, the next one may cancel the drags.
        let free = elimination.treeWithoutEliminated
        let areFree = directions.map { drag($0, in: free).map { !$0.cancelsTouches(of: view) } ?? false }
        return CancelledDrags(
            competitors: competitors, mayIgnore: areFree.contains(true), isFreeThen: !areFree.contains(false))
    }
}

extension LintContext {
    /// Returns the fix that lets `recognizers` ignore `view`, which can be dragged then, if all of them can name it.
    fileprivate func fixIgnoring(_ view: ViewID, by recognizers: [DeclaredRecognizer]) -> [Diagnostic.Fix] {
        var texts: [String] = []
        var edits: [Diagnostic.Edit] = []
        for recognizer in recognizers {
            guard let link = link(from: recognizer, to: view),
                let written = writing(.ignores, [link], on: recognizer)
            else { return [] }
            if !texts.contains(written.text) { texts.append(written.text) }
            edits.append(written.edit)
        }
        guard let text = texts.first, texts.count == 1 else { return [] }
        let place = recognizers.count == 1 ? "" : " on \(recognizers.map { quotedName($0.id) }.joinedAsList())"
        return [Diagnostic.Fix("write `\(text)`\(place)", safe: false, edits: edits)]
    }
}

/// The recognizers that cancel all drags of a view.
private struct CancelledDrags {
    var competitors: [DeclaredRecognizer]
    /// Whether the view can be dragged if they get none of its touches.
    var mayIgnore: Bool
    /// Whether nothing else ends its drags then, whatever their direction.
    var isFreeThen: Bool
}

extension [TouchEvent] {
    /// Returns whether the touch of `view` is cancelled, or never begins because that happens while it is delayed.
    fileprivate func cancelsTouches(of view: ViewID) -> Bool {
        let own = filter { $0.view == view }
        return own.contains { $0.kind == .touchesCancelled || $0.kind == .touchCancel }
            || !own.contains { $0.kind == .touchesBegan || $0.kind == .touchDown }
    }
}

extension Diagnostic {
    /// Creates the finding for a view that can't be dragged because of recognizers.
    fileprivate static func cancelledDrag(
        _ view: ViewID, _ drags: CancelledDrags, _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        let title = context.quotedName(view)
        let isSlider = context.isDraggedByThumb(view)
        var statements: Set<SourceRange> = []
        let competitors = drags.competitors.filter { statements.insert($0.range).inserted }
        let names = competitors.map { context.quotedName($0.id) }.joinedAsList()
        let isOne = competitors.count == 1
        let advice =
            if !isSlider {
                "drag it by one of \(isOne ? "the two" : "them") only"
            } else if !drags.mayIgnore {
                "let each recognizer around it leave it alone, \(context.advice("ignores", [view], on: competitors[0]))"
            } else {
                "let the \(isOne ? "recognizer" : "recognizers") leave it alone, \(context.advice("ignores", [view], on: competitors[0]))"
            }
        // Once no recognizer cancels them, a scroll view may.
        let ignoring =
            isSlider && drags.isFreeThen && context.scrollViewCancelling(view) == nil
            ? context.fixIgnoring(view, by: competitors) : []
        let letting = "`cancelsTouchesInView .off`\(isOne ? "" : " on \(names)")"
        let others = isOne ? "the recognizer recognizes" : "the recognizers recognize"
        return Rule.cancelledDragControl.finding(
            "\(names) \(isOne ? "cancels" : "cancel") the drags of \(title)", at: context.scene.range(of: view),
            notes: competitors.map { competitor in
                Note(
                    competitor.recognizer.kind == .longPress
                        ? "it recognizes \(context.delayText(of: competitor.recognizer)), and the touch is cancelled"
                        : isSlider
                            ? "it recognizes once the finger has moved, also on the thumb, and the touch is cancelled"
                            : "it recognizes once the finger has moved, and the touches of its view are cancelled",
                    at: competitor.range)
            } + [
                Note(
                    sceneAdvice: ignoring.isEmpty
                        ? "write \(letting), so that \(title) can be dragged and \(others), too; "
                            + "or \(advice)"
                        : "\(advice), so that \(title) can be dragged; or write \(letting), so that \(others) too")
            ],
            fixes: ignoring
                + context.scene.tree(of: competitors.first?.range ?? context.scene.range(of: view))
                .fixesTurningOffCancelling(in: competitors.map { $0.range }, of: names),
            data: Evidence(
                point: context.evidence(point),
                views: competitors.map { context.path($0.id.view) } + [context.path(view)]))
    }

    /// Creates the finding for a view that can't be dragged because everything around it scrolls.
    fileprivate static func scrolledDrag(
        _ view: ViewID, _ scrolling: [ViewID], _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        let (title, name) = (context.quotedName(view), context.views.quotedList(scrolling))
        let scroll = scrolling.count == 1 ? "scrolls" : "scroll"
        return Rule.cancelledDragControl.finding(
            "\(title) can't be dragged: \(name) \(scroll) instead, in all directions",
            at: context.scene.range(of: view),
            notes: [
                Note(
                    "a scroll view takes the touch once the finger has moved, unless `touchesShouldCancel(in:)` is false",
                    at: scrolling.first.map { context.scene.range(of: $0) }),
                Note(
                    sceneAdvice:
                        "write `touchesShouldCancel .never` and `delaysContentTouches .off` on \(name), or move "
                        + "\(title) out of it"),
            ], data: Evidence(point: context.evidence(point), views: (scrolling + [view]).map { context.path($0) }))
    }

    /// Creates the finding for a control whose drags end when the scroll view begins to scroll.
    fileprivate static func cancelledDragControl(
        _ view: ViewID, _ scrolling: ViewID, _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        var notes = [
            Note(
                "by default UIKit never cancels touches in a control")
        ]
        var fixes: [Fix] = []
        if let range = context.scene.range(of: .touchesShouldCancel, of: scrolling) {
            notes.append(
                Note("\(context.quotedName(scrolling)) cancels every touch that it can drag with", at: range))
            let edit = Edit(range, "touchesShouldCancel .controls")
            fixes.append(Fix("write `touchesShouldCancel .controls`", safe: false, edits: [edit]))
        }
        notes.append(
            Note(
                sceneAdvice:
                    "write `.controls`, which lets sliders, switches and text inputs keep their touches, or `.default`")
        )
        return Rule.cancelledDragControl.finding(
            "\(context.quotedName(scrolling)) takes the drags of \(context.quotedName(view))",
            at: context.scene.range(of: view),
            notes: notes, fixes: fixes, data: Evidence(point: context.evidence(point), views: [context.path(scrolling)])
        )
    }
}
