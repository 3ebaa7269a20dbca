/// The numbers on which the delivery of touches depends, each with where it comes from and how sure it is. Apple
/// publishes none of them.
public struct TouchSettings: Hashable, Sendable {
    /// How long, in seconds, a scroll view holds a touch back from its content.
    ///
    /// Reported by many, 150 ms throughout; UIScrollView's documentation speaks of a timer without a number.
    public var contentTouchDelay = 0.15
    /// How far, in points, a finger moves before a drag begins.
    ///
    /// EarlGrey's `kGREYScrollDetectionLength` is 10; other reimplementations have 5 and 0. Uncertain: whether it is
    /// measured along one axis or as a straight line; here along the axes on which the scroll view can move.
    public var dragThreshold = 10.0
    /// How far, in points, outside a control's bounds a tracked finger still counts as inside.
    ///
    /// Measured by many as about 70 on phones (a comment in Texture's ASControlNode says 70 on phones and 25 on pads).
    public var dragSlop = 70.0
    /// Within which time, in seconds, after a touch went up the next one on the same control is a repeated one.
    ///
    /// Uncertain: UIKit's double tap interval is not documented; reimplementations have 0.3 to 0.35.
    public var repeatInterval = 0.3
    /// Within which distance, in points, of where a touch went up the next one on the same control is a repeated one.
    ///
    /// Uncertain, as above.
    public var repeatDistance = 10.0
    /// How strongly content follows a finger that drags it beyond its end; see ``ScrollRange``.
    ///
    /// Measured on iOS by several authors, 0.55 throughout.
    public var rubberBandCoefficient = 0.55
    /// How near, in points, to its limit a content offset is at its end, so that the drag goes to a scroll view around it.
    ///
    /// Our own choice: what sums of coordinates round off, and less than a pixel.
    public var scrollEndTolerance = 0.01
    /// How fast, in points a millisecond, a finger leaves for a scroll view to go on to the next page.
    ///
    /// The unit is that of UIScrollView's delegate. Uncertain: no number is published.
    public var pagingVelocity = 0.3
    /// The time, in seconds, before a finger leaves in which its velocity is measured.
    ///
    /// Uncertain: no number is published.
    public var velocityInterval = 0.1
    /// The size, in points, of a slider's thumb.
    ///
    /// UISlider's default thumb image measures 31 by 31 as many report; uncertain for later designs.
    public var thumbSize = Size(width: 31, height: 31)
    /// How far, in points, beside a slider's thumb a touch still is on it.
    ///
    /// Uncertain: UISlider takes touches beside its thumb; no number is published.
    public var thumbSlop = 15.0
    /// How long, in seconds, a tap recognizer waits for the finger to go up.
    ///
    /// Reported as 0.75 (UITapGestureRecognizer's private maximum duration).
    public var tapDuration = 0.75
    /// How long, in seconds, a finger rests before a long press is recognized.
    ///
    /// UILongPressGestureRecognizer's documentation of `minimumPressDuration`: 0.5. Sure.
    public var longPressDuration = 0.5
    /// How far, in points, a finger may move from where it came down while a tap or a long press is waited for.
    ///
    /// UILongPressGestureRecognizer's documentation of `allowableMovement`: 10. For taps uncertain.
    public var allowableMovement = 10.0
    /// How far, in points, a finger moves in one direction for a swipe.
    ///
    /// Uncertain: UISwipeGestureRecognizer's private minimum is reported as 50.
    public var swipeDistance = 50.0
    /// Within which time, in seconds, a swipe covers its distance.
    ///
    /// Uncertain: UISwipeGestureRecognizer's private maximum duration is reported as 0.5.
    public var swipeDuration = 0.5
    /// How long, in seconds, the finger of a simulated tap is down; our own choice, well below all delays.
    public var simulatedTapDuration = 0.05
    /// How long, in seconds, a simulated drag or pinch takes where nothing is said; our own choice, below the delay.
    public var simulatedDragDuration = 0.1
    /// How far, in points, left and right of the place the two fingers of a simulated pinch come down; our own choice.
    public var pinchSpread = 20.0

    /// Creates UIKit's numbers.
    public init() {}
}
