import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Which recognizers recognize instead of others, and what changes that, found out by simulated gestures.
extension LintContext {
    /// The maximum number of winners to look for.
    private static var maximumWinners: Int { 4 }

    /// Returns the recognizers that recognize instead of `gesture`, whatever its direction and wherever it gets a
    /// touch, if they are those that `isRival` accepts, and the context in which they do: this one, or one that is
    /// scrolled. Controls may keep its touches, or let it recognize all the same.
    ///
    /// Returns `nil` if there are none, or if `gesture` is recognized somewhere else.
    func winners(
        over gesture: WrittenRecognizer, where isRival: (WrittenRecognizer) -> Bool
    ) -> (winners: RecognizerWinners, context: LintContext)? {
        let view = gesture.id.view
        guard tree.isSeen(view), let (search, hits, isComplete) = search(over: gesture, where: isRival) else {
            return nil
        }
        if !search.winners.isEmpty {
            let areAllKnown = isComplete && areAllKnown(hits, search)
            let areRecognizersKnown = areAllKnown || isComplete && areRecognizersKnown(hits, view)
            if let found = search.result(areAllKnown: areAllKnown, areRecognizersKnown: areRecognizersKnown),
                areAllKnown || !found.exceptions.isEmpty || !mayRecognizeOnControls(gesture, found, hits)
            {
                return (found, self)
            }
        } else if !search.findsOnlyControlsKeepingTouches {
            return nil
        }
        // `swipe-loses-to-scrolling` is about what scrolls in one place and is recognized first in another, and about
        // recognizers in scroll views that scroll if nothing is recognized first.
        let isInScrollView = tree.chain(from: view).contains { tree.canScroll($0) }
        if search.findsScrolling || isInScrollView && search.findsScrollingWithoutWinners { return nil }
        return winnersAtAllOffsets(over: gesture, where: isRival)
    }

    /// Returns the winners over `gesture` if it can't be recognized at any offset of scroll views.
    private func winnersAtAllOffsets(
        over gesture: WrittenRecognizer, where isRival: (WrittenRecognizer) -> Bool
    ) -> (winners: RecognizerWinners, context: LintContext)? {
        var found: (winners: RecognizerWinners, context: LintContext)?
        /// Adds what is found in `context`. Returns whether the gesture can't be recognized there.
        func add(_ context: LintContext) -> Bool {
            guard
                let (search, _, isComplete) = context.search(
                    over: gesture, where: isRival, maximumViewCount: Self.maximumViewsAtAllOffsets), isComplete
            else { return false }
            if search.winners.isEmpty { return search.isEmpty || search.findsOnlyControlsKeepingTouches }
            guard let winners = search.result(areAllKnown: true, areRecognizersKnown: true), winners.exceptions.isEmpty
            else { return false }
            if found == nil {
                found = (winners, context)
            } else {
                found?.winners.add(winners, inside: gesture.id.view, in: context.tree)
            }
            return true
        }
        // An offset in the source is the best evidence.
        guard add(self), holdsAtAllOffsets(around: gesture.id.view, add) else { return nil }
        return found
    }

    /// How many views that are hit in one with a recognizer are tried at each offset.
    private static var maximumViewsAtAllOffsets: Int { 256 }

