import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let controlBlocksScrolling: Rule = Rule(
        "control-blocks-scrolling", .note, undisplayedRows: .withTargets, inDocuments: .none,
        explanation: """
            ## What it finds
            Reports a scroll view, table or collection that can't scroll if a finger rests on one of its controls
            before it moves, because it doesn't cancel touches in controls. If it doesn't delay touches
            (`delaysContentTouches .off`), it can't scroll from its controls at all. The control may be in an inner
            scroll view that moves along the other axis. Each finding is proved by a drag that scrolls only with the
            touch cancelled.

            Controls that are meant to keep the touch (`keepsTouch`), and those that need drags, such as sliders,
            aren't reported. Nor are those that the scroll offsets in the source don't show, except in rows that
            aren't displayed, if no displayed row has a control of the same line.

            The finding is a note: every scroll view behaves this way unless its class overrides
            `touchesShouldCancel(in:)`.

            ## Why it is bad
            A control gets its touch after 150 ms, or at once with `delaysContentTouches .off`. From then on
            UIScrollView calls `touchesShouldCancel(in:)` before it scrolls, which returns false for every
            UIControl. If you rest a finger on the button for a moment, you can't scroll.

            ## Example
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 {
                    button Buy leading 16 top 100 size 200x50
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 touchesShouldCancel .controls {
                    button Buy leading 16 top 100 size 200x50
                }
            }
            ```

            ## In UIKit
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
        var blockers: [ViewID: Blockers] = [:]
        var reported: Set<SourceRange> = []
        // Controls that are alike block the same.
        var known: [ViewID: BlockedScrolling] = [:]
        let found = context.work.results(of: context.checkedTargets, "touch targets") { view in
            // Only the first touchable instance of each line is reported.
            guard context.mayBlockScrolling(view), !reported.contains(context.scene.range(of: view)),
                let (tried, point) = context.hitGroups.group(of: view)?.start
                    ?? context.touchablePoint(of: view).map({ (view, $0) }),
                let blocked = known[tried] ?? context.scrollingBlocked(by: tried, at: point)
            else { return nil as (control: ViewID, blocked: BlockedScrolling)? }
            known[tried] = blocked
            if blocked.isEmpty || !context.tree.isSeen(view) || context.touchablePoint(of: view) == nil { return nil }
            reported.insert(context.scene.range(of: view))
            return (view, blocked)
        }
        for (control, blocked) in found {
            for (scrollView, needingRest) in blocked {
                blockers[scrollView, default: Blockers()].add(control, needingRest)
            }
        }
        return blockers.sorted { $0.key < $1.key }.map { .controlBlocksScrolling($0.key, $0.value, context) }
    }
}

/// The scroll views that can't scroll while a finger rests on a control, with the recognizers that recognize only
/// because of that.
private typealias BlockedScrolling = [ViewID: [DeclaredRecognizer]]

/// The controls that keep a scroll view from scrolling.
private struct Blockers {
    private(set) var controls: [ViewID] = []
    /// The recognizers that recognize only because it doesn't scroll. If it cancels touches in controls, it scrolls
    /// instead.
    private(set) var needingRest: [DeclaredRecognizer] = []

    mutating func add(_ control: ViewID, _ recognizers: [DeclaredRecognizer]) {
        controls.append(control)
        for other in recognizers where !needingRest.contains(where: { $0.id == other.id }) { needingRest.append(other) }
    }
}

extension LintContext {
    /// Returns whether `view` is a control in a scroll view and may keep it from scrolling, although it doesn't need
    /// drags.
    fileprivate func mayBlockScrolling(_ view: ViewID) -> Bool {
        switch tree[view].kind {
        case .button, .control, .stepper, .segmentedControl, .pageControl: break
        default: return false
        }
        guard !tree[view].keepsTouch, !tree[view].isDraggable, tree.isTouchable(view) else { return false }
        return tree.superviews(of: view).contains { other in
            guard tree.canScroll(other), let properties = tree.scrollViews[other] else { return false }
            return !properties.canCancelContentTouches || !properties.cancelsTouches(in: tree[view])
        }
    }

    /// Returns the scroll views that a drag from `point` on `control` would scroll if they cancelled touches in
    /// controls, but doesn't if the finger rests there first. Returns `nil` if the budget doesn't suffice.
    fileprivate func scrollingBlocked(by control: ViewID, at point: Point) -> BlockedScrolling? {
        let axes = tree.superviews(of: control).compactMap { tree.scrollViews[$0]?.axes(for: tree[$0].size) }
        let length = Self.dragsInTrial * scene.touchSettings.dragThreshold
        let rest = restUntilContentTouch
        var ways: [Point] = []
        if axes.contains(where: { $0.vertical }) { ways += [Point(x: 0, y: 0 - length), Point(x: 0, y: length)] }
        if axes.contains(where: { $0.horizontal }) { ways += [Point(x: 0 - length, y: 0), Point(x: length, y: 0)] }
        var found: BlockedScrolling = [:]
        for way in ways {
            guard spendOnTouches(of: control) else { return nil }
            let simulator = dragging(in: tree, from: point, to: point + way, after: rest)
            guard let (view, scrollView) = simulator.keptTouch, view == control, found[scrollView] == nil else {
                continue
            }
            let changed = tree.cancellingControlTouches(in: scrollView)
            guard work.spend(.changedTrees(views: tree.views.count)) else { return nil }
            if !dragging(in: changed, from: point, to: point + way, after: rest).scrolls { continue }
            guard let needingRest = recognizersNeedingRest(on: control, at: point, in: changed) else { return nil }
            found[scrollView] = needingRest
        }
        return found
    }

    /// How many times as far as a drag needs one goes in a trial.
    private static let dragsInTrial = 4.0

    /// Returns the recognizers that recognize drags after a rest on `control` here, but not in a scene with the views
    /// of `changed`, or `nil` if the budget doesn't suffice.
    private func recognizersNeedingRest(
        on control: ViewID, at point: Point, in changed: ViewTree
    ) -> [DeclaredRecognizer]? {
        var found: [DeclaredRecognizer] = []
        for gesture in tree.chain(from: control).flatMap({ recognizers(of: $0) })
        where gesture.recognizer.isOfOneMovingFinger {
            guard work.spend(.changedTrees(views: tree.views.count)),
                let isRecognized = recognizesAfterRest(gesture, from: point, in: tree)
            else { return nil }
            if !isRecognized { continue }
            guard let staysRecognized = recognizesAfterRest(gesture, from: point, in: changed) else { return nil }
            if !staysRecognized { found.append(gesture) }
        }
        return found
    }

    /// Returns the fixes that make `view` cancel touches in controls.
    fileprivate func fixes(of view: ViewID) -> [Diagnostic.Fix] {
        guard let properties = tree.scrollViews[view] else { return [] }
        var words: [String] = []
        var edits: [Diagnostic.Edit] = []
        if !properties.canCancelContentTouches,
            let edit = scene.writing("canCancelContentTouches", for: .canCancelContentTouches, of: view)
        {
            words.append("`canCancelContentTouches`")
            edits.append(edit)
        }
        if properties.touchesShouldCancel == .default || properties.touchesShouldCancel == .never {
            guard let edit = scene.writing("touchesShouldCancel .controls", for: .touchesShouldCancel, of: view) else {
                return []
            }
            words.append("`touchesShouldCancel .controls`")
            edits.append(edit)
        }
        if edits.isEmpty { return [] }
        return [Diagnostic.Fix("write \(words.joinedAsList())", safe: false, edits: edits)]
    }
}

extension GestureRecognizer {
    /// Whether it recognizes the movement of one finger.
    fileprivate var isOfOneMovingFinger: Bool {
        switch kind {
        case .pan, .swipe: numberOfTouchesRequired == 1
        case .screenEdgePan: true
        case .tap, .longPress, .pinch, .rotation: false
        }
    }
}

extension Diagnostic {
    /// Creates the finding for a control that keeps the scroll view from scrolling while a finger rests on it.
    fileprivate static func controlBlocksScrolling(
        _ view: ViewID, _ blockers: Blockers, _ context: LintContext
    ) -> Diagnostic {
        let controls = blockers.controls
        let names = context.views.quotedList(controls, "or")
        let canCancel = context.tree.scrollViews[view]?.canCancelContentTouches ?? true
        // A control gets its touch after a delay. A drag that begins before that scrolls.
        let isDelayed = controls.contains { control in
            context.tree.superviews(of: control).contains {
                context.tree.scrollViews[$0]?.delaysContentTouches ?? false
            }
        }
        let needingRest = blockers.needingRest
        let needing = needingRest.map { context.quotedName($0.id) }.joinedAsList()
        return Rule.controlBlocksScrolling.finding(
            "\(context.quotedName(view)) doesn't scroll "
                + (isDelayed ? "if the finger rests on \(names) first" : "when the finger starts on \(names)"),
            at: context.scene.range(of: view),
            notes: [
                Note(
                    canCancel
                        ? "once the control has the touch, UIScrollView asks `touchesShouldCancel(in:)`, which returns false for controls"
                        : "with `canCancelContentTouches` off, nothing scrolls once the content has its touch"),
                Note(
                    sceneAdvice: (canCancel
                        ? "return true for them" : "turn it on, and return true from `touchesShouldCancel(in:)`")
                        + " if the controls don't need drags: `touchesShouldCancel .controls`; write `keepsTouch` on a control "
                        + "that needs them"),
            ]
                + needingRest.map {
                    Note(
                        "\(context.quotedName($0.id)) recognizes only because \(context.quotedName(view)) doesn't scroll "
                            + "then", at: $0.range)
                }
                + (needingRest.isEmpty
                    ? []
                    : [
                        Note(
                            sceneAdvice:
                                "let \(needing) recognize beside the scrolling first, "
                                + context.advice("simultaneous", [view], on: needingRest[0]))
                    ]),
            fixes: needingRest.isEmpty ? context.fixes(of: view) : [],
            data: Evidence(
                point: controls.first.flatMap { context.touchablePoint(of: $0) }.flatMap { context.evidence($0) },
                views: controls.map { context.path($0) }))
    }
}
