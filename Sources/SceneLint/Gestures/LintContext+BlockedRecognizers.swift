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
        over gesture: DeclaredRecognizer, where isRival: (DeclaredRecognizer) -> Bool
    ) -> (winners: RecognizerWinners, context: LintContext)? {
        let view = gesture.id.view
        guard tree.isSeen(view), let (search, hits, isComplete) = search(over: gesture, where: isRival) else {
            return nil
        }
        if !search.winners.isEmpty {
            // One that wasn't tried may let it recognize.
            if !isComplete, !areRecognizersKnown(hits, view) {
                work.dropResult()
                return nil
            }
            let areAllKnown = isComplete && areAllKnown(hits, search)
            let areRecognizersKnown = areAllKnown || isComplete && areRecognizersKnown(hits, view)
            if var found = search.result(areAllKnown: areAllKnown, areRecognizersKnown: areRecognizersKnown),
                areAllKnown || !found.exceptions.isEmpty || !mayRecognizeOnControls(gesture, found, hits)
            {
                found.scrollingElsewhere.add(search.scrollViews.views, in: self)
                return (found, self)
            }
        } else if !search.findsNothingRecognized {
            return nil
        }
        return winnersAtAllOffsets(over: gesture, where: isRival)
    }

    /// Returns the winners over `gesture` if it can't be recognized at any offset of scroll views.
    private func winnersAtAllOffsets(
        over gesture: DeclaredRecognizer, where isRival: (DeclaredRecognizer) -> Bool
    ) -> (winners: RecognizerWinners, context: LintContext)? {
        var found: (winners: RecognizerWinners, context: LintContext)?
        var scrolling = NamedLines()
        /// Adds what is found in `context`. Returns whether the gesture can't be recognized there.
        func add(_ context: LintContext) -> Bool {
            guard
                let (search, _, isComplete) = context.search(over: gesture, where: isRival), isComplete
            else { return false }
            scrolling.add(search.scrollViews.views, in: context)
            if search.winners.isEmpty { return search.findsNothingRecognized }
            guard let winners = search.result(areAllKnown: true, areRecognizersKnown: true) else { return false }
            guard var known = found else {
                found = (winners, context)
                return true
            }
            // Controls are named as they are in one scene.
            if known.winners.exceptions.isEmpty, !winners.exceptions.isEmpty {
                found = (winners, context)
                found?.winners.add(known.winners, inside: gesture.id.view, in: known.context.tree)
            } else {
                known.winners.add(winners, inside: gesture.id.view, in: context.tree)
                found = known
            }
            return true
        }
        // An offset in the source is the best evidence.
        guard add(self), holdsAtAllOffsets(around: gesture.id.view, add) else { return nil }
        found?.winners.scrollingElsewhere = scrolling
        return found
    }

    /// Tries `gesture` wherever its recognizer gets touches. Returns what becomes of it and the views that are hit,
    /// with whether these are all, or `nil` if it is recognized.
    private func search(
        over gesture: DeclaredRecognizer, where isRival: (DeclaredRecognizer) -> Bool
    ) -> (search: WinnerSearch, hits: [HitInside], isComplete: Bool)? {
        var search = WinnerSearch(gesture, in: tree)
        var known: [Int: GestureOutcome] = [:]
        if let start = start(of: gesture), case .hit(let hit) = touches.touch(at: start).outcome {
            // Most are recognized there.
            let outcome = outcome(of: gesture, at: start, hitting: hit, where: isRival)
            guard search.add(outcome, at: [hit]) else { return nil }
            if let group = hitGroups.group(of: hit) { known[group.equivalenceClass] = outcome }
        }
        let (hits, isComplete) = knownHits(inside: gesture, atItsEdge: true)
        for hit in hits {
            let outcome =
                known[hit.equivalenceClass].map { $0.at(hit, counterpart(of:in:)) }
                ?? outcome(of: gesture, at: hit.point, hitting: hit.view, where: isRival)
            known[hit.equivalenceClass] = outcome
            guard search.add(outcome, at: hit.alike) else { return nil }
        }
        return (search, hits, isComplete)
    }

    /// Returns the recognizer of the line of `recognizer` that gets the touches on `view`.
    private func counterpart(of recognizer: DeclaredRecognizer, in view: ViewID) -> DeclaredRecognizer {
        if tree.isInSuperviewChain(recognizer.id.view, of: view) { return recognizer }
        return tree.chain(from: view).lazy.flatMap { self.recognizers(of: $0) }.first { $0.range == recognizer.range }
            ?? recognizer
    }

    /// Returns what becomes of `gesture` where a touch hits `view`, or `nil` if the budget doesn't suffice.
    private func outcome(
        of gesture: DeclaredRecognizer, at point: Point, hitting view: ViewID,
        where isRival: (DeclaredRecognizer) -> Bool
    ) -> GestureOutcome? {
        var winners: [DeclaredRecognizer] = []
        var inOtherDirections: [DeclaredRecognizer] = []
        var free = tree
        var (scrollsWithWinners, needsRest) = (false, false)
        func blocked(_ winners: [DeclaredRecognizer], _ scrollView: ViewID? = nil) -> GestureOutcome? {
            winners.first.map {
                .blocked(
                    RecognizerWinners(
                        first: $0, further: winners.dropFirst(), point: point,
                        inOtherDirections: inOtherDirections.filter { other in
                            !winners.contains { $0.id == other.id }
                        }, scrollingWithout: scrollView, needsRest: needsRest))
            }
        }
        // Without the winner, another one may be next.
        while winners.count <= Self.maximumWinners {
            guard var trials = trials(of: gesture, from: point, in: free) else { return nil }
            if winners.isEmpty {
                // One that asks for a direction isn't recognized in the others, whatever happens there.
                let decisive = gesture.recognizer.shouldBegin == nil ? trials.prefix(1) : trials[...]
                scrollsWithWinners = decisive.contains { $0.scrolls }
                // Few people rest a finger for so long before they move it.
                let recognizing = trials.filter { $0.hasRecognized(gesture) }
                needsRest = !recognizing.isEmpty && recognizing.allSatisfy { $0.way.outlastsSwipes }
            }
            if needsRest { trials.removeAll { $0.way.outlastsSwipes } }
            if trials.contains(where: { $0.hasRecognized(gesture) }) {
                winners = blocking(winners, gesture, from: point, in: free, mayRest: !needsRest)
                return blocked(winners) ?? .recognized
            }
            // The straight ones are first, and what blocks them is what people see.
            var next: DeclaredRecognizer?
            // What recognizes only after a rest, or slow drags, isn't what takes the others, which scroll.
            let slow = scene.touchSettings.swipeDuration
            let ordinary = trials.filter { !$0.way.outlastsSwipes && $0.way.duration <= slow }
            let alwaysScroll = ordinary.allSatisfy { $0.scrolls }
            for trial in alwaysScroll && winners.isEmpty ? ordinary : trials where next == nil {
                next = first(of: Set(trial.events.compactMap { $0.recognizer }), around: view, where: isRival)
            }
            guard let next else {
                if needsRest, winners.isEmpty { return .recognized }
                let scroll = trials.lazy.flatMap { $0.events }.first { $0.kind == .scroll }
                guard let scrollView = scroll?.view else {
                    // A slider or switch keeps some movements only, and the winners precede those, too.
                    return tree[view].kind.keepsSomeMovements ? blocked(winners) ?? .lost : .lost
                }
                // Without the winners it loses to the scrolling. Both have to be changed, unless it scrolls anyway.
                return (scrollsWithWinners ? nil : blocked(winners, scrollView))
                    ?? .scrolled(
                        scrollView, isCertain: scrollsSurely(insteadOf: gesture, from: point))
            }
            if winners.isEmpty {
                for trial in trials where trial.way.isStraightDrag && trial.way.duration <= slow {
                    let other = first(of: Set(trial.events.compactMap { $0.recognizer }), around: view, where: isRival)
                    if let other, other.id != next.id, !inOtherDirections.contains(where: { $0.id == other.id }) {
                        inOtherDirections.append(other)
                    }
                }
            }
            winners.append(next)
            free.turnOff(next.id)
        }
        // Whatever comes next, the first one precedes it.
        return blocked(Array(winners.prefix(Self.maximumWinners)))
    }

    /// Returns whether a scroll view scrolls from `point` instead of `gesture` also if the finger rests there first,
    /// which gives the touch to its content.
    private func scrollsSurely(insteadOf gesture: DeclaredRecognizer, from point: Point) -> Bool {
        let rest = restUntilContentTouch
        guard let trials = trials(of: gesture, from: point, in: tree, after: rest) else { return false }
        return trials.allSatisfy { !$0.hasRecognized(gesture) }
    }

    /// Returns the winners that keep `gesture` from recognizing. The others recognize beside it.
    ///
    /// - Parameter free: The tree in which all winners are off.
    private func blocking(
        _ winners: [DeclaredRecognizer], _ gesture: DeclaredRecognizer, from point: Point, in free: ViewTree,
        mayRest: Bool
    ) -> [DeclaredRecognizer] {
        if winners.count < 2 { return winners }
        let blocking = winners.filter { winner in
            var alone = free
            alone[winner.id]?.isEnabled = true
            return recognizes(gesture, from: point, in: alone, mayRest: mayRest) != true
        }
        return blocking.isEmpty ? winners : blocking
    }

    /// Returns whether nothing else in the view of the searched gesture than `hits` is hit at any scroll offset.
    private func areAllKnown(_ hits: [HitInside], _ search: WinnerSearch) -> Bool {
        let view = search.gesture.id.view
        guard !tree.canScroll(view),
            tree.scrollingView(around: view) == nil || geometry.drawnBox(of: view) == geometry.boundingBox(of: view)
        else { return false }
        let scrolling = Set(hits.compactMap { $0.viewsInside.last { tree.canScroll($0) } })
        if scrolling.isEmpty { return true }
        func isInContent(_ view: ViewID) -> Bool { tree.superviews(of: view).contains { scrolling.contains($0) } }
        // Those that win must get the touches on all of the content.
        guard work.spend(.visits(tree.views.count)), !search.winners.contains(where: { isInContent($0.id.view) }) else {
            return false
        }
        let viewsInside = viewsInside(hits, view)
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
        guard work.spend(.visits(tree.views.count)), !mayLackViews(inside: view) else { return false }
        let viewsInside = viewsInside(hits, view)
        return tree.recognizers.keys.allSatisfy { other in
            other == view || viewsInside.contains(other) || !tree.isInSuperviewChain(view, of: other)
        }
    }

    /// Returns whether controls other than `hits` are in the view of `gesture` that keep taps from its winners, but not
    /// from it.
    private func mayRecognizeOnControls(
        _ gesture: DeclaredRecognizer, _ found: RecognizerWinners, _ hits: [HitInside]
    ) -> Bool {
        guard gesture.recognizer.kind == .tap, !gesture.recognizer.isSingleTap else { return false }
        guard work.spend(.visits(tree.views.count)) else { return true }
        let viewsInside = viewsInside(hits, gesture.id.view)
        return tree.identities.contains { other in
            !viewsInside.contains(other) && other != gesture.id.view && !tree[other].kind.keeps(gesture.recognizer)
                && (found.winners + found.elsewhere).contains { tree[other].kind.keeps($0.recognizer) }
                && tree.isTouchable(other) && tree.isInSuperviewChain(gesture.id.view, of: other)
        }
    }

    /// Returns the views that are hit, at any of `hits`, and the views around them in `view`.
    private func viewsInside(_ hits: [HitInside], _ view: ViewID) -> Set<ViewID> {
        var found: Set<ViewID> = []
        for hit in hits.lazy.flatMap({ $0.alike }) {
            for current in tree.chain(from: hit) {
                if current == view || !found.insert(current).inserted { break }
            }
        }
        return found
    }

    /// Returns the views that are hit in the view of `gesture` where its recognizer gets the touch, or `nil` if they
    /// aren't all known. Those on which gestures do the same are one hit.
    ///
    /// - Parameter atItsEdge: Whether a screen edge pan gets touches only where it can begin.
    func hits(inside gesture: DeclaredRecognizer, atItsEdge: Bool = false) -> [HitInside]? {
        let (hits, isComplete) = knownHits(inside: gesture, atItsEdge: atItsEdge)
        return isComplete ? hits : nil
    }

    /// Returns those of them that are known, and whether they are all.
    func knownHits(
        inside gesture: DeclaredRecognizer, atItsEdge: Bool = false
    ) -> (hits: [HitInside], isComplete: Bool) {
        let view = gesture.id.view
        var isComplete = maps.hitMap.isOfAllPoints
        guard maps.isHitInside(view) else { return ([], isComplete) }
        let groups = hitGroups.groups(inside: view)
        guard work.spend(.visits(groups.count)) else {
            // What others do that aren't known decides what is found.
            work.dropResult()
            return ([], false)
        }
        let edge = atItsEdge ? gesture.recognizer.kind.screenEdge.map { strip(at: $0) } : nil
        var hits: [HitInside] = []
        for var group in groups {
            guard let first = group.views.first,
                gesture.recognizer.receives(Array(tree.chain(from: first)))
            else { continue }
            if let edge {
                guard let part = self.part(of: group, in: edge) else { return (hits, false) }
                if part.views.isEmpty { continue }
                group = part
            }
            if let (hit, point) = group.start {
                let viewsInside = Array(tree.chain(from: hit).prefix { $0 != view })
                hits.append(
                    HitInside(
                        view: hit, point: point, alike: group.views, equivalenceClass: group.equivalenceClass,
                        viewsInside: viewsInside))
            } else {
                isComplete = false
            }
        }
        return (hits, isComplete)
    }

    /// Returns the views of `group` that are hit in `area`, or `nil` if the budget doesn't suffice.
    private func part(of group: HitGroups.Group, in area: Rectangle) -> HitGroups.Group? {
        guard work.spend(.visits(group.views.count)) else { return nil }
        var part = HitGroups.Group(views: [], equivalenceClass: group.equivalenceClass)
        for hit in group.views {
            let region = maps.hitMap.region(of: .hit(hit)).intersection(area).withoutSlivers
            if region.isEmpty { continue }
            part.views.append(hit)
            if part.start == nil { part.start = touchedPoint(of: region, hitting: hit).map { (hit, $0) } }
        }
        return part
    }

    /// Returns the first of `recognizers` on `view` and the views around it that `isRival` accepts.
    private func first(
        of recognizers: Set<RecognizerID>, around view: ViewID, where isRival: (DeclaredRecognizer) -> Bool
    ) -> DeclaredRecognizer? {
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
    var keepsSomeMovements: Bool { self == .slider || self == .switch }
}
