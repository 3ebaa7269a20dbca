/// What recognizers that get the same touch do to each other.
extension TouchSimulator {
    /// Handles a recognizer whose gesture is complete: it recognizes, waits or fails.
    mutating func attempt(_ index: Int) {
        let recognition = recognitions[index]
        guard recognition.isUndecided else { return }
        if recognition.phase == .possible {
            if let view = control(keeping: recognition) {
                remark(.controlKeeps(view, recognition.id))
                return fail(index)
            }
            guard mayBegin(recognition) else {
                remark(.doesNotBegin(recognition.id))
                return fail(index)
            }
            if losesToZooming(recognition) { return fail(index) }
        }
        while recognitions[index].nextRequirement < recognition.recognizer.requirements.count {
            let requirement = recognition.recognizer.requirements[recognitions[index].nextRequirement]
            switch state(of: requirement, for: recognition) {
            case .failed: recognitions[index].nextRequirement += 1
            case .recognized: return fail(index)
            case .undecided:
                recognitions[index].phase = .waiting
                relations.wait(recognition.id, for: requirement)
                remark(.waits(recognition.id, for: requirement))
                return
            }
        }
        recognize(index)
    }

    /// Returns the state of `requirement` for `recognition`. What gets none of its touches counts as failed.
    private func state(
        of requirement: GestureRecognizer.Competitor, for recognition: Recognition
    ) -> RequirementState {
        switch requirement {
        case .recognizer(let id):
            guard let index = relations.index(of: id), recognitions[index].shares(recognition) else { return .failed }
            return switch recognitions[index].phase {
            case .possible, .waiting: .undecided
            case .recognized: .recognized
            case .failed: .failed
            }
        case .scrolling(let view):
            let shared = touches.filter { recognition.touches.contains($0.number) }
            if shared.contains(where: { $0.drag?.view == view }) { return .recognized }
            let isUndecided = shared.contains { touch in
                !touch.isLifted && touch.scrollViews.contains(view)
                    && !touch.scrollViewsThatPassedDrag.contains(view) && canMove(view)
                    && !refuses(touch, view)
            }
            return isUndecided ? .undecided : .failed
        }
    }

    /// Handles the recognizer at `index` recognizing its gesture.
    private mutating func recognize(_ index: Int) {
        recognitions[index].phase = .recognized
        let winner = recognitions[index]
        emit(.recognize, winner.id.view, recognizer: winner.id)
        failWaiting(for: winner.competitor)
        for other in recognitions.indices where recognitions[other].isUndecided {
            guard recognitions[other].shares(winner),
                winner.prevents(recognitions[other]) || recognitions[other].requires(winner)
            else { continue }
            if isRivalry(recognitions[other], winner.recognizer.kind) {
                remark(.loses(loser: recognitions[other].competitor, winner: winner.competitor))
            }
            fail(other)
        }
        failZooms(beside: winner)
        for touchIndex in touches.indices where winner.touches.contains(touches[touchIndex].number) {
            failScrolling(byTouchAt: touchIndex, beside: winner)
            if winner.recognizer.cancelsTouchesInView {
                take(touchAt: touchIndex, reason: .recognized(by: winner.id.view))
            }
        }
        if !winner.recognizer.cancelsTouchesInView { settle() }
    }

    /// Returns whether a recognizer that fails because one of another kind has recognized might have recognized
    /// instead, so that it is worth a remark.
    private func isRivalry(_ loser: Recognition, _ winner: GestureRecognizer.Kind) -> Bool {
        let kind = loser.recognizer.kind
        return loser.phase == .waiting || kind.isOfMovement && winner.isOfMovement || kind == winner
    }

