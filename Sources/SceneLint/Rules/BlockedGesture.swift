import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let blockedGesture: Rule = Rule(
        "blocked-gesture", .warning,
        explanation: """
            ## What it finds
            Reports a pan, swipe, long press or screen edge pan recognizer that never recognizes because another
            recognizer of its view, or of a view around it, always does first. Each finding is proved by gestures that it
            recognizes only without the other one. For taps see `blocked-tap`, for scroll views
            `swipe-loses-to-scrolling`.

            ## Why it is bad
            Once a recognizer has recognized, the others that get the touch fail. A pan begins after 10 points, so a swipe
            beside it never gets its 50. Of two that begin at the same moment, such as a pan and a screen edge pan, only
            one is recognized: that of the inner view, or else the one added last. Of two long presses it is the one with
            the shorter `minimumPressDuration`.

            ## Example
            ```scene
            scene Main 390x844 {
                view Card fill {
                    recognizer Move .pan
                    recognizer Dismiss .swipe .down
                }
            }
            ```

            ## Instead
            The pan now begins once the movement can't be a swipe any more. If that is too late, let both recognize:
            `simultaneous -> Dismiss`.
            ```scene
            scene Main 390x844 {
                view Card fill {
                    recognizer Move .pan requireToFail -> Dismiss
                    recognizer Dismiss .swipe .down
                }
            }
            ```

            ## In UIKit
            ```swift
            pan.require(toFail: swipe)
            ```
            """
    ) { (scene: LintContext) in
        if scene.tree.recognizers.isEmpty { return [] }
        var reported: Set<SourceRange> = []
        let gestures = scene.writtenRecognizers.filter { $0.recognizer.canBeBlocked && !scene.rivals(of: $0).isEmpty }
        if gestures.isEmpty { return [] }
        // `circular-requirements` reports these.
        let cycles = Set(scene.requirementCycles().joined())
        return scene.work.results(of: gestures, "recognizers of drags and presses") { gesture in
            guard !reported.contains(gesture.range), !cycles.contains(gesture.id),
                let found = scene.winners(over: gesture)
            else { return nil }
            reported.insert(gesture.range)
            return .blockedGesture(gesture, found, scene)
        }
    }
}

/// The recognizers that recognize instead of another, and a point that shows it.
private struct Winners {
    var first: WrittenRecognizer
    /// The one that recognizes without ``first``, and so on.
    var further: ArraySlice<WrittenRecognizer>
    var point: Point

    var winners: [WrittenRecognizer] { [first] + further }
}

extension GestureRecognizer {
    /// Whether it recognizes a movement of some direction, or a long press.
    fileprivate var canBeBlocked: Bool {
        switch kind {
        case .pan, .longPress, .swipe, .screenEdgePan: true
        case .tap, .pinch, .rotation: false
        }
    }
}

extension LintContext {
    /// Returns the other recognizers that get every touch of `gesture` and could recognize it: those of its view and of
    /// the views around it.
    fileprivate func rivals(of gesture: WrittenRecognizer) -> [WrittenRecognizer] {
        let (id, kind) = (gesture.id, gesture.recognizer.kind)
        return tree.chain(from: id.view).flatMap { recognizers(of: $0) }.filter { rival in
            guard rival.id != id, rival.recognizer.canBeBlocked, rival.recognizer.ignoredViews.isEmpty,
                rival.recognizer.receivedViews == nil
            else { return false }
            // Away from its edge it sees no touch.
            if case .screenEdgePan = rival.recognizer.kind { return rival.recognizer.kind == kind }
            return true
        }
    }

    /// The maximum number of winners to look for.
    private static var mostWinners: Int { 4 }

