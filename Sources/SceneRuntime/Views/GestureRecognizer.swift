/// A gesture recognizer of a view.
public struct GestureRecognizer: Hashable, Sendable {
    /// What it recognizes.
    public var kind: Kind
    /// UIKit's `isEnabled`.
    public var isEnabled = true
    /// UIKit's `cancelsTouchesInView`.
    public var cancelsTouchesInView = true
    /// UIKit's `delaysTouchesBegan`.
    public var delaysTouchesBegan = false
    /// UIKit's `delaysTouchesEnded`.
    public var delaysTouchesEnded = true
    /// UIKit's `numberOfTapsRequired` of a tap.
    public var numberOfTapsRequired = 1
    /// UIKit's `numberOfTouchesRequired`; of a pan, its `minimumNumberOfTouches`.
    public var numberOfTouchesRequired = 1
    /// UIKit's `minimumPressDuration` of a long press, or `nil` for the scene's value.
    public var minimumPressDuration: Double?
    /// UIKit's `allowableMovement`, or `nil` for the scene's value.
    public var allowableMovement: Double?
    /// The axis along which `gestureRecognizerShouldBegin` lets it begin, or `nil` if it always does.
    public var shouldBegin: Axis?
    /// The views on which the recognizer gets no touch, and on their subviews neither.
    public var ignoredViews: [ViewID] = []
    /// The only views on which, with their subviews, the recognizer gets touches; `nil` for all.
    public var receivedViews: [ViewID]?
    /// What must fail before it recognizes: UIKit's `require(toFail:)`.
    public var requirements: [Competitor] = []
    /// Whether it recognizes together with every other one.
    public var isSimultaneous = false
    /// What it recognizes together with.
    public var simultaneous: Set<Competitor> = []

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
        /// The finger moves fast and far in one of these directions.
        case swipe(SwipeDirections)
        /// The distance between two fingers changes.
        case pinch
        /// Two fingers turn around each other.
        case rotation
        /// The finger moves away from this edge of the screen.
        case screenEdgePan(ScreenEdge)

        /// The word of the language.
        public var word: String {
            switch self {
            case .tap: "tap"
            case .pan: "pan"
            case .longPress: "longPress"
            case .swipe: "swipe"
            case .pinch: "pinch"
            case .rotation: "rotation"
            case .screenEdgePan: "screenEdgePan"
            }
        }

        /// The directions in which a finger can move for a swipe or screen edge pan; empty for all others.
        public var directions: SwipeDirections {
            switch self {
            case .swipe(let directions): directions
            case .screenEdgePan(.left): .right
            case .screenEdgePan(.right): .left
            case .screenEdgePan(.top): .down
            case .screenEdgePan(.bottom): .up
            case .tap, .pan, .longPress, .pinch, .rotation: []
            }
        }

        /// Whether it is a swipe, in whatever directions.
        public var isSwipe: Bool { if case .swipe = self { true } else { false } }

        /// The edge of a screen edge pan; `nil` for all others.
        public var screenEdge: ScreenEdge? { if case .screenEdgePan(let edge) = self { edge } else { nil } }

        /// Whether a finger has to move for it.
        public var isOfMovement: Bool { self != .tap && self != .longPress }
    }

    /// The directions of a swipe.
    public struct SwipeDirections: OptionSet, Hashable, Sendable {
        /// The directions, one bit each.
        public let rawValue: UInt8

        /// Creates the set with these bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Towards the left.
        public static let left = SwipeDirections(rawValue: 1)
        /// Towards the right.
        public static let right = SwipeDirections(rawValue: 2)
        /// Towards the top.
        public static let up = SwipeDirections(rawValue: 4)
        /// Towards the bottom.
        public static let down = SwipeDirections(rawValue: 8)
        /// To either side.
        public static let horizontal: SwipeDirections = [.left, .right]
        /// Up or down.
        public static let vertical: SwipeDirections = [.up, .down]
        /// In any direction.
        public static let any: SwipeDirections = [.horizontal, .vertical]
    }

    /// An edge of the screen; the raw value is the word of the language.
    public enum ScreenEdge: String, CaseIterable, Sendable {
        case left, right, top, bottom
    }

    /// Something that competes with a recognizer for touches.
    public enum Competitor: Hashable, Sendable {
        case recognizer(RecognizerID)
        /// The pan recognizer by which this scroll view scrolls.
        case scrolling(ViewID)
    }

    /// Whether it is a tap with one finger, which controls on top of its view keep.
    public var isSingleTap: Bool { kind == .tap && numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

    /// Returns whether it may recognize together with `other`, as far as it decides.
    public func allows(_ other: Competitor) -> Bool { isSimultaneous || simultaneous.contains(other) }

    /// Returns whether it gets a touch on the first view of `chain`, the view's superviews.
    public func receives(_ chain: [ViewID]) -> Bool {
        guard isEnabled else { return false }
        if !ignoredViews.isEmpty, chain.contains(where: { ignoredViews.contains($0) }) { return false }
        return receivedViews.map { received in chain.contains { received.contains($0) } } ?? true
    }
}

/// The identity of a recognizer: its view, and its place among the view's recognizers.
public struct RecognizerID: Hashable, Sendable {
    /// The view that it belongs to.
    public var view: ViewID
    /// Its index in ``ViewTree/recognizers``.
    public var index: Int

    /// Creates the identity of the recognizer at `index` of `view`.
    public init(_ view: ViewID, _ index: Int) {
        self.view = view
        self.index = index
    }
}

extension ViewKind {
    /// Returns whether an enabled control of this kind always keeps the gesture from its superviews' recognizers,
    /// regardless of how the finger moves.
    ///
    /// Controls keep single taps only: two taps or two fingers on them are recognized.
    public func keeps(_ recognizer: GestureRecognizer) -> Bool {
        switch (self, recognizer.kind) {
        case (.button, .tap), (.switch, .tap), (.stepper, .tap), (.segmentedControl, .tap), (.pageControl, .tap):
            recognizer.isSingleTap
        case (.textField, .tap), (.textField, .longPress), (.textView, .tap), (.textView, .longPress): true
        default: false
        }
    }
}

extension [GestureRecognizer] {
    /// Returns whether one of these recognizers of a view still recognizes taps, if `isTaken` says which don't get
    /// theirs. If none is for taps, any gesture counts.
    public func recognizeTaps(unless isTaken: (GestureRecognizer) -> Bool) -> Bool {
        let areForTaps = contains { $0.isEnabled && $0.kind == .tap }
        return contains { $0.isEnabled && (!areForTaps || $0.kind == .tap) && !isTaken($0) }
    }
}
