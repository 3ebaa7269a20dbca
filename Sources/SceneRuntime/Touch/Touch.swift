/// One finger from touching down to lifting, and the state of its delivery.
struct Touch {
    /// Where it touched down, in root coordinates.
    let start: Point
    /// The tick at which it touched down.
    let startTime: Double
    /// Its current position.
    var position: Point
    /// The view that the touch belongs to.
    let view: ViewID
    /// That view and its superviews, innermost first.
    let chain: [ViewID]
    var phase = Phase.pending
    /// The tick at which the enclosing scroll views deliver it, or `nil` if none delays it.
    var contentTime: Double?
    /// The scroll view that delays it.
    var delayingView: ViewID?
    /// The recognizers that observe it, innermost first.
    var recognizers: [Observer]
    /// The scroll views that it may drag, innermost first.
    var scrollViews: [ViewID]
    var drag: Drag?
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

    /// The state of delivery to the view.
    enum Phase {
        /// The view hasn't received it yet.
        case pending
        /// The view has it.
        case delivered
        /// The view had it, or will never receive it.
        case over
    }

    /// A recognizer that observes the touch.
    struct Observer {
        var view: ViewID
        /// The index of ``view`` in the touch's chain: 0 is the hit view.
        var depth: Int
        var recognizer: GestureRecognizer
        var isPossible = true
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
