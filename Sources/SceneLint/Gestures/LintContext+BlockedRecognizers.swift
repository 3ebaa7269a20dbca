import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Which recognizers recognize instead of others, and what changes that, found out by simulated gestures.
extension LintContext {
    /// Returns the recognizers that recognize instead of `gesture`, whatever its direction and wherever it gets a
    /// touch, if they are those that `isRival` accepts, and the context in which they do: this one, or one that is
    /// scrolled. Controls may keep its touches, or let it recognize all the same.
    ///
    /// Returns `nil` if there are none, or if `gesture` is recognized somewhere else.
    func blockers(
        over gesture: DeclaredRecognizer, where isRival: (DeclaredRecognizer) -> Bool
    ) -> (blockers: RecognizerBlockers, context: LintContext)? {
        let view = gesture.id.view
        guard tree.isSeen(view), let (search, hits, isComplete) = search(over: gesture, where: isRival) else {
            return nil
        }
        if !search.blockers.isEmpty {
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
        return blockersAtAllOffsets(over: gesture, where: isRival)
    }

    /// Returns the blockers over `gesture` if it can't be recognized at any offset of scroll views.
    private func blockersAtAllOffsets(
        over gesture: DeclaredRecognizer, where isRival: (DeclaredRecognizer) -> Bool
    ) -> (blockers: RecognizerBlockers, context: LintContext)? {
        var found: (blockers: RecognizerBlockers, context: LintContext)?
        var scrolling = NamedStatements()
        /// Adds what is found in `context`. Returns whether the gesture can't be recognized there.
        func add(_ context: LintContext) -> Bool {
            guard
                let (search, _, isComplete) = context.search(over: gesture, where: isRival), isComplete
            else { return false }
            scrolling.add(search.scrollViews.views, in: context)
            if search.blockers.isEmpty { return search.findsNothingRecognized }
            guard let blockers = search.result(areAllKnown: true, areRecognizersKnown: true) else { return false }
            guard var known = found else {
                found = (blockers, context)
                return true
            }
            // Controls are named as they are in one scene.
            if known.blockers.exceptions.isEmpty, !blockers.exceptions.isEmpty {
                found = (blockers, context)
                found?.blockers.add(known.blockers, inside: gesture.id.view, in: known.context.tree)
            } else {
                known.blockers.add(blockers, inside: gesture.id.view, in: context.tree)
                found = known
            }
            return true
        }
        // An offset in the source is the best evidence.
        guard add(self), holdsAtAllOffsets(around: gesture.id.view, add) else { return nil }
        found?.blockers.scrollingElsewhere = scrolling
        return found
    }

    /// Tries `gesture` wherever its recognizer gets touches. Returns what becomes of it and the views that are hit,
    /// with whether these are all, or `nil` if it is recognized.
    private func search(
        over gesture: DeclaredRecognizer, where isRival: (DeclaredRecognizer) -> Bool
    ) -> (search: BlockerSearch, hits: [HitInside], isComplete: Bool)? {
        var search = BlockerSearch(gesture, in: tree)
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

    /// Returns the recognizer of the statement of `recognizer` that gets the touches on `view`.
    private func counterpart(of recognizer: DeclaredRecognizer, in view: ViewID) -> DeclaredRecognizer {
        if tree.isInSuperviewChain(recognizer.id.view, of: view) { return recognizer }
        return tree.chain(from: view).lazy.flatMap { self.recognizers(of: $0) }.first { $0.range == recognizer.range }
            ?? recognizer
    }

    /// Returns whether nothing else in the view of the searched gesture than `hits` is hit at any scroll offset.
    private func areAllKnown(_ hits: [HitInside], _ search: BlockerSearch) -> Bool {
        let view = search.gesture.id.view
        guard !tree.canScroll(view),
            tree.scrollingView(around: view) == nil || geometry.drawnBox(of: view) == geometry.boundingBox(of: view)
        else { return false }
        let scrolling = Set(hits.compactMap { $0.viewsInside.last { tree.canScroll($0) } })
        if scrolling.isEmpty { return true }
        func isInContent(_ view: ViewID) -> Bool { tree.superviews(of: view).contains { scrolling.contains($0) } }
        // Those that win must get the touches on all of the content.
        guard work.spend(.visits(tree.views.count)), !search.blockers.contains(where: { isInContent($0.id.view) })
        else {
            return false
        }
        let viewsInside = viewsInside(hits, view)
        // Of other gestures than taps, few controls keep any.
        let gestures = [search.gesture] + search.blockers
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

    /// Returns whether controls other than `hits` are in the view of `gesture` that keep taps from its blockers, but
    /// not from it.
    private func mayRecognizeOnControls(
        _ gesture: DeclaredRecognizer, _ found: RecognizerBlockers, _ hits: [HitInside]
    ) -> Bool {
        guard gesture.recognizer.kind == .tap, !gesture.recognizer.isSingleTap else { return false }
        guard work.spend(.visits(tree.views.count)) else { return true }
        let viewsInside = viewsInside(hits, gesture.id.view)
        return tree.identities.contains { other in
            !viewsInside.contains(other) && other != gesture.id.view && !tree[other].kind.keeps(gesture.recognizer)
                && (found.blockers + found.elsewhere).contains { tree[other].kind.keeps($0.recognizer) }
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
}
