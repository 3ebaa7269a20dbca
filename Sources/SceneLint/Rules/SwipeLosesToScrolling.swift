import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let swipeLosesToScrolling: Rule = Rule(
        "swipe-loses-to-scrolling", .warning, undisplayedRows: .withRecognizers,
        explanation: """
            ## What it finds
            Reports a recognizer of swipes, pans, screen edge pans or pinches that always loses to a scroll view. It never
            recognizes, or only where a control keeps the touch: at once if the scroll view doesn't delay touches, else if
            the finger rests on the control before it moves.

            A swipe loses in a scroll view that moves along every direction of the swipe. One of a view that such scroll
            views fill loses as well. So does a screen edge pan of a view that they fill along that edge, and a pan of a view
            that they fill if they move in all directions in which it can begin. A pan in the scroll view wins, unless it
            waits for another recognizer to fail, such as a swipe: the scroll view scrolls meanwhile. It can be left with
            fingers that first rest until the swipe has failed; the finding says so. A scroll
            view that zooms wins over a pinch of a view that it fills.

            Each finding is proved by gestures that scroll or zoom instead, if need be once the view was scrolled into view.
            It says so if recognizers of the content take some of them first. If slow, short, slanting or late
            gestures are still recognized, the finding says so, and that ordinary ones aren't.

            ## Why it is bad
            A scroll view begins to scroll after 10 points, a swipe needs 50. By then the swipe has failed. It only works
            across the direction in which the scroll view moves. A pan or screen edge pan needs 10 points as well, and the
            inner view's recognizer, which is the scroll view's, is first. So is the recognizer with which it zooms.

            ## Example
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 {
                    view Card frame 16,16 358x200 {
                        recognizer .swipe .up
                    }
                }
            }
            ```

            ## Instead
            Swipe across the scroll direction, or let both recognize.
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 {
                    view Card frame 16,16 358x200 {
                        recognizer .swipe .left
                    }
                }
            }
            ```

            A pan on a sheet with a list loses in the same way, and can recognize beside the scrolling: `simultaneous`.
            ```scene
            scene Main 390x844 {
                view Sheet leading 0 trailing 0 bottom 0 height 400 {
                    recognizer .pan shouldBegin .vertical simultaneous
                    table List fill { rows 20 height 60 }
                }
            }
            ```

            ## In UIKit
            ```swift
            swipe.direction = .left
            ```
            Let a pan recognize beside the scrolling of a list:
            ```swift
            final class SheetController: UIViewController, UIGestureRecognizerDelegate {
                func gestureRecognizer(
                    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
                ) -> Bool { true }
            }
            ```
            Let a scroll view wait for a screen edge pan, or a pinch:
            ```swift
            scrollView.panGestureRecognizer.require(toFail: edgePan)
            scrollView.pinchGestureRecognizer?.require(toFail: pinch)
            ```
            """
    ) { (context: LintContext) in
        if context.tree.recognizers.isEmpty { return [] }
        let views = context.viewsAroundScrolling
        let swipes = context.checkedRecognizers.filter { written in
            written.recognizer.kind == .pinch
                ? !context.zoomingViews(inside: written.id.view).isEmpty : context.mayLoseToScrolling(written, views)
        }
        return context.findings(about: swipes, "recognizers of swipes, pans and pinches") { swipe, context in
            if swipe.recognizer.kind == .pinch {
                guard let found = context.zoomingInstead(of: swipe),
                    !context.holdsAtSomeOffset(around: swipe.id.view, { $0.isRecognizedSomewhere(swipe) })
                else { return nil }
                return .pinchLosesToZooming(swipe, found, context)
            }
            guard let (found, shown, mayKeep) = context.scrollingEverywhere(insteadOf: swipe, views) else {
                return nil
            }
            var keeping = context.viewsKeepingTouches(for: swipe, atOtherOffsets: mayKeep)
            keeping.restAnywhere = shown.restOutlasting(swipe, at: found)
            return .swipeLosesToScrolling(swipe, found, exceptOn: keeping, shown)
        }
    }
}

/// The views that keep touches from scroll views, so that a gesture on them is recognized.
struct ViewsKeepingTouches {
    /// Those that get the touch as soon as the finger touches down.
    private var atOnce = NamedLines()
    /// Those that only get it if the finger rests first.
    private var afterRest = NamedLines()
    /// How long a finger must rest anywhere, in seconds, until what the gesture waits for has failed.
    var restAnywhere: Double?

    /// When a view keeps the touch.
    enum Moment {
        case atOnce
        case afterRest
    }

    var isEmpty: Bool { keepNothing && restAnywhere == nil }

