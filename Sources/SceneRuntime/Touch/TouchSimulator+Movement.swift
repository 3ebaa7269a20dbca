// Types in the generic simulator would be generic, too, and each use would look up their metadata.

/// An event along the path.
private enum ScheduledEvent {
    /// The view receives a touch, or learns that it has ended.
    case delivery
    /// Long presses have lasted long enough.
    case press
    /// Recognizers have waited too long.
    case expiry
    /// A finger has moved too far for taps, long presses or a selection.
    case farAway
    /// Fingers have moved far enough for recognizers or scroll views.
    case movement
    /// A finger has crossed the edge of the tracking control.
    case crossing
}

/// The order of simultaneous events.
private enum EventRank: Int {
    case delivery, clock, farAway, movement, lateDelivery, crossing
}

/// An event with its position on the path and its rank.
private struct Candidate {
    var fraction: Double
    var rank: EventRank
    var event: ScheduledEvent
    /// The index of the touch in ``TouchSimulator/touches``, if it is about one.
    var touchIndex = 0
    /// The tick, if a clock decides and not the path.
    var time: Tick?

    /// Whether it happens before `other`.
    func precedes(_ other: Candidate) -> Bool {
        fraction < other.fraction || fraction == other.fraction && rank.rawValue < other.rank.rawValue
    }
}

/// A recognizer that recognizes, or a scroll view that begins to scroll, because of a movement.
private enum MovementOutcome {
    case recognition(Int)
    case drag(ScrollDirection, touchIndex: Int)
    /// A scroll view at its end that leaves a drag to one around it.
    case passingDrag(ViewID, touchIndex: Int)
    case zoom(ViewID)
}

/// Processes what happens along the paths of fingers, in order.
extension TouchSimulator {
    /// Moves fingers, and keeps the others where they are, while time passes.
    mutating func advance(_ moves: [FingerMove], over duration: Double) {
        advance(moves, ticks: TouchClock.ticks(duration))
    }

    /// How many views can be asked in the time that it takes to find out whether a scroll view is dragged.
    private static var costOfScrollView: Int { 10 }

    /// How many views can be asked in the time that it takes to find out whether a recognizer recognizes.
    private static var costOfRecognizer: Int { 8 }

    /// How many views can be asked in the time that it takes to move a finger.
    static var costOfFinger: Int { 8 }

    /// Moves fingers, and keeps the others where they are, while `duration` passes.
    mutating func advance(_ moves: [FingerMove], ticks duration: Tick) {
        guard recursion == nil, !touches.isEmpty || !recognitions.isEmpty else {
            setClock(clock.ticks + duration)
            return
        }
        let segments = touches.map { touch in
            let move = touch.isLifted ? nil : moves.first { $0.finger == touch.finger }
            return FingerSegment(start: touch.position, end: move?.end ?? touch.position)
        }
        let path = FingerPath(segments: segments, startTime: clock.ticks, duration: duration)
        var fraction = 0.0
        // Each event checks all scroll views and recognizers around the fingers.
        let costOfEvent =
            Self.costOfScrollView * touches.reduce(0) { $0 + $1.scrollViews.count }
            + Self.costOfRecognizer * recognitions.count + Self.costOfFinger * touches.count
        work += costOfEvent
        while let next = nextScheduledEvent(on: path, after: fraction) {
            work += costOfEvent
            fraction = next.fraction
            setClock(next.time ?? path.startTime + fraction * duration)
            for touchIndex in touches.indices {
                touches[touchIndex].position = Crossing.point(
                    fraction, from: path.segments[touchIndex].start, to: path.segments[touchIndex].end)
            }
            handle(next, on: path)
        }
        setClock(path.startTime + duration)
        for touchIndex in touches.indices where !touches[touchIndex].isLifted {
            touches[touchIndex].position = path.segments[touchIndex].end
            touches[touchIndex].trail.add(path.segments[touchIndex].end, time: clock.ticks)
        }
        for touchIndex in touches.indices where path.segments[touchIndex].start != path.segments[touchIndex].end {
            reportMove(ofTouchAt: touchIndex)
        }
        reportZooms(on: path)
        removeFinished()
    }

    private func nextScheduledEvent(on path: FingerPath, after first: Double) -> Candidate? {
        var next: Candidate?
        func add(_ candidate: Candidate) {
            if next.map({ candidate.precedes($0) }) ?? true { next = candidate }
        }
        func add(
            _ fraction: Double?, _ rank: EventRank, _ event: ScheduledEvent, at touchIndex: Int = 0, time: Tick? = nil
        ) {
            guard let fraction else { return }
            add(Candidate(fraction: max(first, fraction), rank: rank, event: event, touchIndex: touchIndex, time: time))
        }
        for touchIndex in touches.indices where touches[touchIndex].phase != .over || !touches[touchIndex].isLifted {
            let touch = touches[touchIndex]
            let segment = path.segments[touchIndex]
            if isReady(touch) {
                if let time = touch.contentTime, time > clock.ticks, !touch.isLifted {
                    add(path.fraction(at: time), .delivery, .delivery, at: touchIndex, time: time)
                } else {
                    // A recognizer has just failed because the finger moved, and a drag may begin at the same point.
                    add(first, .lateDelivery, .delivery, at: touchIndex)
                }
            }
            if touch.isLifted { continue }
            if !touch.isFarAway {
                add(
                    Crossing.leaving(
                        settings.allowableMovement, around: touch.start, from: segment.start, to: segment.end,
                        after: first),
                    .farAway, .farAway, at: touchIndex)
            }
            if let (_, fraction) = firstDrag(byTouchAt: touchIndex, on: segment, after: first) {
                add(fraction, .movement, .movement)
            }
            add(
                crossingFraction(ofTouchAt: touchIndex, on: segment, after: first), .crossing, .crossing, at: touchIndex
            )
        }
        for recognition in recognitions where recognition.phase == .possible {
            if let time = pressTime(recognition) { add(path.fraction(at: time), .clock, .press, time: time) }
            if let time = expiryTime(recognition) {
                // It is in time up to and including the last moment.
                add(path.fraction(at: time + 1), .clock, .expiry, time: time)
            }
            add(excessFraction(recognition, on: path, after: first), .farAway, .farAway, at: touches.count)
            add(movementFraction(recognition, on: path, after: first), .movement, .movement)
        }
        for zoom in zooms { add(startFraction(of: zoom, on: path, after: first), .movement, .movement) }
        return next
    }

