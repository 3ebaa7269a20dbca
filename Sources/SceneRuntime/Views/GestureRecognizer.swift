/// A gesture recognizer of a view.
public struct GestureRecognizer: Hashable, Sendable {
    /// What it recognizes.
    public var kind: Kind
    /// UIKit's `cancelsTouchesInView`.
    public var cancelsTouchesInView = true
    /// UIKit's `delaysTouchesBegan`.
    public var delaysTouchesBegan = false

    /// Creates a recognizer with UIKit's defaults.
    public init(_ kind: Kind) {
        self.kind = kind
    }

    /// What a recognizer recognizes.
    public enum Kind: Hashable, Sendable {
        /// The finger lifts soon, near where it touched down.
        case tap
        /// The finger moves.
        case pan
        /// The finger stays still.
        case longPress
        /// The finger moves fast and far along an axis, or along either if it is `nil`.
        case swipe(SwipeAxis?)

        /// The word of the language.
        public var word: String {
            switch self {
            case .tap: "tap"
            case .pan: "pan"
            case .longPress: "longPress"
            case .swipe: "swipe"
            }
        }
    }

    /// The axis of a swipe.
    public enum SwipeAxis: String, CaseIterable, Sendable {
        case horizontal
        case vertical
    }
}

extension ViewKind {
    /// Returns whether an enabled control of this kind always keeps the gesture from its superviews' recognizers,
    /// regardless of how the finger moves.
    public func keeps(_ gesture: GestureRecognizer.Kind) -> Bool {
        switch (self, gesture) {
        case (.button, .tap), (.switch, .tap), (.stepper, .tap), (.segmentedControl, .tap), (.pageControl, .tap): true
        case (.textField, .tap), (.textField, .longPress), (.textView, .tap), (.textView, .longPress): true
        default: false
        }
    }
}
