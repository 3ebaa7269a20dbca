/// When and where on the paths of fingers recognizers recognize and fail.
extension TouchSimulator {
    /// Returns when a long press is recognized if the fingers stay still.
    func pressTime(_ recognition: Recognition) -> Tick? {
        guard recognition.recognizer.kind == .longPress, let start = recognition.completionTime else { return nil }
        let duration = recognition.recognizer.minimumPressDuration ?? settings.longPressDuration
        return start + TouchClock.ticks(duration)
    }

    /// Returns the last moment at which a tap or a swipe is in time, or the next of several taps begins in time.
    func expiryTime(_ recognition: Recognition) -> Tick? {
        guard recognition.phase == .possible else { return nil }
        switch recognition.recognizer.kind {
        case .tap:
            if recognition.fingers.isEmpty {
                return recognition.lastTap.map { $0.time + TouchClock.ticks(settings.multiTapInterval) }
            }
            return recognition.startTime + TouchClock.ticks(settings.tapDuration)
        case .swipe: return recognition.startTime + TouchClock.ticks(settings.swipeDuration)
        case .pan, .longPress, .pinch, .rotation, .screenEdgePan: return nil
        }
    }

    /// Returns where on the path a finger has moved too far for a tap or a long press.
    func excessFraction(_ recognition: Recognition, on path: FingerPath, after fraction: Double) -> Double? {
        guard !recognition.recognizer.kind.isOfMovement else { return nil }
        let distance = recognition.recognizer.allowableMovement ?? settings.allowableMovement
        var first: Double?
        for finger in recognition.fingers {
            guard let segment = segment(of: finger, on: path),
                let excess = Crossing.leaving(
                    distance, around: finger.start, from: segment.start, to: segment.end, after: fraction)
            else { continue }
            first = min(first ?? excess, excess)
        }
        return first
    }

    /// Returns where on the path fingers have moved far enough for a recognizer.
    func movementFraction(_ recognition: Recognition, on path: FingerPath, after fraction: Double) -> Double? {
        guard recognition.recognizer.kind.isOfMovement, recognition.isComplete else { return nil }
        switch recognition.recognizer.kind {
        case .tap, .longPress: return nil
        case .pan:
            guard let midpoint = midpointPath(of: recognition, on: path) else { return nil }
            return Crossing.leaving(
                settings.dragThreshold, around: midpoint.center, from: midpoint.start, to: midpoint.end, after: fraction
            )
        case .swipe(let directions):
            return midpointPath(of: recognition, on: path).flatMap { swipeFraction(directions, $0, after: fraction) }
        case .screenEdgePan(let edge):
            guard let midpoint = midpointPath(of: recognition, on: path) else { return nil }
            return inwardFraction(from: edge, midpoint, after: fraction)
        case .pinch, .rotation:
            guard recognition.fingers.count == 2, let initial = recognition.initialSpan,
                let first = segment(of: recognition.fingers[0], on: path),
                let second = segment(of: recognition.fingers[1], on: path)
            else { return nil }
            let start = second.start - first.start
            let end = second.end - first.end
            return recognition.recognizer.kind == .pinch
                ? pinchFraction(initial, from: start, to: end, after: fraction)
                : rotationFraction(initial, from: start, to: end, after: fraction)
        }
    }

    private func segment(of finger: Recognition.Finger, on path: FingerPath) -> FingerSegment? {
        let index = touches.firstIndex { $0.number == finger.touch && !$0.isLifted }
        return index.map { path.segments[$0] }
    }

    private func midpointPath(of recognition: Recognition, on path: FingerPath) -> MidpointPath? {
        if recognition.fingers.count == 1, recognition.earlierTranslation == .zero {
            let finger = recognition.fingers[0]
            return segment(of: finger, on: path).map {
                MidpointPath(center: finger.anchor, start: $0.start, end: $0.end)
            }
        }
        var (start, end) = (Point.zero, Point.zero)
        for finger in recognition.fingers {
            guard let segment = segment(of: finger, on: path) else { return nil }
            start.x += segment.start.x - finger.anchor.x
            start.y += segment.start.y - finger.anchor.y
            end.x += segment.end.x - finger.anchor.x
            end.y += segment.end.y - finger.anchor.y
        }
        let (count, earlier) = (Double(max(1, recognition.fingers.count)), recognition.earlierTranslation)
        return MidpointPath(
            center: .zero, start: Point(x: earlier.x + start.x / count, y: earlier.y + start.y / count),
            end: Point(x: earlier.x + end.x / count, y: earlier.y + end.y / count))
    }

    private func swipeFraction(
        _ directions: GestureRecognizer.SwipeDirections, _ midpoint: MidpointPath, after fraction: Double
    ) -> Double? {
        let distance = settings.swipeDistance
        var first: Double?
        func add(_ axis: Axis, _ sign: Double) {
            let found = Crossing.reaching(
                distance, from: sign * (midpoint.start[axis] - midpoint.center[axis]),
                to: sign * (midpoint.end[axis] - midpoint.center[axis]), after: fraction)
            if let found { first = min(first ?? found, found) }
        }
        if directions.contains(.left) { add(.horizontal, -1) }
        if directions.contains(.right) { add(.horizontal, 1) }
        if directions.contains(.up) { add(.vertical, -1) }
        if directions.contains(.down) { add(.vertical, 1) }
        return first
    }

    private func inwardFraction(
        from edge: GestureRecognizer.ScreenEdge, _ midpoint: MidpointPath, after fraction: Double
    ) -> Double? {
        let (axis, sign): (Axis, Double) =
            switch edge {
            case .left: (.horizontal, 1)
            case .right: (.horizontal, -1)
            case .top: (.vertical, 1)
            case .bottom: (.vertical, -1)
            }
        return Crossing.reaching(
            settings.dragThreshold, from: sign * (midpoint.start[axis] - midpoint.center[axis]),
            to: sign * (midpoint.end[axis] - midpoint.center[axis]), after: fraction)
    }

    /// Returns where on the path from `start` to `end` the vector between two fingers has become enough longer or
    /// shorter than `initial` for a pinch.
    func pinchFraction(
        _ initial: Point, from start: Point, to end: Point, after fraction: Double
    ) -> Double? {
        let length = initial.length
        let apart = Crossing.leaving(
            length + settings.pinchDistance, around: .zero, from: start, to: end, after: fraction)
        guard length > settings.pinchDistance else { return apart }
        let together = Crossing.entering(
            length - settings.pinchDistance, around: .zero, from: start, to: end, after: fraction)
        return [apart, together].compactMap { $0 }.min()
    }

    private func rotationFraction(
        _ initial: Point, from start: Point, to end: Point, after fraction: Double
    ) -> Double? {
        let length = initial.length
        guard length > 0 else { return nil }
        // The distance from the initial line between the fingers.
        func distance(_ span: Point) -> Double { (initial.x * span.y - initial.y * span.x) / length }
        // A finger moves half as far as one moves as seen from the other.
        return Crossing.leaving(
            2 * settings.rotationDistance, around: 0, from: distance(start), to: distance(end), after: fraction)
    }
}

/// The path of the midpoint of a recognizer's fingers.
private struct MidpointPath {
    /// From where the movement counts.
    var center: Point
    var start: Point
    var end: Point
}
