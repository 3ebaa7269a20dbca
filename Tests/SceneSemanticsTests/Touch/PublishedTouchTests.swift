import Testing

/// Tests touch sequences whose outcome in UIKit has been published. The numbers are those of the collected cases.
struct PublishedTouchTests {
    /// A button in a scroll view.
    private static func button(_ attributes: String = "") -> String {
        "scroll L fill contentSize 400x2000 \(attributes) { button B frame 0,0 100x40 }"
    }

    /// A button by itself.
    private static let alone = "button B frame 0,0 100x40"

    @Test(arguments: [
        // A pan that cancels the touches of its view, and one that doesn't.
        (
            98, "view V fill { recognizer .pan }", "down 10,10; move 10,25; up",
            "V.touchesBegan V.recognize V.touchesCancelled"
        ),
        (
            99, "view V fill { recognizer .pan cancelsTouchesInView .off }", "down 10,10; move 10,25; up",
            "V.touchesBegan V.recognize V.touchesEnded"
        ),
        // The inner one of two pans.
        (
            100, "view V fill { recognizer .pan; view V2 fill { recognizer .pan } }", "down 10,10; move 10,25; up",
            "V2.touchesBegan V2.recognize V2.touchesCancelled"
        ),
        // UIKit sends `touchesBegan` before a tap is recognized.
        (101, "view V fill { recognizer .tap }", "tap 10,10", "V.touchesBegan V.recognize V.touchesCancelled"),
        // The slop of 70 points.
        (102, alone, "down 50,20; move 169,20; up", "B.touchDown B.touchDragInside B.touchUpInside"),
        (103, alone, "down 50,20; move 171,20; up", "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"),
        // A quick drag that starts on a button, and a held one.
        (105, button(), "drag B to 50,-10 over 100ms", "L.scroll(0,0) L.scroll(0,20)"),
        (106, button(), "drag B to 50,-10 after 300ms", "B.touchDown B.touchDragInside B.touchUpInside"),
        (
            107, button("touchesShouldCancel .controls"), "drag B to 50,-10 after 300ms",
            "B.touchDown B.touchCancel L.scroll(0,0) L.scroll(0,20)"
        ),
        (
            108, "scroll L fill contentSize 400x2000 { view V frame 0,0 100x40 }", "drag V to 50,-10 after 300ms",
            "V.touchesBegan V.touchesCancelled L.scroll(0,0) L.scroll(0,20)"
        ),
        (
            109, button("canCancelContentTouches .off"), "drag B to 50,-500 after 300ms",
            "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"
        ),
        // A row.
        (
            110, "table T fill { rows 30 height 60 { cell } }", "drag 200,100 to 200,70 after 300ms",
            """
            T[1].content.touchesBegan T[1].highlight T[1].unhighlight T[1].content.touchesCancelled T.scroll(0,0) \
            T.scroll(0,20)
            """
        ),
        // The order of the subviews decides, not `zPosition`.
        (
            111, "button A frame 0,0 100x40 zPosition 2; button B frame 50,0 100x40", "tap 75,20",
            "B.touchDown B.touchUpInside"
        ),
        // A view that delegates its touches to its own superview.
        (112, "view Outer fill { view V fill touchDelegate -> Outer }", "tap 10,10", "recursion V Outer"),
        // A delegate is only asked if the view itself was hit.
        (
            113, "view Behind fill; view V frame 0,0 100x100 touchDelegate -> Behind { button B frame 0,0 10x10 }",
            "tap 50,50; tap 5,5; tap 150,50",
            "V.touchesBegan V.touchesEnded B.touchDown B.touchUpInside Behind.touchesBegan Behind.touchesEnded"
        ),
    ])
    func published(_ number: Int, _ scene: String, _ steps: String, _ expected: String) throws {
        #expect(try TouchedScene(scene).events(steps) == expected, "case \(number)")
    }

    /// Case 104: on iPads the slop is reported as 25 points. It is a setting.
    @Test(arguments: [("124,20", "B.touchUpInside"), ("126,20", "B.touchUpOutside")])
    func slopOnPads(_ place: String, _ expected: String) throws {
        let scene = try TouchedScene(Self.alone, attributes: "dragSlop 25")
        #expect(try scene.events("down 50,20; move \(place); up").hasSuffix(expected))
    }
}
