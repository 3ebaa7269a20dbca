import SceneRuntime

extension Schema {
    /// The largest absolute value of a coordinate.
    static let maximumCoordinate = 1e9

    /// The range of all numbers.
    static let anyNumber = -maximumCoordinate...maximumCoordinate

    /// The range of lengths.
    static let notNegative = 0...maximumCoordinate

    /// The range of scales for a pinch.
    static let pinchScales = 1e-6...1e6

    /// What the effects of a rule can set.
    public static let settableAttributes: [Attribute] = [.hidden, .alpha, .userInteractionEnabled]

    /// All attributes, in the order of the reference, which is the order of their numbers. (One literal list needs no
    /// time to build.)
    public static let attributes: [AttributeEntry] = [
        // Layout and transforms.
        entry(.frame, "frame", .layout, .frame, "", "origin and size, in the superview's coordinates"),
        entry(.leading, "leading", .layout, .length, "", "distance to the superview's leading edge"),
        entry(.trailing, "trailing", .layout, .length, "", "distance to the superview's trailing edge"),
        entry(.top, "top", .layout, .length, "", "distance to the superview's top edge"),
        entry(.bottom, "bottom", .layout, .length, "", "distance to the superview's bottom edge"),
        entry(.centerX, "centerX", .layout, .optionalLength, "", "centered horizontally, moved by the offset"),
        entry(.centerY, "centerY", .layout, .optionalLength, "", "centered vertically, moved by the offset"),
        entry(.center, "center", .layout, .nothing, "", "centered in both directions"),
        entry(.width, "width", .layout, .extent, "", "the width"),
        entry(.height, "height", .layout, .extent, "", "the height; of rows and headers, too"),
        entry(.size, "size", .layout, .size, "", "width and height; for `items`, the size of each"),
        entry(.fill, "fill", .layout, .optionalInset, "", "all four edges at the superview's edges, or as far inside"),
        entry(
            .safeArea, "safeArea", .layout, .flag, ".off",
            "pins refer to the superview's safe area; on a scene, with `N` or `T,L,B,R`: the safe area of the scene"),
        entry(
            .customSpacing, "customSpacing", .layout, .number(notNegative), "the stack's `spacing`",
            "in a stack: the distance to the next view"),
        entry(.bounds, "bounds", .bounds, .point, "0,0", "the origin of the bounds"),
        entry(
            .rotate, "rotate", .transform, .angle, "",
            "turns clockwise; may be repeated; the last one is applied to a point first"),
        entry(.scale, "scale", .transform, .factors, "", "stretches; may be repeated"),
        entry(.translate, "translate", .transform, .point, "", "moves; may be repeated"),
        entry(
            .transform, "transform", .transform, .matrix, "1,0,0,1,0,0",
            "the six numbers of a CGAffineTransform; not with other transforms"),
        entry(
            .anchorPoint, "anchorPoint", .transform, .point, "0.5,0.5",
            "the point, in units of the size, around which the view is transformed"),

        // Attributes that views and controls share.
        entry(
            .additionalSafeArea, "additionalSafeArea", .view, .edges, "0",
            "added to what of the safe area reaches this view"),
        entry(.hidden, "hidden", .view, .flag, ".off", "neither the view nor its subviews are drawn or hit"),
        entry(
            .alpha, "alpha", .view, .number(0...1), "1", "opacity; below 0.01 neither the view nor its subviews are hit"
        ),
        entry(
            .userInteractionEnabled, "userInteractionEnabled", .view, .flag, ".on",
            "off: neither the view nor its subviews are hit"),
        entry(
            .clipsToBounds, "clipsToBounds", .view, .flag, ".off",
            "subviews are drawn only inside the bounds"),
        entry(.zPosition, "zPosition", .view, .number(anyNumber), "0", "order of drawing, not of hit testing"),
        entry(.backgroundColor, "backgroundColor", .view, .color, ".clear", "what is drawn behind the subviews"),
        entry(
            .cornerRadius, "cornerRadius", .view, .number(notNegative), "0", "rounds the drawing, not the hit area"),
        entry(
            .multipleTouchEnabled, "multipleTouchEnabled", .view, .flag, ".off",
            "gets the touches of further fingers, too; controls track one in any case"),
        entry(
            .exclusiveTouch, "exclusiveTouch", .view, .flag, ".off",
            "while this view has a touch, no other view gets one, and the other way round"),
        entry(
            .enabled, "enabled", .control, .flag, ".on",
            "off: still hit, but gets no events; a recognizer gets no touches"),
        entry(
            .keepsTouch, "keepsTouch", .control, .flag, ".off",
            "a scroll view's `touchesShouldCancel` answers no for this control"),

        entry(
            .value, "value", .slider, .number(anyNumber), "0", "where the thumb is; clamped to the range"),
        entry(.minimumValue, "minimumValue", .slider, .number(anyNumber), "0", "the value at the leading end"),
        entry(
            .maximumValue, "maximumValue", .slider, .number(anyNumber), "1",
            "the value at the trailing end; a smaller one counts as the minimum"),
        entry(
            .continuous, "continuous", .slider, .flag, ".on",
            "`valueChanged` with each move that changes the value; off: once, when the touch ends"),
        entry(.on, "on", .switch, .flag, ".off", "UIKit's `isOn`"),

        // Scroll views, tables and collections.
        entry(
            .contentSize, "contentSize", .scrollContent, .size, "the bounds' size",
            "the size of the content; a table's follows from its rows"),
        entry(.viewForZooming, "viewForZooming", .scrollContent, .link, "", "the view that is scaled by zooming"),
        entry(.contentOffset, "contentOffset", .scroll, .point, "minus the inset", "the bounds origin"),
        entry(.contentInset, "contentInset", .scroll, .edges, "0", "room around the content"),
        entry(
            .contentInsetAdjustment, "contentInsetAdjustment", .scroll,
            .choice(ContentInsetAdjustment.allCases.map { $0.rawValue }), ".never",
            "`.automatic`: adds the safe area to the inset, along the axes on which it can scroll; `.always`: along both"
        ),
        entry(
            .zoomScale, "zoomScale", .scroll, .number(1e-6...1e6), "1",
            "scales `viewForZooming` about its top left corner"),
        entry(
            .minimumZoomScale, "minimumZoomScale", .scroll, .number(1e-6...1e6), "1", "how small a pinch can make it"),
        entry(
            .maximumZoomScale, "maximumZoomScale", .scroll, .number(1e-6...1e6), "1", "how large a pinch can make it"),
        entry(.scrollEnabled, "scrollEnabled", .scroll, .flag, ".on", "off: drags don't scroll"),
        entry(
            .delaysContentTouches, "delaysContentTouches", .scroll, .flag, ".on",
            "the content gets its touch a little later"),
        entry(
            .canCancelContentTouches, "canCancelContentTouches", .scroll, .flag, ".on",
            "off: once the content has its touch nothing scrolls"),
        entry(
            .touchesShouldCancel, "touchesShouldCancel", .scroll,
            .choice(ScrollViewProperties.TouchesShouldCancel.allCases.map { $0.rawValue }), ".default",
            "whether a drag takes the touch from the content: `.default` not from a control; `.controls` also from a "
                + "control, unless it is a text input, slider or switch"),
        entry(
            .alwaysBounceVertical, "alwaysBounceVertical", .scroll, .flag, ".off",
            "can always be dragged vertically; on in a table"),
        entry(
            .alwaysBounceHorizontal, "alwaysBounceHorizontal", .scroll, .flag, ".off",
            "can always be dragged horizontally"),
        entry(
            .bounces, "bounces", .scroll, .flag, ".on",
            "can be dragged past the end of its content, and returns when the finger leaves"),
        entry(
            .pagingEnabled, "pagingEnabled", .scroll, .flag, ".off",
            "comes to rest at a multiple of its size when the finger leaves"),
        entry(.allowsSelection, "allowsSelection", .cells, .flag, ".on", "off: touches select nothing"),
        entry(
            .displayOrder, "displayOrder", .cells, .choice(DisplayDirection.allCases.map { $0.rawValue }), ".ascending",
            "which cells were displayed later and so are in front"),
        entry(
            .cellsYieldToOverhang, "cellsYieldToOverhang", .cells, .flag, ".off",
            "cells yield where another cell's `overhang` view is"),
        entry(
            .style, "style", .table, .choice(TableStyle.allCases.map { $0.rawValue }), ".plain",
            "plain: the headers and footers of sections stay in view"),
        entry(
            .scrollDirection, "scrollDirection", .collection,
            .choice([Axis.vertical, .horizontal].map { $0.rawValue }), ".vertical",
            "the direction in which lines follow each other"),
        entry(
            .spacing, "spacing", .items, .number(notNegative), "10",
            "the least distance between the items of a line; in a stack, where it is 0, the distance between its views"),
        entry(.lineSpacing, "lineSpacing", .items, .number(notNegative), "10", "the distance between lines"),
        entry(.inset, "inset", .items, .edges, "0", "room around the items"),

        entry(
            .distribution, "distribution", .stack,
            .choice(StackProperties.Distribution.allCases.map { $0.rawValue }), ".fill",
            "how views share the length: those without one, equally; all alike; with equal distances between them, or "
                + "between their middles"),
        entry(
            .alignment, "alignment", .stack, .choice(StackProperties.Alignment.allCases.map { $0.rawValue }), ".fill",
            "where views lie across the stack; `.fill`: all as thick as it"),
        entry(.margins, "margins", .stack, .edges, "0", "room around the views"),

        // Hit testing, recognizers and whole scenes.
        entry(
            .touchDelegate, "touchDelegate", .hitTesting, .link, "", "the view that is offered this view's own hits"
        ),
        entry(
            .passthrough, "passthrough", .hitTesting, .flag, ".off",
            "only the subviews are hit; touches beside them go to what is behind"),
        entry(
            .hitSlop, "hitSlop", .hitTesting, .edges, "0",
            "how far the hit area reaches beyond the bounds; a negative slop makes it smaller"),
        entry(
            .hitShape, "hitShape", .hitTesting, .choice(HitShape.allCases.map { $0.rawValue }), ".rectangle",
            "what `point(inside:)` accepts: the shape inscribed in the bounds; `.subviews`: also wherever a subview does"
        ),
        entry(
            .overhang, "overhang", .hitTesting, .flag, ".off",
            "claimed by the nearest cell, or by its superview, even where it is outside"),
        entry(.draggable, "draggable", .hitTesting, .flag, ".off", "follows the finger"),
        entry(
            .cancelsTouchesInView, "cancelsTouchesInView", .recognizer, .flag, ".on",
            "recognition cancels the touch of the view"),
        entry(
            .delaysTouchesBegan, "delaysTouchesBegan", .recognizer, .flag, ".off",
            "the view gets the touch when recognition has failed"),
        entry(
            .delaysTouchesEnded, "delaysTouchesEnded", .recognizer, .flag, ".on",
            "the view learns that the touch has ended when recognition has failed"),
        entry(
            .numberOfTapsRequired, "numberOfTapsRequired", .recognizer, .count(1...100), "1",
            "of a `.tap`: how many taps follow each other"),
        entry(
            .numberOfTouchesRequired, "numberOfTouchesRequired", .recognizer, .count(1...10), "1",
            "of a `.tap`, `.longPress`, `.pan` or `.swipe`: how many fingers it needs"),
        entry(
            .minimumPressDuration, "minimumPressDuration", .recognizer, .time, "the scene's `longPressDuration`",
            "of a `.longPress`: how long the finger rests"),
        entry(
            .shouldBegin, "shouldBegin", .recognizer, .choice(Axis.allCases.map { $0.rawValue }), "",
            "of a `.pan`, `.swipe` or `.screenEdgePan`: `gestureRecognizerShouldBegin` says yes only if the finger first "
                + "moves along this axis"),
        entry(
            .ignores, "ignores", .recognizer, .links, "",
            "it gets no touches on these views and their subviews, as `gestureRecognizer(_:shouldReceive:)` decides"),
        entry(
            .receivesOnly, "receivesOnly", .recognizer, .links, "",
            "it only gets touches on these views and their subviews"),
        entry(
            .requireToFail, "requireToFail", .recognizer, .competitors, "",
            "it waits until these have failed: recognizers, or scroll views for their own pan"),
        entry(
            .simultaneous, "simultaneous", .recognizer, .flagOrCompetitors, ".off",
            "it recognizes together with every other, or with these: recognizers, or scroll views for their own pan and pinch"
        ),
        entry(
            .direction, "direction", .scene, .choice(UserInterfaceLayoutDirection.allCases.map { $0.rawValue }),
            ".leftToRight",
            "which side `leading` is"),
        entry(
            .hitTestsPerTouch, "hitTestsPerTouch", .scene, .count(1...100), "1",
            "how often UIKit asks for one touch; the last answer counts"),
        entry(
            .minimumTarget, "minimumTarget", .scene, .number(notNegative), "44",
            "how many points wide and high a touch target has to be"),
        entry(
            .contentTouchDelay, "contentTouchDelay", .scene, .time, "150ms", "how long a scroll view delays a touch"
        ),
        entry(
            .dragThreshold, "dragThreshold", .scene, .number(notNegative), "10",
            "how many points a finger moves before a drag begins"),
        entry(
            .dragSlop, "dragSlop", .scene, .number(notNegative), "70",
            "how many points outside a control a finger still counts as inside"),
        entry(
            .rubberBandCoefficient, "rubberBandCoefficient", .scene, .number(notNegative), "0.55",
            "how strongly content follows a finger beyond its end"),
        entry(
            .scrollEndTolerance, "scrollEndTolerance", .scene, .number(notNegative), "0.01",
            "how many points from its limit an offset still is at its end"),
        entry(
            .pagingVelocity, "pagingVelocity", .scene, .number(notNegative), "0.3",
            "above how many points a millisecond a finger goes on to the next page"),
        entry(
            .velocityInterval, "velocityInterval", .scene, .time, "100ms",
            "in which time before it leaves the finger's velocity is measured"),
        entry(.thumbSize, "thumbSize", .scene, .size, "31x31", "the size of a slider's thumb"),
        entry(
            .thumbSlop, "thumbSlop", .scene, .number(notNegative), "15",
            "how many points beside a slider's thumb a touch still is on it"),
        entry(
            .repeatInterval, "repeatInterval", .scene, .time, "300ms",
            "how soon after a touch the next on the same control is a repeated one"),
        entry(
            .repeatDistance, "repeatDistance", .scene, .number(notNegative), "10",
            "how many points from a touch the next on the same control still is a repeated one"),
        entry(
            .tapDuration, "tapDuration", .scene, .time, "750ms",
            "how long a tap recognizer waits for the finger to go up"),
        entry(
            .longPressDuration, "longPressDuration", .scene, .time, "500ms", "how long a finger rests for a long press"),
        entry(
            .allowableMovement, "allowableMovement", .scene, .number(notNegative), "10",
            "how many points a finger may move in a tap or a long press; of a recognizer, too"
        ),
        entry(
            .swipeDistance, "swipeDistance", .scene, .number(notNegative), "50",
            "how many points a finger moves for a swipe"),
        entry(.swipeDuration, "swipeDuration", .scene, .time, "500ms", "how long a swipe may take"),
        entry(
            .multiTapInterval, "multiTapInterval", .scene, .time, "350ms",
            "how soon after a tap the next one of a double tap comes down"),
        entry(
            .multiTapDistance, "multiTapDistance", .scene, .number(notNegative), "45",
            "how many points from a tap the next one of a double tap comes down"),
        entry(
            .pinchDistance, "pinchDistance", .scene, .number(notNegative), "8",
            "by how many points the distance between two fingers changes for a pinch"),
        entry(
            .rotationDistance, "rotationDistance", .scene, .number(notNegative), "5",
            "how many points a finger moves across the line to the other for a rotation"),
        entry(
            .screenEdgeWidth, "screenEdgeWidth", .scene, .number(notNegative), "20",
            "how many points from the edge of the scene a finger comes down for a screen edge pan"),
        entry(
            .simulatedTapDuration, "simulatedTapDuration", .scene, .time, "50ms", "how long `tap` keeps the finger down"
        ),
        entry(
            .simulatedDragDuration, "simulatedDragDuration", .scene, .time, "100ms",
            "how long `drag` without `over`, `pinch` and `rotate` take"),
        entry(
            .pinchSpread, "pinchSpread", .scene, .number(notNegative), "20",
            "how many points left and right of the place `pinch` and `rotate` have their fingers"),
    ]

    private static func entry(
        _ attribute: Attribute, _ word: String, _ group: AttributeGroup, _ shape: ValueShape, _ defaultText: String,
        _ summary: String
    ) -> AttributeEntry {
        AttributeEntry(
            attribute: attribute, word: word, group: group, shape: shape, defaultText: defaultText, summary: summary)
    }
}
