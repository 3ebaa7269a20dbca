import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Simulated ways to make the gesture of a recognizer.
extension LintContext {
    /// By how much a time is longer or shorter than one that decides, in seconds, so that rounding doesn't matter.
    static var margin: Double { 0.01 }

    /// How long a finger rests, in seconds, until scroll views have given its touch to their content.
    var restUntilContentTouch: Double { scene.touchSettings.contentTouchDelay + Self.margin }

    /// Returns a point at which a finger can begin `gesture`.
    func start(of gesture: WrittenRecognizer) -> Point? {
        if gesture.recognizer.kind.isOfTwoFingers,
            let hit = knownHits(inside: gesture).hits.first(where: { isSeen($0.view, by: gesture) })
        {
            // Near an edge of the view, only one of the fingers may touch it.
            return hit.point
        }
        guard let edge = gesture.recognizer.kind.screenEdge else { return point(seenBy: gesture) }
        let view = gesture.id.view
        guard tree.isSeen(view) else { return nil }
        let strip = strip(at: edge)
        return [0.5, 0.3, 0.7, 0.1, 0.9].lazy.map { fraction in
            switch edge {
            case .left, .right: Point(x: strip.middle.x, y: strip.minY + fraction * strip.height)
            case .top, .bottom: Point(x: strip.minX + fraction * strip.width, y: strip.middle.y)
            }
        }.first { point in
            guard case .hit(let hit) = touches.touch(at: point).outcome else { return false }
            return tree.isInSuperviewChain(view, of: hit) && isSeen(hit, by: gesture)
        } ?? touchedPoint(in: view, within: strip) { isSeen($0, by: gesture) }
    }

    /// Returns where a pan from `edge` of the screen can begin.
    func strip(at edge: GestureRecognizer.ScreenEdge) -> Rectangle {
        var strip = geometry.boundingBox(of: .root)
        let width = scene.touchSettings.screenEdgeWidth
        switch edge {
        case .left: strip.maxX = min(strip.maxX, strip.minX + width)
        case .right: strip.minX = max(strip.minX, strip.maxX - width)
        case .top: strip.maxY = min(strip.maxY, strip.minY + width)
        case .bottom: strip.minY = max(strip.minY, strip.maxY - width)
        }
        return strip
    }

    /// Returns what each way to make the gesture of a recognizer does in a scene with the views of `tree`, or `nil` if
    /// the budget doesn't suffice. The fingers rest for at least `rest` seconds before they move.
    func attempts(
        at gesture: WrittenRecognizer, from start: Point, in tree: ViewTree, after rest: Double = 0
    ) -> [GestureAttempt]? {
        let recognizer = gesture.recognizer
        // Before anything else, because thousands of recognizers can compete with each of thousands.
        guard spendOnTouches(of: gesture.id.view) else { return nil }
        if recognizer.kind == .tap {
            return [
                GestureAttempt(
                    events: taps(
                        recognizer.numberOfTapsRequired, fingers: recognizer.numberOfTouchesRequired, at: start,
                        in: tree))
            ]
        }
        if recognizer.kind.isOfTwoFingers {
            guard spendOnTouches(of: gesture.id.view) else { return nil }
            return [1, -1].map {
                GestureAttempt(
                    events: eventsOfTwoFingers(recognizer.kind, sign: $0, from: start, in: tree, after: rest))
            }
        }
        var attempts: [GestureAttempt] = []
        for variant in variants(of: recognizer, against: competitors(at: start)) {
            guard spendOnTouches(of: gesture.id.view) else { return nil }
            var variant = variant
            variant.rest = max(rest, variant.rest)
            attempts.append(
                GestureAttempt(
                    events: events(of: variant, of: recognizer, from: start, in: tree),
                    outlastsSwipes: variant.outlastsSwipes, isSlow: variant.duration > scene.touchSettings.swipeDuration
                ))
        }
        return attempts
    }

