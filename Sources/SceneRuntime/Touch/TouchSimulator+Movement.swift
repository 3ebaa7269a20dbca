/// Processes what happens along a finger's path, in order.
extension TouchSimulator {
    /// An event along the path.
    private enum ScheduledEvent {
        /// The view receives its touch.
        case delivery
        /// A long press has lasted long enough.
        case longPress(Int)
        /// A recognizer has waited too long.
        case expiry(Int)
        /// The finger has moved too far for a tap, a long press or a selection.
        case farAway
        /// The finger has moved far enough for this pan or swipe.
        case recognition(Int)
        /// The finger has moved far enough for this scroll view.
        case drag(ScrollDirection)
        /// The finger has crossed the edge of the tracking control.
        case crossing
    }

    /// The order of simultaneous events.
    private struct Rank {
        var phase: Phase
        /// The order within a phase.
        var order = 0

        enum Phase: Int {
            case delivery, clock, farAway, recognition, lateDelivery, crossing
        }

        /// Returns whether this rank comes before `other`.
        func precedes(_ other: Rank) -> Bool {
            (phase.rawValue, order) < (other.phase.rawValue, other.order)
        }
    }

    /// An event with its position on the path and its rank.
    private struct Candidate {
        var fraction: Double
        var rank: Rank
        var event: ScheduledEvent
        /// The tick, if a clock decides and not the path.
        var time: Double?
    }

    /// A straight part of a finger's path.
    struct Segment {
        var start: Point
        var end: Point
        var startTime: Double
        var duration: Double

        /// Returns the fraction of the segment at the tick `time`, or `nil` after its end.
        func fraction(at time: Double) -> Double? {
            if time <= startTime { return 0 }
            return time <= startTime + duration ? min(1, (time - startTime) / duration) : nil
        }
    }

    /// Moves the finger to `end`, or keeps it in place, while time passes.
    mutating func advance(to end: Point?, over duration: Double) {
        let duration = TouchClock.ticks(duration)
        guard let start = touch?.position, let end, recursion == nil else {
            setClock(clock.ticks + duration)
            return
        }
        let segment = Segment(start: start, end: end, startTime: clock.ticks, duration: duration)
        var fraction = 0.0
        while let next = nextScheduledEvent(on: segment, after: fraction) {
            fraction = next.fraction
            setClock(next.time ?? segment.startTime + fraction * duration)
            touch?.position = Crossing.point(fraction, from: segment.start, to: segment.end)
            handle(next.event)
        }
        setClock(segment.startTime + duration)
        touch?.position = end
        trail.add(end, time: clock.ticks)
        if start != end { reportMove() }
    }

    private func nextScheduledEvent(on segment: Segment, after fraction: Double) -> Candidate? {
        candidates(on: segment, after: fraction).min { one, other in
            one.fraction < other.fraction || one.fraction == other.fraction && one.rank.precedes(other.rank)
        }
    }

    private func candidates(on segment: Segment, after fraction: Double) -> [Candidate] {
        guard let touch else { return [] }
        let first = fraction
        var result: [Candidate] = []
        func add(_ candidate: Double?, _ rank: Rank, _ event: ScheduledEvent) {
            if let candidate {
                result.append(Candidate(fraction: max(first, candidate), rank: rank, event: event))
            }
        }
        func add(at time: Double?, _ rank: Rank, _ event: ScheduledEvent) {
            guard let time, let candidate = segment.fraction(at: time) else { return }
            result.append(Candidate(fraction: max(first, candidate), rank: rank, event: event, time: time))
        }
        if touch.phase == .pending, !isHeld(touch) {
            if let time = touch.contentTime, time > clock.ticks {
                add(at: time, Rank(phase: .delivery), .delivery)
            } else {
                // A recognizer has just failed because the finger moved, and a drag may begin at the same point.
                add(fraction, Rank(phase: .lateDelivery), .delivery)
            }
        }
        if !touch.isFarAway {
            add(
                Crossing.leaving(
                    settings.allowableMovement, around: touch.start, from: segment.start, to: segment.end,
                    after: fraction),
                Rank(phase: .farAway), .farAway)
        }
        // Of simultaneous events, the innermost view's recognizers come first, and for each view the last one added. A
        // scroll view's drag is also a recognizer, the first one added to its view.
        let count = touch.recognizers.count
        for (index, observer) in touch.recognizers.enumerated() where observer.isPossible {
            let order = observer.depth * (count + 1) + count - 1 - index
            add(at: recognitionTime(observer), Rank(phase: .clock, order: order), .longPress(index))
            if let time = expiryTime(observer), let fraction = segment.fraction(at: time + 1) {
                // It is in time up to and including the last moment.
                result.append(
                    Candidate(
                        fraction: max(first, fraction), rank: Rank(phase: .clock, order: order),
                        event: .expiry(index),
                        time: time))
            }
            add(
                recognitionFraction(observer, on: segment, after: fraction), Rank(phase: .recognition, order: order),
                .recognition(index))
        }
        if let (drag, fraction) = firstDrag(on: segment, after: fraction) {
            let depth = touch.chain.firstIndex(of: drag.view) ?? 0
            add(fraction, Rank(phase: .recognition, order: depth * (count + 1) + count), .drag(drag))
        }
        add(crossingFraction(on: segment, after: fraction), Rank(phase: .crossing), .crossing)
        return result
    }

