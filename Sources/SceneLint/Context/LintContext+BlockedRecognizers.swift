import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// A relation that lets a recognizer recognize; the raw value is the word of the language.
enum RecognizerRelation: String, CaseIterable {
    case requireToFail, simultaneous

    /// What to write on the recognizer that is first.
    var advice: String {
        switch self {
        case .requireToFail: "let the other one wait"
        case .simultaneous: "let both recognize"
        }
    }

    /// Returns whether the recognizer has no such relation, so that one can be added.
    func isUnwritten(_ recognizer: GestureRecognizer) -> Bool {
        switch self {
        case .requireToFail: recognizer.requirements.isEmpty
        case .simultaneous: recognizer.simultaneous.isEmpty && !recognizer.isSimultaneous
        }
    }
}

/// Which recognizers recognize instead of others, and what changes that, found out by simulated gestures.
extension LintContext {
    /// The maximum number of winners to look for.
    private static var maximumWinners: Int { 4 }

    /// Returns the recognizers that recognize instead of `gesture`, whatever its direction and wherever it gets a
    /// touch, if they are those that `isRival` accepts. Controls may keep its touches, or let it recognize all the
    /// same.
    ///
    /// Returns `nil` if there are none, or if `gesture` is recognized somewhere else.
    func winners(
        over gesture: WrittenRecognizer, where isRival: (WrittenRecognizer) -> Bool
    ) -> RecognizerWinners? {
        let view = gesture.id.view
        guard tree.isSeen(view) else { return nil }
        var search = WinnerSearch(gesture, in: tree)
        var tried: Set<ViewID> = []
        if let start = start(of: gesture), case .hit(let hit) = touches.touch(at: start).outcome {
            // Most are recognized there.
            guard search.add(outcome(of: gesture, at: start, hitting: hit, where: isRival), at: hit) else { return nil }
            tried.insert(hit)
        }
        var isUsualOutcomeKnown = tried.contains { hasUsualOutcome($0, in: view) }
        let (hits, isComplete) = hitsAsFarAsKnown(inside: gesture)
        for hit in hits where !tried.contains(hit.view) {
            let hasUsualOutcome = hasUsualOutcome(hit.view, in: view)
            if hasUsualOutcome, isUsualOutcomeKnown { continue }
            isUsualOutcomeKnown = isUsualOutcomeKnown || hasUsualOutcome
            let outcome = outcome(of: gesture, at: hit.point, hitting: hit.view, where: isRival)
            guard search.add(outcome, at: hit.view) else { return nil }
        }
        if search.winners.isEmpty { return nil }
        let areAllKnown = isComplete && areAllKnown(hits, search)
        let areRecognizersKnown = areAllKnown || isComplete && areRecognizersKnown(hits, view)
        guard let found = search.result(areAllKnown: areAllKnown, areRecognizersKnown: areRecognizersKnown) else {
            return nil
        }
        if !areAllKnown, found.exceptions.isEmpty, mayRecognizeOnControls(gesture, found, hits) { return nil }
        return found
    }

    /// Returns the controls in the view of `gesture` that keep each of its touches, with a point that shows it, or
    /// `nil` if it may be recognized somewhere.
    func controlsKeepingAllTouches(from gesture: WrittenRecognizer) -> (controls: [ViewID], point: Point)? {
        let view = gesture.id.view
        guard tree.isSeen(view), point(seenBy: gesture) == nil, let hits = hits(inside: gesture),
            let first = hits.first
        else { return nil }
        var controls: [ViewID] = []
        for hit in hits {
            guard let control = hit.viewsInside.first(where: { tree[$0].kind.keeps(gesture.recognizer) }),
                spendOnTouches(of: hit.view), !recognizes(gesture, from: hit.point, in: tree)
            else { return nil }
            if !controls.contains(control) { controls.append(control) }
        }
        return keepsAllTouchesOnceScrolled(from: gesture) ? (controls, first.point) : nil
    }

