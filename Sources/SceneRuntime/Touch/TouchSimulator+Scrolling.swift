/// Scroll views that are dragged and zoomed.
extension TouchSimulator {
    /// Where on the way the finger has moved far enough to drag `view`.
    func dragShare(of view: ViewID, on way: Way, after share: Double) -> Double? {
        guard let touch, let properties = tree.scrollViews[view] else { return nil }
        let axes = properties.axes(for: tree[view].size)
        guard let center = ownWay(touch.start, in: view), let start = ownWay(way.start, in: view),
            let end = ownWay(way.end, in: view)
        else { return nil }
        let distance = settings.dragThreshold
        switch (axes.horizontal, axes.vertical) {
        case (true, true): return Crossing.leaving(distance, around: center, from: start, to: end, after: share)
        case (true, false): return Crossing.leaving(distance, around: center.x, from: start.x, to: end.x, after: share)
        case (false, true): return Crossing.leaving(distance, around: center.y, from: start.y, to: end.y, after: share)
        case (false, false): return nil
        }
    }

    /// A point of the root as `view` sees it, without its content offset. The offset has no part in it, not even by
    /// rounding, so that an offset depends on where the finger is and not on the way there.
    private func ownWay(_ point: Point, in view: ViewID) -> Point? {
        guard let superview = tree[view].superview, tester.geometry.point(point, in: view) != nil,
            let outer = tester.geometry.point(point, in: superview)
        else { return nil }
        var resting = tree[view]
        resting.boundsOrigin = .zero
        return resting.pointFromSuperview(outer)
    }

    /// How much longer, in points, a way is along one axis than along the other before that is more than rounding.
    private static var tieTolerance: Double { 1e-6 }

    /// The innermost scroll view that can move along the axis of a drag which begins now for `view`: the axis along which
    /// the finger has come further, of those along which any of the scroll views can move; a tie is vertical.
    private func scrollViewToDrag(for view: ViewID) -> ViewID {
        guard let touch, let start = ownWay(touch.start, in: view), let position = ownWay(touch.position, in: view)
        else { return view }
        let candidates = touch.scrollViews.map { (view: $0, axes: axes(of: $0)) }
        let horizontal = candidates.first { $0.axes.horizontal }
        let vertical = candidates.first { $0.axes.vertical }
        let x = (position.x - start.x).magnitude
        let y = (position.y - start.y).magnitude
        let isVertical = horizontal == nil || vertical != nil && y >= x - Self.tieTolerance
        return (isVertical ? vertical : horizontal)?.view ?? view
    }

    /// Along which axes a drag can move the content of `view`.
    private func axes(of view: ViewID) -> ScrollViewProperties.Axes {
        tree.scrollViews[view]?.axes(for: tree[view].size) ?? .init(horizontal: false, vertical: false)
    }

    /// The finger has moved far enough to drag `view`: it, or one in it for that axis, scrolls, unless the content keeps
    /// its touch.
    mutating func drag(_ view: ViewID) {
        let view = scrollViewToDrag(for: view)
        guard let touch, let properties = tree.scrollViews[view] else { return }
        var reason: TouchEvent.Reason?
        // A touch of the scroll view itself is none of its content.
        if touch.phase == .delivered, touch.view != view {
            let mayCancel = properties.canCancelContentTouches && properties.cancelsTouches(in: tree[touch.view])
            // The content that has its touch keeps it to the end, and nothing scrolls.
            guard mayCancel else {
                self.touch?.scrollViews = []
                remark(.keepsTouch(view: touch.view, scrollView: view))
                return
            }
            reason = .touchesShouldCancel(view)
        } else if touch.phase == .pending {
            reason = .dragBeforeTouch
        }
        takeTouch(reason: .scrolling(view))
        failRecognizers()
        self.touch?.scrollViews = []
        let drag = Touch.Drag(
            view: view, start: touch.position, offset: tree[view].boundsOrigin,
            axes: axes(of: view))
        self.touch?.drag = drag
        emit(.scroll, view, by: .zero, reason: reason)
    }