    private mutating func handle(_ next: Candidate, on path: FingerPath) {
        switch next.event {
        case .delivery: settle(touchAt: next.touchIndex)
        case .press:
            for index in due({ self.pressTime($0) }) { attempt(index) }
            finishChanges()
        case .expiry:
            for index in due({ self.expiryTime($0) }) { fail(index) }
            finishChanges()
        case .farAway: handleExcessMovement(next.touchIndex, on: path, at: next.fraction)
        case .movement:
            for outcome in outcomes(on: path, at: next.fraction) {
                switch outcome {
                case .recognition(let index): attempt(index)
                case .drag(let direction, let touchIndex):
                    // A recognizer may have stopped it at the same moment.
                    if touches[touchIndex].scrollViews.contains(direction.view) {
                        begin(direction, byTouchAt: touchIndex)
                    }
                case .passingDrag(let view, let touchIndex): passDrag(from: view, touchAt: touchIndex)
                case .zoom(let view): beginZoom(of: view)
                }
            }
            failDeferred()
        case .crossing: crossEdge(byTouchAt: next.touchIndex)
        }
    }

    /// Returns the recognizers whose `time` has come, in the order in which they may recognize.
    private func due(_ time: (Recognition) -> Tick?) -> [Int] {
        inOrder(
            recognitions.indices.filter { index in
                recognitions[index].phase == .possible && time(recognitions[index]).map { $0 <= clock.ticks } ?? false
            })
    }

    /// Returns what recognizes at the fraction of the path, in order: the innermost view's first, of one view the last
    /// added. A scroll view's drag is also a recognizer, the first one added to its view.
    private func outcomes(on path: FingerPath, at fraction: Double) -> [MovementOutcome] {
        let found = recognitions.indices.filter { index in
            recognitions[index].phase == .possible
                && movementFraction(recognitions[index], on: path, after: fraction).map {
                    max(fraction, $0) == fraction
                }
                    ?? false
        }
        var outcomes = inOrder(found).map { (level: recognitions[$0].level, outcome: MovementOutcome.recognition($0)) }
        func insert(_ outcome: MovementOutcome, of view: ViewID, in chain: [ViewID]) {
            let level = chain.count - 1 - (chain.firstIndex(of: view) ?? 0)
            outcomes.insert((level, outcome), at: outcomes.firstIndex { $0.level < level } ?? outcomes.count)
        }
        for touchIndex in touches.indices where !touches[touchIndex].isLifted {
            guard let (drag, start) = firstDrag(byTouchAt: touchIndex, on: path.segments[touchIndex], after: fraction),
                start <= fraction
            else { continue }
            for view in viewsHandingOn(drag, byTouchAt: touchIndex) {
                insert(.passingDrag(view, touchIndex: touchIndex), of: view, in: touches[touchIndex].chain)
            }
            insert(.drag(drag, touchIndex: touchIndex), of: drag.view, in: touches[touchIndex].chain)
        }
        for zoom in zooms where startFraction(of: zoom, on: path, after: fraction).map({ $0 <= fraction }) ?? false {
            let chain = touches.first { $0.number == zoom.touches.first }?.chain
            insert(.zoom(zoom.view), of: zoom.view, in: chain ?? [])
        }
        return outcomes.map { $0.outcome }
    }

    /// Handles fingers that have moved too far: for recognizers, and for a selection by the touch at `touchIndex`, if
    /// there is one.
    private mutating func handleExcessMovement(_ touchIndex: Int, on path: FingerPath, at fraction: Double) {
        for index in recognitions.indices where recognitions[index].phase == .possible {
            if let excess = excessFraction(recognitions[index], on: path, after: fraction), excess <= fraction {
                fail(index)
            }
        }
        failDeferred()
        guard touches.indices.contains(touchIndex), !touches[touchIndex].isFarAway else { return }
        touches[touchIndex].isFarAway = true
        unhighlightCell(ofTouchAt: touchIndex, reason: .moved)
    }

    /// Returns where the finger crosses the edge of the control that tracks it.
    private func crossingFraction(
        ofTouchAt touchIndex: Int, on segment: FingerSegment, after fraction: Double
    ) -> Double? {
        let touch = touches[touchIndex]
        guard touch.phase == .delivered, !touch.isLifted, isTracking(touch),
            !tree[touch.view].isDraggable,
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

    /// Reports a move to the view or to the scroll view.
    private mutating func reportMove(ofTouchAt touchIndex: Int) {
        let touch = touches[touchIndex]
        if touch.drag != nil { scroll(byTouchAt: touchIndex) }
        guard touch.phase == .delivered else { return }
        touches[touchIndex].hasMoved = true
        if tree[touch.view].isDraggable, !tree[touch.view].kind.isControl || isTracking(touch) { dragView(touch) }
        slide(byTouchAt: touchIndex)
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
            let anchor = tree[view].anchor
            let origin = point - anchor
            tree[view].frame = Rectangle(origin: origin, size: tree[view].size)
        }
        emit(.drag, view)
    }
}