    /// Whether no view keeps touches.
    var keepNothing: Bool { atOnce.names.isEmpty && afterRest.names.isEmpty }

    /// What a finger must do for the gesture, as the end of a sentence.
    var condition: String {
        [
            atOnce.names.isEmpty ? nil : "starts on \(SceneViews.list(atOnce.names, "or"))",
            afterRest.names.isEmpty ? nil : "rests on \(SceneViews.list(afterRest.names, "or")) first",
            restAnywhere.map { "rests for \(written((1000 * $0).toMillionth)) ms first" },
        ].compactMap { $0 }.joined(separator: " or ")
    }

    /// Adds the first of `views` on each line.
    mutating func add(_ views: [ViewID], _ moment: Moment, in context: LintContext) {
        switch moment {
        case .atOnce: atOnce.add(views, in: context)
        case .afterRest: afterRest.add(views, in: context)
        }
    }
}

/// A swipe, pan or screen edge pan that scrolls instead.
private struct LosingSwipe {
    var scrollView: ViewID
    var point: Point
    /// The recognizers of the content that recognize first somewhere. Without them, it would scroll there, too.
    var competitors: [RecognizerID]

    /// Merges the evidence of two losing swipes.
    func adding(_ other: LosingSwipe) -> LosingSwipe {
        // What scrolls as the scene is written is the better evidence.
        var result = competitors.isEmpty || !other.competitors.isEmpty ? self : other
        let others = competitors.isEmpty || !other.competitors.isEmpty ? other : self
        result.competitors += others.competitors.filter { !result.competitors.contains($0) }
        return result
    }
}

extension LintContext {
    /// The views that contain scroll views which can scroll.
    fileprivate var viewsAroundScrolling: Set<ViewID> {
        tree.superviews(ofAll: tree.scrollViews.keys.filter { tree.canScroll($0) })
    }

    /// Returns whether `gesture` is a swipe, a pan or a screen edge pan to which a scroll view may be inner.
    ///
    /// - Parameter views: The views that contain scroll views which can scroll.
    fileprivate func mayLoseToScrolling(_ gesture: DeclaredRecognizer, _ views: Set<ViewID>) -> Bool {
        guard gesture.recognizer.numberOfTouchesRequired == 1 else { return false }
        return switch gesture.recognizer.kind {
        case .swipe: views.contains(gesture.id.view) || isInScrollView(gesture)
        case .pan, .screenEdgePan:
            // One in a scroll view is the inner one, but may wait.
            views.contains(gesture.id.view) || !gesture.recognizer.requirements.isEmpty && isInScrollView(gesture)
        default: false
        }
    }

    /// Returns the scroll view that scrolls instead of every direction of `swipe`, from where, and the context in which
    /// it does, or `nil` if the swipe recognizes somewhere, at this scroll offset or another. Also returns whether
    /// views at another offset may keep touches.
    ///
    /// - Parameter views: The views that contain scroll views which can scroll.
    fileprivate func scrollingEverywhere(
        insteadOf swipe: DeclaredRecognizer, _ views: Set<ViewID>
    ) -> (losing: LosingSwipe, context: LintContext, mayKeepTouches: Bool)? {
        func scrolling(in context: LintContext) -> (losing: LosingSwipe, context: LintContext)? {
            let losing =
                swipe.recognizer.kind.screenEdge == nil && isInScrollView(swipe)
                ? context.scrollingInstead(of: swipe) : context.scrollingInside(of: swipe)
            return losing.map { ($0, context) }
        }
        var found = scrolling(in: self)
        // What is in front of it here may not be at another offset.
        if found == nil, !(hits(inside: swipe, atItsEdge: true)?.isEmpty ?? false) { return nil }
        // Other scroll views in its view may leave parts of it free, and what it waits for may not be everywhere.
        if views.contains(swipe.id.view) || !swipe.recognizer.requirements.isEmpty,
            isRecognizedSomewhere(swipe) != false
        {
            return nil
        }
        var mayKeepTouches = mayKeepTouches(inside: swipe.id.view)
        let isRecognized = holdsAtSomeOffset(around: swipe.id.view) { shown in
            found = found ?? scrolling(in: shown)
            mayKeepTouches = mayKeepTouches || shown.mayKeepTouches(inside: swipe.id.view)
            return shown.isRecognizedSomewhere(swipe)
        }
        return isRecognized ? nil : found.map { ($0.losing, $0.context, mayKeepTouches) }
    }