    /// Lets the content follow the finger.
    mutating func scroll() {
        guard let touch, let drag = touch.drag, let properties = tree.scrollViews[drag.view],
            let start = ownWay(drag.start, in: drag.view), let position = ownWay(touch.position, in: drag.view)
        else { return }
        let old = tree[drag.view].boundsOrigin
        let range = properties.offsets(for: tree[drag.view].size)
        var new = old
        if drag.axes.horizontal {
            new.x = min(max(drag.offset.x - (position.x - start.x), range.lowest.x), range.highest.x)
        }
        if drag.axes.vertical {
            new.y = min(max(drag.offset.y - (position.y - start.y), range.lowest.y), range.highest.y)
        }
        guard new != old else { return }
        setOffset(of: drag.view, to: new)
        emit(.scroll, drag.view, by: Point(x: new.x - old.x, y: new.y - old.y))
    }

    private mutating func setOffset(of view: ViewID, to offset: Point) {
        let old = tree[view].boundsOrigin
        stage.update { $0[view].boundsOrigin = offset }
        followScroll(of: view, from: old)
    }

    /// Two fingers come down left and right of `place` and move apart, or together, until they are `scale` times as far
    /// from each other.
    public mutating func pinch(at place: Point, scale: Double) {
        if isFingerDown { up() }
        guard recursion == nil else { return }
        let left = hitTest(at: Point(x: place.x - settings.pinchSpread, y: place.y))
        guard recursion == nil else { return }
        let right = hitTest(at: Point(x: place.x + settings.pinchSpread, y: place.y))
        guard recursion == nil else { return }
        setClock(clock.ticks + TouchClock.ticks(settings.simulatedDragDuration))
        guard let left, let right else { return }
        let others = tree.path(to: right)
        let zooming = tree.path(to: left).reversed().first { view in
            guard others.contains(view), let properties = tree.scrollViews[view] else { return false }
            return properties.minimumZoomScale != properties.maximumZoomScale
        }
        if let zooming { zoom(zooming, about: place, by: scale) }
    }

    /// Where the top left corner of the bounds of `content` lies in its scroll view.
    private func topLeft(of content: ViewID, in view: ViewID) -> Point {
        var corner = tree[content].boundsOrigin
        var next = content
        while next != view, let superview = tree[next].superview {
            corner = tree[next].pointInSuperview(of: corner)
            next = superview
        }
        return next == view ? corner : .zero
    }

    /// Zooms the scroll view `view`, the content under `place` staying there as far as it can.
    private mutating func zoom(_ view: ViewID, about place: Point, by scale: Double) {
        guard var properties = tree.scrollViews[view], let content = properties.viewForZooming,
            let point = tester.geometry.point(place, in: view)
        else { return }
        let old = properties.zoomScale
        let new = min(max(old * scale, properties.minimumZoomScale), properties.maximumZoomScale)
        let factor = new / old
        properties.zoomScale = new
        properties.contentSize = Size(
            width: properties.contentSize.width * factor, height: properties.contentSize.height * factor)
        let origin = tree[view].boundsOrigin
        let range = properties.offsets(for: tree[view].size)
        // What is zoomed moves away from its top left corner, and the offset follows what is under the place.
        let corner = topLeft(of: content, in: view)
        let offset = Point(
            x: min(max(origin.x + (point.x - corner.x) * (factor - 1), range.lowest.x), range.highest.x),
            y: min(max(origin.y + (point.y - corner.y) * (factor - 1), range.lowest.y), range.highest.y))
        stage.update { tree in
            tree.scrollViews[view] = properties
            tree[content].zoom(by: factor)
            tree[view].boundsOrigin = offset
        }
        followScroll(of: view, from: origin)
        emit(.zoom, view)
    }
}