    /// Returns whether controls still keep each touch from `gesture` once somebody has scrolled its view, a scroll view
    /// in it, or one around it that shows only a part of it.
    private func keepsAllTouchesOnceScrolled(from gesture: WrittenRecognizer) -> Bool {
        let view = gesture.id.view
        let isWhole = geometry.visibleBox(view) == geometry.boundingBox(of: view)
        let scrolling = tree.scrollViews.keys.sorted().filter { scrollView in
            guard tree.canScroll(scrollView), !tree.subviews(of: scrollView).isEmpty else { return false }
            return tree.isInSuperviewChain(view, of: scrollView)
                || !isWhole && tree.isInSuperviewChain(scrollView, of: view)
        }
        let areNested = scrolling.contains { inner in
            tree.superviews(of: inner).contains { scrolling.contains($0) }
        }
        // Other cells are displayed once somebody has scrolled.
        if areNested || !isWhole, ([view] + scrolling).contains(where: { tree.cell(around: $0) != nil }) {
            return false
        }
        // In nested ones, each pair of offsets can show something else.
        let groups = areNested ? [scrolling] : scrolling.map { [$0] }
        return groups.allSatisfy { group in
            let count = group.reduce(1) { min($0 * offsetsOfPages(of: $1).count, Self.maximumPages + 1) }
            return count > 0 && count <= Self.maximumPages
                && scene.keepsTouches(scrolling: group[...], to: offsetsOfPages) { shown in
                    guard let last = group.last, work.spendScrolling(tree.views.count) else { return false }
                    return LintContext(shown, scrolledFor: last, work.budget).hitsOnlyKeepers(of: gesture)
                }
        }
    }

    /// Returns offsets at which `scrollView` shows all of its content, or none if they are too many.
    private func offsetsOfPages(of scrollView: ViewID) -> [Point] {
        let size = tree[scrollView].size
        guard let properties = tree.scrollViews[scrollView] else { return [] }
        let (lowest, highest) = properties.offsets(for: size)
        let x = Self.pages(from: lowest.x, to: highest.x, size.width)
        let y = Self.pages(from: lowest.y, to: highest.y, size.height)
        return x.flatMap { x in y.map { Point(x: x, y: $0) } }
    }

    /// Returns offsets at which a scroll view with this length shows all of its content, or none if they are too many.
    private static func pages(from lowest: Double, to highest: Double, _ length: Double) -> [Double] {
        let count = length > 0 ? ((highest - lowest) / length).rounded(.up) : 0
        guard count >= 0, count < Double(maximumPages) else { return [] }
        return (0...Int(count)).map { min(highest, lowest + Double($0) * length) }
    }

    /// At how many offsets scroll views are looked at.
    private static var maximumPages: Int { 200 }

    /// Returns whether each touch in the view of `gesture` hits a control that keeps it.
    private func hitsOnlyKeepers(of gesture: WrittenRecognizer) -> Bool {
        let view = gesture.id.view
        guard maps.hitMap.isOfAllPoints, work.spend(maps.hitViews.count) else { return false }
        return maps.hitViews.allSatisfy { hit in
            if !tree.isInSuperviewChain(view, of: hit) { return true }
            if hit != view, tree[hit].isEnabled, tree[hit].kind.keeps(gesture.recognizer) { return true }
            return maps.hitMap.region(of: .hit(hit)).withoutSlivers.isEmpty
                || !gesture.recognizer.receives(Array(tree.chain(from: hit)))
        }
    }