    /// Returns the ways to make the gesture of `recognizer` where `competitors` get the touch, too.
    private func variants(
        of recognizer: GestureRecognizer, against competitors: [GestureRecognizer]
    ) -> [GestureVariant] {
        let settings = scene.touchSettings
        // A swipe is meant to be straight. Pans begin in any direction.
        let isDirectionAsked =
            !recognizer.isOfOneDirection && competitors.contains { $0.shouldBegin != nil }
        let usual = settings.simulatedDragDuration
        var variants = translations(of: recognizer, isSlanting: isDirectionAsked).map {
            GestureVariant(translation: $0, duration: usual)
        }
        let straight = translations(of: recognizer, isSlanting: false)
        let mayWait = recognizer.kind.isOfMovement && !recognizer.kind.isSwipe && !recognizer.requirements.isEmpty
        if mayWait {
            // What waits for a swipe can begin once that has failed: after a rest, by a slow or by a slanting drag.
            variants += straight.map {
                GestureVariant(
                    translation: $0, duration: usual, rest: Self.restFactor * settings.swipeDuration,
                    outlastsSwipes: true)
            }
            variants += straight.map {
                GestureVariant(translation: $0, duration: Self.slowFactor * settings.swipeDuration)
            }
        }
        // A slanting drag also begins a pan earlier, which makes others than an edge pan beside it fail.
        let hasAlly = competitors.contains { $0.kind == .pan && ($0.hasAllies || recognizer.hasAllies) }
        if !isDirectionAsked, mayWait || recognizer.kind.screenEdge != nil && hasAlly {
            variants += translations(of: recognizer, isSlanting: true).dropFirst(straight.count).map {
                GestureVariant(translation: $0, duration: usual)
            }
        }
        if recognizer.kind == .longPress, !recognizer.requirements.isEmpty {
            // Taps fail once the finger has rested for too long, and other presses recognize by then.
            let durations = competitors.filter { $0.kind == .longPress }.map { duration(of: $0) }
            let longest = max(settings.tapDuration, settings.swipeDuration, durations.max() ?? 0)
            variants.append(GestureVariant(translation: .zero, duration: usual, rest: Self.restFactor * longest))
        }
        if recognizer.kind.isOfMovement {
            // A long press that recognizes beside it can make the others fail before it moves.
            let presses = competitors.filter { $0.kind == .longPress && ($0.hasAllies || recognizer.hasAllies) }
            for press in Set(presses.map { duration(of: $0) }).sorted() {
                variants += translations(of: recognizer, isSlanting: isDirectionAsked).map {
                    GestureVariant(translation: $0, duration: usual, rest: Self.restFactor * press)
                }
            }
        }
        return variants
    }

    /// Returns the events of the gesture of `recognizer` that is made as `variant` says.
    private func events(
        of variant: GestureVariant, of recognizer: GestureRecognizer, from start: Point, in tree: ViewTree
    ) -> [TouchEvent] {
        let translation = variant.translation
        let fingers = 1...max(1, min(recognizer.numberOfTouchesRequired, Self.maximumFingers))
        if fingers.count == 1, recognizer.kind != .longPress {
            return drag(in: tree, from: start, to: start + translation, after: variant.rest, over: variant.duration)
        }
        var simulator = simulator(of: tree)
        for finger in fingers { simulator.down(at: start, finger: finger) }
        if variant.rest > 0 { simulator.wait(variant.rest) }
        if fingers.count == 1 {
            simulator.move(to: start + translation, over: variant.duration)
        } else {
            for step in 1...Self.stepCount {
                let fraction = Double(step) / Double(Self.stepCount)
                let point = Point(x: start.x + translation.x * fraction, y: start.y + translation.y * fraction)
                if translation != .zero { for finger in fingers { simulator.move(to: point, finger: finger) } }
                simulator.wait(variant.duration / Double(Self.stepCount))
            }
        }
        if recognizer.kind == .longPress { simulator.wait(duration(of: recognizer)) }
        for finger in fingers { simulator.up(finger: finger) }
        simulator.finishRecognitions()
        return simulator.events
    }

    /// Returns the events of a pinch or rotation about `place`: two fingers near it move apart or turn clockwise, or
    /// the other way if `sign` is negative. Neither moves as far as a drag needs.
    private func eventsOfTwoFingers(
        _ kind: GestureRecognizer.Kind, sign: Double, from place: Point, in tree: ViewTree, after rest: Double
    ) -> [TouchEvent] {
        let settings = scene.touchSettings
        let isPinch = kind == .pinch
        // They must be able to come nearer, and must move far enough by a quarter of a turn.
        let start = isPinch && sign < 0 ? settings.pinchDistance : Self.spread * settings.rotationDistance
        let change = isPinch ? sign * Self.spread * settings.pinchDistance / 2 : 0
        var simulator = simulator(of: tree)
        func points(_ offset: Point) -> [Point] { [place - offset, place + offset] }
        for (finger, point) in points(Point(x: start, y: 0)).enumerated() {
            simulator.down(at: point, finger: finger + 1)
        }
        if rest > 0 { simulator.wait(rest) }
        for step in 1...Self.stepCount {
            let fraction = Double(step) / Double(Self.stepCount)
            let length = start + fraction * change
            // A point of the quarter of a circle, without sines.
            let square = fraction * fraction
            let offset =
                isPinch
                ? Point(x: length, y: 0)
                : Point(
                    x: length * (1 - square) / (1 + square), y: sign * length * 2 * fraction / (1 + square))
            for (finger, point) in points(offset).enumerated() { simulator.move(to: point, finger: finger + 1) }
            simulator.wait(settings.simulatedDragDuration / Double(Self.stepCount))
        }
        for finger in 1...2 { simulator.up(finger: finger) }
        simulator.finishRecognitions()
        return simulator.events
    }

