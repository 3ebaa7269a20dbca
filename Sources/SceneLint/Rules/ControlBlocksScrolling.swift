import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let controlBlocksScrolling: Rule = Rule(
        "control-blocks-scrolling", .note, inDocuments: .none,
        explanation: """
            ## What it finds
            Reports a scroll view, table or collection that can't scroll if a finger rests on one of its controls
            before it moves, because it doesn't cancel touches in controls. If it doesn't delay touches
            (`delaysContentTouches .off`), it can't scroll from its controls at all.

            Controls that are meant to keep the touch (`keepsTouch`), and those that need drags, such as
            sliders, aren't reported. Nor are those that the scroll offsets in the source don't show.

            The finding is a note: every scroll view behaves this way unless its class overrides
            `touchesShouldCancel(in:)`.

            ## Why it is bad
            A control gets its touch after 150 ms, or at once with `delaysContentTouches .off`. From then on UIScrollView calls `touchesShouldCancel(in:)`
            before it scrolls, which returns false for every UIControl. If you rest a finger on the button for a
            moment, you can't scroll.

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
        var blockers: [ViewID: [(control: ViewID, point: Point)]] = [:]
        var reported: Set<SourceRange> = []
        let found = context.work.results(of: context.views.touchTargets, "touch targets") { view in
            // Only the first touchable instance of each line is reported.
            guard let blocked = context.scrollViewBlocked(by: view), !reported.contains(context.scene.range(of: view)),
                let point = context.touchablePoint(of: view)
            else { return nil as (blocked: ViewID, control: ViewID, point: Point)? }
            reported.insert(context.scene.range(of: view))
            return (blocked, view, point)
        }
        for (blocked, control, point) in found { blockers[blocked, default: []].append((control, point)) }
        return blockers.sorted { $0.key < $1.key }.map { .controlBlocksScrolling($0.key, $0.value, context) }
    }
}

extension LintContext {
    /// Returns the scroll view that can't scroll while a finger rests on `view`, or `nil` if there is none.
    fileprivate func scrollViewBlocked(by view: ViewID) -> ViewID? {
        switch tree[view].kind {
        case .button, .control, .stepper, .segmentedControl, .pageControl: break
        default: return nil
        }
        guard !tree[view].keepsTouch, !tree[view].isDraggable, tree.isTouchable(view),
            let (scrolling, properties) = tree.scrollingView(around: view)
        else { return nil }
        let gives = properties.canCancelContentTouches && properties.cancelsTouches(in: tree[view])
        return gives ? nil : scrolling
    }
}

extension LintContext {
    /// Returns the recognizers that recognize only because `view` doesn't scroll while a finger rests on one of
    /// `controls`. If it cancels touches in controls, it scrolls instead.
    fileprivate func recognizersNeedingRest(
        _ controls: [(control: ViewID, point: Point)], in view: ViewID
    ) -> [WrittenRecognizer] {
        if tree.recognizers.isEmpty { return [] }
        let changed = treeCancellingTouches(in: view)
        var found: [WrittenRecognizer] = []
        for (control, point) in controls.prefix(Self.maximumTriedControls) {
            for gesture in tree.chain(from: control).flatMap({ recognizers(of: $0) })
            where gesture.recognizer.isOfOneMovingFinger && !found.contains(where: { $0.id == gesture.id }) {
                guard work.spendChangedTrees(views: tree.views.count) else { return found }
                if recognizesAfterRest(gesture, from: point, in: tree),
                    !recognizesAfterRest(gesture, from: point, in: changed)
                {
                    found.append(gesture)
                }
            }
        }
        return found
    }

    /// Returns the recognizers that take drags from `controls` also if `view` cancels touches in controls.
    fileprivate func recognizersTakingDrags(
        _ controls: [(control: ViewID, point: Point)], in view: ViewID
    ) -> [WrittenRecognizer] {
        guard !tree.recognizers.isEmpty, let axes = tree.scrollViews[view]?.axes(for: tree[view].size) else {
            return []
        }
        let changed = treeCancellingTouches(in: view)
        let length = 4 * scene.touchSettings.dragThreshold
        let ways =
            (axes.horizontal ? [Point(x: length, y: 0), Point(x: 0 - length, y: 0)] : [])
            + (axes.vertical ? [Point(x: 0, y: length), Point(x: 0, y: 0 - length)] : [])
        var found: [WrittenRecognizer] = []
        for (control, point) in controls.prefix(Self.maximumTriedControls) {
            let around = tree.chain(from: control).flatMap { recognizers(of: $0) }
            if around.isEmpty { continue }
            for way in ways {
                guard work.spendChangedTrees(views: tree.views.count) else { return found }
                let end = point + way
                let events = drag(
                    in: changed, from: point, to: end,
                    after: scene.touchSettings.contentTouchDelay + Self.restAfterDelay)
                if events.contains(where: { $0.kind == .scroll }) { continue }
                found += around.filter { other in
                    events.hasRecognized(other.id) && !found.contains { $0.id == other.id }
                }
            }
        }
        return found
    }

    /// Returns the views if `view` cancels touches in controls.
    private func treeCancellingTouches(in view: ViewID) -> ViewTree {
        var changed = tree
        changed.scrollViews[view]?.canCancelContentTouches = true
        changed.scrollViews[view]?.touchesShouldCancel = .controls
        return changed
    }

    /// How many controls in a scroll view are tried.
    private static var maximumTriedControls: Int { 4 }

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
        _ view: ViewID, _ controls: [(control: ViewID, point: Point)], _ context: LintContext
    ) -> Diagnostic {
        let names = context.views.quotedList(controls.map { $0.control }, "or")
        let canCancel = context.tree.scrollViews[view]?.canCancelContentTouches ?? true
        // A control gets its touch after a delay. A drag that begins before that scrolls.
        let isDelayed = context.tree.scrollViews[view]?.delaysContentTouches ?? true
        let needingRest = context.recognizersNeedingRest(controls, in: view)
        let taking = context.recognizersTakingDrags(controls, in: view)
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
                + taking.map {
                    Note(
                        "if it cancelled their touches, \(context.quotedName($0.id)) would still take drags",
                        at: $0.range)
                }
                + (needingRest.isEmpty
                    ? []
                    : [
                        Note(
                            sceneAdvice:
                                "let \(needing) recognize beside the scrolling first, "
                                + context.advice("simultaneous", view))
                    ]),
            fixes: needingRest.isEmpty && taking.isEmpty ? context.fixes(of: view) : [],
            data: Evidence(
                point: controls.first.map { ($0.point.x, $0.point.y) }, views: controls.map { context.path($0.control) }
            ))
    }
}