    /// Makes the recognizers fail that get the touch at `touchIndex` and don't recognize beside the scrolling or
    /// zooming of `view`.
    mutating func failRecognizers(ofTouchAt touchIndex: Int, beside view: ViewID, isZooming: Bool = false) {
        let number = touches[touchIndex].number
        failWaiting(for: .scrolling(view), isZooming: isZooming)
        for index in recognitions.indices where recognitions[index].isUndecided {
            let recognition = recognitions[index]
            guard recognition.touches.contains(number), !recognition.recognizer.allows(.scrolling(view)) else {
                continue
            }
            if recognition.phase == .waiting || recognition.recognizer.kind.isOfMovement {
                remark(
                    isZooming
                        ? .losesToZooming(recognition.id, of: view)
                        : .loses(loser: recognition.competitor, winner: .scrolling(view)))
            }
            fail(index)
        }
    }

    /// Makes those fail that wait for `competitor` to fail, because it has recognized.
    ///
    /// - Parameter isZooming: Whether it is a scroll view that zooms.
    private mutating func failWaiting(for competitor: GestureRecognizer.Competitor, isZooming: Bool = false) {
        for id in relations.takeWaiting(for: competitor) {
            guard let index = relations.index(of: id), recognitions[index].phase == .waiting else { continue }
            if isZooming, case .scrolling(let view) = competitor {
                remark(.losesToZooming(id, of: view))
            } else {
                remark(.loses(loser: .recognizer(id), winner: competitor))
            }
            fail(index)
        }
    }

    /// Makes the scroll views fail that the touch at `touchIndex` may drag.
    mutating func failScrolling(byTouchAt touchIndex: Int) {
        let scrollViews = touches[touchIndex].scrollViews
        touches[touchIndex].scrollViews = []
        for view in scrollViews { relations.fail(.scrolling(view)) }
    }

    /// Fails the scroll views that don't scroll beside `winner`, which has recognized.
    private mutating func failScrolling(byTouchAt touchIndex: Int, beside winner: Recognition) {
        let touch = touches[touchIndex]
        guard !touch.scrollViews.isEmpty, !winner.recognizer.isSimultaneous else { return }
        touches[touchIndex].scrollViews = touch.scrollViews.filter {
            winner.recognizer.simultaneous.contains(.scrolling($0))
        }
        for view in touch.scrollViews where !winner.recognizer.simultaneous.contains(.scrolling(view)) {
            if touch.drag == nil, winner.recognizer.kind.isOfMovement, canMove(view) {
                remark(.loses(loser: .scrolling(view), winner: winner.competitor))
            }
            relations.fail(.scrolling(view))
        }
    }

    /// Marks the recognizer at `index` as failed.
    mutating func fail(_ index: Int) {
        guard recognitions[index].isUndecided else { return }
        recognitions[index].phase = .failed
        relations.fail(recognitions[index].competitor)
    }

    /// Lets recognizers continue that waited for others to fail.
    mutating func failDeferred() {
        guard relations.isNeeded else { return }
        while let failed = relations.takeFailed() {
            // They could recognize at one moment.
            for index in inOrder(relations.takeWaiting(for: failed).compactMap({ relations.index(of: $0) }))
            where recognitions[index].phase == .waiting {
                attempt(index)
            }
        }
        endDeadlock()
    }

    /// Lets recognizers continue that waited for others to fail, then delivers the touches that nothing holds back any
    /// more.
    mutating func finishChanges() {
        failDeferred()
        settle()
    }

    /// Makes the recognizers fail that wait for each other in a cycle, once all fingers have lifted.
    private mutating func endDeadlock() {
        let waiting = recognitions.indices.filter { recognitions[$0].phase == .waiting }
        guard !waiting.isEmpty, touches.allSatisfy({ $0.isLifted }),
            !recognitions.contains(where: { $0.phase == .possible })
        else { return }
        remark(.deadlock(waiting.map { recognitions[$0].id }))
        for index in waiting { recognitions[index].phase = .failed }
    }
}

/// The state of what a recognizer requires to fail.
private enum RequirementState {
    case undecided, recognized, failed
}
