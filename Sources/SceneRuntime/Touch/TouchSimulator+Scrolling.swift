/// Dragging of scroll views.
extension TouchSimulator {
    /// Returns the fraction between `start` and `end` at which a finger that touched down at `center` has moved far
    /// enough to drag `view`.
    ///
    /// The distance is how far the finger moves in the scene, as it is for pan recognizers. So of a pan and a scroll
    /// view the inner one wins, however the finger moves. A scroll view that can move along one axis also needs a
    /// movement that is mostly along it, or that is as long along it alone.
    private func dragFraction(
        of view: ViewID, _ center: inout ConvertedPoint, _ start: inout ConvertedPoint, _ end: inout ConvertedPoint,
        after fraction: Double
    ) -> Double? {
        let distance = settings.dragThreshold
        let axes = axes(of: view)
        guard axes.horizontal || axes.vertical,
            let away = Crossing.leaving(
                distance, around: center.root, from: start.root, to: end.root, after: fraction),
            let from = translation(from: &center, to: &start, in: view),
            let to = translation(from: &center, to: &end, in: view)
        else { return nil }
        if axes.horizontal && axes.vertical { return away }
        let axis = axes.vertical ? Axis.vertical : .horizontal
        let dominating = Crossing.dominating(axis, from: from, to: to, after: away, tolerance: Self.tieTolerance)
        if dominating == away { return away }
        let along = Crossing.leaving(
            distance * scale(of: view, along: axis), around: 0, from: from[axis], to: to[axis], after: away)
        return [dominating, along].compactMap { $0 }.min()
    }

    /// Returns how far a finger moves along `axis` in `view` at most for each point that it moves in the root.
    private func scale(of view: ViewID, along axis: Axis) -> Double {
        var whole = AffineTransform.identity
        for view in tree.chain(from: view) where tree[view].transform != .identity {
            whole = tree[view].transform.applied(after: whole)
        }
        if whole == .identity { return 1 }
        let (x, y) = axis == .vertical ? (whole.a, whole.b) : (whole.c, whole.d)
        return (x * x + y * y).squareRoot() / (whole.a * whole.d - whole.b * whole.c).magnitude
    }

    /// Converts a point of the root to `view` without its content offset. The offset isn't involved at all, not even by
    /// rounding, so that offsets depend on the finger's position only, not on its path.
    func pointBesideOffset(_ point: inout ConvertedPoint, in view: ViewID) -> Point? {
        var resting = tree[view]
        guard let superview = resting.superview, !resting.transform.isDegenerate,
            let outer = tree.point(&point, in: superview)
        else { return nil }
        resting.boundsOrigin = .zero
        return resting.pointFromSuperview(outer)
    }

    /// The difference, in points, between the movements along the two axes that counts as more than rounding.
    static var tieTolerance: Double { 1e-6 }

    /// Returns the next drag by the touch at `index` on the path, and the fraction at which it begins.
    func firstDrag(
        byTouchAt index: Int, on segment: FingerSegment, after fraction: Double
    ) -> (drag: ScrollDirection, fraction: Double)? {
        let touch = touches[index]
        guard touch.drag == nil, !touch.isLifted else { return nil }
        var first: (view: ViewID, fraction: Double)?
        var (center, start, end) = (
            ConvertedPoint(touch.start), ConvertedPoint(segment.start), ConvertedPoint(segment.end)
        )
        for view in touch.scrollViews {
            if let found = dragFraction(of: view, &center, &start, &end, after: fraction),
                found < first?.fraction ?? .infinity
            {
                first = (view, found)
            }
        }
        guard let (view, fraction) = first else { return nil }
        let position = Crossing.point(fraction, from: segment.start, to: segment.end)
        return drag(by: touch, of: view, at: position).map { ($0, fraction) }
    }

