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

    /// A point of the root as `view` sees it, without its content offset.
    private func ownWay(_ point: Point, in view: ViewID) -> Point? {
        guard let own = tester.geometry.point(point, in: view) else { return nil }
        let origin = tree[view].boundsOrigin
        return Point(x: own.x - origin.x, y: own.y - origin.y)
    }

    /// The finger has moved far enough to drag `view`: it scrolls, unless the content keeps its touch.
    mutating func drag(_ view: ViewID) {
        guard let touch, let properties = tree.scrollViews[view] else { return }
        var reason: TouchEvent.Reason?
        if touch.phase == .delivered {
            let mayCancel = properties.canCancelContentTouches && properties.cancelsTouches(in: tree[touch.view])
            // The content that has its touch keeps it to the end, and nothing scrolls.
            guard mayCancel else {
                self.touch?.scrollViews = []
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
            axes: properties.axes(for: tree[view].size))
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
        setClock(clock + settings.simulatedDragDuration)
        guard let left, let right else { return }
        let others = tree.path(to: right)
        let zooming = tree.path(to: left).reversed().first { view in
            guard others.contains(view), let properties = tree.scrollViews[view] else { return false }
            return properties.minimumZoomScale != properties.maximumZoomScale
        }
        if let zooming { zoom(zooming, about: place, by: scale) }
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
        let offset = Point(
            x: min(max(point.x * factor - (point.x - origin.x), range.lowest.x), range.highest.x),
            y: min(max(point.y * factor - (point.y - origin.y), range.lowest.y), range.highest.y))
        stage.update { tree in
            tree.scrollViews[view] = properties
            tree[content].zoom(by: factor)
            tree[view].boundsOrigin = offset
        }
        followScroll(of: view, from: origin)
        emit(.zoom, view)
    }
}