    /// Returns whether a view in `view` may keep touches from scroll views, or a recognizer of a press in it.
    private func mayKeepTouches(inside view: ViewID) -> Bool {
        tree.scrollViews.keys.contains { scrollView in
            tree.scrollViews[scrollView].map { !$0.canCancelContentTouches || $0.touchesShouldCancel == .never }
                ?? false
        }
            || tree.recognizers.keys.contains { recognizers(of: $0).contains { $0.recognizer.kind == .longPress } }
            || views.touchTargets.contains { tree[$0].kind.isTouchTarget && tree.isInSuperviewChain(view, of: $0) }
    }

    /// Returns the scroll view that scrolls instead of every direction of `swipe`, and from where, or `nil` if the
    /// swipe recognizes in one of them.
    fileprivate func scrollingInstead(of swipe: DeclaredRecognizer) -> LosingSwipe? {
        if let point = point(seenBy: swipe) {
            if let instead = scrollingInstead(of: swipe, from: point) { return instead }
            guard isTaken(swipe, at: point) else { return nil }
        }
        // Controls fill what is seen of it, or something in the middle takes the touch.
        var found: LosingSwipe?
        for hit in (hits(inside: swipe) ?? []).firstOfEachClass {
            guard let instead = scrollingInstead(of: swipe, from: hit.point) else {
                if isRecognizedOnlyBecauseControlKeepsTouch(swipe, at: hit) == true
                    || isTaken(swipe, at: hit.point)
                {
                    continue
                }
                return nil
            }
            found = found.map { $0.adding(instead) } ?? instead
        }
        return found
    }

    /// Returns whether `swipe` isn't recognized at `point`, because another recognizer takes the touch there.
    private func isTaken(_ swipe: DeclaredRecognizer, at point: Point) -> Bool {
        recognizes(swipe, from: point, in: tree, after: 0) == false
    }

    /// Returns whether the view of `swipe` is a scroll view that can scroll, or in one.
    fileprivate func isInScrollView(_ swipe: DeclaredRecognizer) -> Bool {
        tree.chain(from: swipe.id.view).contains { tree.canScroll($0) }
    }

    /// Returns whether `gesture` is recognized at one of the points that show what is hit in its view, and not only
    /// because a control there keeps the touches. Returns `nil` if these points aren't all known, or if the budget
    /// doesn't suffice.
    fileprivate func isRecognizedSomewhere(_ gesture: DeclaredRecognizer) -> Bool? {
        guard let hits = hits(inside: gesture, atItsEdge: true) else { return nil }
        for hit in hits.firstOfEachClass {
            let result =
                gesture.recognizer.kind == .pinch
                ? recognizes(gesture, from: hit.point, in: tree)
                : recognizes(gesture, from: hit.point, in: tree, after: 0)
            guard let isRecognized = result else { return nil }
            if !isRecognized { continue }
            guard let isOnlyKept = isRecognizedOnlyBecauseControlKeepsTouch(gesture, at: hit) else { return nil }
            if !isOnlyKept { return true }
        }
        return false
    }

    /// Returns whether a control at `hit` gets the touches at once and keeps them from a scroll view, which would zoom
    /// or scroll instead of each direction of `gesture` otherwise, so that `gesture` is recognized there. Returns `nil`
    /// if the budget doesn't suffice.
    func isRecognizedOnlyBecauseControlKeepsTouch(_ gesture: DeclaredRecognizer, at hit: HitInside) -> Bool? {
        guard keepsTouch(hit.view, inside: gesture.id.view) else { return false }
        let isPinch = gesture.recognizer.kind == .pinch
        let result =
            isPinch
            ? isRecognizedWithoutZooming(gesture, at: hit)
            : recognizes(gesture, from: hit.point, in: tree, after: 0)
        guard let isRecognized = result else { return nil }
        if !isRecognized { return false }
        guard work.spend(.changedTrees(views: tree.views.count)) else { return nil }
        let cancelling = tree.cancellingAllTouches(on: hit.view)
        return isPinch
            ? zooms(insteadOf: gesture, at: hit, in: cancelling)
            : scrollingInstead(of: gesture, from: hit.point, in: cancelling) != nil
    }

    /// Returns the scroll view that scrolls instead of `swipe`, and from where, if scroll views fill its view, or only
    /// the edge at which a pan must begin: each way to swipe there moves one of them.
    fileprivate func scrollingInside(of swipe: DeclaredRecognizer) -> LosingSwipe? {
        let view = swipe.id.view
        let isOfEdge = swipe.recognizer.kind.screenEdge != nil
        guard tree.isSeen(view), isOfEdge || !tree.canScroll(view), let hits = hits(inside: swipe, atItsEdge: true)
        else { return nil }
        var found: LosingSwipe?
        for hit in hits.firstOfEachClass {
            guard isOfEdge || hit.viewsInside.contains(where: { tree.canScroll($0) }) else { return nil }
            guard let instead = scrollingInstead(of: swipe, from: hit.point) else {
                if isRecognizedOnlyBecauseControlKeepsTouch(swipe, at: hit) == true { continue }
                return nil
            }
            found = found.map { $0.adding(instead) } ?? instead
        }
        return found
    }