    /// Returns the scroll view and axis of a drag by `touch` that begins in `view` with the finger at `position`.
    ///
    /// The axis is the one along which the finger has moved farther, of those along which any of the scroll views can
    /// move; a tie is vertical. The innermost scroll view that can move along it takes the drag, unless it is at its
    /// end in the drag's direction and an enclosing one isn't.
    private func drag(by touch: Touch, of view: ViewID, at position: Point) -> ScrollDirection? {
        var (start, end) = (ConvertedPoint(touch.start), ConvertedPoint(position))
        guard let translation = translation(from: &start, to: &end, in: view) else { return nil }
        let candidates = touch.scrollViews
        let horizontal = candidates.filter { axes(of: $0).horizontal }
        let vertical = candidates.filter { axes(of: $0).vertical }
        let isVertical =
            horizontal.isEmpty
            || !vertical.isEmpty && translation.y.magnitude >= translation.x.magnitude - Self.tieTolerance
        let axis = isVertical ? Axis.vertical : .horizontal
        let movable = isVertical ? vertical : horizontal
        let dragged = movable.first { !isAtEnd($0, along: axis, from: &start, to: &end) } ?? movable.first
        return dragged.map { ScrollDirection(view: $0, axis: axis) }
    }

    /// Returns whether `view` is at its end in the direction of a finger that moved from `start` to `end` along `axis`.
    private func isAtEnd(
        _ view: ViewID, along axis: Axis, from start: inout ConvertedPoint, to end: inout ConvertedPoint
    ) -> Bool {
        guard let properties = tree.scrollViews[view], let translation = translation(from: &start, to: &end, in: view)
        else {
            return false
        }
        let range = properties.range(along: axis, for: tree[view].size)
        return range.isAtEnd(tree[view].boundsOrigin[axis], for: translation[axis], settings)
    }

    /// Returns the vector between two points of the root in the coordinates of `view`.
    private func translation(from start: Point, to end: Point, in view: ViewID) -> Point? {
        var (start, end) = (ConvertedPoint(start), ConvertedPoint(end))
        return translation(from: &start, to: &end, in: view)
    }

    private func translation(from start: inout ConvertedPoint, to end: inout ConvertedPoint, in view: ViewID) -> Point?
    {
        guard let start = pointBesideOffset(&start, in: view), let end = pointBesideOffset(&end, in: view) else {
            return nil
        }
        return end - start
    }

    /// Returns the axes along which a drag can move the content of `view`.
    func axes(of view: ViewID) -> ScrollViewProperties.Axes {
        tree.scrollViews[view]?.axes(for: tree[view].size) ?? .init(horizontal: false, vertical: false)
    }

    /// Returns whether a drag can move the content of `view` at all.
    func canMove(_ view: ViewID) -> Bool {
        let axes = axes(of: view)
        return axes.horizontal || axes.vertical
    }

    /// Returns whether `touch` has moved far enough to drag a scroll view, but across the only axis along which `view`
    /// can move. The pan of a scroll view doesn't begin then, so it has failed.
    func refuses(_ touch: Touch, _ view: ViewID) -> Bool {
        let axes = axes(of: view)
        guard axes.horizontal != axes.vertical,
            (touch.position - touch.start).length >= settings.dragThreshold - Self.tieTolerance,
            let translation = translation(from: touch.start, to: touch.position, in: view)
        else { return false }
        let axis = axes.vertical ? Axis.vertical : .horizontal
        let other = axes.vertical ? Axis.horizontal : .vertical
        return translation[other].magnitude > translation[axis].magnitude + Self.tieTolerance
    }

    /// Begins a drag by the touch at `index`, unless the content keeps that touch.
    mutating func begin(_ direction: ScrollDirection, byTouchAt index: Int) {
        let (view, touch) = (direction.view, touches[index])
        guard let properties = tree.scrollViews[view] else { return }
        var reason: TouchEvent.Reason?
        // A touch on the scroll view itself isn't a touch on its content.
        if hasReached(touch), touch.view != view {
            let mayCancel = properties.canCancelContentTouches && properties.cancelsTouches(in: tree[touch.view])
            // Content that keeps its touch keeps it to the end, and nothing scrolls.
            guard mayCancel else {
                failScrolling(byTouchAt: index)
                remark(.keepsTouch(view: touch.view, scrollView: view))
                return
            }
            if !touch.isOfGesture { reason = .touchesShouldCancel(view) }
        } else if touch.phase == .pending {
            reason = .dragBeforeTouch
        }
        for inner in viewsHandingOn(direction, byTouchAt: index) {
            remark(.passesDrag(scrollView: inner, other: view))
        }
        take(touchAt: index, reason: .scrolling(view))
        failRecognizers(ofTouchAt: index, beside: view)
        failScrolling(byTouchAt: index)
        let drag = Touch.Drag(
            view: view, start: touch.position, offset: tree[view].boundsOrigin,
            axes: axes(of: view))
        touches[index].drag = drag
        emit(.scroll, view, by: .zero, reason: reason)
    }