    /// Finger distance and travel, as a multiple of the recognizer's threshold.
    private static var spread: Double { 1.25 }

    /// How long fingers rest to outlast a gesture, as a multiple of the longest time that it may take or must last.
    static var restFactor: Double { 1.1 }
    /// How long a drag takes that is too slow for a swipe, as a multiple of the longest time that a swipe may take.
    static var slowFactor: Double { 4 }
    /// The number of steps in which several fingers move by turns. Each is shorter than what a recognizer needs.
    static var stepCount: Int { 24 }
    static var maximumFingers: Int { 10 }
    /// How far fingers move that may not move as far as a recognizer allows, as a part of that.
    static var partOfMovement: Double { 0.9 }

    /// Returns how the fingers may move when they make the gesture of `recognizer`.
    ///
    /// - Parameter isSlanting: Whether to try slanting translations, too.
    private func translations(of recognizer: GestureRecognizer, isSlanting: Bool) -> [Point] {
        let settings = scene.touchSettings
        if recognizer.kind == .longPress {
            // One that allows more movement can still recognize where the others have failed.
            let movement = recognizer.allowableMovement ?? settings.allowableMovement
            return [.zero, Point(x: Self.partOfMovement * movement, y: 0)]
        }
        let allowed: GestureRecognizer.SwipeDirections =
            switch recognizer.kind {
            case .swipe, .screenEdgePan: recognizer.kind.directions
            default: .any
            }
        let translations = allowed.translations(length: settings.swipeTrialLength)
        if !isSlanting { return translations }
        return translations
            + translations.flatMap { translation in
                [
                    Point(x: translation.x + translation.y, y: translation.y + translation.x),
                    Point(x: translation.x - translation.y, y: translation.y - translation.x),
                ]
            }
    }

    /// Returns the recognizers that may get a touch at `point`.
    private func competitors(at point: Point) -> [GestureRecognizer] {
        guard case .hit(let hit) = touches.touch(at: point).outcome else { return [] }
        return tree.chain(from: hit).flatMap { tree.recognizers[$0] ?? [] }
    }

    /// Returns whether `gesture`, which needs one finger only, is recognized if two fingers make it from `start`.
    func recognizesTwoFingers(_ gesture: WrittenRecognizer, from start: Point) -> Bool {
        guard gesture.recognizer.numberOfTouchesRequired == 1, !gesture.recognizer.kind.isOfTwoFingers else {
            return false
        }
        var two = gesture
        two.recognizer.numberOfTouchesRequired = 2
        return recognizes(two, from: start, in: tree) == true
    }

    /// Returns whether `gesture` is recognized in a scene with the views of `tree`, in one of the ways to make it, or
    /// `nil` if the budget doesn't suffice.
    ///
    /// - Parameter mayRest: Whether that may be one in which the finger first rests until all swipes have failed.
    func recognizes(
        _ gesture: WrittenRecognizer, from start: Point, in tree: ViewTree, mayRest: Bool = true
    ) -> Bool? {
        attempts(at: gesture, from: start, in: tree)?.contains {
            (mayRest || !$0.outlastsSwipes) && $0.hasRecognized(gesture)
        }
    }
}

/// What one way to make a gesture does.
struct GestureAttempt {
    var events: [TouchEvent]
    /// Whether the finger first rests until all swipes have failed.
    var outlastsSwipes = false
    /// Whether it moves too slowly for a swipe.
    var isSlow = false

    func hasRecognized(_ gesture: WrittenRecognizer) -> Bool { events.hasRecognized(gesture.id) }
}

/// How fingers make a gesture.
private struct GestureVariant {
    var translation: Point
    /// How long they move, in seconds.
    var duration: Double
    /// How long they rest before, in seconds.
    var rest = 0.0
    /// Whether they rest until all swipes have failed.
    var outlastsSwipes = false
}

extension GestureRecognizer {
    fileprivate var isOfOneDirection: Bool { kind.isSwipe || kind.screenEdge != nil }
}

extension GestureRecognizer.SwipeDirections {
    /// Returns how a finger moves straight in each of the directions.
    func translations(length: Double) -> [Point] {
        var translations: [Point] = []
        if contains(.left) { translations.append(Point(x: 0 - length, y: 0)) }
        if contains(.right) { translations.append(Point(x: length, y: 0)) }
        if contains(.up) { translations.append(Point(x: 0, y: 0 - length)) }
        if contains(.down) { translations.append(Point(x: 0, y: length)) }
        return translations
    }
}

extension GestureRecognizer.Kind {
    /// Whether it recognizes what two fingers do.
    var isOfTwoFingers: Bool { self == .pinch || self == .rotation }
}

extension TouchSettings {
    /// How far a finger moves when a rule tries a swipe: farther than a swipe and a drag need.
    var swipeTrialLength: Double { swipeDistance + dragThreshold + 20 }
}
