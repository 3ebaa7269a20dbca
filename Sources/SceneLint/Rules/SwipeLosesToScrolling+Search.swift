import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A swipe, pan or screen edge pan that scrolls instead.
struct LosingSwipe {
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
    var viewsAroundScrolling: Set<ViewID> {
        tree.superviews(ofAll: tree.scrollViews.keys.filter { tree.canScroll($0) })
    }

    /// Returns whether `gesture` is a swipe, a pan or a screen edge pan to which a scroll view may be inner.
    ///
    /// - Parameter views: The views that contain scroll views which can scroll.
    func mayLoseToScrolling(_ gesture: DeclaredRecognizer, _ views: Set<ViewID>) -> Bool {
        // A scroll view follows one finger of several, too. A pan of several is recognized by then. Each of several
        // fingers can rest on another control that keeps its touch, which isn't tried.
        guard
            gesture.recognizer.numberOfTouchesRequired == 1
                || gesture.recognizer.kind.isSwipe && !self.views.hasTargets(in: gesture.id.view)
        else { return false }
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
    func scrollingEverywhere(
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

    /// Returns the scroll view that scrolls instead of every direction of `swipe`, and from where, or `nil` if the
    /// swipe recognizes in one of them.
    func scrollingInstead(of swipe: DeclaredRecognizer) -> LosingSwipe? {
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
    func isInScrollView(_ swipe: DeclaredRecognizer) -> Bool {
        tree.chain(from: swipe.id.view).contains { tree.canScroll($0) }
    }

    /// Returns whether `gesture` is recognized at one of the points that show what is hit in its view, and not only
    /// because a control there keeps the touches. Returns `nil` if these points aren't all known, or if the budget
    /// doesn't suffice.
    func isRecognizedSomewhere(_ gesture: DeclaredRecognizer) -> Bool? {
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
    /// the edge at which a pan must begin: each swipe there moves one of them.
    func scrollingInside(of swipe: DeclaredRecognizer) -> LosingSwipe? {
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

    /// Returns how long a finger must rest, in seconds, so that the swipes have failed for which `swipe` waits, and it
    /// is recognized instead of the scrolling, or `nil` if that isn't the reason why it loses.
    func restOutlasting(_ swipe: DeclaredRecognizer, at losing: LosingSwipe) -> Double? {
        if swipe.recognizer.requirements.isEmpty { return nil }
        let duration = scene.touchSettings.swipeDuration
        let isRecognized = recognizes(swipe, from: losing.point, in: tree, after: Self.restFactor * duration)
        // The finding would claim too much.
        if isRecognized == nil { work.dropResult() }
        return isRecognized == true ? duration : nil
    }

    /// Returns whether a swipe, pan or screen edge pan is recognized in a scene with the views of `tree` if the finger
    /// rests at `point` first, until scroll views give the touch to their content. Returns `nil` if the budget doesn't
    /// suffice.
    func recognizesAfterRest(_ swipe: DeclaredRecognizer, from point: Point, in tree: ViewTree) -> Bool? {
        recognizes(swipe, from: point, in: tree, after: restUntilContentTouch)
    }

    /// Returns whether a swipe, pan or screen edge pan in one of its directions is recognized in a scene with the views
    /// of `tree` if the finger rests at `point` for `rest` seconds first. Returns `nil` if the budget doesn't suffice.
    func recognizes(
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
        for variant in straightDragsAllowed(for: swipe.recognizer) {
            var elimination = CompetitorElimination(in: tree)
            var events: [TouchEvent] = []
            // Without a recognizer of the content, the content would scroll.
            let isComplete = elimination.run { free, eliminated in
                guard eliminated.isEmpty || work.spend(.changedTrees(views: free.views.count)),
                    spendOnTouches(of: swipe.id.view)
                else { return nil }
                events = self.events(of: variant, from: point, in: free)
                if events.hasRecognized(swipe.id) || events.contains(where: { $0.kind == .scroll }) { return [] }
                return events.compactMap { $0.recognizer }.filter { isInScrollingContent($0.view, of: swipe.id.view) }
            }
            if !isComplete { return nil }
            guard !events.hasRecognized(swipe.id), let scroll = events.first(where: { $0.kind == .scroll }),
                // What recognizes beside the scrolling, and doesn't wait for it, loses to something else.
                !swipe.recognizer.allows(.scrolling(scroll.view))
                    || swipe.recognizer.requirements.contains(.scrolling(scroll.view))
            else { return nil }
            let losing = LosingSwipe(scrollView: scroll.view, point: point, competitors: elimination.eliminated)
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
