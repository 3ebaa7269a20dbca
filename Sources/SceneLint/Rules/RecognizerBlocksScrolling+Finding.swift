import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What is said about a recognizer that takes drags that should scroll.
struct RecognizerBlocksScrollingFinding {
    private let recognizer: DeclaredRecognizer
    private let drag: BlockedDrag
    private let context: LintContext
    /// The scroll views that together move both ways, if the recognizer begins either way.
    private let moving: [ViewID]
    /// Drags on further scroll views in the view of a press.
    private let others: [BlockedDrag]
    /// The scroll views that must recognize beside the recognizer.
    private let allies: [ViewID]
    private let text: BlockedScrollViewText

    private var isPan: Bool { recognizer.recognizer.kind == .pan }
    private var beginsAnyWay: Bool { recognizer.recognizer.shouldBegin == nil }
    private var isOnScrollView: Bool { recognizer.id.view == drag.scrollView }
    private var isVertical: Bool { drag.start.x == drag.end.x }
    /// The axis along which nothing scrolls.
    private var freeAxis: Axis { isVertical ? .horizontal : .vertical }
    /// How the finger moves along it.
    private var across: String { isVertical ? "sideways" : "up and down" }
    /// Whether the recognizer can leave the drag to the scroll view by beginning only along the other axis. Otherwise
    /// something moves along, whichever way it may begin.
    private var canBeginAcross: Bool { isPan && moving.isEmpty && beginsAnyWay }

    init(_ recognizer: DeclaredRecognizer, _ drag: BlockedDrag, _ context: LintContext) {
        self.recognizer = recognizer
        self.drag = drag
        self.context = context
        let isPan = recognizer.recognizer.kind == .pan
        // One that begins along one axis leaves the other one to what scrolls there.
        moving =
            recognizer.recognizer.shouldBegin == nil || !isPan
            ? context.scrollViewsMovingBothWays(around: recognizer.id.view) : []
        others = isPan ? [] : context.otherDragsBlocked(by: recognizer, besides: drag)
        allies = isPan && !moving.isEmpty ? moving : [drag.scrollView] + others.map { $0.scrollView }
        text = BlockedScrollViewText(recognizer, "drag", allies, drag.next, context)
    }

    /// Makes the diagnostic, for which it simulates touches.
    func makeDiagnostic() -> Diagnostic {
        let view = recognizer.id.view
        let (name, scrollView) = (context.quotedName(view), context.quotedName(drag.scrollView))
        let word = isPan ? "pan" : "long press"
        return Rule.recognizerBlocksScrolling.finding(
            context.tree.isInSuperviewChain(drag.scrollView, of: view) && !isOnScrollView
                ? "\(scrollView) doesn't scroll when a drag starts on \(name): this \(word) recognizer takes it"
                : "\(scrollView) doesn't scroll: this \(word) recognizer of \(name) takes the drags on it",
            at: recognizer.range,
            notes: notesOnScrollViews + [Diagnostic.Note(reason)] + notesOnOthers + [
                Diagnostic.Note(sceneAdvice: advice)
            ],
            fixes: makeFixes(),
            data: Evidence(
                point: context.evidence(drag.start), views: [context.path(view), context.path(drag.scrollView)]))
    }

    /// The notes on which way the scroll views move.
    private var notesOnScrollViews: [Diagnostic.Note] {
        let movesBothWays = moving.count == 1
        let (direction, other) = isVertical ? ("vertically", "horizontally") : ("horizontally", "vertically")
        let note = Diagnostic.Note(
            "\(context.quotedName(drag.scrollView)) scrolls \(movesBothWays ? "both ways" : direction)",
            at: context.scene.range(of: drag.scrollView))
        if movesBothWays { return [note] }
        return [note]
            + moving.filter { $0 != drag.scrollView }.map {
                Diagnostic.Note("\(context.quotedName($0)) scrolls \(other)", at: context.scene.range(of: $0))
            }
    }

    /// Why the recognizer takes the drag, with an example.
    private var reason: String {
        let scrolled = context.scrolledTarget == nil ? "" : "once scrolled to it, "
        let time = drag.duration.map { " over \(written((1000 * $0).rounded()))ms" } ?? ""
        let example =
            "\(scrolled)a drag from \(written(drag.start)) to \(written(drag.end))\(time) is recognized by "
            + context.quotedName(recognizer.id.view)
        let direction = beginsAnyWay ? ", in any direction" : ""
        let first =
            isOnScrollView
            ? "it recognizes before its view scrolls" : "the recognizer of the inner view recognizes first"
        return isPan
            ? "\(first)\(direction): \(example)"
            : "\(text.reasonOfPress): \(example)"
    }

    /// The notes on what else it stops, and on what would take the drag without it.
    private var notesOnOthers: [Diagnostic.Note] {
        var notes = others.map {
            Diagnostic.Note(
                "it stops \(context.quotedName($0.scrollView)), too", at: context.scene.range(of: $0.scrollView))
        }
        notes += text.notesAboutNext
        if let keeper = drag.keeper {
            notes.append(
                Diagnostic.Note(
                    "without it, \(context.quotedName(keeper)) would keep the touch, because "
                        + "\(context.quotedName(drag.scrollView)) doesn't cancel touches in controls"))
        }
        return notes
    }

    private var advice: String {
        let both = text.adviceLettingAllRecognize
        let advice =
            if !isPan {
                "\(both), or write a longer `minimumPressDuration`"
            } else if canBeginAcross {
                "let it begin only if the finger moves \(across), `shouldBegin .\(freeAxis.rawValue)`, or \(both); "
                    + "for a flick write `.swipe .\(freeAxis.rawValue)`"
            } else {
                both
            }
        if drag.keeper == nil { return advice }
        let scrollView = context.quotedName(drag.scrollView)
        return "\(advice); and let \(scrollView) cancel touches in controls, `touchesShouldCancel .controls`"
    }

    private func makeFixes() -> [Diagnostic.Fix] {
        if canBeginAcross { return context.fixesBeginning(along: freeAxis, across, recognizer, drag) }
        let scrollsAll = ([drag] + others).allSatisfy { context.scrolls($0, beside: recognizer, allies) }
        return scrollsAll ? text.fixesLettingAllRecognize : []
    }
}