    /// Returns the views in the view of `swipe` that keep the touch from a scroll view and so let it be recognized.
    ///
    /// - Parameter mayBeElsewhere: Whether such a view may be at another scroll offset.
    fileprivate func viewsKeepingTouches(
        for swipe: DeclaredRecognizer, atOtherOffsets mayBeElsewhere: Bool
    ) -> ViewsKeepingTouches {
        let hits = hits(inside: swipe, atItsEdge: true) ?? []
        var found = ViewsKeepingTouches()
        for hit in hits.firstOfEachClass {
            guard let moment = keeping(swipe, from: hit.point) else { continue }
            found.add(
                hits.filter { $0.equivalenceClass == hit.equivalenceClass }.flatMap { $0.alike }, moment, in: self)
        }
        if !found.isEmpty { return found }
        // Others may be out of view.
        let tried = Set(hits.flatMap { $0.alike })
        let others = views.touchTargets.filter {
            self.keepsTouch($0, inside: swipe.id.view) && !tried.contains($0)
        }
        let keeping = firstOfEachLine(others).lazy.compactMap { control in
            let shown = self.displaying(control)
            return shown.touchablePoint(of: control).flatMap { shown.keeping(swipe, from: $0) }.map { (control, $0) }
        }
        for (control, moment) in keeping.prefix(Self.maximumNamedControls) { found.add([control], moment, in: self) }
        if !found.isEmpty || !mayBeElsewhere { return found }
        // Or in rows that aren't displayed.
        _ = holdsAtAllOffsets(around: swipe.id.view) { shown in
            for hit in (shown.hits(inside: swipe, atItsEdge: true) ?? []).firstOfEachClass {
                if let moment = shown.keeping(swipe, from: hit.point) { found.add([hit.view], moment, in: shown) }
            }
            return found.isEmpty
        }
        return found
    }

    /// Returns when the view that is hit at `point` keeps the touch, so that `swipe` is recognized, or `nil` if it
    /// doesn't.
    private func keeping(_ swipe: DeclaredRecognizer, from point: Point) -> ViewsKeepingTouches.Moment? {
        if recognizes(swipe, from: point, in: tree, after: 0) == true { return .atOnce }
        return recognizesAfterRest(swipe, from: point, in: tree) == true ? .afterRest : nil
    }

    /// Returns how long a finger must rest, in seconds, so that the swipes have failed for which `swipe` waits, and it
    /// is recognized instead of the scrolling, or `nil` if that isn't the reason why it loses.
    fileprivate func restOutlasting(_ swipe: DeclaredRecognizer, at losing: LosingSwipe) -> Double? {
        let duration = scene.touchSettings.swipeDuration
        return !swipe.recognizer.requirements.isEmpty
            && recognizes(swipe, from: losing.point, in: tree, after: Self.restFactor * duration) == true
            ? duration : nil
    }

    /// How many controls are named that aren't hit in the view of a recognizer as it is written.
    private static var maximumNamedControls: Int { 2 }

    /// Returns the first of `views` on each line of the source.
    private func firstOfEachLine(_ views: [ViewID]) -> [ViewID] {
        var lines: Set<SourceRange> = []
        return views.filter { lines.insert(scene.range(of: $0)).inserted }
    }

    /// Returns whether the scroll view around `control`, in `view`, doesn't scroll once `control` has the touch.
    func keepsTouch(_ control: ViewID, inside view: ViewID) -> Bool {
        guard tree[control].kind.isTouchTarget, tree.isTouchable(control), tree.isInSuperviewChain(view, of: control),
            let (_, properties) = tree.scrollingView(around: control)
        else { return false }
        return !properties.canCancelContentTouches || !properties.cancelsTouches(in: tree[control])
    }

    /// Returns whether a swipe, pan or screen edge pan is recognized in a scene with the views of `tree` if the finger
    /// rests at `point` first, until scroll views give the touch to their content. Returns `nil` if the budget doesn't
    /// suffice.
    func recognizesAfterRest(_ swipe: DeclaredRecognizer, from point: Point, in tree: ViewTree) -> Bool? {
        recognizes(swipe, from: point, in: tree, after: restUntilContentTouch)
    }

