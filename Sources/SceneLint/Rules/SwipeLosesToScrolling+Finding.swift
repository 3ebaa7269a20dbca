import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What is said about a swipe, or another drag, that scrolls instead, always or except on some views.
struct SwipeLosesToScrollingFinding {
    private let swipe: DeclaredRecognizer
    private let losing: LosingSwipe
    private let keeping: ViewsKeepingTouches
    private let context: LintContext
    /// The recognizers that recognize first somewhere, one for each statement.
    private let competitors: [DeclaredRecognizer]

    private var isSwipe: Bool { swipe.recognizer.kind.isSwipe }
    /// The name of the scroll view.
    private var scrolling: String { context.quotedName(losing.scrollView) }
    private var waits: Bool { swipe.recognizer.requirements.contains(.scrolling(losing.scrollView)) }

    init(
        _ swipe: DeclaredRecognizer, _ losing: LosingSwipe, exceptOn keeping: ViewsKeepingTouches,
        _ context: LintContext
    ) {
        self.swipe = swipe
        self.losing = losing
        self.keeping = keeping
        self.context = context
        var statements: Set<SourceRange> = []
        competitors = losing.competitors.compactMap { id in context.recognizers(of: id.view).first { $0.id == id } }
            .filter { statements.insert($0.range).inserted }
    }

    /// Makes the diagnostic, for which it simulates touches.
    func makeDiagnostic() -> Diagnostic {
        // Must come first: `uncommonGesture` may use up the budget.
        let advice = makeAdvice()
        // Where views keep touches, it is recognized in the variants that the finding describes.
        let uncommon = context.uncommonGesture(
            of: swipe, at: losing.point, isEverywhere: keeping.keepNothing,
            maximumRest: keeping.restAnywhere ?? .infinity)
        let note = Diagnostic.Note(
            "\(scrolling) moves in the same direction", at: context.scene.range(of: losing.scrollView))
        return Rule.swipeLosesToScrolling.finding(
            message(isUncommon: uncommon != nil), at: swipe.range,
            notes: [note] + (uncommon.map { [$0.note(context.scene.touchSettings)] } ?? []) + notesOnCompetitors + [
                Diagnostic.Note(reason), isSwipe ? Diagnostic.Note(advice) : Diagnostic.Note(sceneAdvice: advice),
            ],
            fixes: makeFixes(),
            data: Evidence(
                point: context.evidence(losing.point),
                views: [context.path(swipe.id.view), context.path(losing.scrollView)]))
    }

    private func message(isUncommon: Bool) -> String {
        let title = context.title(of: swipe, swipe.recognizer.kind.words)
        let names = competitors.map { context.quotedName($0.id) }.joinedAsList("or")
        let instead = "\(scrolling) scrolls instead" + (competitors.isEmpty ? "" : ", or \(names) recognizes first")
        if isUncommon {
            let exception = keeping.isEmpty ? "" : ", unless the finger \(keeping.condition)"
            return "\(title) isn't recognized by \(swipe.recognizer.ordinaryGestures)\(exception): \(instead)"
        }
        return keeping.isEmpty
            ? "\(title) is never recognized: \(instead)"
            : "\(title) is only recognized if the finger \(keeping.condition): otherwise \(instead)"
    }

    private var notesOnCompetitors: [Diagnostic.Note] {
        competitors.map {
            Diagnostic.Note(
                "this one recognizes where the finger touches \(context.quotedName($0.id.view)); without it, "
                    + "\(scrolling) would scroll", at: $0.range)
        }
    }

    /// Why the scroll view is first.
    private var reason: String {
        let settings = context.scene.touchSettings
        let threshold = written(settings.dragThreshold)
        if isSwipe {
            return
                "a drag begins to scroll after \(threshold) points, and a swipe needs \(written(settings.swipeDistance))"
        }
        return context.tree.isInSuperviewChain(losing.scrollView, of: swipe.id.view)
            ? "both need a drag of \(threshold) points, and this one then still waits"
            : "both need a drag of \(threshold) points, and the recognizer of the inner view is first"
    }

    private func makeAdvice() -> String {
        if !waits { return makeAdviceWithoutWaiting() }
        let suffices = context.isRecognized(swipe, at: losing.point, notWaitingFor: losing.scrollView)
        return "it waits for \(scrolling) to fail, which scrolls each time; remove that `requireToFail`"
            + (suffices ? "" : ", and \(makeAdviceWithoutWaiting())")
    }

    private func makeAdviceWithoutWaiting() -> String {
        let both =
            losing.competitors.isEmpty
            ? context.adviceLettingRecognize(swipe, beside: [losing.scrollView])
            : "let all of them recognize, `simultaneous`"
        if !isSwipe {
            return "\(both); in UIKit, the pan recognizer of \(scrolling) can also wait, `require(toFail:)`"
        }
        let axes = context.tree.scrollViews[losing.scrollView]?.axes(for: context.tree[losing.scrollView].size)
        let isVertical = axes?.vertical ?? false
        if !context.isRecognized(swipe, at: losing.point, ifItIs: isVertical ? .horizontal : .vertical) {
            return "\(both), or move the recognizer out of it"
        }
        return "swipe across, `\(isVertical ? ".left` or `.right" : ".up` or `.down")`, or \(both)"
    }

    private func makeFixes() -> [Diagnostic.Fix] {
        if waits || !losing.competitors.isEmpty { return [] }
        if isSwipe, !context.isRecognized(swipe, at: losing.point, beside: losing.scrollView) { return [] }
        return context.fixesLettingRecognize(swipe, beside: [losing.scrollView])
    }
}

extension LintContext {
    /// Returns whether `swipe` would be recognized at `point` if it recognized beside the scrolling of `scrollView`.
    fileprivate func isRecognized(
        _ swipe: DeclaredRecognizer, at point: Point, beside scrollView: ViewID
    ) -> Bool {
        guard work.spend(.changedScene(views: tree.views.count)) else { return false }
        return recognizes(swipe, from: point, in: tree(letting: swipe, recognizeBeside: [scrollView]), after: 0) == true
    }

    /// Returns whether `swipe` would be recognized at `point` if it had other directions.
    fileprivate func isRecognized(
        _ swipe: DeclaredRecognizer, at point: Point, ifItIs directions: GestureRecognizer.SwipeDirections
    ) -> Bool {
        guard work.spend(.changedTrees(1, views: tree.views.count)) else { return false }
        var other = swipe
        other.recognizer.kind = .swipe(directions)
        var changed = tree
        changed[swipe.id] = other.recognizer
        return recognizes(other, from: point, in: changed) ?? false
    }

    /// Returns whether `swipe` would be recognized at `point` if it didn't wait for the scrolling of `scrollView`.
    fileprivate func isRecognized(
        _ swipe: DeclaredRecognizer, at point: Point, notWaitingFor scrollView: ViewID
    ) -> Bool {
        guard work.spend(.changedTrees(1, views: tree.views.count)) else { return false }
        var changed = tree
        changed[swipe.id]?.requirements.removeAll { $0 == .scrolling(scrollView) }
        return recognizes(swipe, from: point, in: changed) ?? false
    }
}
