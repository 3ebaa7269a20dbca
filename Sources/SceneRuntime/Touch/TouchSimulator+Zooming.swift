/// Gestures of two fingers, and zooming of scroll views.
extension TouchSimulator {
    /// Simulates a pinch: two fingers touch down left and right of `place` and move until their distance is multiplied
    /// by `scale`.
    public mutating func pinch(at place: Point, scale: Double) {
        let spread = settings.pinchSpread
        simulate(at: place, along: [Point(x: spread * scale, y: 0)], scale: scale)
    }

    /// Simulates a rotation: two fingers touch down left and right of `place`, and the right one follows `vectors`,
    /// which start at `place`, while the left one stays opposite.
    public mutating func rotate(at place: Point, along vectors: [Point]) {
        simulate(at: place, along: vectors, scale: nil)
    }

    /// Simulates two fingers. Only recognizers and scroll views get their touches.
    private mutating func simulate(at place: Point, along vectors: [Point], scale: Double?) {
        liftAll()
        guard recursion == nil else { return }
        let ends = [
            Point(x: place.x - settings.pinchSpread, y: place.y), Point(x: place.x + settings.pinchSpread, y: place.y),
        ]
        var hits: [ViewID?] = []
        for (index, end) in ends.enumerated() {
            hits.append(hitTest(at: end, finger: index + 1))
            guard recursion == nil else { return }
        }
        let duration = TouchClock.ticks(settings.simulatedDragDuration)
        guard let left = hits[0], let right = hits[1] else {
            advance([], ticks: duration)
            return
        }
        let zooming = scale == nil ? nil : zoomingView(above: left, right)
        zoomingView = scale == 1 ? nil : zooming
        defer { zoomingView = nil }
        var isPrevented = false
        let mayScroll = zoomingView == nil && [left, right].contains { !scrollViews(in: tree.path(to: $0)).isEmpty }
        if tree.recognizers.isEmpty, !mayScroll {
            advance([], ticks: duration)
        } else {
            let seen = events.count
            // What zooms doesn't scroll.
            touch(with: [left, right], at: ends, mayScroll: mayScroll)
            let start = clock.ticks
            for (step, vector) in vectors.enumerated() {
                let moves = [
                    FingerMove(finger: 1, end: place - vector),
                    FingerMove(finger: 2, end: place + vector),
                ]
                let end = start + duration * Double(step + 1) / Double(vectors.count)
                advance(moves, ticks: max(0, end.rounded(.down) - clock.ticks))
                for move in moves { recordStop(.move, of: move.finger, at: move.end) }
            }
            isPrevented = events[seen...].contains { event in
                event.recognizer.map { id in zooming.map { prevents(id, zoomingOf: $0) } ?? false } ?? false
            }
            liftAll()
        }
        if let zooming, let scale, !isPrevented { zoom(zooming, about: place, by: scale) }
    }

    /// Returns the innermost scroll view above both views that can zoom.
    private func zoomingView(above left: ViewID, _ right: ViewID) -> ViewID? {
        let others = tree.path(to: right)
        return tree.path(to: left).reversed().first { others.contains($0) && canZoom($0) }
    }

    /// Returns whether `view` is a scroll view with something to zoom and a range of zoom scales.
    func canZoom(_ view: ViewID) -> Bool {
        tree.scrollViews[view].map { $0.viewForZooming != nil && $0.minimumZoomScale != $0.maximumZoomScale } ?? false
    }

    /// Puts down two fingers whose touches no view gets.
    private mutating func touch(with views: [ViewID], at points: [Point], mayScroll: Bool) {
        for (finger, (view, point)) in zip(views, points).enumerated() {
            let chain = Array(tree.path(to: view).reversed())
            var touch = Touch(
                number: touchCount, finger: finger + 1, start: point, startTime: clock.ticks, position: point,
                view: view, chain: chain, scrollViews: mayScroll ? scrollViews(in: chain) : [],
                trail: FingerTrail(at: point, time: clock.ticks))
            delay(&touch)
            touch.phase = .over
            touch.isOfGesture = true
            touch.isFarAway = true
            putDown(finger: finger + 1)
            recordStop(.down, of: finger + 1, at: point)
            observe(touchAt: add(touch))
        }
        settle()
    }

    /// Returns whether the recognizer, which has recognized, prevents zooming of `view`.
    private func prevents(_ id: RecognizerID, zoomingOf view: ViewID) -> Bool {
        guard let recognizers = tree.recognizers[id.view], recognizers.indices.contains(id.index) else { return false }
        return !recognizers[id.index].allows(.scrolling(view))
    }

    /// Returns whether a scroll view inside the recognizer's view zooms instead.
    mutating func losesToZooming(_ recognition: Recognition) -> Bool {
        guard let view = zoomingView, view != recognition.id.view,
            tree.isInSuperviewChain(recognition.id.view, of: view),
            !recognition.recognizer.allows(.scrolling(view)),
            recognition.touches.contains(where: { number in touches.contains { $0.number == number && !$0.isLifted } })
        else { return false }
        remark(.losesToZooming(recognition.id, of: view))
        return true
    }

    /// Returns the top left corner of the bounds of `content`, in its scroll view.
    func topLeft(of content: ViewID, in view: ViewID) -> Point {
        var corner = tree[content].boundsOrigin
        var next = content
        while next != view, let superview = tree[next].superview {
            corner = tree[next].pointInSuperview(of: corner)
            next = superview
        }
        return next == view ? corner : .zero
    }

    /// Zooms the scroll view `view`, and keeps the content under `place` fixed as far as possible.
    private mutating func zoom(_ view: ViewID, about place: Point, by scale: Double) {
        guard var properties = tree.scrollViews[view], let content = properties.viewForZooming,
            let point = tree.point(place, in: view)
        else { return }
        let factor = properties.zoom(to: properties.zoomScale * scale)
        let origin = tree[view].boundsOrigin
        // Zooming scales about the top left corner, and the offset follows the content under the fingers.
        let corner = topLeft(of: content, in: view)
        let offset = Point(
            x: origin.x + (point.x - corner.x) * (factor - 1), y: origin.y + (point.y - corner.y) * (factor - 1)
        ).clamped(to: properties.offsets(for: tree[view].size))
        update { tree in
            tree.scrollViews[view] = properties
            tree[content].zoom(by: factor)
        }
        setOffset(of: view, to: offset)
        emit(.zoom, view)
    }
}
