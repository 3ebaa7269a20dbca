/// Something that happened to a view during a touch.
public struct TouchEvent: Hashable, Sendable {
    /// When, in seconds since the first finger came down.
    public var time: Double
    /// What.
    public var kind: Kind
    /// To which view.
    public var view: ViewID
    /// How far a `scroll` has moved the content offset, in points.
    public var by: Point?
    /// What a recognizer has recognized, of a `recognize`.
    public var recognizer: GestureRecognizer.Kind?
    /// Why, where that is not obvious.
    public var reason: Reason?

    /// Creates an event.
    public init(
        time: Double, kind: Kind, view: ViewID, by: Point? = nil, recognizer: GestureRecognizer.Kind? = nil,
        reason: Reason? = nil
    ) {
        self.time = time
        self.kind = kind
        self.view = view
        self.by = by
        self.recognizer = recognizer
        self.reason = reason
    }

    /// What can happen; the raw value is the name in results. The first are UIControl's events.
    public enum Kind: String, CaseIterable, Sendable {
        case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
        case touchUpInside, touchUpOutside, touchCancel, valueChanged
        case highlight, unhighlight, select, scroll, zoom, drag, recognize
        case touchesBegan, touchesEnded, touchesCancelled
    }

    /// Why something happened when it did.
    public enum Reason: Hashable, Sendable {
        /// This scroll view held the touch back for a while.
        case delayed(by: ViewID)
        /// The finger went up before this scroll view let the touch through.
        case quickTap(in: ViewID)
        /// A recognizer of this view held the touch back until it failed.
        case held(by: ViewID)
        /// This scroll view began to scroll.
        case scrolling(ViewID)
        /// A recognizer of this view recognized its gesture.
        case recognized(by: ViewID)
        /// The finger moved too far.
        case moved
        /// The system took the touch away.
        case systemCancelled
        /// The control was disabled, or the view was taken out of the tree.
        case removed
        /// The drag began before the content had its touch.
        case dragBeforeTouch
        /// The finger has left, and the content is back in range or at a page.
        case comesToRest
        /// The view let go of its touch when this scroll view asked `touchesShouldCancel`.
        case touchesShouldCancel(ViewID)
    }
}
