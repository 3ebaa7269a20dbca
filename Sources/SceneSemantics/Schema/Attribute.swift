/// The attributes. ``Schema`` has their words, values and effects.
public enum Attribute: UInt8, CaseIterable, Sendable {
    // Layout
    case frame, leading, trailing, top, bottom, centerX, centerY, center, width, height, size, fill
    case safeArea, customSpacing
    case bounds
    // Transform
    case rotate, scale, translate, transform, anchorPoint
    // View
    case additionalSafeArea
    case hidden, alpha, userInteractionEnabled, clipsToBounds, zPosition, backgroundColor, cornerRadius
    case multipleTouchEnabled, exclusiveTouch
    // Control
    case enabled, keepsTouch
    case value, minimumValue, maximumValue, continuous
    case on
    // Scroll views
    case contentSize, viewForZooming
    case contentOffset, contentInset, contentInsetAdjustment, zoomScale, minimumZoomScale, maximumZoomScale,
        scrollEnabled
    case delaysContentTouches, canCancelContentTouches, touchesShouldCancel, alwaysBounceVertical
    case alwaysBounceHorizontal, bounces, pagingEnabled
    case allowsSelection, displayOrder, cellsYieldToOverhang
    case style, scrollDirection
    case spacing, lineSpacing, inset
    // Stacks
    case distribution, alignment, margins
    // Hit testing
    case touchDelegate, passthrough, hitSlop, hitShape, overhang, draggable
    // Recognizers
    case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, numberOfTapsRequired, numberOfTouchesRequired
    case minimumPressDuration, shouldBegin, ignores, receivesOnly, requireToFail, simultaneous
    // Scenes
    case direction, hitTestsPerTouch, minimumTarget, contentTouchDelay, dragThreshold, dragSlop
    case rubberBandCoefficient, scrollEndTolerance, pagingVelocity, velocityInterval, thumbSize, thumbSlop
    case repeatInterval, repeatDistance, tapDuration, longPressDuration, allowableMovement, swipeDistance, swipeDuration
    case multiTapInterval, multiTapDistance, pinchDistance, rotationDistance, screenEdgeWidth
    case simulatedTapDuration, simulatedDragDuration, pinchSpread

    /// Whether it affects the frame of a view.
    @inline(__always)
    var isLayout: Bool {
        switch self {
        case .frame, .leading, .trailing, .top, .bottom, .centerX, .centerY, .center, .width, .height, .size, .fill,
            .safeArea, .customSpacing:
            true
        default: false
        }
    }

    /// Whether you may write it more than once.
    public var isRepeatable: Bool {
        switch self {
        case .rotate, .scale, .translate: true
        default: false
        }
    }

    /// Whether it rotates, scales or translates a view.
    @inline(__always)
    var isTransform: Bool {
        switch self {
        case .rotate, .scale, .translate, .transform: true
        default: false
        }
    }

    /// Whether a cell passes it on to its content view.
    var isForContent: Bool { self == .touchDelegate || self == .passthrough }

    /// The group that it belongs to.
    public var group: AttributeGroup { Schema.entry(of: self).group }

    /// The shape of its values.
    public var shape: ValueShape { Schema.entry(of: self).shape }

    /// The word of the language.
    public var word: String { Schema.entry(of: self).word }

    /// Creates the attribute that `word` names, or returns `nil` if there is none.
    public init?(word: String) {
        guard let attribute = Schema.attribute(word) else { return nil }
        self = attribute
    }
}
