import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// The recognizers that recognize instead of another, and a point that shows it.
struct RecognizerWinners {
    var first: WrittenRecognizer
    /// The one that recognizes without ``first``, and so on.
    var further: ArraySlice<WrittenRecognizer>
    var point: Point
    /// Those that recognize instead at other points.
    var elsewhere: [WrittenRecognizer] = []

    var winners: [WrittenRecognizer] { [first] + further }
}

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
    private static var mostWinners: Int { 4 }

    /// Returns the recognizers that recognize instead of `gesture`, whatever its direction, if they are those that
    /// `isRival` accepts, or `nil` if there are none.
    func winners(
        over gesture: WrittenRecognizer, where isRival: (WrittenRecognizer) -> Bool
    ) -> RecognizerWinners? {
        start(of: gesture).flatMap { winners(over: gesture, at: $0, hitting: gesture.id.view, where: isRival) }
    }

    /// Returns the same for a gesture that begins at `point`, where a touch hits `view`.
    func winners(
        over gesture: WrittenRecognizer, at point: Point, hitting view: ViewID,
        where isRival: (WrittenRecognizer) -> Bool
    ) -> RecognizerWinners? {
        var winners: [WrittenRecognizer] = []
        var free = tree
        // Without the winner, another one may be next.
        while winners.count <= Self.mostWinners {
            guard let attempts = attempts(at: gesture, from: point, in: free) else { return nil }
            if attempts.contains(where: { $0.hasRecognized(gesture.id) }) {
                winners = blocking(winners, gesture, from: point, in: free)
                return winners.first.map { RecognizerWinners(first: $0, further: winners.dropFirst(), point: point) }
            }
            let recognized = Set(attempts.joined().compactMap { $0.recognizer })
            guard let next = first(of: recognized, around: view, where: isRival) else { return nil }
            winners.append(next)
            free.recognizers[next.id.view]?[next.id.index].isEnabled = false
        }
        return nil
    }

    /// Returns those of `winners` without which `gesture` would recognize. The others recognize beside it.
    ///
    /// - Parameter free: The tree in which all of them are off.
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

    /// Returns the recognizers of views in that of `gesture` that `isRival` accepts and that recognize instead of it
    /// wherever it gets a touch, or `nil` if it recognizes somewhere.
    func winnersInside(
        over gesture: WrittenRecognizer, where isRival: (WrittenRecognizer) -> Bool
    ) -> RecognizerWinners? {
        let view = gesture.id.view
        // Elsewhere, other views may be in front once somebody has scrolled.
        guard tree.isSeen(view), gesture.recognizer.numberOfTouchesRequired == 1, !isScrollable(view),
            let hits = hits(inside: gesture)
        else { return nil }
        var found: RecognizerWinners?
        for hit in hits {
            guard !hit.viewsInside.isEmpty, !hit.viewsInside.contains(where: isScrollable),
                hit.viewsInside.contains(where: { recognizers(of: $0).contains(where: isRival) }),
                let winners = winners(over: gesture, at: hit.point, hitting: hit.view, where: isRival),
                hit.viewsInside.contains(winners.first.id.view)
            else { return nil }
            if let first = found {
                let isKnown = ([first.first] + first.elsewhere).contains { $0.id == winners.first.id }
                if !isKnown { found?.elsewhere.append(winners.first) }
            } else {
                found = winners
            }
        }
        return found
    }

    /// Returns the views that are hit in that of `gesture` where its recognizer gets the touch, each with a point, and the
    /// views from there up to that of `gesture`. It is `nil` if they aren't known exactly, or are too many to try.
    func hits(inside gesture: WrittenRecognizer) -> [(view: ViewID, point: Point, viewsInside: [ViewID])]? {
        let view = gesture.id.view
        guard maps.hitMap.isExact(in: geometry.hitBoundingBox(of: view)), work.spend(maps.hitMap.outcomes.count) else {
            return nil
        }
        var hits: [(view: ViewID, point: Point, viewsInside: [ViewID])] = []
        for outcome in maps.hitMap.outcomes {
            guard case .hit(let hit) = outcome, tree.isInSuperviewChain(view, of: hit) else { continue }
            let region = maps.hitMap.region(of: outcome).withoutSlivers
            let chain = Array(tree.chain(from: hit))
            guard !region.isEmpty, gesture.recognizer.receives(chain) else { continue }
            guard hits.count < Self.mostViewsInside, let point = region.clearPoint else { return nil }
            hits.append((hit, point, Array(chain.prefix { $0 != view })))
        }
        return hits
    }

    /// How many views that are hit in one with a recognizer are tried.
    private static var mostViewsInside: Int { 16 }

    private func isScrollable(_ view: ViewID) -> Bool { tree[view].kind.isScrollView && tree.canScroll(view) }

    /// Returns the views that contain another one with one of `recognizers`.
    func views(around recognizers: [WrittenRecognizer]) -> Set<ViewID> {
        var found: Set<ViewID> = []
        for recognizer in recognizers {
            for superview in tree.superviews(of: recognizer.id.view) where !found.insert(superview).inserted { break }
        }
        return found
    }

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
                let place = written.partitioningIndex { $0.id.index >= index }
                if place < written.count, written[place].id.index == index, isRival(written[place]) {
                    return written[place]
                }
            }
        }
        return nil
    }

    /// Returns a point at which a finger can begin `gesture`.
    private func start(of gesture: WrittenRecognizer) -> Point? {
        guard case .screenEdgePan(let edge) = gesture.recognizer.kind else { return point(seenBy: gesture) }
        let view = gesture.id.view
        guard tree.isSeen(view) else { return nil }
        let screen = geometry.boundingBox(of: .root)
        let inset = scene.touchSettings.screenEdgeWidth / 2
        return [0.5, 0.3, 0.7, 0.1, 0.9].lazy.map { share in
            switch edge {
            case .left: Point(x: screen.minX + inset, y: screen.minY + share * screen.height)
            case .right: Point(x: screen.maxX - inset, y: screen.minY + share * screen.height)
            case .top: Point(x: screen.minX + share * screen.width, y: screen.minY + inset)
            case .bottom: Point(x: screen.minX + share * screen.width, y: screen.maxY - inset)
            }
        }.first { point in
            guard case .hit(let hit) = touches.touch(at: point).outcome, tree.isInSuperviewChain(view, of: hit),
                !tree[hit].kind.isTouchTarget || hit == view
            else { return false }
            return gesture.recognizer.receives(Array(tree.chain(from: hit)))
        }
    }

    /// Returns the events of each way to make the gesture of a recognizer in a scene with the views of `tree`, or `nil`
    /// if the budget doesn't suffice.
    private func attempts(
        at gesture: WrittenRecognizer, from start: Point, in tree: ViewTree
    ) -> [[TouchEvent]]? {
        let (recognizer, settings) = (gesture.recognizer, scene.touchSettings)
        if recognizer.kind == .tap {
            guard spendOnTouches(of: gesture.id.view) else { return nil }
            return [
                taps(
                    recognizer.numberOfTapsRequired, fingers: recognizer.numberOfTouchesRequired, at: start, in: tree)
            ]
        }
        var attempts: [[TouchEvent]] = []
        let ways = ways(of: recognizer, isSlanting: isDirectionAsked(at: start))
        // What waits for a swipe can begin once a resting finger has made that fail.
        let waits = recognizer.kind.isOfMovement && !recognizer.isSwipe && !recognizer.requirements.isEmpty
        let rests = waits ? [0, 1.1 * settings.swipeDuration] : [0]
        for (way, rest) in ways.flatMap({ way in rests.map { (way, $0) } }) {
            guard spendOnTouches(of: gesture.id.view) else { return nil }
            var simulator = TouchSimulator(StaticHost(tree), settings: settings)
            let fingers = 1...max(1, min(recognizer.numberOfTouchesRequired, Self.mostFingers))
            for finger in fingers { simulator.down(at: start, finger: finger) }
            if rest > 0 { simulator.wait(rest) }
            for step in 1...Self.stepCount {
                let share = Double(step) / Double(Self.stepCount)
                let point = Point(x: start.x + way.x * share, y: start.y + way.y * share)
                if way != .zero { for finger in fingers { simulator.move(to: point, finger: finger) } }
                simulator.wait(settings.simulatedDragDuration / Double(Self.stepCount))
            }
            if recognizer.kind == .longPress {
                simulator.wait(recognizer.minimumPressDuration ?? settings.longPressDuration)
            }
            for finger in fingers { simulator.up(finger: finger) }
            simulator.finishRecognitions()
            attempts.append(simulator.events)
        }
        return attempts
    }

    /// In so many steps the fingers move together. Each is shorter than what a recognizer needs.
    private static var stepCount: Int { 24 }
    private static var mostFingers: Int { 10 }

    /// Returns how the fingers may move when they make the gesture of `recognizer`.
    ///
    /// - Parameter isSlanting: Whether to try slanting ways, too.
    private func ways(of recognizer: GestureRecognizer, isSlanting: Bool) -> [Point] {
        let settings = scene.touchSettings
        if recognizer.kind == .longPress {
            // One that allows more movement can still recognize where the others have failed.
            let movement = recognizer.allowableMovement ?? settings.allowableMovement
            return [.zero, Point(x: 0.9 * movement, y: 0)]
        }
        let length = settings.swipeDistance + settings.dragThreshold + 20
        let allowed: GestureRecognizer.SwipeDirections =
            if case .swipe(let directions) = recognizer.kind { directions } else { [.left, .right, .up, .down] }
        var ways: [Point] = []
        if allowed.contains(.left) { ways.append(Point(x: 0 - length, y: 0)) }
        if allowed.contains(.right) { ways.append(Point(x: length, y: 0)) }
        if allowed.contains(.up) { ways.append(Point(x: 0, y: 0 - length)) }
        if allowed.contains(.down) { ways.append(Point(x: 0, y: length)) }
        if !isSlanting { return ways }
        return ways
            + ways.flatMap { way in
                [Point(x: way.x + way.y, y: way.y + way.x), Point(x: way.x - way.y, y: way.y - way.x)]
            }
    }

    /// Returns whether a recognizer that may get a touch at `point` asks for the direction of the movement.
    private func isDirectionAsked(at point: Point) -> Bool {
        guard case .hit(let hit) = touches.touch(at: point).outcome else { return false }
        return tree.chain(from: hit).contains { view in
            tree.recognizers[view]?.contains { $0.shouldBegin != nil } ?? false
        }
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
                guard let start = one.id == gesture.id ? found.point : start(of: one) else { return false }
                return recognizes(one, from: start, in: changed)
                    // What recognized nothing there before has nothing to lose.
                    || one.id != gesture.id && !recognizes(one, from: start, in: tree)
            }
        }
    }

    private func recognizes(_ gesture: WrittenRecognizer, from start: Point, in tree: ViewTree) -> Bool {
        attempts(at: gesture, from: start, in: tree)?.contains { $0.hasRecognized(gesture.id) } ?? false
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
        let who = found.winners.map { title($0.id) }.joined(separator: " and ")
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

extension GestureRecognizer {
    fileprivate var isSwipe: Bool { if case .swipe = kind { true } else { false } }
}