    /// Returns whether a swipe, pan or screen edge pan in one of its directions is recognized in a scene with the views
    /// of `tree` if the finger rests at `point` for `rest` seconds first. Returns `nil` if the budget doesn't suffice.
    private func recognizes(
        _ swipe: DeclaredRecognizer, from point: Point, in tree: ViewTree, after rest: Double
    ) -> Bool? {
        recognizes(
            swipe, from: point, in: tree, by: straightDragsAllowed(for: swipe.recognizer).map { $0.resting(rest) })
    }

    /// Returns the scroll view that scrolls instead of every direction of `swipe` from `point` in a scene with the
    /// views of `tree`, or `nil` if the swipe recognizes in one of them.
    private func scrollingInstead(
        of swipe: DeclaredRecognizer, from point: Point, in tree: ViewTree? = nil
    ) -> LosingSwipe? {
        let tree = tree ?? self.tree
        var found: LosingSwipe?
        for way in straightDragsAllowed(for: swipe.recognizer) {
            guard spendOnTouches(of: swipe.id.view) else { return nil }
            var events = events(of: way, from: point, in: tree)
            var (free, competitors) = (tree, [] as [RecognizerID])
            // Without a recognizer of the content, the content would scroll.
            while !events.hasRecognized(swipe.id), !events.contains(where: { $0.kind == .scroll }) {
                let taking = events.compactMap { $0.recognizer }.filter {
                    !competitors.contains($0) && isInScrollingContent($0.view, of: swipe.id.view)
                }
                guard !taking.isEmpty, work.spend(.changedTrees(views: tree.views.count)),
                    spendOnTouches(of: swipe.id.view)
                else { return nil }
                competitors += taking
                for id in taking { free.turnOff(id) }
                events = self.events(of: way, from: point, in: free)
            }
            guard !events.hasRecognized(swipe.id), let scroll = events.first(where: { $0.kind == .scroll }),
                // What recognizes beside the scrolling, and doesn't wait for it, loses to something else.
                !swipe.recognizer.allows(.scrolling(scroll.view))
                    || swipe.recognizer.requirements.contains(.scrolling(scroll.view))
            else { return nil }
            let losing = LosingSwipe(scrollView: scroll.view, point: point, competitors: competitors)
            found = found.map { $0.adding(losing) } ?? losing
        }
        return found
    }

    /// Returns whether `view` is in the content of `outer` or of a view in that, which can scroll.
    private func isInScrollingContent(_ view: ViewID, of outer: ViewID) -> Bool {
        view != outer && tree.isInSuperviewChain(outer, of: view)
            && tree.superviews(of: view).contains { tree.isInSuperviewChain(outer, of: $0) && tree.canScroll($0) }
    }
}

extension LintContext {
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

extension Diagnostic {
    /// Creates the finding for a swipe that scrolls instead, always or except on some views.
    fileprivate static func swipeLosesToScrolling(
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
            ? "let both recognize, \(context.advice("simultaneous", scrollView, at: swipe.range))"
            : "let all of them recognize, `simultaneous`"
        let waits = swipe.recognizer.requirements.contains(.scrolling(scrollView))
        let isInside = context.tree.isInSuperviewChain(scrollView, of: swipe.id.view)
        let others =
            if !isSwipe {
                "\(both); in UIKit, the pan recognizer of \(scrolling) can also wait, `require(toFail:)`"
            } else if !context.isRecognized(swipe, at: losing.point, ifItIs: isVertical ? .horizontal : .vertical) {
                "\(both), or move the recognizer out of it"
            } else {
                "swipe across, `\(across)`, or let \(losing.competitors.isEmpty ? "both" : "all of them") recognize, `simultaneous`"
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
        var lines: Set<SourceRange> = []
        let competitors = losing.competitors.compactMap { id in context.recognizers(of: id.view).first { $0.id == id } }
            .filter { lines.insert($0.range).inserted }
        let names = competitors.map { context.quotedName($0.id) }.joinedAsList("or")
        let instead = "\(scrolling) scrolls instead" + (competitors.isEmpty ? "" : ", or \(names) recognizes first")
        // Where views keep touches, it is recognized in the ways of which the finding speaks.
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
            ] + [uncommon?.note(context.scene.touchSettings)].compactMap { $0 }
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
            fixes: isSwipe || waits || !competitors.isEmpty
                ? [] : context.fixesLettingBothRecognize(swipe, [scrollView]),
            data: Evidence(
                point: context.evidence(losing.point), views: [context.path(swipe.id.view), context.path(scrollView)]))
    }
}
