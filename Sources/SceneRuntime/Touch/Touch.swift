/// One finger, from when it comes down until it goes up, and how far the views have got with it.
struct Touch {
    /// Where it came down, in the root's coordinates.
    let start: Point
    /// The tick of the clock at which it came down.
    let startTime: Double
    /// Where it is.
    var position: Point
    /// The view that it belongs to.
    let view: ViewID
    /// That view and its superviews, from the inside out.
    let chain: [ViewID]
    /// How far the view has got with it.
    var phase = Phase.pending
    /// The tick at which the scroll views above let it through; `nil` where none holds it back.
    var contentTime: Double?
    /// The scroll view that holds it back.
    var delayingView: ViewID?
    /// The recognizers that see it, from the inside out.
    var recognizers: [Observer]
    /// The scroll views that it may drag, from the inside out.
    var scrollViews: [ViewID]
    /// The scroll view that it drags.
    var drag: Drag?
    /// The slider whose thumb it came down on.
    var slider: Slider?
    /// Whether the tracking control counts it as inside.
    var isInside = true
    /// Whether it has moved since the view got it.
    var hasMoved = false
    /// The cell that it would select.
    var cell: ViewID?
    /// Whether that cell is highlighted.
    var isHighlighting = false
    /// Whether it has been beyond the threshold.
    var isFarAway = false

    /// How far a view has got with its touch.
    enum Phase {
        /// It has not got it yet.
        case pending
        /// It has it.
        case delivered
        /// It had it, or will never get it.
        case over
    }

    /// A recognizer that sees the touch.
    struct Observer {
        var view: ViewID
        /// The index of ``view`` in the touch's chain: 0 is the hit view.
        var depth: Int
        var recognizer: GestureRecognizer
        /// Whether it may still recognize its gesture.
        var isPossible = true
    }

    /// A scroll view that is being dragged.
    struct Drag {
        var view: ViewID
        /// Where the finger was when the drag began, in the root's coordinates.
        var start: Point
        /// The content offset at that moment.
        var offset: Point
        var axes: ScrollViewProperties.Axes
    }

    /// The slider that tracks the finger.
    struct Slider {
        /// Where the finger came down, along the slider's own x.
        var start: Double
        /// The value at that moment.
        var value: Double
    }
}
