/// Zooming of scroll views.
extension TouchSimulator {
    /// Simulates a pinch: two fingers touch down left and right of `place` and move until their distance is multiplied
    /// by `scale`.
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

    /// Returns the top left corner of the bounds of `content`, in its scroll view.
    private func topLeft(of content: ViewID, in view: ViewID) -> Point {
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
        let old = properties.zoomScale
        let new = min(max(old * scale, properties.minimumZoomScale), properties.maximumZoomScale)
        let factor = new / old
        properties.zoomScale = new
        properties.contentSize = Size(
            width: properties.contentSize.width * factor, height: properties.contentSize.height * factor)
        let origin = tree[view].boundsOrigin
        let range = properties.offsets(for: tree[view].size)
        // Zooming scales about the top left corner, and the offset follows the content under the fingers.
        let corner = topLeft(of: content, in: view)
        let offset = Point(
            x: min(max(origin.x + (point.x - corner.x) * (factor - 1), range.lowest.x), range.highest.x),
            y: min(max(origin.y + (point.y - corner.y) * (factor - 1), range.lowest.y), range.highest.y))
        update { tree in
            tree.scrollViews[view] = properties
            tree[content].zoom(by: factor)
        }
        setOffset(of: view, to: offset)
        emit(.zoom, view)
    }
}
