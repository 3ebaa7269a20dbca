import SceneRuntime
import Testing

/// Tests that a slider follows a finger that touches down on its thumb, and ignores any other.
struct SliderTouchTests {
    /// Returns a slider from 100,100 to 331,144. Its thumb can move by 200 points.
    private func slider(_ attributes: String = "") -> String { "slider V frame 100,100 231x44 \(attributes)" }

    /// The thumb is 31 by 31 points, vertically centered, and accepts touches up to 15 points beside it, half-open.
    @Test(arguments: [
        // The thumb is from 100 to 131 and from 106.5 to 137.5. Its slop, from 91.5 to 152.5, is cut off by the bounds.
        ("", "tap 100,122", true), ("", "tap 145.9,122", true), ("", "tap 146,122", false), ("", "tap 145,100", true),
        ("", "tap 145,143", true), ("", "tap 215,122", false),
        // In the middle it is from 200 to 231.
        ("value 0.5", "tap 185,122", true), ("value 0.5", "tap 184.9,122", false), ("value 0.5", "tap 245.9,122", true),
        ("value 0.5", "tap 246,122", false),
        // At the end it is from 300 to 331. Values beyond the range are clamped.
        ("value 1", "tap 285,122", true), ("value 1", "tap 284,122", false), ("value 7", "tap 285,122", true),
        ("value -3", "tap 100,122", true), ("value -3", "tap 146,122", false),
        ("minimumValue -1", "tap 215,122", true), ("minimumValue 10 maximumValue 30 value 25", "tap 265,122", true),
        ("minimumValue 10 maximumValue 30 value 25", "tap 215,122", false),
        // If the range is empty it is at the start.
        ("minimumValue 1 value 1", "tap 100,122", true), ("minimumValue 5 value 9", "tap 100,122", true),
        ("minimumValue 1 value 1", "tap 300,122", false),
        // A tall slider accepts touches only in its middle.
        ("height 144", "tap 110,172", true), ("height 144", "tap 110,141", false), ("height 144", "tap 110,142", true),
        ("height 144", "tap 110,202.4", true), ("height 144", "tap 110,203", false),
    ])
    func thumb(_ attributes: String, _ steps: String, _ isOnThumb: Bool) throws {
        let size =
            attributes.hasPrefix("height") ? "leading 100 top 100 width 231 \(attributes)" : "frame 100,100 231x44"
        let text = "slider V \(size) \(attributes.hasPrefix("height") ? "" : attributes)"
        #expect(try TouchedScene(text).events(steps) == (isOnThumb ? "V.touchDown V.touchUpInside" : ""))
    }

    /// Each move that changes the value sends `valueChanged`. The value follows the finger and stays in its range.
    @Test(arguments: [
        (
            "", "down 115,122; move 125,122; move 135,122; up",
            "V.touchDown V.valueChanged V.touchDragInside V.valueChanged V.touchDragInside V.touchUpInside"
        ),
        ("", "down 115,122; move 115,130; up", "V.touchDown V.touchDragInside V.touchUpInside"),
        // A finger to the left of the start doesn't move the thumb until it is back.
        (
            "", "down 115,122; move 95,122; move 110,122; move 120,122; up",
            """
            V.touchDown V.touchDragInside V.touchDragInside V.valueChanged V.touchDragInside V.touchUpInside
            """
        ),
        // A finger beyond the end leaves the thumb at the end.
        (
            "value 0.9", "down 295,122; move 325,122; move 345,122; move 310,122; up",
            """
            V.touchDown V.valueChanged V.touchDragInside V.touchDragInside V.valueChanged V.touchDragInside \
            V.touchUpInside
            """
        ),
        // The thumb follows a finger that is far away.
        (
            "", "down 115,122; move 125,400; up",
            "V.touchDown V.touchDragExit V.valueChanged V.touchDragOutside V.touchUpOutside"
        ),
        ("", "down 115,122; move 125,122; cancel", "V.touchDown V.valueChanged V.touchDragInside V.touchCancel"),
        // If the slider isn't continuous, it sends at most one valueChanged, at the end.
        (
            "continuous .off", "down 115,122; move 125,122; move 135,122; up",
            "V.touchDown V.touchDragInside V.touchDragInside V.valueChanged V.touchUpInside"
        ),
        (
            "continuous .off", "down 115,122; move 125,122; move 115,122; up",
            "V.touchDown V.touchDragInside V.touchDragInside V.touchUpInside"
        ),
        (
            "continuous .off", "down 115,122; move 125,400; up",
            "V.touchDown V.touchDragExit V.touchDragOutside V.valueChanged V.touchUpOutside"
        ),
        ("continuous .off", "down 115,122; move 125,122; cancel", "V.touchDown V.touchDragInside V.touchCancel"),
        // An empty or reversed range has only one value.
        ("minimumValue 1", "down 115,122; move 125,122; up", "V.touchDown V.touchDragInside V.touchUpInside"),
        ("minimumValue 5", "down 115,122; move 125,122; up", "V.touchDown V.touchDragInside V.touchUpInside"),
        ("enabled .off", "down 115,122; move 125,122; up", ""),
    ])
    func sends(_ attributes: String, _ steps: String, _ expected: String) throws {
        #expect(try TouchedScene(slider(attributes)).events(steps) == expected)
    }