    /// Returns whether the view hit has the touch, or would have the touch of a gesture with two fingers by now.
    private func hasReached(_ touch: Touch) -> Bool {
        touch.isOfGesture ? !isHeld(touch) && clock.ticks >= touch.contentTime ?? 0 : touch.phase == .delivered
    }

    /// Returns the scroll views that could move along the drag's axis but leave it to one around them.
    func viewsHandingOn(_ direction: ScrollDirection, byTouchAt index: Int) -> [ViewID] {
        touches[index].scrollViews.prefix { $0 != direction.view }.filter { axes(of: $0).contains(direction.axis) }
    }

    /// Makes the pan of a scroll view fail that leaves the drag by the touch at `index` to one around it. A recognizer
    /// between the two that waits for it comes before the outer one.
    mutating func passDrag(from view: ViewID, touchAt index: Int) {
        guard touches[index].scrollViews.contains(view),
            !touches[index].scrollViewsThatPassedDrag.contains(view)
        else { return }
        touches[index].scrollViewsThatPassedDrag.append(view)
        relations.fail(.scrolling(view))
        failDeferred()
    }

    /// Moves the content that the touch at `index` drags with its finger.
    mutating func scroll(byTouchAt index: Int) {
        let touch = touches[index]
        guard let drag = touch.drag, let properties = tree.scrollViews[drag.view],
            let translation = translation(from: drag.start, to: touch.position, in: drag.view)
        else { return }
        var offset = tree[drag.view].boundsOrigin
        for axis in Axis.allCases where drag.axes.contains(axis) {
            offset[axis] = properties.range(along: axis, for: tree[drag.view].size)
                .dragged(from: drag.offset[axis], by: translation[axis], bounces: properties.bounces, settings)
        }
        scroll(drag.view, to: offset)
    }

    /// Moves the content that the touch at `index` has dragged back in range, or to a page, after the finger lifts.
    mutating func comeToRest(touchAt index: Int) {
        let touch = touches[index]
        guard let drag = touch.drag, let properties = tree.scrollViews[drag.view] else { return }
        let velocity = velocity(of: touch, in: drag.view)
        var offset = tree[drag.view].boundsOrigin
        for axis in Axis.allCases where drag.axes.contains(axis) {
            let range = properties.range(along: axis, for: tree[drag.view].size)
            offset[axis] =
                properties.isPagingEnabled
                ? range.page(from: offset[axis], velocity: velocity[axis], settings) : range.clamped(offset[axis])
        }
        scroll(drag.view, to: offset, reason: .comesToRest)
    }

    /// Returns the velocity of the finger of `touch` in the coordinates of `view`, in points per millisecond.
    private func velocity(of touch: Touch, in view: ViewID) -> Point {
        let interval = TouchClock.ticks(settings.velocityInterval)
        guard interval > 0, let start = touch.trail.position(at: clock.ticks - interval),
            let translation = translation(from: start, to: touch.position, in: view)
        else { return .zero }
        let milliseconds = settings.velocityInterval * 1000
        return Point(x: translation.x / milliseconds, y: translation.y / milliseconds)
    }

    /// Scrolls `view` to `offset` unless it is already there.
    private mutating func scroll(_ view: ViewID, to offset: Point, reason: TouchEvent.Reason? = nil) {
        let old = tree[view].boundsOrigin
        guard offset != old else { return }
        setOffset(of: view, to: offset)
        emit(.scroll, view, by: offset - old, reason: reason)
    }
}

/// A scroll view and the axis along which it is dragged.
struct ScrollDirection {
    let view: ViewID
    let axis: Axis
}
