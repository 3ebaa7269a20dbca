import SceneRuntime
import SceneSemantics
import SceneText

/// The variants of a gesture that rules try first: those of most people, and those that its relations ask for.
extension LintContext {
    /// By how much a time is longer or shorter than one that decides, in seconds, so that rounding doesn't matter.
    static let margin = 0.01
    /// How long fingers rest to outlast a gesture, as a multiple of the longest time that it may take or must last.
    static let restFactor = 1.1
    /// How long a drag takes that is too slow for a swipe, as a multiple of the longest time that a swipe may take.
    static let slowFactor = 4.0
    /// How far fingers move that may not move as far as a recognizer allows, as a part of that.
    static let partOfMovement = 0.9

    /// How long a finger rests, in seconds, until scroll views have given its touch to their content.
    var restUntilContentTouch: Double { scene.touchSettings.contentTouchDelay + Self.margin }

    /// Returns how fingers move straight for `recognizer`, a pan, swipe or screen edge pan, in each of its directions.
    func straightDrags(of recognizer: GestureRecognizer) -> [GestureVariant] {
        let settings = scene.touchSettings
        return recognizer.directionsOfDrags.translations(length: settings.simulatedSwipeLength).map {
            GestureVariant(recognizer).moving($0, over: settings.simulatedDragDuration)
        }
    }

    /// Returns those of the straight drags in whose direction the delegate of `recognizer`, a pan, lets it begin, or
    /// all for others.
    func straightDragsAllowed(for recognizer: GestureRecognizer) -> [GestureVariant] {
        straightDrags(of: recognizer).filter { variant in
            switch recognizer.kind == .pan ? recognizer.shouldBegin : nil {
            case .horizontal: variant.translation.y == 0
            case .vertical: variant.translation.x == 0
            case nil: true
            }
        }
    }

    /// Returns the variants of the gesture of `recognizer` where `competitors` get the touch, too. The first ones are
    /// those of most people.
    func ordinaryVariants(of recognizer: GestureRecognizer, against competitors: [GestureRecognizer])
        -> [GestureVariant]
    {
        switch recognizer.kind {
        case .tap:
            var variant = GestureVariant(recognizer).resting(scene.touchSettings.simulatedTapDuration)
            (variant.taps, variant.laterRest) = (recognizer.numberOfTapsRequired, variant.rest)
            return [variant]
        case .longPress: return ordinaryPresses(of: recognizer, against: competitors)
        case .pinch, .rotation:
            return [false, true].map { isReversed in
                var variant = GestureVariant(recognizer)
                variant.isReversed = isReversed
                return variant
            }
        case .pan, .swipe, .screenEdgePan: return ordinaryDrags(of: recognizer, against: competitors)
        }
    }

    /// Returns the variants that most people make of the gesture of `recognizer`, whatever competes with it.
    func commonVariants(of recognizer: GestureRecognizer) -> [GestureVariant] {
        let variants = ordinaryVariants(of: recognizer, against: [])
        return recognizer.kind == .longPress ? Array(variants.prefix(1)) : variants.filter { !$0.outlastsSwipes }
    }

    /// Returns presses in which fingers rest, or move as far as they may.
    private func ordinaryPresses(
        of recognizer: GestureRecognizer, against competitors: [GestureRecognizer]
    ) -> [GestureVariant] {
        let settings = scene.touchSettings
        let (usual, duration) = (settings.simulatedDragDuration, duration(of: recognizer))
        let movement = Self.partOfMovement * (recognizer.allowableMovement ?? settings.allowableMovement)
        var still = GestureVariant(recognizer)
        still.restAfterMoving = usual + duration
        // One that allows more movement can still recognize where the others have failed.
        var moving = GestureVariant(recognizer).moving(Point(x: movement, y: 0), over: usual)
        moving.restAfterMoving = duration
        if recognizer.requirements.isEmpty { return [still, moving] }
        // Taps fail once the finger has rested for too long, and other presses recognize by then.
        let durations = competitors.filter { $0.kind == .longPress }.map { self.duration(of: $0) }
        let longest = max(settings.tapDuration, settings.swipeDuration, durations.max() ?? 0)
        return [still, moving, still.resting(Self.restFactor * longest)]
    }

    private func ordinaryDrags(
        of recognizer: GestureRecognizer, against competitors: [GestureRecognizer]
    ) -> [GestureVariant] {
        let settings = scene.touchSettings
        let straight = straightDrags(of: recognizer)
        let slanting = straight.flatMap { variant in
            let (along, across) = (variant.translation, Point(x: variant.translation.y, y: variant.translation.x))
            return [
                variant.moving(along + across, over: variant.duration),
                variant.moving(along - across, over: variant.duration),
            ]
        }
        // A swipe is meant to be straight. Pans begin in any direction.
        let isDirectionAsked = recognizer.kind == .pan && competitors.contains { $0.shouldBegin != nil }
        let first = isDirectionAsked ? straight + slanting : straight
        var variants = first
        let mayWait = !recognizer.kind.isSwipe && !recognizer.requirements.isEmpty
        if mayWait {
            // What waits for a swipe can begin once that has failed: after a rest, by a slow or by a slanting drag.
            variants += straight.map { $0.resting(Self.restFactor * settings.swipeDuration, outlastsSwipes: true) }
            variants += straight.map { $0.moving($0.translation, over: Self.slowFactor * settings.swipeDuration) }
        }
        // A slanting drag also begins a pan earlier, which makes others than an edge pan beside it fail.
        let hasAlly = competitors.contains { $0.kind == .pan && ($0.hasAllies || recognizer.hasAllies) }
        if !isDirectionAsked, mayWait || recognizer.kind.screenEdge != nil && hasAlly { variants += slanting }
        // A long press that recognizes beside it can make the others fail before it moves.
        let presses = competitors.filter { $0.kind == .longPress && ($0.hasAllies || recognizer.hasAllies) }
        for press in Set(presses.map { duration(of: $0) }).sorted() {
            variants += first.map { $0.resting(Self.restFactor * press) }
        }
        return variants
    }
}

extension GestureRecognizer {
    /// The directions in which fingers move for a pan, a swipe or a screen edge pan.
    var directionsOfDrags: SwipeDirections { kind == .pan ? .any : kind.directions }
}

extension TouchSettings {
    /// How far a finger moves when a rule tries a swipe: farther than a swipe and a drag need.
    var simulatedSwipeLength: Double { swipeDistance + dragThreshold + Self.surplusOfSwipe }
    private static let surplusOfSwipe = 20.0
}
