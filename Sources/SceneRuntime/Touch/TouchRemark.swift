/// A remark about a touch that isn't an event: it concerns no view, or explains why nothing happened.
public struct TouchRemark: Hashable, Sendable {
    /// The time, in seconds since the first finger touched down.
    public var time: Double
    /// The number of events before it.
    public var eventsBefore: Int
    /// The kind of remark.
    public var kind: Kind

    /// The kinds of remarks.
    public enum Kind: Hashable, Sendable {
        /// The finger with this number touched down on this view, or on none.
        case fingerDown(ViewID?, finger: Int)
        /// The finger touched down on this slider, but beside its thumb.
        case besideThumb(of: ViewID, middle: Point)
        /// `scrollView` is at its end in the drag's direction and passes the drag to `other`, an enclosing scroll view.
        case passesDrag(scrollView: ViewID, other: ViewID)
        /// The finger moved far enough for `scrollView` to scroll, but `view` keeps its touch.
        case keepsTouch(view: ViewID, scrollView: ViewID)
        /// The gesture of a recognizer is complete, but it waits until the other one fails.
        case waits(RecognizerID, for: GestureRecognizer.Competitor)
        /// `loser` fails because `winner` has recognized, and it doesn't allow both.
        case loses(loser: GestureRecognizer.Competitor, winner: GestureRecognizer.Competitor)
        /// The recognizer fails because this scroll view zooms, and it doesn't allow both.
        case losesToZooming(RecognizerID, of: ViewID)
        /// `gestureRecognizerShouldBegin` stops a recognizer: the finger doesn't move along its axis.
        case doesNotBegin(RecognizerID)
        /// This control keeps the gesture of a superview's recognizer.
        case controlKeeps(ViewID, RecognizerID)
        /// Recognizers that wait for each other, so that none ever recognizes.
        case deadlock([RecognizerID])
        /// A second finger on a view that takes one at a time.
        case refusesFinger(ViewID)
        /// A finger on `view` while `other` has one, and one of them has `exclusiveTouch`.
        case excludesFinger(ViewID, other: ViewID)
    }
}