    /// Returns what becomes of `gesture` where a touch hits `view`, or `nil` if the budget doesn't suffice.
    private func outcome(
        of gesture: WrittenRecognizer, at point: Point, hitting view: ViewID,
        where isRival: (WrittenRecognizer) -> Bool
    ) -> GestureOutcome? {
        var winners: [WrittenRecognizer] = []
        var free = tree
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
                // Without the winners it loses to the scrolling. Both have to be changed.
                return blocked(winners, scrollView)
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

    /// Returns whether nothing else in the view of the searched gesture than `hits` is hit once somebody has scrolled.
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

    /// Returns whether no other views in `view` than `hits` have recognizers, also once somebody has scrolled.
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

    /// Returns the views that are hit in that of `gesture` where its recognizer gets the touch, or `nil` if they aren't
    /// all known, or are too many to try.
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
        inside gesture: WrittenRecognizer, atItsEdge: Bool = true, isOneCellEnough: Bool = false
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
            if hits.count == Self.maximumViewsInside { return (hits, false) }
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

    /// Returns which relations let `gesture` and its winners recognize.
    func relations(of gesture: WrittenRecognizer, _ found: RecognizerWinners) -> [RecognizerRelation] {
        RecognizerRelation.allCases.filter { relation in
            var changed = tree
            for winner in found.winners {
                guard var recognizer = changed.recognizers[winner.id.view]?[winner.id.index] else { return false }
                switch relation {
                case .requireToFail: recognizer.requirements.append(.recognizer(gesture.id))
                case .simultaneous: recognizer.simultaneous.insert(.recognizer(gesture.id))
                }
                changed.recognizers[winner.id.view]?[winner.id.index] = recognizer
            }
            return ([gesture] + found.winners).allSatisfy { one in
                let start = one.id == gesture.id ? found.point : start(of: one) ?? found.point
                return recognizes(one, from: start, in: changed)
                    // What recognized nothing there before has nothing to lose.
                    || one.id != gesture.id && !recognizes(one, from: start, in: tree)
            }
        }
    }

    /// Returns the fixes that write one of `relations` on the winners.
    func fixes(
        _ relations: [RecognizerRelation], of gesture: WrittenRecognizer, _ found: RecognizerWinners
    ) -> [Diagnostic.Fix] { relations.compactMap { fix($0, of: gesture, found) } }

    /// Returns the fix that writes `relation` on the winners, if each is on a line of its own without such a relation.
    private func fix(_ relation: RecognizerRelation, of gesture: WrittenRecognizer, _ found: RecognizerWinners)
        -> Diagnostic
        .Fix?
    {
        guard let name = scene.name(of: gesture.id), ([gesture] + found.winners).allSatisfy({ isOnly($0) }),
            found.winners.allSatisfy({ relation.isUnwritten($0.recognizer) })
        else { return nil }
        let who = found.winners.map { quotedName($0.id) }.joinedAsList()
        return Diagnostic.Fix(
            "write `\(relation.rawValue) -> \(name)` on \(who)\(relation == .simultaneous ? ", so that both recognize" : "")",
            safe: false,
            edits: found.winners.map { Diagnostic.Edit($0.range.atEnd, " \(relation.rawValue) -> \(name)") })
    }

    /// Returns whether the line of a recognizer, in the scene itself, makes no other.
    private func isOnly(_ written: WrittenRecognizer) -> Bool {
        written.range.use == 0 && written.range.file == scene.syntax.source.file
            && views.recognizerCounts[written.range] == 1
    }
}

extension ViewKind {
    /// Whether a control keeps movements along it from the recognizers of views around it.
    fileprivate var keepsSomeMovements: Bool { self == .slider || self == .switch }
}

extension LoweredScene {
    /// Returns whether `isKept` is true at all combinations of the offsets of `scrollViews`.
    fileprivate func keepsTouches(
        scrolling scrollViews: ArraySlice<ViewID>, to offsets: (ViewID) -> [Point], _ isKept: (LoweredScene) -> Bool
    ) -> Bool {
        guard let first = scrollViews.first else { return isKept(self) }
        return offsets(first).allSatisfy {
            scrolled(first, to: $0).keepsTouches(scrolling: scrollViews.dropFirst(), to: offsets, isKept)
        }
    }
}
