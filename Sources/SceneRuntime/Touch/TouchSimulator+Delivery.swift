/// Delivers a touch to its view, and cancels it.
extension TouchSimulator {
    /// Handles a finger that touches down on `view` at `point`.
    mutating func begin(on view: ViewID, at point: Point) {
        let chain = Array(tree.path(to: view).reversed())
        var observers: [Touch.Observer] = []
        for (depth, owner) in chain.enumerated() {
            for recognizer in tree.recognizers[owner] ?? [] {
                observers.append(Touch.Observer(view: owner, depth: depth, recognizer: recognizer))
            }
        }
        let scrollViews = chain.filter { tree.scrollViews[$0]?.isScrollEnabled ?? false }
        var touch = Touch(
            start: point, startTime: clock.ticks, position: point, view: view, chain: chain, recognizers: observers,
            scrollViews: scrollViews)
        // A scroll view delays touches on its content, not on itself.
        touch.delayingView = scrollViews.first { $0 != view && tree.scrollViews[$0]?.delaysContentTouches ?? false }
        if touch.delayingView != nil { touch.contentTime = clock.ticks + TouchClock.ticks(settings.contentTouchDelay) }
        touch.cell = selectableCell(in: chain)
        if tree[view].kind == .slider {
            touch.slider = grip(on: view, at: point)
            if touch.slider == nil { remark(.besideThumb(of: view)) }
        }
        self.touch = touch
        trail = FingerTrail(at: point, time: clock.ticks)
        deliverIfPossible()
    }

    /// Returns the cell that a touch on the first view of `chain` selects: the nearest one, unless a view before it
    /// handles the touch itself.
    private func selectableCell(in chain: [ViewID]) -> ViewID? {
        for view in chain {
            if tree[view].kind.isTouchTarget { return nil }
            guard tree[view].kind == .cell else { continue }
            let container = tree[view].superview
            return container.flatMap { tree.scrollViews[$0] }?.allowsSelection ?? false ? view : nil
        }
        return nil
    }

    /// Delivers the touch to the view, unless something still delays it.
    mutating func deliverIfPossible() {
        guard let touch, touch.phase == .pending else { return }
        if let time = touch.contentTime, clock.ticks < time { return }
        if isHeld(touch) { return }
        var reason: TouchEvent.Reason?
        if clock.ticks > touch.startTime {
            let holder = touch.recognizers.first { $0.recognizer.delaysTouchesBegan }
            reason = touch.delayingView.map { .delayed(by: $0) } ?? holder.map { .held(by: $0.view) }
        }
        deliver(reason: reason)
    }

    /// Returns whether a recognizer that may still succeed delays the touch.
    func isHeld(_ touch: Touch) -> Bool {
        touch.recognizers.contains { $0.isPossible && $0.recognizer.delaysTouchesBegan }
    }

    /// Delivers the touch to the view.
    mutating func deliver(reason: TouchEvent.Reason?) {
        guard let touch else { return }
        self.touch?.phase = .delivered
        let view = touch.view
        if tree[view].kind.isControl {
            guard isTracking(touch) else { return }
            emit(.touchDown, view, reason: reason)
            if isRepeated(view, at: touch.start, time: touch.startTime) { emit(.touchDownRepeat, view) }
            emit(.highlight, view)
            // The finger may have moved away while the touch was delayed.
            if !isInside(touch.position, of: view) { crossEdge() }
            return
        }
        emit(.touchesBegan, view, reason: reason)
        if let cell = touch.cell, !touch.isFarAway {
            self.touch?.isHighlighting = true
            emit(.highlight, cell)
        }
    }

    /// Handles the finger lifting: first the recognizers that wait for it, then the view.
    mutating func finish() {
        recognizeTap()
        if touch?.phase == .pending {
            let reason = touch?.delayingView.map { TouchEvent.Reason.quickTap(in: $0) }
            let holder = touch?.recognizers.first { $0.recognizer.delaysTouchesBegan }
            deliver(reason: reason ?? holder.map { .held(by: $0.view) })
        }
        guard let touch, touch.phase == .delivered else { return }
        self.touch?.phase = .over
        if tree[touch.view].kind.isControl {
            finishControl(touch)
        } else {
            emit(.touchesEnded, touch.view)
            if touch.isHighlighting, let cell = touch.cell {
                emit(.unhighlight, cell)
                emit(.select, cell)
            }
        }
    }

    private mutating func finishControl(_ touch: Touch) {
        let view = touch.view
        guard isTracking(touch) else { return }
        rememberUp(of: view, at: touch.position)
        if touch.isInside { emit(.unhighlight, view) }
        if changesValueAtEnd(touch) {
            host.update { $0[view].isOn.toggle() }
            emit(.valueChanged, view)
        }
        emit(touch.isInside ? .touchUpInside : .touchUpOutside, view)
    }

    /// Returns whether the control sends `valueChanged` when the finger lifts.
    private func changesValueAtEnd(_ touch: Touch) -> Bool {
        switch tree[touch.view].kind {
        case .slider: !slider(touch.view).isContinuous && touch.slider?.value != slider(touch.view).currentValue
        case .switch: touch.isInside || touch.hasMoved
        case .stepper, .segmentedControl, .pageControl: touch.isInside
        default: false
        }
    }

    /// Cancels the touch, whether or not the view has received it.
    mutating func takeTouch(reason: TouchEvent.Reason) {
        guard let touch else { return }
        self.touch?.phase = .over
        guard touch.phase == .delivered else { return }
        unhighlightCell(reason: reason)
        if tree[touch.view].kind.isControl {
            guard isTracking(touch) else { return }
            forgetUp(of: touch.view)
            if touch.isInside { emit(.unhighlight, touch.view) }
            emit(.touchCancel, touch.view, reason: reason)
        } else {
            emit(.touchesCancelled, touch.view, reason: reason)
        }
    }

    /// Removes the highlight from the cell, which will not be selected.
    mutating func unhighlightCell(reason: TouchEvent.Reason?) {
        guard let touch, touch.isHighlighting, let cell = touch.cell else { return }
        self.touch?.isHighlighting = false
        emit(.unhighlight, cell, reason: reason)
    }

    /// Handles the finger crossing the edge of the tracking control.
    mutating func crossEdge() {
        guard let touch else { return }
        self.touch?.isInside.toggle()
        emit(touch.isInside ? .touchDragExit : .touchDragEnter, touch.view)
        emit(touch.isInside ? .unhighlight : .highlight, touch.view)
    }

    /// Returns whether `point` is within the bounds of the control `view` plus the slop, half-open.
    func isInside(_ point: Point, of view: ViewID) -> Bool {
        guard let own = tree.point(point, in: view) else { return false }
        return trackingBounds(of: view).contains(own)
    }

    /// Returns the bounds of a control plus the slop, in its own coordinates.
    func trackingBounds(of view: ViewID) -> Rectangle {
        let bounds = tree[view].bounds
        let slop = settings.dragSlop
        return Rectangle(
            minX: bounds.minX - slop, minY: bounds.minY - slop, maxX: bounds.maxX + slop, maxY: bounds.maxY + slop)
    }
}
