/// Gesture recognizers of the hit view and its superviews. Once one has recognized its gesture, the others fail.
extension TouchSimulator {
    /// Lets the recognizers see the touch at `touchIndex`, which has just begun.
    mutating func observe(touchAt touchIndex: Int) {
        if tree.recognizers.isEmpty { return }
        let touch = touches[touchIndex]
        var recognized: Set<RecognizerID> = []
        if !recognitions.isEmpty {
            for index in recognitions.indices where recognitions[index].phase == .possible {
                let (level, view) = (recognitions[index].level, recognitions[index].id.view)
                guard level < touch.chain.count, touch.chain[touch.chain.count - 1 - level] == view,
                    recognitions[index].recognizer.receives(touch.chain)
                else { continue }
                add(touch, to: index)
            }
            failDeferred()
            recognitions.removeAll { $0.isOver }
            for recognition in recognitions { recognized.insert(recognition.id) }
        }
        for (depth, owner) in touch.chain.enumerated() {
            for (index, recognizer) in (tree.recognizers[owner] ?? []).enumerated() {
                guard recognizer.receives(touch.chain), mayStart(recognizer, at: touch.start) else { continue }
                if recognizer.delaysTouchesBegan, touches[touchIndex].holder == nil {
                    touches[touchIndex].holder = owner
                }
                let id = RecognizerID(owner, index)
                if recognized.contains(id) { continue }
                recognitions.append(
                    Recognition(id: id, recognizer: recognizer, level: touch.chain.count - 1 - depth))
                add(touch, to: recognitions.count - 1)
            }
        }
        relations.update(recognitions)
    }

    /// Returns whether a finger that touches down at `point` may be the first of the gesture.
    private func mayStart(_ recognizer: GestureRecognizer, at point: Point) -> Bool {
        guard let edge = recognizer.kind.screenEdge else { return true }
        let (bounds, width) = (tree[.root].bounds, settings.screenEdgeWidth)
        return switch edge {
        case .left: point.x - bounds.minX <= width
        case .right: bounds.maxX - point.x <= width
        case .top: point.y - bounds.minY <= width
        case .bottom: bounds.maxY - point.y <= width
        }
    }

    /// Gives the recognizer at `index` a touch that has just begun.
    private mutating func add(_ touch: Touch, to index: Int) {
        let needed = recognitions[index].recognizer.numberOfTouchesRequired
        let count = recognitions[index].fingers.count
        switch recognitions[index].recognizer.kind {
        case .pinch, .rotation:
            // Further fingers don't count.
            if count == 2 { return }
            if let first = recognitions[index].fingers.first.flatMap({ position(of: $0.touch) }) {
                recognitions[index].initialSpan = touch.start - first
            }
        case .screenEdgePan:
            if count == 1 { return }
        case .tap, .longPress, .swipe:
            if let tap = recognitions[index].lastTap, count == 0 {
                let offset = touch.start - tap.point
                if offset.x * offset.x + offset.y * offset.y >= settings.multiTapDistance * settings.multiTapDistance {
                    // It fails, and may begin anew with this touch.
                    return fail(index)
                }
            }
            if count == needed { return fail(index) }
        case .pan:
            keepTranslation(of: index)
        }
        if count == 0 { recognitions[index].startTime = clock.ticks }
        recognitions[index].touches.append(touch.number)
        recognitions[index].fingers.append(.init(touch: touch.number, start: touch.start, anchor: touch.start))
        if count + 1 == needed {
            recognitions[index].completionTime = clock.ticks
            // What fewer fingers did doesn't count.
            recognitions[index].earlierTranslation = .zero
        }
    }

    /// Adds the movement so far to the earlier one, because the number of fingers changes.
    private mutating func keepTranslation(of index: Int) {
        recognitions[index].earlierTranslation = translation(of: recognitions[index])
        for finger in recognitions[index].fingers.indices {
            let touch = recognitions[index].fingers[finger].touch
            if let position = position(of: touch) { recognitions[index].fingers[finger].anchor = position }
        }
    }

