/// Delivers a touch to its view, and cancels it.
extension TouchSimulator {
    /// Handles a finger that touches down on `view` at `point`.
    mutating func begin(on view: ViewID, at point: Point, finger: Int) {
        let chain = Array(tree.path(to: view).reversed())
        var touch = Touch(
            number: touchCount, finger: finger, start: point, startTime: clock.ticks, position: point, view: view,
            chain: chain, scrollViews: scrollViews(in: chain), trail: FingerTrail(at: point, time: clock.ticks))
        delay(&touch)
        touch.cell = selectableCell(in: chain)
        if tree[view].kind == .slider {
            touch.slider = grip(on: view, at: point)
            if touch.slider == nil {
                let middle = middleOfThumb(of: view)
                remark(.besideThumb(of: view, middle: middle))
            }
        }
        refuse(&touch)
        let index = add(touch)
        addZoom(withTouchAt: index)
        observe(touchAt: index)
        settle()
    }

    /// Returns the scroll views of `chain` that a touch may drag.
    func scrollViews(in chain: some Sequence<ViewID>) -> [ViewID] {
        chain.filter { tree.scrollViews[$0]?.isScrollEnabled ?? false }
    }

    /// Finds out which scroll view delays a touch that begins now. It delays touches on its content, not on itself.
    func delay(_ touch: inout Touch) {
        let view = touch.view
        touch.delayingView = touch.scrollViews.first {
            $0 != view && tree.scrollViews[$0]?.delaysContentTouches ?? false
        }
        if touch.delayingView != nil { touch.contentTime = clock.ticks + TouchClock.ticks(settings.contentTouchDelay) }
    }

    /// Withholds a further finger from a view that takes one at a time, from views beside one with `exclusiveTouch`,
    /// and from the content of a scroll view that another finger drags. Recognizers get it in any case.
    ///
    /// A control tracks one touch, whatever its `isMultipleTouchEnabled`.
    ///
    /// Sources: UIView's `isMultipleTouchEnabled`; "Restricting event delivery to a single view" in Apple's Event
    /// Handling Guide for iOS.
    private mutating func refuse(_ touch: inout Touch) {
        let view = touch.view
        for other in touches where !other.isLifted {
            if other.scrolls(within: touch.chain) {
                touch.phase = .over
                touch.scrollViews = []
            } else if other.phase == .over || touch.phase == .over {
                continue
            } else if other.view == view {
                guard !tree[view].isMultipleTouchEnabled || tree[view].kind.isControl else { continue }
                touch.phase = .over
                remark(.refusesFinger(view))
            } else if tree[view].isExclusiveTouch || tree[other.view].isExclusiveTouch, window(touch) == window(other) {
                touch.phase = .over
                remark(.excludesFinger(view, other: other.view))
            }
            // One row is selected once, whatever the number of fingers.
            if other.cell == touch.cell { touch.cell = nil }
        }
    }

