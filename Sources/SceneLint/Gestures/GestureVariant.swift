import SceneRegions
import SceneRuntime
import SceneText

/// One variant of a gesture: how fingers make it. Times are in seconds.
struct GestureVariant {
    var kind: GestureRecognizer.Kind
    var fingers: Int
    /// How often they tap, or 1.
    var taps = 1
    /// Whether these are more taps than the gesture needs.
    var hasFurtherTaps = false
    /// How long they rest before they move, or in the first of several taps.
    var rest = 0.0
    /// How long they rest in taps after the first.
    var laterRest = 0.0
    /// How long they are lifted between taps.
    var pause = 0.0
    var translation = Point.zero
    /// How long they move.
    var duration = 0.0
    /// How long they rest after they have moved.
    var restAfterMoving = 0.0
    /// How long after the first of two fingers the second one touches down.
    var delayOfSecondFinger = 0.0
    /// Whether two fingers move together or turn counterclockwise.
    var isReversed = false
    /// Whether they first rest until all swipes have failed, which few people do.
    var outlastsSwipes = false
    /// The edge of the scene at which they touch down, if that matters.
    var edge: GestureRecognizer.ScreenEdge?

    init(_ recognizer: GestureRecognizer) {
        kind = recognizer.kind
        fingers = kind.isOfTwoFingers ? 2 : max(1, min(recognizer.numberOfTouchesRequired, Self.maximumFingers))
    }

    /// A person has no more.
    private static let maximumFingers = 10

    /// How often fingers touch down one after another, or 1.
    var numberOfTouches: Int { max(1, taps) }

    /// Whether fingers only move, along an axis.
    var isStraightDrag: Bool {
        rest == 0 && restAfterMoving == 0 && (translation.x == 0) != (translation.y == 0)
    }

    func moving(_ translation: Point, over duration: Double) -> GestureVariant {
        var variant = self
        (variant.translation, variant.duration) = (translation, duration)
        return variant
    }

    func resting(_ rest: Double, outlastsSwipes: Bool = false) -> GestureVariant {
        var variant = self
        (variant.rest, variant.outlastsSwipes) = (rest, outlastsSwipes)
        return variant
    }
}

extension GestureVariant {
    /// Returns what the fingers do, with them as the subject.
    func description(_ settings: TouchSettings) -> String {
        let (subject, s) = fingers > 1 ? ("fingers", "") : ("finger", "s")
        func time(_ seconds: Double) -> String { "\(written((1000 * seconds).toMillionth)) ms" }
        var steps: [String] = []
        if let edge { steps.append("touch\(fingers > 1 ? "" : "es") down at the \(edge.rawValue) edge of the scene") }
        if kind == .tap {
            steps.append(
                hasFurtherTaps
                    ? "tap\(s) \(taps == 2 ? "twice" : "\(taps) times")"
                    : taps == 1
                        ? "rest\(s) for \(time(rest))"
                        : rest == laterRest
                            ? "rest\(s) for \(time(rest)) in each tap"
                            : "rest\(s) for \(time(rest)) in the first tap and for \(time(laterRest)) in the next")
            if pause > 0 { steps.append("lift\(s) for \(time(pause)) between the taps") }
        } else if rest > 0 {
            steps.append("rest\(s) for \(time(rest))")
        }
        if translation != .zero {
            let (x, y) = (translation.x, translation.y)
            let length = (x * x + y * y).squareRoot().rounded()
            let direction =
                y == 0 ? (x < 0 ? "left" : "right") : x == 0 ? (y < 0 ? "up" : "down") : "at an angle"
            let isUsual = kind == .tap || duration == settings.simulatedDragDuration
            steps.append("move\(s) \(written(length)) points \(direction)\(isUsual ? "" : " in \(time(duration))")")
        }
        if kind.isOfTwoFingers { steps.append(kind == .pinch ? "move together or apart" : "turn") }
        if kind != .tap {
            if restAfterMoving > 0 {
                steps.append("rest\(s)\(rest > 0 ? " again" : "") for \(time(restAfterMoving))")
            }
            steps.append("lift\(s)")
        }
        return "\(subject) \(steps.joinedAsList())"
    }
}

extension GestureRecognizer.Kind {
    /// Whether it recognizes what two fingers do.
    var isOfTwoFingers: Bool { self == .pinch || self == .rotation }
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