    /// Returns the position of the finger of a touch.
    private func position(of number: Int) -> Point? {
        // Touches are in the order of their numbers, and there can be thousands.
        var (low, high) = (0, touches.count)
        while low < high {
            let middle = (low + high) / 2
            if touches[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < touches.count && touches[low].number == number ? touches[low].position : nil
    }

    /// Returns how far the fingers of a recognizer have moved on average.
    func translation(of recognition: Recognition) -> Point {
        var sum = Point.zero
        for finger in recognition.fingers {
            guard let position = position(of: finger.touch) else { continue }
            sum.x += position.x - finger.anchor.x
            sum.y += position.y - finger.anchor.y
        }
        let count = Double(max(1, recognition.fingers.count))
        return Point(
            x: recognition.earlierTranslation.x + sum.x / count, y: recognition.earlierTranslation.y + sum.y / count)
    }

    /// Handles the finger of the touch at `touchIndex` lifting: taps may be complete, and what else needs the finger
    /// fails.
    mutating func liftFinger(ofTouchAt touchIndex: Int) {
        failScrolling(byTouchAt: touchIndex)
        let touch = touches[touchIndex]
        var taps: [Int] = []
        for index in recognitions.indices {
            guard let finger = recognitions[index].fingers.firstIndex(where: { $0.touch == touch.number }) else {
                continue
            }
            if recognitions[index].phase == .possible, recognitions[index].recognizer.kind == .pan {
                keepTranslation(of: index)
            }
            recognitions[index].fingers.remove(at: finger)
            guard recognitions[index].phase == .possible else { continue }
            switch recognitions[index].recognizer.kind {
            case .tap:
                if !recognitions[index].fingers.isEmpty { continue }
                if isTap(index, at: touch.position) { taps.append(index) }
            case .longPress: fail(index)
            case .pinch, .rotation:
                recognitions[index].initialSpan = nil
                if recognitions[index].fingers.isEmpty { fail(index) }
            case .pan, .swipe, .screenEdgePan:
                if recognitions[index].fingers.isEmpty { fail(index) }
            }
        }
        failDeferred()
        for index in inOrder(taps) { attempt(index) }
        failDeferred()
    }

    /// Counts a tap whose last finger has lifted at `point`. Returns whether it was the last one needed.
    private mutating func isTap(_ index: Int, at point: Point) -> Bool {
        guard recognitions[index].completionTime != nil else {
            fail(index)
            return false
        }
        recognitions[index].completionTime = nil
        recognitions[index].tapCount += 1
        recognitions[index].lastTap = (clock.ticks, point)
        return recognitions[index].tapCount == recognitions[index].recognizer.numberOfTapsRequired
    }

    /// Makes the recognizers of the touch at `touchIndex` fail, because the system takes it.
    mutating func cancelRecognitions(ofTouchAt touchIndex: Int) {
        let number = touches[touchIndex].number
        failScrolling(byTouchAt: touchIndex)
        for index in recognitions.indices where recognitions[index].touches.contains(number) {
            recognitions[index].fingers.removeAll { $0.touch == number }
            if recognitions[index].isUndecided { fail(index) }
        }
        finishChanges()
    }

    /// Returns the recognizers in the order in which they recognize at one moment.
    func inOrder(_ indices: [Int]) -> [Int] {
        indices.count < 2 ? indices : indices.sorted { recognitions[$0].precedes(recognitions[$1]) }
    }

    /// Returns the control that keeps the gesture that a superview's recognizer would recognize now.
    ///
    /// A button, switch, stepper, segmented control and page control keep single taps; a plain UIControl doesn't. A
    /// slider keeps swipes that start on its thumb, and a switch keeps pans, if the movement is mostly along it. A text
    /// field and a text view keep taps and long presses, because their own recognizers are deeper in the tree.
    ///
    /// Source: Apple's "Attaching gesture recognizers to UIKit controls"; for text, `UITextInteraction`.
    func control(keeping recognition: Recognition) -> ViewID? {
        guard let number = recognition.touches.last, let touch = touches.first(where: { $0.number == number }),
            recognition.id.view != touch.view, tree[touch.view].isEnabled
        else { return nil }
        let kind = tree[touch.view].kind
        if kind.keeps(recognition.recognizer) { return touch.view }
        switch (kind, recognition.recognizer.kind) {
        case (.slider, .swipe): return touch.slider != nil && hasMovedAlong(touch) ? touch.view : nil
        case (.switch, .pan): return hasMovedAlong(touch) ? touch.view : nil
        default: return nil
        }
    }

    /// Returns whether the finger has mostly moved along the horizontal axis of its view.
    private func hasMovedAlong(_ touch: Touch) -> Bool {
        movement(from: touch.start, to: touch.position, in: touch.view).map { $0.x.magnitude > $0.y.magnitude } ?? false
    }

    /// Returns the vector between two points of the root in the coordinates of `view`.
    private func movement(from start: Point, to end: Point, in view: ViewID) -> Point? {
        guard let start = tree.point(start, in: view), let end = tree.point(end, in: view) else { return nil }
        return end - start
    }

    /// Returns whether `gestureRecognizerShouldBegin` lets the recognizer begin: the finger has mostly moved along its
    /// axis. A tie is vertical.
    func mayBegin(_ recognition: Recognition) -> Bool {
        guard let axis = recognition.recognizer.shouldBegin else { return true }
        let translation = translation(of: recognition)
        let start = recognition.fingers.first?.start ?? .zero
        let end = start + translation
        let own = movement(from: start, to: end, in: recognition.id.view) ?? translation
        let isHorizontal = own.x.magnitude > own.y.magnitude + Self.tieTolerance
        return isHorizontal == (axis == .horizontal)
    }
}