    /// A drag of the thumb results in the expected value.
    @Test(arguments: [
        ("", "drag 115,122 to 165,122", 0.25), ("", "drag 115,122 to 265,122", 0.75),
        ("", "drag 115,122 to 900,122", 1),
        ("value 0.5", "drag 215,122 to 195,122", 0.4),
        ("minimumValue -10 maximumValue 30", "drag 165,122 to 215,122", 10),
        ("minimumValue -10 maximumValue 30 value -20", "drag 115,122 to 165,122", 0),
        // The next touch must be where the thumb is then.
        ("", "drag 115,122 to 165,122; drag 115,122 to 165,122", 0.25),
        ("", "drag 115,122 to 165,122; drag 165,122 to 215,122", 0.5),
        // In a right-to-left scene the minimum is on the right.
        (".rightToLeft", "drag 315,122 to 265,122", 0.25), (".rightToLeft value 0.5", "drag 215,122 to 195,122", 0.6),
        (".rightToLeft", "drag 115,122 to 165,122", 0), (".rightToLeft value 1", "drag 115,122 to 165,122", 0.75),
        // The slider's own x coordinate counts.
        ("rotate 180deg", "drag 315,122 to 265,122", 0.25), ("scale 2", "drag 0,122 to 100,122", 0.25),
        ("bounds 1000,500", "drag 115,122 to 165,122", 0.25),
    ])
    func values(_ attributes: String, _ steps: String, _ value: Double) throws {
        let isMirrored = attributes.hasPrefix(".rightToLeft")
        let rest = isMirrored ? String(attributes.dropFirst(".rightToLeft".count)) : attributes
        let scene = try TouchedScene(slider(rest), attributes: isMirrored ? "direction .rightToLeft" : "")
        let tree = try scene.run(steps).scene.tree
        let slider = tree.identities.first { tree[$0].kind == .slider }.flatMap { tree.sliders[$0] }
        #expect(abs((slider?.currentValue ?? -99) - value) < 1e-9)
    }

    /// A slider that isn't wider than its thumb keeps its value.
    @Test(arguments: ["31x44", "20x44", "0x44"])
    func narrow(_ size: String) throws {
        let scene = try TouchedScene("view O fill { slider V frame 100,100 \(size) value 0.5 }")
        #expect(!(try scene.events("drag 101,122 to 140,122").contains("valueChanged")))
        #expect(try scene.events("drag 101,122 to 140,122").contains("V.touchDown") == (size != "0x44"))
    }

    /// The slider gets a touch beside its thumb and ignores it, so nothing scrolls and no row is selected.
    @Test(arguments: [
        ("", "tap 300,122", ""), ("", "drag 300,122 to 300,200 after 300ms", ""),
        ("", "drag 300,122 to 200,122 after 300ms", ""), ("", "press 300,122 2s", ""),
        // A quick drag begins before the slider gets its touch.
        ("", "drag 300,122 to 300,100", "L.scroll(0,0) L.scroll(0,12)"),
        ("touchesShouldCancel .controls", "drag 300,122 to 300,100 after 300ms", ""),
        ("touchesShouldCancel .always", "drag 300,122 to 300,100 after 300ms", "L.scroll(0,0) L.scroll(0,12)"),
    ])
    func besideTheThumb(_ attributes: String, _ steps: String, _ expected: String) throws {
        let text = "scroll L fill contentSize 400x2000 \(attributes) { \(slider()) }"
        #expect(try TouchedScene(text).events(steps) == expected)
        let table = "table T fill \(attributes) { rows 30 height 200 { cell { \(slider()) } } }"
        let inRow = try TouchedScene(table).events(steps)
        #expect(inRow == expected.replacing("L.scroll", with: "T.scroll"))
    }

    /// A superview's tap prevails over a slider, on its thumb and beside it.
    @Test(arguments: [
        ("tap 110,122", "V.touchDown O.recognize V.touchCancel"), ("tap 300,122", "O.recognize"),
    ])
    func superviewsTap(_ steps: String, _ expected: String) throws {
        let scene = try TouchedScene("view O fill { recognizer .tap; \(slider()) }")
        #expect(try scene.events(steps) == expected)
    }

    /// Touches beside the thumb don't count for `touchDownRepeat`.
    @Test func repeats() throws {
        let scene = try TouchedScene(slider())
        #expect(!(try scene.events("tap 147,122; tap 145,122").contains("touchDownRepeat")))
        #expect(try scene.events("tap 145,122; tap 140,122").contains("touchDownRepeat"))
    }

    /// The size and slop of the thumb are attributes of the scene.
    @Test(arguments: [
        ("thumbSlop 0", "tap 130,122", true), ("thumbSlop 0", "tap 131,122", false),
        ("thumbSize 60x20", "tap 174,122", true), ("thumbSize 60x20", "tap 175,122", false),
        ("thumbSize 60x20 thumbSlop 0", "tap 110,112", true), ("thumbSize 60x20 thumbSlop 0", "tap 110,111", false),
        ("thumbSize 0x0 thumbSlop 0", "tap 100,122", false),
    ])
    func settings(_ settings: String, _ steps: String, _ isOnThumb: Bool) throws {
        let scene = try TouchedScene(slider(), attributes: settings)
        #expect(try scene.events(steps) == (isOnThumb ? "V.touchDown V.touchUpInside" : ""))
    }

    /// A copied cell has its own slider.
    @Test func slidersInCells() throws {
        let text =
            "table T fill { rows 5 height 100 { cell { slider V frame 0,0 231x100 value 0.5 continuous .off } } }"
        let events = try TouchedScene(text).events(
            "down 115,50; wait 200ms; move 165,50; up; down 115,150; wait 200ms; move 165,150; up")
        #expect(
            events == """
                T[0].V.touchDown T[0].V.touchDragInside T[0].V.valueChanged T[0].V.touchUpInside \
                T[1].V.touchDown T[1].V.touchDragInside T[1].V.valueChanged T[1].V.touchUpInside
                """)
    }
}
