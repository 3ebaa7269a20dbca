import Testing

/// Tests the events that controls send while they are touched.
struct ControlTouchTests {
    /// A button from 100,100 to 200,150. With its slop it extends from 30,30 to 270,220.
    private let button = "button B frame 100,100 100x50"

    /// A touch sends its events in order.
    @Test(arguments: [
        ("tap B", "B.touchDown B.touchUpInside"),
        ("down B; move 150,130; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        ("down B; move 150,130; move 151,130; up", "B.touchDown B.touchDragInside B.touchDragInside B.touchUpInside"),
        // 69 points outside the bounds still count as inside, 71 don't.
        ("down B; move 269,125; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        ("down B; move 271,125; up", "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"),
        // The slop is half-open.
        ("down B; move 30,125; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        ("down B; move 150,30; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        ("down B; move 29.9,125; up", "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"),
        ("down B; move 270,125; up", "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"),
        ("down B; move 150,220; up", "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"),
        ("down B; move 150,219.9; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        // Exit and Enter come before the Outside and Inside of the same move.
        (
            "down B; move 300,125; move 310,125; move 150,125; up",
            """
            B.touchDown B.touchDragExit B.touchDragOutside B.touchDragOutside B.touchDragEnter B.touchDragInside \
            B.touchUpInside
            """
        ),
        // A single move from one side of the slop to the other enters and exits.
        (
            "down B; move 300,125; move 0,125; up",
            """
            B.touchDown B.touchDragExit B.touchDragOutside B.touchDragEnter B.touchDragExit B.touchDragOutside \
            B.touchUpOutside
            """
        ),
        ("down B; cancel", "B.touchDown B.touchCancel"),
        ("down B; move 300,125; cancel", "B.touchDown B.touchDragExit B.touchDragOutside B.touchCancel"),
        // No move, no drag.
        ("down B; move B; up", "B.touchDown B.touchUpInside"),
        ("press B 2s", "B.touchDown B.touchUpInside"),
        ("drag B to 300,125", "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"),
        // A touch beside the button hits only the root.
        ("tap 99,125", "S.touchesBegan S.touchesEnded"),
        ("tap 500,125", ""),
    ])
    func sends(_ steps: String, _ expected: String) throws {
        #expect(try TouchedScene(button).events(steps) == expected)
    }

    /// A control is highlighted while the touch is inside, and not after it ends.
    @Test(arguments: [
        ("tap B", "B.touchDown B.highlight B.unhighlight B.touchUpInside"),
        ("down B; cancel", "B.touchDown B.highlight B.unhighlight B.touchCancel"),
        (
            "down B; move 300,125; up",
            "B.touchDown B.highlight B.touchDragExit B.unhighlight B.touchDragOutside B.touchUpOutside"
        ),
        (
            "down B; move 300,125; move B; up",
            """
            B.touchDown B.highlight B.touchDragExit B.unhighlight B.touchDragOutside B.touchDragEnter B.highlight \
            B.touchDragInside B.unhighlight B.touchUpInside
            """
        ),
        (
            "down B; move 300,125; cancel",
            "B.touchDown B.highlight B.touchDragExit B.unhighlight B.touchDragOutside B.touchCancel"
        ),
    ])
    func highlights(_ steps: String, _ expected: String) throws {
        #expect(try TouchedScene(button).events(steps, highlights: true) == expected)
    }

    /// Events during a move have the time at which they happen. The slop ends 120 points from the center.
    @Test func crossingsHaveTheirTimes() throws {
        let timeline = try TouchedScene(button).timeline("down B; wait 50ms; move 390,125 over 240ms; up")
        #expect(
            timeline == "0:B.touchDown 170:B.touchDragExit 290:B.touchDragOutside 290:B.touchUpOutside")
    }

    /// A touch counts as repeated if it begins within 300 ms and 10 points of where the control's last touch lifted.
    @Test(arguments: [
        ("tap B; wait 300ms; tap B", true),
        ("tap B; wait 100ms; wait 200ms; tap B", true),
        ("tap B; wait 100ms; wait 100ms; wait 50ms; wait 50ms; tap B", true),
        ("tap B; wait 301ms; tap B", false),
        ("tap B; tap 159,125", true),
        ("tap B; tap 160,125", false),
        ("tap B; tap 156,133", false),
        ("tap B; tap 155,133", true),
        // The distance is measured from where the touch lifted, not from where it began.
        ("drag B to 190,125; tap 190,125", true),
        ("drag B to 190,125; tap B", false),
        // A cancelled touch didn't lift.
        ("down B; cancel; tap B", false),
        ("tap B; down 155,125; cancel; wait 10ms; down 155,125; cancel; tap B", false),
        // A touch of another view in between doesn't matter.
        ("tap B; tap 10,10; tap B", true),
    ])
    func repeats(_ steps: String, _ isRepeated: Bool) throws {
        let events = try TouchedScene(button).events(steps)
        // Only the last touchDown matters.
        let last = events.split(separator: "B.touchDown ").last ?? ""
        #expect(last.hasPrefix("B.touchDownRepeat") == isRepeated, "\(events)")
    }

    /// A third touch also counts as repeated, and `touchDownRepeat` follows each `touchDown`.
    @Test func everyFollowingTouchIsRepeated() throws {
        #expect(
            try TouchedScene(button).events("tap B; tap B; tap B") == """
                B.touchDown B.touchUpInside B.touchDown B.touchDownRepeat B.touchUpInside B.touchDown \
                B.touchDownRepeat B.touchUpInside
                """)
    }

    /// A disabled control gets no events, and neither do the views behind it.
    @Test(arguments: ["tap B", "drag B to 300,300", "down B; cancel", "press B 1s"])
    func disabledControlBlocksTheTouch(_ steps: String) throws {
        let scene = try TouchedScene("view V fill { button B frame 100,100 100x50 enabled .off }")
        #expect(try scene.events(steps) == "")
    }

    /// Each kind sends its events. Kinds with a value also send `valueChanged`.
    @Test(arguments: [
        ("control", "C.touchDown C.touchUpInside"), ("button", "C.touchDown C.touchUpInside"),
        ("textField", "C.touchDown C.touchUpInside"),
        ("switch", "C.touchDown C.valueChanged C.touchUpInside"),
        ("stepper", "C.touchDown C.valueChanged C.touchUpInside"),
        ("segmentedControl", "C.touchDown C.valueChanged C.touchUpInside"),
        ("pageControl", "C.touchDown C.valueChanged C.touchUpInside"),
        ("textView", "C.touchesBegan C.touchesEnded"), ("view", "C.touchesBegan C.touchesEnded"),
    ])
    func kinds(_ kind: String, _ expected: String) throws {
        #expect(try TouchedScene("\(kind) C frame 100,100 100x50").events("tap C") == expected)
    }

    /// Dragging off a switch changes its value, dragging off a stepper doesn't.
    @Test(arguments: [
        ("switch", "", "down C; move 300,125; up", true), ("stepper", "", "down C; move 300,125; up", false),
        ("switch", "", "down C; move 300,125; cancel", false), ("switch", "on", "down C; move 300,125; up", true),
    ])
    func draggingOffChangesValues(_ kind: String, _ attributes: String, _ steps: String, _ changes: Bool) throws {
        let events = try TouchedScene("\(kind) C frame 100,100 100x50 \(attributes)").events(steps)
        #expect(events.contains("valueChanged") == changes, "\(events)")
    }
}