    /// Tries `gesture` wherever its recognizer gets touches. Returns what becomes of it and the views that are hit,
    /// with whether these are all, or `nil` if it is recognized.
    private func search(
        over gesture: WrittenRecognizer, where isRival: (WrittenRecognizer) -> Bool,
        maximumViewCount: Int = LintContext.maximumViewsInside
    ) -> (search: WinnerSearch, hits: [HitInside], isComplete: Bool)? {
        let view = gesture.id.view
        var search = WinnerSearch(gesture, in: tree)
        var tried: Set<ViewID> = []
        if let start = start(of: gesture), case .hit(let hit) = touches.touch(at: start).outcome {
            // Most are recognized there.
            guard search.add(outcome(of: gesture, at: start, hitting: hit, where: isRival), at: hit) else { return nil }
            tried.insert(hit)
        }
        var isUsualOutcomeKnown = tried.contains { hasUsualOutcome($0, in: view) }
        let (hits, isComplete) = hitsAsFarAsKnown(
            inside: gesture, atItsEdge: true, maximumViewCount: maximumViewCount)
        for hit in hits where !tried.contains(hit.view) {
            let hasUsualOutcome = hasUsualOutcome(hit.view, in: view)
            if hasUsualOutcome, isUsualOutcomeKnown { continue }
            isUsualOutcomeKnown = isUsualOutcomeKnown || hasUsualOutcome
            let outcome = outcome(of: gesture, at: hit.point, hitting: hit.view, where: isRival)
            guard search.add(outcome, at: hit.view) else { return nil }
        }
        return (search, hits, isComplete)
    }

    /// Returns what becomes of `gesture` where a touch hits `view`, or `nil` if the budget doesn't suffice.
    private func outcome(
        of gesture: WrittenRecognizer, at point: Point, hitting view: ViewID,
        where isRival: (WrittenRecognizer) -> Bool
    ) -> GestureOutcome? {
        var winners: [WrittenRecognizer] = []
        var free = tree
        var scrollsWithWinners = false
        func blocked(_ winners: [WrittenRecognizer], _ scrollView: ViewID? = nil) -> GestureOutcome? {
            winners.first.map {
                .blocked(
                    RecognizerWinners(
                        first: $0, further: winners.dropFirst(), point: point, scrollingWithout: scrollView))
            }
        }
        // Without the winner, another one may be next.
        while winners.count <= Self.maximumWinners {
            guard let attempts = attempts(at: gesture, from: point, in: free) else { return nil }
            if winners.isEmpty {
                // One that asks for a direction isn't recognized in the others, whatever happens there.
                let decisive = gesture.recognizer.shouldBegin == nil ? attempts.prefix(1) : attempts[...]
                scrollsWithWinners = decisive.joined().contains { $0.kind == .scroll }
            }
            if attempts.contains(where: { $0.hasRecognized(gesture.id) }) {
                winners = blocking(winners, gesture, from: point, in: free)
                return blocked(winners) ?? .recognized
            }
            // The straight attempts are first, and what blocks them is what people see.
            var next: WrittenRecognizer?
            for attempt in attempts where next == nil {
                next = first(of: Set(attempt.compactMap { $0.recognizer }), around: view, where: isRival)
            }
            guard let next else {
                guard let scrollView = attempts.joined().first(where: { $0.kind == .scroll })?.view else {
                    // A slider or switch keeps some movements only, and the winners precede those, too.
                    return tree[view].kind.keepsSomeMovements ? blocked(winners) ?? .lost : .lost
                }
                // Without the winners it loses to the scrolling. Both have to be changed, unless it scrolls anyway.
                return (scrollsWithWinners ? nil : blocked(winners, scrollView))
                    ?? .scrolled(isCertain: scrollsSurely(scrollView, insteadOf: gesture, from: point))
            }
            winners.append(next)
            free.recognizers[next.id.view]?[next.id.index].isEnabled = false
        }
        return nil
    }

    /// Returns whether `scrollView`, in the view of `gesture`, scrolls from `point` also if the finger rests there
    /// first, which gives the touch to its content.
    private func scrollsSurely(
        _ scrollView: ViewID, insteadOf gesture: WrittenRecognizer, from point: Point
    ) -> Bool {
        guard scrollView != gesture.id.view, tree.isInSuperviewChain(gesture.id.view, of: scrollView) else {
            return false
        }
        let rest = scene.touchSettings.contentTouchDelay + Self.restAfterDelay
        guard let attempts = attempts(at: gesture, from: point, in: tree, after: rest) else { return false }
        return attempts.allSatisfy { !$0.hasRecognized(gesture.id) }
    }

