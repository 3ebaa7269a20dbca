import SceneRuntime
import SceneSemantics
import SceneText

/// The ways in which rules make a gesture first: as most people do, and as its relations to others ask for.
extension LintContext {
    /// By how much a time is longer or shorter than one that decides, in seconds, so that rounding doesn't matter.
    static var margin: Double { 0.01 }
    /// How long fingers rest to outlast a gesture, as a multiple of the longest time that it may take or must last.
    static var restFactor: Double { 1.1 }
    /// How long a drag takes that is too slow for a swipe, as a multiple of the longest time that a swipe may take.
    static var slowFactor: Double { 4 }
    /// How far fingers move that may not move as far as a recognizer allows, as a part of that.
    static var partOfMovement: Double { 0.9 }

    /// How long a finger rests, in seconds, until scroll views have given its touch to their content.
    var restUntilContentTouch: Double { scene.touchSettings.contentTouchDelay + Self.margin }

    /// Returns how fingers move straight for `recognizer`, a pan, swipe or screen edge pan, in each of its directions.
    func straightDrags(of recognizer: GestureRecognizer) -> [GestureWay] {
        let settings = scene.touchSettings
        return recognizer.directionsOfDrags.translations(length: settings.swipeTrialLength).map {
            GestureWay(recognizer).moving($0, over: settings.simulatedDragDuration)
        }
    }

    /// Returns those of the straight drags in whose direction the delegate of `recognizer`, a pan, lets it begin, or
    /// all for others.
    func straightDragsAllowed(for recognizer: GestureRecognizer) -> [GestureWay] {
        straightDrags(of: recognizer).filter { way in
            switch recognizer.kind == .pan ? recognizer.shouldBegin : nil {
            case .horizontal: way.translation.y == 0
            case .vertical: way.translation.x == 0
            case nil: true
            }
        }
    }

    /// Returns the ways to make the gesture of `recognizer` where `competitors` get the touch, too. The first ones are
    /// those of most people.
    func ordinaryWays(of recognizer: GestureRecognizer, against competitors: [GestureRecognizer]) -> [GestureWay] {
        switch recognizer.kind {
        case .tap:
            var way = GestureWay(recognizer).resting(scene.touchSettings.simulatedTapDuration)
            (way.taps, way.laterRest) = (recognizer.numberOfTapsRequired, way.rest)
            return [way]
        case .longPress: return ordinaryPresses(of: recognizer, against: competitors)
        case .pinch, .rotation:
            return [false, true].map { isReversed in
                var way = GestureWay(recognizer)
                way.isReversed = isReversed
                return way
            }
        case .pan, .swipe, .screenEdgePan: return ordinaryDrags(of: recognizer, against: competitors)
        }
    }

    /// Returns the ways in which most people make the gesture of `recognizer`, whatever competes with it.
    func usualWays(of recognizer: GestureRecognizer) -> [GestureWay] {
        let ways = ordinaryWays(of: recognizer, against: [])
        return recognizer.kind == .longPress ? Array(ways.prefix(1)) : ways.filter { !$0.outlastsSwipes }
    }

    /// Returns presses in which fingers rest, or move as far as they may.
    private func ordinaryPresses(
        of recognizer: GestureRecognizer, against competitors: [GestureRecognizer]
    ) -> [GestureWay] {
        let settings = scene.touchSettings
        let (usual, duration) = (settings.simulatedDragDuration, duration(of: recognizer))
        let movement = Self.partOfMovement * (recognizer.allowableMovement ?? settings.allowableMovement)
        var still = GestureWay(recognizer)
        still.restAfterMoving = usual + duration
        // One that allows more movement can still recognize where the others have failed.
        var moving = GestureWay(recognizer).moving(Point(x: movement, y: 0), over: usual)
        moving.restAfterMoving = duration
        if recognizer.requirements.isEmpty { return [still, moving] }
        // Taps fail once the finger has rested for too long, and other presses recognize by then.
        let durations = competitors.filter { $0.kind == .longPress }.map { self.duration(of: $0) }
        let longest = max(settings.tapDuration, settings.swipeDuration, durations.max() ?? 0)
        return [still, moving, still.resting(Self.restFactor * longest)]
    }

    private func ordinaryDrags(
        of recognizer: GestureRecognizer, against competitors: [GestureRecognizer]
    ) -> [GestureWay] {
        let settings = scene.touchSettings
        let straight = straightDrags(of: recognizer)
        let slanting = straight.flatMap { way in
            let (along, across) = (way.translation, Point(x: way.translation.y, y: way.translation.x))
            return [way.moving(along + across, over: way.duration), way.moving(along - across, over: way.duration)]
        }
        // A swipe is meant to be straight. Pans begin in any direction.
        let isDirectionAsked = recognizer.kind == .pan && competitors.contains { $0.shouldBegin != nil }
        let first = isDirectionAsked ? straight + slanting : straight
        var ways = first
        let mayWait = !recognizer.kind.isSwipe && !recognizer.requirements.isEmpty
        if mayWait {
            // What waits for a swipe can begin once that has failed: after a rest, by a slow or by a slanting drag.
            ways += straight.map { $0.resting(Self.restFactor * settings.swipeDuration, outlastsSwipes: true) }
            ways += straight.map { $0.moving($0.translation, over: Self.slowFactor * settings.swipeDuration) }
        }
        // A slanting drag also begins a pan earlier, which makes others than an edge pan beside it fail.
        let hasAlly = competitors.contains { $0.kind == .pan && ($0.hasAllies || recognizer.hasAllies) }
        if !isDirectionAsked, mayWait || recognizer.kind.screenEdge != nil && hasAlly { ways += slanting }
        // A long press that recognizes beside it can make the others fail before it moves.
        let presses = competitors.filter { $0.kind == .longPress && ($0.hasAllies || recognizer.hasAllies) }
        for press in Set(presses.map { duration(of: $0) }).sorted() {
            ways += first.map { $0.resting(Self.restFactor * press) }
        }
        return ways
    }
}

extension GestureRecognizer {
    /// The directions in which fingers move for a pan, a swipe or a screen edge pan.
    var directionsOfDrags: SwipeDirections { kind == .pan ? .any : kind.directions }
}

extension TouchSettings {
    /// How far a finger moves when a rule tries a swipe: farther than a swipe and a drag need.
    var swipeTrialLength: Double { swipeDistance + dragThreshold + Self.surplusOfTrials }
    private static var surplusOfTrials: Double { 20 }
}
