import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Diagnostic {
    /// Creates the finding for a swipe that scrolls instead, always or except on some views.
    static func swipeLosesToScrolling(
        _ swipe: DeclaredRecognizer, _ losing: LosingSwipe, exceptOn keeping: ViewsKeepingTouches,
        _ context: LintContext
    ) -> Diagnostic {
        let scrollView = losing.scrollView
        let scrolling = context.quotedName(scrollView)
        let axes = context.tree.scrollViews[scrollView]?.axes(for: context.tree[scrollView].size)
        let isVertical = axes?.vertical ?? false
        let across = isVertical ? ".left` or `.right" : ".up` or `.down"
        let (distance, threshold) = (
            context.scene.touchSettings.swipeDistance, context.scene.touchSettings.dragThreshold
        )
        let isSwipe = swipe.recognizer.kind.isSwipe
        let both =
            losing.competitors.isEmpty
            ? context.adviceLettingRecognize(swipe, beside: [scrollView])
            : "let all of them recognize, `simultaneous`"
        let waits = swipe.recognizer.requirements.contains(.scrolling(scrollView))
        let isInside = context.tree.isInSuperviewChain(scrollView, of: swipe.id.view)
        let others =
            if !isSwipe {
                "\(both); in UIKit, the pan recognizer of \(scrolling) can also wait, `require(toFail:)`"
            } else if !context.isRecognized(swipe, at: losing.point, ifItIs: isVertical ? .horizontal : .vertical) {
                "\(both), or move the recognizer out of it"
            } else {
                "swipe across, `\(across)`, or \(both)"
            }
        let advice =
            if waits {
                "it waits for \(scrolling) to fail, which scrolls each time; remove that `requireToFail`"
                    + (context.isRecognized(swipe, at: losing.point, notWaitingFor: scrollView)
                        ? "" : ", and \(others)")
            } else {
                others
            }
        let title = context.title(of: swipe, swipe.recognizer.kind.words)
        var statements: Set<SourceRange> = []
        let competitors = losing.competitors.compactMap { id in context.recognizers(of: id.view).first { $0.id == id } }
            .filter { statements.insert($0.range).inserted }
        let names = competitors.map { context.quotedName($0.id) }.joinedAsList("or")
        let instead = "\(scrolling) scrolls instead" + (competitors.isEmpty ? "" : ", or \(names) recognizes first")
        // Where views keep touches, it is recognized in the variants that the finding describes.
        let uncommon = context.uncommonGesture(
            of: swipe, at: losing.point, isEverywhere: keeping.keepNothing,
            maximumRest: keeping.restAnywhere ?? .infinity)
        return Rule.swipeLosesToScrolling.finding(
            uncommon != nil
                ? "\(title) isn't recognized by \(swipe.recognizer.ordinaryGestures)"
                    + "\(keeping.isEmpty ? "" : ", unless the finger \(keeping.condition)"): \(instead)"
                : keeping.isEmpty
                    ? "\(title) is never recognized: \(instead)"
                    : "\(title) is only recognized if the finger \(keeping.condition): otherwise \(instead)",
            at: swipe.range,
            notes: [
                Note("\(scrolling) moves in the same direction", at: context.scene.range(of: scrollView))
            ] + (uncommon.map { [$0.note(context.scene.touchSettings)] } ?? [])
                + competitors.map {
                    Note(
                        "this one recognizes where the finger touches \(context.quotedName($0.id.view)); without it, "
                            + "\(scrolling) would scroll", at: $0.range)
                } + [
                    Note(
                        isSwipe
                            ? "a drag begins to scroll after \(written(threshold)) points, and a swipe needs \(written(distance))"
                            : isInside
                                ? "both need a drag of \(written(threshold)) points, and this one then still waits"
                                : "both need a drag of \(written(threshold)) points, and the recognizer of the inner view is first"
                    ),
                    isSwipe ? Note(advice) : Note(sceneAdvice: advice),
                ],
            fixes: waits || !competitors.isEmpty
                || isSwipe && !context.isRecognized(swipe, at: losing.point, beside: scrollView)
                ? [] : context.fixesLettingRecognize(swipe, beside: [scrollView]),
            data: Evidence(
                point: context.evidence(losing.point), views: [context.path(swipe.id.view), context.path(scrollView)]))
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
