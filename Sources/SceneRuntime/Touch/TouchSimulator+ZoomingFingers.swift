/// Zooming of scroll views by fingers that move freely, as by a pinch.
extension TouchSimulator {
    /// Looks for a finger with which the touch at `touchIndex` can zoom the innermost possible scroll view.
    mutating func addZoom(withTouchAt touchIndex: Int) {
        let touch = touches[touchIndex]
        for view in touch.chain where canZoom(view) && !zooms.contains(where: { $0.view == view }) {
            let first = touches.first { !$0.isLifted && $0.number != touch.number && $0.chain.contains(view) }
            guard let first, let middle = middle(of: first, touch, in: view) else { continue }
            if isZoomPrevented(of: view, withTouch: first.number) { return }
            let zoom = Zoom(
                view: view, touches: [first.number, touch.number],
                initialSpan: touch.position - first.position, initialMiddle: middle)
            // Between two fingers at one point there is no distance to multiply.
            if zoom.initialLength > 0 { zooms.append(zoom) }
            return
        }
    }

    /// Returns where on the path the fingers have moved far enough apart or together to zoom.
    func startFraction(of zoom: Zoom, on path: FingerPath, after fraction: Double) -> Double? {
        guard zoom.start == nil, let touchIndices = touchIndices(of: zoom) else { return nil }
        let (first, second) = (path.segments[touchIndices.first], path.segments[touchIndices.second])
        return pinchFraction(
            zoom.initialSpan, from: second.start - first.start, to: second.end - first.end,
            after: fraction)
    }

    /// Begins to zoom `view`, unless its content keeps one of the touches.
    mutating func beginZoom(of view: ViewID) {
        guard let index = zooms.firstIndex(where: { $0.view == view && $0.start == nil }),
            let touchIndices = touchIndices(of: zooms[index])
        else { return }
        guard let start = start(of: zooms[index]) else { return removeZoom(of: view) }
        let properties = start.properties
        for touchIndex in [touchIndices.first, touchIndices.second] {
            let touch = touches[touchIndex]
            let isContent = touch.phase == .delivered && touch.view != view
            if isContent, !properties.canCancelContentTouches || !properties.cancelsTouches(in: tree[touch.view]) {
                remark(.keepsTouch(view: touch.view, scrollView: view))
                return removeZoom(of: view)
            }
        }
        zooms[index].start = start
        for touchIndex in [touchIndices.first, touchIndices.second] {
            take(touchAt: touchIndex, reason: .zooming(view))
            failRecognizers(ofTouchAt: touchIndex, beside: view, isZooming: true)
            failScrolling(byTouchAt: touchIndex)
            touches[touchIndex].drag = nil
        }
        let begun = zooms[index].touches
        zooms.removeAll { $0.start == nil && $0.touches.contains { begun.contains($0) } }
    }

    /// Zooms the scroll views whose fingers have moved along the path.
    mutating func reportZooms(on path: FingerPath) {
        for zoom in zooms where zoom.start != nil {
            guard let touchIndices = touchIndices(of: zoom) else { continue }
            let segments = [path.segments[touchIndices.first], path.segments[touchIndices.second]]
            if segments.contains(where: { $0.start != $0.end }) { apply(zoom) }
        }
    }

    /// Ends what the finger of the touch at `touchIndex` zooms. The other finger drags on.
    mutating func endZooms(ofTouchAt touchIndex: Int) {
        let number = touches[touchIndex].number
        for zoom in zooms where zoom.start != nil && zoom.touches.contains(number) {
            for touchIndex in touches.indices
            where zoom.touches.contains(touches[touchIndex].number) && touches[touchIndex].number != number {
                touches[touchIndex].drag = Touch.Drag(
                    view: zoom.view, start: touches[touchIndex].position, offset: tree[zoom.view].boundsOrigin,
                    axes: axes(of: zoom.view))
            }
        }
        zooms.removeAll { $0.touches.contains(number) }
    }

