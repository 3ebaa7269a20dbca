import Testing

/// What controls send while a finger is on them.
struct ControlTouchTests {
    /// A button from 100,100 to 200,150: its slop reaches from 30,30 to 270,220.
    private let button = "button B frame 100,100 100x50"

    /// Every event from down to up, in order.
    @Test(arguments: [
        ("tap B", "B.touchDown B.touchUpInside"),
        ("down B; move 150,130; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        ("down B; move 150,130; move 151,130; up", "B.touchDown B.touchDragInside B.touchDragInside B.touchUpInside"),
        // 69 points out is still inside, 71 are not.
        ("down B; move 269,125; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        ("down B; move 271,125; up", "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"),
        // The slop is half-open.
        ("down B; move 30,125; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        ("down B; move 150,30; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        ("down B; move 29.9,125; up", "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"),
        ("down B; move 270,125; up", "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"),
        ("down B; move 150,220; up", "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"),
        ("down B; move 150,219.9; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        // Out, outside, back in: Exit and Enter come before the Outside and Inside of the same move.
        (
            "down B; move 300,125; move 310,125; move 150,125; up",
            """
            B.touchDown B.touchDragExit B.touchDragOutside B.touchDragOutside B.touchDragEnter B.touchDragInside \
            B.touchUpInside
            """
        ),
        // One move through the slop of a control that it left: out at the right of it, in and out again.
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
        // Beside it nothing is touched but the root.
        ("tap 99,125", "S.touchesBegan S.touchesEnded"),
        ("tap 500,125", ""),
    ])
    func sends(_ steps: String, _ expected: String) throws {
        #expect(try TouchedScene(button).events(steps) == expected)
    }

    /// `highlighted` follows inside, and ends with the touch.
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

    /// What happens on the way is reported when it happens: the slop ends 120 points from the middle.
    @Test func crossingsHaveTheirTimes() throws {
        let timeline = try TouchedScene(button).timeline("down B; wait 50ms; move 390,125 over 240ms; up")
        #expect(
            timeline == "0:B.touchDown 170:B.touchDragExit 290:B.touchDragOutside 290:B.touchUpOutside")
    }

    /// A touch that comes down within 300 ms and 10 points of where the last one of the control went up is a repeated
    /// one.
    @Test(arguments: [
        ("tap B; wait 300ms; tap B", true),
        ("tap B; wait 100ms; wait 200ms; tap B", true),
        ("tap B; wait 100ms; wait 100ms; wait 50ms; wait 50ms; tap B", true),
        ("tap B; wait 301ms; tap B", false),
        ("tap B; tap 159,125", true),
        ("tap B; tap 160,125", false),
        ("tap B; tap 156,133", false),
        ("tap B; tap 155,133", true),
        // Where it went up counts, not where it came down.
        ("drag B to 190,125; tap 190,125", true),
        ("drag B to 190,125; tap B", false),
        // A touch that was cancelled did not go up.
        ("down B; cancel; tap B", false),
        ("tap B; down 155,125; cancel; wait 10ms; down 155,125; cancel; tap B", false),
        // A touch of another view in between does not matter.
        ("tap B; tap 10,10; tap B", true),
    ])
    func repeats(_ steps: String, _ isRepeated: Bool) throws {
        let events = try TouchedScene(button).events(steps)
        // Only the last touch-down is looked at.
        let last = events.split(separator: "B.touchDown ").last ?? ""
        #expect(last.hasPrefix("B.touchDownRepeat") == isRepeated, "\(events)")
    }

    /// A third touch is repeated as the second is, and `touchDownRepeat` comes beside `touchDown`.
    @Test func everyFollowingTouchIsRepeated() throws {
        #expect(
            try TouchedScene(button).events("tap B; tap B; tap B") == """
                B.touchDown B.touchUpInside B.touchDown B.touchDownRepeat B.touchUpInside B.touchDown \
                B.touchDownRepeat B.touchUpInside
                """)
    }

    /// A disabled control gets nothing, and keeps the touch from all that is behind it.
    @Test(arguments: ["tap B", "drag B to 300,300", "down B; cancel", "press B 1s"])
    func disabledControlKeepsTheTouch(_ steps: String) throws {
        let scene = try TouchedScene("view V fill { button B frame 100,100 100x50 enabled .off }")
        #expect(try scene.events(steps) == "")
    }

    /// What each kind sends beside: those with a value say that it has changed.
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

    /// Dragging off a switch changes its value, dragging off a stepper does not.
    @Test(arguments: [
        ("switch", "", "down C; move 300,125; up", true), ("stepper", "", "down C; move 300,125; up", false),
        ("switch", "", "down C; move 300,125; cancel", false), ("switch", "on", "down C; move 300,125; up", true),
    ])
    func dragsChangeValues(_ kind: String, _ attributes: String, _ steps: String, _ changes: Bool) throws {
        let events = try TouchedScene("\(kind) C frame 100,100 100x50 \(attributes)").events(steps)
        #expect(events.contains("valueChanged") == changes, "\(events)")
    }
}