    /// Returns the winners that keep `gesture` from recognizing. The others recognize beside it.
    ///
    /// - Parameter free: The tree in which all winners are off.
    private func blocking(
        _ winners: [WrittenRecognizer], _ gesture: WrittenRecognizer, from point: Point, in free: ViewTree
    ) -> [WrittenRecognizer] {
        if winners.count < 2 { return winners }
        let blocking = winners.filter { winner in
            var alone = free
            alone.recognizers[winner.id.view]?[winner.id.index].isEnabled = true
            return !recognizes(gesture, from: point, in: alone)
        }
        return blocking.isEmpty ? winners : blocking
    }

    /// Returns whether what becomes of a gesture of `view` where `hit` is hit is the same as elsewhere in `view`:
    /// nothing between them decides about touches, and the recognizers get all of them.
    private func hasUsualOutcome(_ hit: ViewID, in view: ViewID) -> Bool {
        var isInside = true
        for current in tree.chain(from: hit) {
            if current == view { isInside = false }
            let recognizers = tree.recognizers[current] ?? []
            if isInside, !recognizers.isEmpty || tree[current].kind.isTouchTarget || tree.canScroll(current) {
                return false
            }
            if recognizers.contains(where: { !$0.getsAllTouches }) { return false }
        }
        return true
    }

    /// Returns whether nothing else in the view of the searched gesture than `hits` is hit at any scroll offset.
    private func areAllKnown(_ hits: [HitInside], _ search: WinnerSearch) -> Bool {
        let view = search.gesture.id.view
        guard !tree.canScroll(view),
            tree.scrollingView(around: view) == nil || geometry.visibleBox(view) == geometry.boundingBox(of: view)
        else { return false }
        let scrolling = Set(hits.compactMap { $0.viewsInside.last { tree.canScroll($0) } })
        if scrolling.isEmpty { return true }
        func isInContent(_ view: ViewID) -> Bool { tree.superviews(of: view).contains { scrolling.contains($0) } }
        // Those that win must get the touches on all of the content.
        guard work.spend(tree.views.count), !search.winners.contains(where: { isInContent($0.id.view) }) else {
            return false
        }
        let viewsInside = Set(hits.flatMap { $0.viewsInside })
        // Of other gestures than taps, few controls keep any.
        let gestures = [search.gesture] + search.winners
        let isOfTap = gestures.contains { $0.recognizer.kind == .tap }
        func mayDecide(_ kind: ViewKind) -> Bool {
            kind.isTouchTarget
                && (isOfTap || kind.keepsSomeMovements || gestures.contains { kind.keeps($0.recognizer) })
        }
        return tree.identities.allSatisfy { other in
            tree.recognizers[other] == nil && !mayDecide(tree[other].kind) || viewsInside.contains(other)
                || !isInContent(other)
        }
    }

    /// Returns whether rows in `view` that aren't displayed may be missing among the views.
    func mayLackViews(inside view: ViewID) -> Bool {
        tree.scrollViews.keys.contains { tree[$0].kind.containsCells && tree.isInSuperviewChain(view, of: $0) }
    }

    /// Returns whether no other views in `view` than `hits` have recognizers, at any scroll offset.
    private func areRecognizersKnown(_ hits: [HitInside], _ view: ViewID) -> Bool {
        guard work.spend(tree.views.count), !mayLackViews(inside: view) else { return false }
        let viewsInside = Set(hits.flatMap { $0.viewsInside })
        return tree.recognizers.keys.allSatisfy { other in
            other == view || viewsInside.contains(other) || !tree.isInSuperviewChain(view, of: other)
        }
    }

    /// Returns whether controls other than `hits` are in the view of `gesture` that keep taps from its winners, but not
    /// from it.
    private func mayRecognizeOnControls(
        _ gesture: WrittenRecognizer, _ found: RecognizerWinners, _ hits: [HitInside]
    ) -> Bool {
        guard gesture.recognizer.kind == .tap, !gesture.recognizer.isSingleTap else { return false }
        guard work.spend(tree.views.count) else { return true }
        let viewsInside = Set(hits.flatMap { $0.viewsInside })
        return tree.identities.contains { other in
            !viewsInside.contains(other) && other != gesture.id.view && !tree[other].kind.keeps(gesture.recognizer)
                && (found.winners + found.elsewhere).contains { tree[other].kind.keeps($0.recognizer) }
                && tree.isTouchable(other) && tree.isInSuperviewChain(gesture.id.view, of: other)
        }
    }

