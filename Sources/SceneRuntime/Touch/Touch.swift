/// One finger from touching down to lifting, and the state of its delivery.
struct Touch {
    /// The number of touches before it.
    let number: Int
    /// The number of the finger, from 1.
    let finger: Int
    /// Where it touched down, in root coordinates.
    let start: Point
    /// The tick at which it touched down.
    let startTime: Tick
    /// Its current position.
    var position: Point
    /// The view that the touch belongs to.
    let view: ViewID
    /// That view and its superviews, innermost first.
    let chain: [ViewID]
    var phase = Phase.pending
    /// The tick at which the enclosing scroll views deliver it, or `nil` if none delays it.
    var contentTime: Tick?
    /// The scroll view that delays it.
    var delayingView: ViewID?
    /// The view of the first recognizer that delays it.
    var holder: ViewID?
    /// The scroll views that it may drag, innermost first.
    var scrollViews: [ViewID]
    /// The scroll views that left a drag to one around them, because they are at their end.
    var scrollViewsThatPassedDrag: [ViewID] = []
    var drag: Drag?
    /// Whether it is of a pinch or rotation, which the view hit doesn't get.
    var isOfGesture = false
    /// The slider whose thumb it touched.
    var slider: Slider?
    /// Whether it counts as inside for the tracking control.
    var isInside = true
    /// Whether it has moved since the view received it.
    var hasMoved = false
    /// The cell that it would select.
    var cell: ViewID?
    var isHighlighting = false
    /// Whether it has been beyond the movement threshold.
    var isFarAway = false
    /// The tick at which the finger lifted. The view may learn of it later.
    var liftTime: Tick?
    /// The view of the first recognizer that delays its end.
    var endHolder: ViewID?
    /// The path of its finger.
    var trail: FingerTrail

    /// Whether the finger has lifted.
    var isLifted: Bool { liftTime != nil }

    /// Whether nothing more can happen to it.
    var isFinished: Bool { isLifted && phase == .over }

    /// Returns whether it drags one of these views.
    func scrolls(within chain: [ViewID]) -> Bool { drag.map { chain.contains($0.view) } ?? false }

    /// The state of delivery to the view.
    enum Phase {
        /// The view hasn't received it yet.
        case pending
        /// The view has it.
        case delivered
        /// The view had it, or will never receive it.
        case over
    }

    /// A scroll view being dragged.
    struct Drag {
        var view: ViewID
        /// Where the finger was when the drag began, in root coordinates.
        var start: Point
        /// The content offset at that moment.
        var offset: Point
        var axes: ScrollViewProperties.Axes
    }

    /// The slider that tracks the finger.
    struct Slider {
        /// Where the finger touched down, along the slider's own x axis.
        var start: Double
        /// The value at that moment.
        var value: Double
    }
}
