/// The numbers that touch delivery depends on, each with its source and certainty. Apple publishes none of them.
public struct TouchSettings: Hashable, Sendable {
    /// How long, in seconds, a scroll view delays a touch on its content.
    ///
    /// Many report 150 ms. UIScrollView's documentation mentions a timer without a number.
    public var contentTouchDelay = 0.15
    /// How far, in points, a finger moves before a drag begins.
    ///
    /// EarlGrey's `kGREYScrollDetectionLength` is 10; other reimplementations use 5 and 0. Uncertain: whether UIKit
    /// measures along one axis or in a straight line. Here it is a straight line, because UIScrollView's own recognizer
    /// is a UIPanGestureRecognizer, which wins over pan recognizers of superviews.
    public var dragThreshold = 10.0
    /// How far outside a control's bounds, in points, a tracked finger still counts as inside.
    ///
    /// Many measured about 70 on phones (a comment in Texture's ASControlNode says 70 on phones and 25 on pads).
    public var dragSlop = 70.0
    /// The time, in seconds, after a touch lifts within which the next one on the same control counts as repeated.
    ///
    /// Uncertain: UIKit's double tap interval isn't documented; reimplementations use 0.3 to 0.35.
    public var repeatInterval = 0.3
    /// The distance, in points, from where a touch lifts within which the next one on the same control counts as
    /// repeated.
    ///
    /// Uncertain, as above.
    public var repeatDistance = 10.0
    /// How strongly content follows a finger that drags it beyond its end; see ``ScrollRange``.
    ///
    /// Several authors measured 0.55 on iOS.
    public var rubberBandCoefficient = 0.55
    /// How close to its limit, in points, a content offset counts as at its end, so that an enclosing scroll view gets
    /// the drag.
    ///
    /// Our own choice: less than a pixel, and enough for rounding errors in sums of coordinates.
    public var scrollEndTolerance = 0.01
    /// The velocity, in points per millisecond, at which a lifting finger moves a scroll view to the next page.
    ///
    /// UIScrollView's delegate uses this unit. Uncertain: no number is published.
    public var pagingVelocity = 0.3
    /// The time, in seconds, before a finger lifts over which its velocity is measured.
    ///
    /// Uncertain: no number is published.
    public var velocityInterval = 0.1
    /// The size of a slider's thumb, in points.
    ///
    /// Many report 31 by 31 for UISlider's default thumb image. Uncertain for later designs.
    public var thumbSize = Size(width: 31, height: 31)
    /// How far beside a slider's thumb, in points, a touch still grabs it.
    ///
    /// Uncertain: UISlider accepts touches beside its thumb, but no number is published.
    public var thumbSlop = 15.0
    /// How long, in seconds, a tap recognizer waits for the finger to lift.
    ///
    /// Reported as 0.75 (UITapGestureRecognizer's private maximum duration).
    public var tapDuration = 0.75
    /// How long, in seconds, a finger stays still before a long press is recognized.
    ///
    /// UILongPressGestureRecognizer's documentation of `minimumPressDuration`: 0.5. Certain.
    public var longPressDuration = 0.5
    /// How far, in points, a finger may move before a tap or a long press fails.
    ///
    /// UILongPressGestureRecognizer's documentation of `allowableMovement`: 10. Uncertain for taps.
    public var allowableMovement = 10.0
    /// How far, in points, a finger moves in one direction for a swipe.
    ///
    /// Uncertain: UISwipeGestureRecognizer's private minimum is reported as 50.
    public var swipeDistance = 50.0
    /// The time, in seconds, in which a swipe covers its distance.
    ///
    /// Uncertain: UISwipeGestureRecognizer's private maximum duration is reported as 0.5.
    public var swipeDuration = 0.5
    /// The time, in seconds, after a touch lifts within which the next one of a double tap touches down.
    ///
    /// UITapGestureRecognizer's private maximum interval is reported as 0.35. Uncertain.
    public var multiTapInterval = 0.35
    /// The distance, in points, from where a touch lifts within which the next one of a double tap touches down.
    ///
    /// UITapGestureRecognizer's private maximum distance is reported as 45. Uncertain.
    public var multiTapDistance = 45.0
    /// How far, in points, the distance between two fingers changes before a pinch is recognized.
    ///
    /// UIPinchGestureRecognizer's private hysteresis is reported as 8. Uncertain.
    public var pinchDistance = 8.0
    /// How far, in points, one finger moves across the line to the other before a rotation is recognized.
    ///
    /// Uncertain: no number is published.
    public var rotationDistance = 5.0
    /// How far from the edge of the screen, in points, a finger touches down for a screen edge pan.
    ///
    /// Uncertain: reports have from 13 to 20, and more for a finger that touches down slowly.
    public var screenEdgeWidth = 20.0
    /// How long, in seconds, the finger of a simulated tap is down. Our own choice, well below all delays.
    public var simulatedTapDuration = 0.05
    /// How long, in seconds, a simulated drag, pinch or rotation takes by default. Our own choice, below the delay.
    public var simulatedDragDuration = 0.1
    /// How far left and right of the center, in points, the two fingers of a simulated pinch or rotation touch down.
    /// Our own choice.
    public var pinchSpread = 20.0

    /// Creates UIKit's numbers.
    public init() {}
}
