/// Gesture recognizers of the hit view and its superviews. Once one has recognized its gesture, the others have failed.
extension TouchSimulator {
    /// Lets a tap recognizer recognize its tap when the finger goes up: of the innermost view, the last added.
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

    /// Whether `view`, which was hit, keeps the gesture that a recognizer of one of its superviews would recognize now.
    ///
    /// A button, switch, stepper, segmented control and page control keep single taps; a bare control does not. A slider
    /// keeps swipes that start on its thumb and a switch keeps pans, if the larger part of the movement is along it. A text
    /// field and a text view keep taps and long presses: their own recognizers are deeper in the tree.
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

    /// Whether the larger part of the finger's movement is along `view`, from its left to its right or back.
    private func hasMovedAlong(_ view: ViewID) -> Bool {
        guard let touch, let start = tree.point(touch.start, in: view),
            let position = tree.point(touch.position, in: view)
        else { return false }
        return (position.x - start.x).magnitude > (position.y - start.y).magnitude
    }

    /// The recognizer at `index` has recognized its gesture.
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

    /// The recognizer at `index` has failed.
    mutating func failRecognizer(_ index: Int) {
        touch?.recognizers[index].isPossible = false
        deliverIfPossible()
    }

    /// Nothing more will be recognized of this touch.
    mutating func failRecognizers() {
        for index in touch?.recognizers.indices ?? 0..<0 { touch?.recognizers[index].isPossible = false }
    }
}
