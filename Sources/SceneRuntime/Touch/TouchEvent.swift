/// An event of a view during a touch.
public struct TouchEvent: Hashable, Sendable {
    /// The time, in seconds since the first finger touched down.
    public var time: Double
    /// The kind of event.
    public var kind: Kind
    /// The view it happens to.
    public var view: ViewID
    /// For a `scroll`, how far the content offset has moved, in points.
    public var by: Point?
    /// For a `recognize`, the recognizer.
    public var recognizer: RecognizerID?
    /// The reason, unless it is obvious.
    public var reason: Reason?

    /// Creates an event.
    public init(
        time: Double, kind: Kind, view: ViewID, by: Point? = nil, recognizer: RecognizerID? = nil,
        reason: Reason? = nil
    ) {
        self.time = time
        self.kind = kind
        self.view = view
        self.by = by
        self.recognizer = recognizer
        self.reason = reason
    }

    /// The kinds of events; the raw value is the name in results. UIControl's events come first.
    public enum Kind: String, CaseIterable, Sendable {
        case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
        case touchUpInside, touchUpOutside, touchCancel, valueChanged
        case highlight, unhighlight, select, scroll, zoom, drag, recognize
        case touchesBegan, touchesEnded, touchesCancelled
    }

    /// The reason for an event and its time.
    public enum Reason: Hashable, Sendable {
        /// This scroll view delayed the touch.
        case delayed(by: ViewID)
        /// The finger lifted before this scroll view delivered the touch.
        case quickTap(in: ViewID)
        /// A recognizer of this view delayed the touch until it failed.
        case held(by: ViewID)
        /// A recognizer of this view delayed the end of the touch until it failed.
        case endHeld(by: ViewID)
        /// This scroll view began to scroll.
        case scrolling(ViewID)
        /// This scroll view began to zoom.
        case zooming(ViewID)
        /// A recognizer of this view recognized its gesture.
        case recognized(by: ViewID)
        /// The finger moved too far.
        case moved
        /// The system cancelled the touch.
        case systemCancelled
        /// The drag began before the content received its touch.
        case dragBeforeTouch
        /// The finger lifted, and the content moved back in range or to a page.
        case comesToRest
        /// The view's touch was cancelled because this scroll view's `touchesShouldCancel` allowed it.
        case touchesShouldCancel(ViewID)
    }
}
