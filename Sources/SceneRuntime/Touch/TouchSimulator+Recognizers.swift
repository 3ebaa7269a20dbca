/// Gesture recognizers of the hit view and its superviews. Once one has recognized its gesture, the others have failed.
extension TouchSimulator {
    /// The finger goes up: the innermost tap recognizer that still can recognizes its tap.
    mutating func recognizeTap() {
        guard let touch else { return }
        let tap = touch.recognizers.firstIndex { observer in
            observer.isPossible && observer.recognizer.kind == .tap && !yields(observer, to: touch.view)
        }
        if let tap { recognize(tap) } else { failRecognizers() }
    }

    /// Whether the single tap of a superview gives way to the control that was hit: to a button, switch, stepper,
    /// segmented control or page control it does, to a bare control it does not.
    ///
    /// Source: Apple's "Attaching gesture recognizers to UIKit controls".
    private func yields(_ observer: Touch.Observer, to view: ViewID) -> Bool {
        guard observer.view != view, tree[view].isEnabled else { return false }
        switch tree[view].kind {
        case .button, .switch, .stepper, .segmentedControl, .pageControl: return true
        default: return false
        }
    }

    /// The recognizer at `index` has recognized its gesture.
    mutating func recognize(_ index: Int) {
        guard let observer = touch?.recognizers[index] else { return }
        failRecognizers()
        touch?.scrollViews = []
        emit(.recognize, observer.view)
        if observer.recognizer.cancelsTouchesInView {
            takeTouch(reason: .recognized(by: observer.view))
        } else {
            deliverIfPossible()
        }
    }

    /// Nothing more will be recognized of this touch.
    mutating func failRecognizers() {
        for index in touch?.recognizers.indices ?? 0..<0 { touch?.recognizers[index].isPossible = false }
    }
}