    /// Makes the scroll views fail that don't zoom beside `winner`, which has recognized.
    mutating func failZooms(beside winner: Recognition) {
        zooms.removeAll { zoom in
            zoom.start == nil && zoom.touches.contains { winner.touches.contains($0) }
                && !winner.recognizer.allows(.scrolling(zoom.view))
        }
    }

    /// Returns whether a recognizer has recognized the touch and doesn't let `view` zoom beside it.
    private func isZoomPrevented(of view: ViewID, withTouch number: Int) -> Bool {
        recognitions.contains { recognition in
            recognition.phase == .recognized && recognition.touches.contains(number)
                && !recognition.recognizer.allows(.scrolling(view))
        }
    }

    private mutating func removeZoom(of view: ViewID) { zooms.removeAll { $0.view == view } }

    /// Returns the indices of both touches in ``touches``, if their fingers are down.
    private func touchIndices(of zoom: Zoom) -> (first: Int, second: Int)? {
        let touchIndices = touches.indices.filter { zoom.touches.contains(touches[$0].number) && !touches[$0].isLifted }
        return touchIndices.count == 2 ? (touchIndices[0], touchIndices[1]) : nil
    }

    /// Returns the state in which `zoom` would begin now.
    private func start(of zoom: Zoom) -> Zoom.Start? {
        guard let properties = tree.scrollViews[zoom.view], let content = properties.viewForZooming,
            let touchIndices = touchIndices(of: zoom),
            let now = middle(of: touches[touchIndices.first], touches[touchIndices.second], in: zoom.view)
        else { return nil }
        // What the fingers did before counts, unless they have scrolled the content.
        let hasScrolled = touches[touchIndices.first].drag != nil || touches[touchIndices.second].drag != nil
        return Zoom.Start(
            middle: hasScrolled ? now : zoom.initialMiddle, offset: tree[zoom.view].boundsOrigin,
            properties: properties, content: tree[content],
            corner: topLeft(of: content, in: zoom.view))
    }

    /// Returns the middle of two fingers in the scroll view, without its content offset.
    private func middle(of one: Touch, _ other: Touch, in view: ViewID) -> Point? {
        var middle = ConvertedPoint(
            Point(x: (one.position.x + other.position.x) / 2, y: (one.position.y + other.position.y) / 2))
        return pointBesideOffset(&middle, in: view)
    }

    /// Scales the content by how the distance of the fingers has changed, and moves it with their middle as far as it
    /// goes.
    private mutating func apply(_ zoom: Zoom) {
        guard let start = zoom.start, let touchIndices = touchIndices(of: zoom),
            let middle = middle(of: touches[touchIndices.first], touches[touchIndices.second], in: zoom.view),
            let content = start.properties.viewForZooming
        else { return }
        let span = touches[touchIndices.second].position - touches[touchIndices.first].position
        var properties = start.properties
        let factor = properties.zoom(to: properties.zoomScale * span.length / zoom.initialLength)
        // The content that was between the fingers stays there.
        let offset = Point(
            x: start.corner.x + (start.offset.x + start.middle.x - start.corner.x) * factor - middle.x,
            y: start.corner.y + (start.offset.y + start.middle.y - start.corner.y) * factor - middle.y
        ).clamped(to: properties.offsets(for: tree[zoom.view].size))
        let isChanged =
            offset != tree[zoom.view].boundsOrigin || properties.zoomScale != tree.scrollViews[zoom.view]?.zoomScale
        guard isChanged else { return }
        var zoomed = start.content
        zoomed.zoom(by: factor)
        update { tree in
            tree.scrollViews[zoom.view] = properties
            tree[content].transform = zoomed.transform
            tree[content].anchorPoint = zoomed.anchorPoint
        }
        setOffset(of: zoom.view, to: offset)
        emit(.zoom, zoom.view)
    }
}