    /// Returns when a long press is recognized if the finger stays still.
    private func recognitionTime(_ observer: Touch.Observer) -> Double? {
        guard let touch, observer.recognizer.kind == .longPress, !touch.isFarAway else { return nil }
        return touch.startTime + TouchClock.ticks(settings.longPressDuration)
    }

    /// Returns when a tap or a swipe times out.
    private func expiryTime(_ observer: Touch.Observer) -> Double? {
        guard let touch else { return nil }
        switch observer.recognizer.kind {
        case .tap: return touch.startTime + TouchClock.ticks(settings.tapDuration)
        case .swipe: return touch.startTime + TouchClock.ticks(settings.swipeDuration)
        case .pan, .longPress: return nil
        }
    }

    /// Returns where on the path a pan or swipe is recognized.
    private func recognitionFraction(_ observer: Touch.Observer, on segment: Segment, after fraction: Double) -> Double?
    {
        guard let touch else { return nil }
        switch observer.recognizer.kind {
        case .tap, .longPress: return nil
        case .pan:
            return Crossing.leaving(
                settings.dragThreshold, around: touch.start, from: segment.start, to: segment.end, after: fraction)
        case .swipe(let axis):
            let horizontal = Crossing.leaving(
                settings.swipeDistance, around: touch.start.x, from: segment.start.x, to: segment.end.x, after: fraction
            )
            let vertical = Crossing.leaving(
                settings.swipeDistance, around: touch.start.y, from: segment.start.y, to: segment.end.y, after: fraction
            )
            switch axis {
            case .horizontal: return horizontal
            case .vertical: return vertical
            case nil: return [horizontal, vertical].compactMap { $0 }.min()
            }
        }
    }

    /// Returns where the finger crosses the edge of the control that tracks it.
    private func crossingFraction(on segment: Segment, after fraction: Double) -> Double? {
        guard let touch, touch.phase == .delivered, isTracking(touch), !tree[touch.view].isDraggable,
            let start = tree.point(segment.start, in: touch.view),
            let end = tree.point(segment.end, in: touch.view)
        else { return nil }
        return Crossing.becoming(!touch.isInside, trackingBounds(of: touch.view), from: start, to: end, after: fraction)
    }

    /// Returns whether a control tracks the touch: it is enabled and, for a slider, the finger touched down on its
    /// thumb.
    func isTracking(_ touch: Touch) -> Bool {
        let kind = tree[touch.view].kind
        return kind.isControl && tree[touch.view].isEnabled && (kind != .slider || touch.slider != nil)
    }

    private mutating func handle(_ event: ScheduledEvent) {
        switch event {
        case .delivery: deliverIfPossible()
        case .longPress(let index), .recognition(let index):
            if let touch, control(touch.view, keeps: touch.recognizers[index]) {
                failRecognizer(index)
            } else {
                recognize(index)
            }
        case .expiry(let index): failRecognizer(index)
        case .farAway: farAway()
        case .drag(let direction): begin(direction)
        case .crossing: crossEdge()
        }
    }

    /// Handles the finger moving beyond the movement threshold.
    private mutating func farAway() {
        touch?.isFarAway = true
        for index in touch?.recognizers.indices ?? 0..<0 {
            switch touch?.recognizers[index].recognizer.kind {
            case .tap?, .longPress?: touch?.recognizers[index].isPossible = false
            default: break
            }
        }
        unhighlightCell(reason: .moved)
    }

    /// Reports a move to the view or to the scroll view.
    private mutating func reportMove() {
        guard let touch else { return }
        if touch.drag != nil { scroll() }
        guard touch.phase == .delivered else { return }
        self.touch?.hasMoved = true
        if tree[touch.view].isDraggable, !tree[touch.view].kind.isControl || isTracking(touch) { dragView(touch) }
        slide()
        if isTracking(touch) { emit(touch.isInside ? .touchDragInside : .touchDragOutside, touch.view) }
    }

    /// Moves the center of a draggable view to the finger.
    private mutating func dragView(_ touch: Touch) {
        let view = touch.view
        guard let superview = tree[view].superview,
            let point = tree.point(touch.position, in: superview)
        else { return }
        update { tree in
            // UIKit's center is the position of the anchor point.
            let size = tree[view].size
            let anchor = tree[view].anchorPoint
            let origin = Point(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
            tree[view].frame = Rectangle(origin: origin, size: size)
        }
        emit(.drag, view)
    }
}