    /// Returns the window of a touch's view, or the root if there are no windows.
    private func window(_ touch: Touch) -> ViewID? {
        touch.chain.first { tree[$0].kind == .window } ?? touch.chain.last
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

    /// Delivers touches, and their ends, unless something still delays them.
    mutating func settle() {
        for index in touches.indices { settle(touchAt: index) }
    }

    /// Delivers the touch at `index`, and its end, unless something still delays it.
    mutating func settle(touchAt index: Int) {
        let touch = touches[index]
        if touch.phase == .over { return }
        if touch.phase == .pending {
            guard touch.isLifted || touch.contentTime.map({ clock.ticks >= $0 }) ?? true, !isHeld(touch) else { return }
            deliver(touchAt: index, reason: deliveryReason(touch))
        }
        guard let lift = touch.liftTime else { return }
        if let holder = endHolder(of: touch) {
            touches[index].endHolder = holder
            return
        }
        end(touchAt: index, reason: clock.ticks > lift ? touch.endHolder.map { .endHeld(by: $0) } : nil)
    }

    /// Returns why the touch is only delivered now.
    private func deliveryReason(_ touch: Touch) -> TouchEvent.Reason? {
        let held = touch.holder.map { TouchEvent.Reason.held(by: $0) }
        if let lift = touch.liftTime {
            return clock.ticks > lift ? held : touch.delayingView.map { .quickTap(in: $0) } ?? held
        }
        guard clock.ticks > touch.startTime else { return nil }
        return touch.delayingView.map { .delayed(by: $0) } ?? held
    }

    /// Returns whether a recognizer that may still succeed delays the touch.
    func isHeld(_ touch: Touch) -> Bool {
        touch.holder != nil
            && recognitions.contains {
                $0.isUndecided && $0.recognizer.delaysTouchesBegan && $0.touches.contains(touch.number)
            }
    }

    /// Returns the view of a recognizer that may still succeed and delays the end of the touch.
    func endHolder(of touch: Touch) -> ViewID? {
        recognitions.first { $0.recognizer.delaysTouchesEnded && mayRecognize($0, touch) }?.id.view
    }

    /// Returns whether the recognizer may still recognize a gesture with the touch, which has ended. Text has
    /// recognizers of its own, so that its touches don't wait for further taps that it keeps from its superviews.
    private func mayRecognize(_ recognition: Recognition, _ touch: Touch) -> Bool {
        guard recognition.isUndecided, recognition.touches.contains(touch.number) else { return false }
        let (kind, isEnabled) = (tree[touch.view].kind, tree[touch.view].isEnabled)
        guard kind == .textField || kind == .textView, isEnabled, recognition.id.view != touch.view else { return true }
        return !kind.keeps(recognition.recognizer)
    }

    /// Returns whether the touch, or its end, waits for nothing any more.
    func isReady(_ touch: Touch) -> Bool {
        switch touch.phase {
        case .over: false
        case .pending: !isHeld(touch)
        case .delivered: touch.isLifted && endHolder(of: touch) == nil
        }
    }

    /// Delivers the touch to the view.
    private mutating func deliver(touchAt index: Int, reason: TouchEvent.Reason?) {
        let touch = touches[index]
        touches[index].phase = .delivered
        let view = touch.view
        if tree[view].kind.isControl {
            guard isTracking(touch) else { return }
            emit(.touchDown, view, reason: reason)
            if isRepeated(view, at: touch.start, time: touch.startTime) { emit(.touchDownRepeat, view) }
            if !isHighlighted(view, besides: touch) { emit(.highlight, view) }
            // The finger may have moved away while the touch was delayed.
            if !isInside(touch.position, of: view) { crossEdge(byTouchAt: index) }
            return
        }
        emit(.touchesBegan, view, reason: reason)
        if let cell = touch.cell, !touch.isFarAway {
            touches[index].isHighlighting = true
            if !isHighlighted(cell, besides: touch) { emit(.highlight, cell) }
        }
    }

    /// Handles the finger lifting: first the recognizers that wait for it, then the view.
    mutating func finish(touchAt index: Int) {
        let time = clock.ticks
        touches[index].liftTime = time
        let touch = touches[index]
        if touch.phase == .delivered, tree[touch.view].kind.isControl, isTracking(touch) {
            rememberUp(of: touch.view, at: touch.position, time: time)
        }
        liftFinger(ofTouchAt: index)
        settle()
    }

    /// Ends the touch at its view.
    private mutating func end(touchAt index: Int, reason: TouchEvent.Reason?) {
        let touch = touches[index]
        touches[index].phase = .over
        if tree[touch.view].kind.isControl {
            endControl(touch, reason)
        } else {
            emit(.touchesEnded, touch.view, reason: reason)
            if touch.isHighlighting, let cell = touch.cell {
                if !isHighlighted(cell, besides: touch) { emit(.unhighlight, cell) }
                emit(.select, cell)
            }
        }
    }

    private mutating func endControl(_ touch: Touch, _ reason: TouchEvent.Reason?) {
        let view = touch.view
        guard isTracking(touch) else { return }
        rememberUp(of: view, at: touch.position, time: touch.liftTime ?? clock.ticks)
        if touch.isInside, !isHighlighted(view, besides: touch) { emit(.unhighlight, view) }
        if changesValueAtEnd(touch) {
            changeViews { $0[view].isOn.toggle() }
            emit(.valueChanged, view)
        }
        emit(touch.isInside ? .touchUpInside : .touchUpOutside, view, reason: reason)
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
    mutating func take(touchAt index: Int, reason: TouchEvent.Reason) {
        let touch = touches[index]
        touches[index].phase = .over
        guard touch.phase == .delivered else { return }
        unhighlightCell(ofTouchAt: index, reason: reason)
        if tree[touch.view].kind.isControl {
            guard isTracking(touch) else { return }
            forgetUp(of: touch.view)
            if touch.isInside, !isHighlighted(touch.view, besides: touch) { emit(.unhighlight, touch.view) }
            emit(.touchCancel, touch.view, reason: reason)
        } else {
            emit(.touchesCancelled, touch.view, reason: reason)
        }
    }

    /// Removes the highlight from the cell, which won't be selected.
    mutating func unhighlightCell(ofTouchAt index: Int, reason: TouchEvent.Reason?) {
        guard touches[index].isHighlighting, let cell = touches[index].cell else { return }
        touches[index].isHighlighting = false
        if !isHighlighted(cell, besides: touches[index]) { emit(.unhighlight, cell, reason: reason) }
    }

    /// Returns whether a touch other than `touch` highlights `view`, a control or cell. Its finger may have lifted, as
    /// long as a recognizer delays its end.
    private func isHighlighted(_ view: ViewID, besides touch: Touch) -> Bool {
        touches.contains { other in
            guard other.number != touch.number, other.phase == .delivered else { return false }
            return other.cell == view ? other.isHighlighting : other.view == view && other.isInside && isTracking(other)
        }
    }

    /// Handles the finger crossing the edge of the tracking control.
    mutating func crossEdge(byTouchAt index: Int) {
        let touch = touches[index]
        touches[index].isInside.toggle()
        emit(touch.isInside ? .touchDragExit : .touchDragEnter, touch.view)
        if !isHighlighted(touch.view, besides: touch) {
            emit(touch.isInside ? .unhighlight : .highlight, touch.view)
        }
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
