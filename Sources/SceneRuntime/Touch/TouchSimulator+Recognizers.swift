/// Gesture recognizers of the hit view and its superviews. Once one has recognized its gesture, the others fail.
extension TouchSimulator {
    /// Recognizes a tap when the finger lifts: the last one added to the innermost view.
    mutating func recognizeTap() {
        guard let touch else { return }
        let taps = touch.recognizers.indices.filter { index in
            let observer = touch.recognizers[index]
            return observer.isPossible && observer.recognizer.kind == .tap && !control(touch.view, keeps: observer)
        }
        let depth = taps.first.map { touch.recognizers[$0].depth }
        if let tap = taps.last(where: { touch.recognizers[$0].depth == depth }) {
            recognize(tap)
        } else {
            failRecognizers()
        }
    }

    /// Returns whether the hit view keeps the gesture that a superview's recognizer would recognize now.
    ///
    /// A button, switch, stepper, segmented control and page control keep single taps; a plain UIControl doesn't. A
    /// slider keeps swipes that start on its thumb, and a switch keeps pans, if the movement is mostly along it. A text
    /// field and a text view keep taps and long presses, because their own recognizers are deeper in the tree.
    ///
    /// Source: Apple's "Attaching gesture recognizers to UIKit controls"; for text, `UITextInteraction`.
    func control(_ view: ViewID, keeps observer: Touch.Observer) -> Bool {
        guard observer.view != view, tree[view].isEnabled else { return false }
        if tree[view].kind.keeps(observer.recognizer.kind) { return true }
        switch (tree[view].kind, observer.recognizer.kind) {
        case (.slider, .swipe): return touch?.slider != nil && hasMovedAlong(view)
        case (.switch, .pan): return hasMovedAlong(view)
        default: return false
        }
    }

    /// Returns whether the finger has mostly moved along the horizontal axis of `view`.
    private func hasMovedAlong(_ view: ViewID) -> Bool {
        guard let touch, let start = tree.point(touch.start, in: view),
            let position = tree.point(touch.position, in: view)
        else { return false }
        return (position.x - start.x).magnitude > (position.y - start.y).magnitude
    }

    /// Handles the recognizer at `index` recognizing its gesture.
    mutating func recognize(_ index: Int) {
        guard let observer = touch?.recognizers[index] else { return }
        failRecognizers()
        touch?.scrollViews = []
        emit(.recognize, observer.view, recognizer: observer.recognizer.kind)
        if observer.recognizer.cancelsTouchesInView {
            takeTouch(reason: .recognized(by: observer.view))
        } else {
            deliverIfPossible()
        }
    }

    /// Marks the recognizer at `index` as failed.
    mutating func failRecognizer(_ index: Int) {
        touch?.recognizers[index].isPossible = false
        deliverIfPossible()
    }

    /// Marks all recognizers as failed.
    mutating func failRecognizers() {
        for index in touch?.recognizers.indices ?? 0..<0 { touch?.recognizers[index].isPossible = false }
    }
}