    /// Returns the views that are hit in the view of `gesture` where its recognizer gets the touch, or `nil` if they
    /// aren't all known, or are too many to try.
    ///
    /// - Parameter atItsEdge: Whether a screen edge pan gets touches only where it can begin.
    /// - Parameter isOneCellEnough: Whether one of the views of each line in cells is enough.
    func hits(
        inside gesture: WrittenRecognizer, atItsEdge: Bool = false, isOneCellEnough: Bool = false
    ) -> [HitInside]? {
        let (hits, isComplete) = hitsAsFarAsKnown(
            inside: gesture, atItsEdge: atItsEdge, isOneCellEnough: isOneCellEnough)
        return isComplete ? hits : nil
    }

    /// Returns the first of these views.
    ///
    /// - Parameter atItsEdge: Whether a screen edge pan gets touches only where it can begin.
    /// - Parameter isOneCellEnough: Whether one of the views of each line in cells is enough.
    private func hitsAsFarAsKnown(
        inside gesture: WrittenRecognizer, atItsEdge: Bool, isOneCellEnough: Bool = false,
        maximumViewCount: Int = LintContext.maximumViewsInside
    ) -> (hits: [HitInside], isComplete: Bool) {
        let view = gesture.id.view
        guard maps.hitMap.isOfAllPoints else { return ([], false) }
        guard maps.isHitInside(view) else { return ([], true) }
        guard work.spend(maps.hitViews.count) else { return ([], false) }
        var edge: Rectangle?
        if atItsEdge, let side = gesture.recognizer.kind.screenEdge { edge = strip(at: side) }
        var hits: [HitInside] = []
        var isComplete = true
        var lines: Set<SourceRange> = []
        for hit in maps.hitViews where tree.isInSuperviewChain(view, of: hit) {
            if isOneCellEnough, lines.contains(scene.range(of: hit)) { continue }
            let everywhere = maps.hitMap.region(of: .hit(hit))
            let region = (edge.map { everywhere.intersection($0) } ?? everywhere).withoutSlivers
            let chain = Array(tree.chain(from: hit))
            guard !region.isEmpty, gesture.recognizer.receives(chain) else { continue }
            if hits.count == maximumViewCount { return (hits, false) }
            if let point = touchedPoint(of: region, hitting: hit) {
                hits.append(HitInside(view: hit, point: point, viewsInside: Array(chain.prefix { $0 != view })))
                if isOneCellEnough, tree.cell(around: hit) != nil { lines.insert(scene.range(of: hit)) }
            } else {
                isComplete = false
            }
        }
        return (hits, isComplete)
    }

    /// How many views that are hit in one with a recognizer are tried.
    private static var maximumViewsInside: Int { 16 }

    /// Returns the first of `recognizers` on `view` and the views around it that `isRival` accepts.
    private func first(
        of recognizers: Set<RecognizerID>, around view: ViewID, where isRival: (WrittenRecognizer) -> Bool
    ) -> WrittenRecognizer? {
        for view in tree.chain(from: view) {
            let indices = recognizers.filter { $0.view == view }.map { $0.index }.sorted()
            if indices.isEmpty { continue }
            let written = self.recognizers(of: view)
            for index in indices {
                // Those that are off are missing, so this one isn't necessarily at its index.
                let first = written.partitioningIndex { $0.id.index >= index }
                if first < written.count, written[first].id.index == index, isRival(written[first]) {
                    return written[first]
                }
            }
        }
        return nil
    }
}

extension ViewKind {
    /// Whether a control keeps movements along it from the recognizers of views around it.
    fileprivate var keepsSomeMovements: Bool { self == .slider || self == .switch }
}