    /// Returns the recognizers that recognize instead of `gesture`, whatever its direction, or `nil` if there are none.
    fileprivate func winners(over gesture: WrittenRecognizer) -> Winners? {
        guard let point = start(of: gesture) else { return nil }
        let rivals = rivals(of: gesture)
        var winners: [WrittenRecognizer] = []
        var free = tree
        // Without the winner, another one may be next.
        while winners.count <= Self.mostWinners {
            guard let attempts = attempts(at: gesture, from: point, in: free) else { return nil }
            if attempts.contains(where: { $0.hasRecognized(gesture.id) }) {
                return winners.first.map { Winners(first: $0, further: winners.dropFirst(), point: point) }
            }
            guard let next = rivals.first(where: { rival in attempts.contains { $0.hasRecognized(rival.id) } }) else {
                return nil
            }
            winners.append(next)
            free.recognizers[next.id.view]?[next.id.index].isEnabled = false
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
        var attempts: [[TouchEvent]] = []
        for way in ways(of: recognizer) {
            guard spendOnTouches(of: gesture.id.view) else { return nil }
            var simulator = TouchSimulator(StaticHost(tree), settings: settings)
            let fingers = 1...max(1, min(recognizer.numberOfTouchesRequired, Self.mostFingers))
            for finger in fingers { simulator.down(at: start, finger: finger) }
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
    private func ways(of recognizer: GestureRecognizer) -> [Point] {
        let settings = scene.touchSettings
        if recognizer.kind == .longPress {
            // One that allows more movement can still recognize where the others have failed.
            let movement = recognizer.allowableMovement ?? settings.allowableMovement
            return [.zero, Point(x: 0.9 * movement, y: 0)]
        }
        let length = settings.swipeDistance + settings.dragThreshold + 20
        let ways = [
            Point(x: 0 - length, y: 0), Point(x: length, y: 0), Point(x: 0, y: 0 - length), Point(x: 0, y: length),
        ]
        guard case .swipe(let directions) = recognizer.kind else { return ways }
        let allowed = [
            directions.contains(.left), directions.contains(.right), directions.contains(.up),
            directions.contains(.down),
        ]
        return zip(ways, allowed).filter { $1 }.map { $0.0 }
    }

    /// Returns which relations let `gesture` and its winners recognize.
    fileprivate func cures(of gesture: WrittenRecognizer, _ found: Winners) -> [Cure] {
        Cure.allCases.filter { cure in
            var changed = tree
            for winner in found.winners {
                guard var recognizer = changed.recognizers[winner.id.view]?[winner.id.index] else { return false }
                switch cure {
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

    /// Returns the fix that writes `cure` on the winners, if each is on a line of its own without such a relation.
    fileprivate func fix(_ cure: Cure, of gesture: WrittenRecognizer, _ found: Winners) -> Diagnostic.Fix? {
        guard let name = scene.name(of: gesture.id), ([gesture] + found.winners).allSatisfy({ isOnly($0) }),
            found.winners.allSatisfy({ cure.isUnwritten($0.recognizer) })
        else { return nil }
        let who = found.winners.map { title($0.id) }.joined(separator: " and ")
        return Diagnostic.Fix(
            "write `\(cure.rawValue) -> \(name)` on \(who)\(cure == .simultaneous ? ", so that both recognize" : "")",
            safe: false, edits: found.winners.map { Diagnostic.Edit($0.range.atEnd, " \(cure.rawValue) -> \(name)") })
    }

    /// Returns whether the line of a recognizer, in the scene itself, makes no other.
    private func isOnly(_ written: WrittenRecognizer) -> Bool {
        written.range.use == 0 && written.range.file == scene.syntax.source.file
            && writtenRecognizers.count { $0.range == written.range } == 1
    }
}

extension Diagnostic {
    /// Creates the finding for a recognizer that another one always precedes.
    fileprivate static func blockedGesture(
        _ gesture: WrittenRecognizer, _ found: Winners, _ scene: LintContext
    ) -> Diagnostic {
        let winner = found.first
        let name = scene.scene.name(of: gesture.id)
        let cures = scene.cures(of: gesture, found)
        let waits = gesture.recognizer.requirements.contains(.recognizer(winner.id))
        let advice =
            if waits {
                "it waits for \(scene.title(winner.id)) to fail, which recognizes each time; remove that `requireToFail`"
            } else if cures.isEmpty {
                "remove one of them"
            } else {
                (name == nil ? "give it a Name, and " : "")
                    + cures.map { "\($0.advice), `\($0.rawValue) -> \(name ?? "…")`" }.joined(separator: ", or ")
                    + (cures.contains(.requireToFail) ? "" : ", or remove one of them")
            }
        return Rule.blockedGesture.finding(
            "this \(gesture.recognizer.kind.words) is never recognized: \(scene.title(winner.id)) always is first",
            at: gesture.range,
            notes: [Note("this one recognizes", at: winner.range)]
                + found.further.map {
                    Note("without \(scene.title(winner.id)), this one would", at: $0.range)
                } + [Note(advice)], fixes: waits ? [] : cures.compactMap { scene.fix($0, of: gesture, found) },
            data: Evidence(
                point: (found.point.x, found.point.y),
                views: [scene.path(gesture.id.view), scene.path(winner.id.view)]))
    }
}

/// A relation that lets a recognizer recognize; the raw value is the word of the language.
private enum Cure: String, CaseIterable {
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

extension GestureRecognizer.Kind {
    /// The kind in a sentence.
    fileprivate var words: String {
        switch self {
        case .longPress: "long press"
        case .screenEdgePan: "screen edge pan"
        default: word
        }
    }
}
