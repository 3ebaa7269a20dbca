/// Something worth knowing of a touch that is no event: it happens to no view, or explains why nothing happened.
public struct TouchRemark: Hashable, Sendable {
    /// When, in seconds.
    public var time: Double
    /// How many events had happened before.
    public var eventsBefore: Int
    /// What.
    public var kind: Kind

    /// What can be remarked.
    public enum Kind: Hashable, Sendable {
        /// A finger came down on this view, or on none.
        case fingerDown(ViewID?)
        /// The finger came down on this slider, beside its thumb.
        case besideThumb(of: ViewID)
        /// `scrollView` is at its end in the drag's direction and leaves the drag to `other`, a scroll view around it.
        case handsOn(scrollView: ViewID, other: ViewID)
        /// The finger moved far enough for `scrollView` to scroll, but `view` keeps its touch.
        case keepsTouch(view: ViewID, scrollView: ViewID)
    }
}
