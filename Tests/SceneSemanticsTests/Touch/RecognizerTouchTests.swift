import Testing

/// Recognizers of the hit view and its superviews.
struct RecognizerTouchTests {
    /// Each kind, on a plain view: when it recognizes, and what the view gets.
    @Test(arguments: [
        (".tap", "tap V", "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"),
        (".tap", "press V 750ms", "0:V.touchesBegan 750:V.recognize 750:V.touchesCancelled"),
        (".tap", "down V; wait 400ms; wait 350ms; up", "0:V.touchesBegan 750:V.recognize 750:V.touchesCancelled"),
        (".tap", "press V 751ms", "0:V.touchesBegan 751:V.touchesEnded"),
        (".tap", "drag V to 159.9,150", "0:V.touchesBegan 100:V.recognize 100:V.touchesCancelled"),
        (".tap", "drag V to 160,150", "0:V.touchesBegan 100:V.touchesEnded"),
        (".tap", "down V; move 170,150; move 150,150; up", "0:V.touchesBegan 0:V.touchesEnded"),
        (".tap", "down V; cancel", "0:V.touchesBegan 0:V.touchesCancelled"),
        (".longPress", "tap V", "0:V.touchesBegan 50:V.touchesEnded"),
        (".longPress", "press V 499ms", "0:V.touchesBegan 499:V.touchesEnded"),
        (".longPress", "press V 500ms", "0:V.touchesBegan 500:V.recognize 500:V.touchesCancelled"),
        (
            ".longPress", "down V; wait 100ms; wait 200ms; wait 200ms; up",
            "0:V.touchesBegan 500:V.recognize 500:V.touchesCancelled"
        ),
        (".longPress", "down V; move 159,150; wait 1s; up", "0:V.touchesBegan 500:V.recognize 500:V.touchesCancelled"),
        (".longPress", "down V; move 160,150; wait 1s; up", "0:V.touchesBegan 1000:V.touchesEnded"),
        (".pan", "tap V", "0:V.touchesBegan 50:V.touchesEnded"),
        (".pan", "drag V to 150,170", "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"),
        (".pan", "drag V to 156,158", "0:V.touchesBegan 100:V.recognize 100:V.touchesCancelled"),
        (".pan", "drag V to 157,157", "0:V.touchesBegan 100:V.touchesEnded"),
        (".swipe", "drag V to 200,150", "0:V.touchesBegan 100:V.recognize 100:V.touchesCancelled"),
        (".swipe", "drag V to 199.9,150", "0:V.touchesBegan 100:V.touchesEnded"),
        (".swipe", "drag V to 150,50", "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"),
        (".swipe", "drag V to 185,185", "0:V.touchesBegan 100:V.touchesEnded"),
        (".swipe", "drag V to 200,150 over 500ms", "0:V.touchesBegan 500:V.recognize 500:V.touchesCancelled"),
        (".swipe", "drag V to 200,150 over 501ms", "0:V.touchesBegan 501:V.touchesEnded"),
        (".swipe .horizontal", "drag V to 150,50", "0:V.touchesBegan 100:V.touchesEnded"),
        (".swipe .horizontal", "drag V to 50,150", "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"),
        (".swipe .vertical", "drag V to 150,50", "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"),
        (".swipe .vertical", "drag V to 50,150", "0:V.touchesBegan 100:V.touchesEnded"),
        // Recognized once.
        (
            ".pan", "down V; move 170,150; move 190,150; move 150,150; up",
            "0:V.touchesBegan 0:V.recognize 0:V.touchesCancelled"
        ),
        // cancelsTouchesInView off: the view keeps its touch.
        (".tap cancelsTouchesInView .off", "tap V", "0:V.touchesBegan 50:V.recognize 50:V.touchesEnded"),
        (".pan cancelsTouchesInView .off", "drag V to 150,170", "0:V.touchesBegan 50:V.recognize 100:V.touchesEnded"),
        // delaysTouchesBegan: held back until it has failed.
        (".tap delaysTouchesBegan", "tap V", "50:V.recognize"),
        (".tap delaysTouchesBegan", "press V 1s", "750:V.touchesBegan 1000:V.touchesEnded"),
        (".tap delaysTouchesBegan", "drag V to 150,170", "50:V.touchesBegan 100:V.touchesEnded"),
        (
            ".tap delaysTouchesBegan cancelsTouchesInView .off", "tap V",
            "50:V.recognize 50:V.touchesBegan 50:V.touchesEnded"
        ),
        (".longPress delaysTouchesBegan", "tap V", "50:V.touchesBegan 50:V.touchesEnded"),
        (".longPress delaysTouchesBegan", "press V 1s", "500:V.recognize"),
        (".pan delaysTouchesBegan", "press V 1s", "1000:V.touchesBegan 1000:V.touchesEnded"),
        (".pan delaysTouchesBegan", "drag V to 150,170", "50:V.recognize"),
        (".swipe delaysTouchesBegan", "press V 1s", "500:V.touchesBegan 1000:V.touchesEnded"),
        (".tap delaysTouchesBegan", "down V; wait 100ms; cancel", ""),
    ])
    func recognizes(_ recognizer: String, _ steps: String, _ expected: String) throws {
        let scene = try TouchedScene("view V frame 100,100 100x100 { recognizer \(recognizer) }")
        #expect(try scene.timeline(steps) == expected)
    }

    /// A superview's tap gives way to some controls and beats others; one on the control itself wins.
    @Test(arguments: [
        ("button", "", false), ("switch", "", false), ("stepper", "", false), ("segmentedControl", "", false),
        ("pageControl", "", false), ("control", "", true), ("slider", "value 0.5", true), ("textField", "", false),
    ])
    func tapOnAControl(_ kind: String, _ attributes: String, _ isBeaten: Bool) throws {
        let text = "\(kind) C frame 100,100 100x50 \(attributes)"
        let above = try TouchedScene("view O fill { recognizer .tap; \(text) }").events("tap C")
        #expect(above.contains("O.recognize C.touchCancel") == isBeaten, "\(above)")
        #expect(above.contains("C.touchUpInside") == !isBeaten, "\(above)")
        let on = try TouchedScene("view O fill { \(text) { recognizer .tap } }").events("tap C")
        #expect(on == "C.touchDown C.recognize C.touchCancel")
    }

    /// Only single taps give way to a button, and only to one that is enabled.
    @Test(arguments: [
        ("recognizer .longPress", "", "press B 1s", "B.touchDown O.recognize B.touchCancel"),
        ("recognizer .pan", "", "drag B to 150,150", "B.touchDown O.recognize B.touchCancel"),
        ("recognizer .tap", "enabled .off", "tap B", "O.recognize"),
        ("recognizer .tap cancelsTouchesInView .off", "", "tap B", "B.touchDown B.touchUpInside"),
        (
            "recognizer .pan cancelsTouchesInView .off", "", "drag B to 150,150",
            "B.touchDown O.recognize B.touchDragInside B.touchUpInside"
        ),
    ])
    func buttons(_ recognizer: String, _ button: String, _ steps: String, _ expected: String) throws {
        let scene = try TouchedScene("view O fill { \(recognizer); button B frame 100,100 100x50 \(button) }")
        #expect(try scene.events(steps) == expected)
    }

    /// A text field and a text view keep taps and long presses from recognizers of superviews, and nothing else; those of a
    /// disabled text field do not.
    @Test(arguments: [
        ("textField", "", ".tap", "tap C", false), ("textField", "", ".tap", "press C 700ms", false),
        ("textField", "", ".longPress", "press C 700ms", false), ("textField", "", ".pan", "drag C to 150,200", true),
        ("textField", "", ".swipe", "drag C to 150,200", true), ("textField", "enabled .off", ".tap", "tap C", true),
        ("textField", "", ".tap cancelsTouchesInView .off", "tap C", false),
        ("textView", "", ".tap", "tap C", false), ("textView", "", ".longPress", "press C 700ms", false),
        ("textView", "", ".pan", "drag C to 150,200", true), ("textView", "", ".swipe", "drag C to 150,200", true),
        ("view", "", ".tap", "tap C", true), ("view", "", ".longPress", "press C 700ms", true),
    ])
    func textKeepsTaps(
        _ kind: String, _ attributes: String, _ recognizer: String, _ steps: String, _ isRecognized: Bool
    ) throws {
        let text = "\(kind) C frame 100,100 100x50 \(attributes)"
        let above = try TouchedScene("view O fill { recognizer \(recognizer); \(text) }").events(steps)
        #expect(above.contains("O.recognize") == isRecognized, "\(above)")
        let on = try TouchedScene("view O fill { \(text) { recognizer \(recognizer) } }").events(steps)
        #expect(on.contains("C.recognize"), "\(on)")
    }

    /// A tap that a text field keeps holds its touch back until the finger goes up, a long press until it would be
    /// recognized.
    @Test(arguments: [
        (".tap delaysTouchesBegan", "tap C", "50:C.touchDown 50:C.touchUpInside"),
        (".longPress delaysTouchesBegan", "press C 700ms", "500:C.touchDown 700:C.touchUpInside"),
    ])
    func keptGesturesFail(_ recognizer: String, _ steps: String, _ expected: String) throws {
        let scene = try TouchedScene("view O fill { recognizer \(recognizer); textField C frame 100,100 100x50 }")
        #expect(try scene.timeline(steps) == expected)
    }

    /// A swipe along a slider from its thumb, and a pan along a switch, stay the control's; across, or beside the thumb, they
    /// do not, nor does one on the control itself.
    @Test(arguments: [
        // The thumb is from 100 to 131, and grown from 85 to 146.
        ("slider", ".swipe", "drag 110,125 to 190,125", false), ("slider", ".swipe", "drag 110,125 to 190,205", true),
        ("slider", ".swipe", "drag 110,125 to 190,204", false), ("slider", ".swipe", "drag 110,125 to 110,205", true),
        ("slider", ".swipe", "drag 160,125 to 240,125", true),
        // The swipe is recognized before the control has its touch.
        ("slider", ".swipe delaysTouchesBegan", "drag 110,125 to 190,125", false),
        ("slider", ".pan", "drag 110,125 to 190,125", true),
        ("switch", ".pan", "drag 110,125 to 190,125", false), ("switch", ".pan", "drag 110,125 to 110,205", true),
        ("switch", ".pan", "drag 110,125 to 122,124", false), ("switch", ".pan", "drag 110,125 to 120,135", true),
        ("switch", ".swipe", "drag 110,125 to 190,125", true), ("button", ".pan", "drag 110,125 to 190,125", true),
    ])
    func controlsKeepDrags(_ kind: String, _ recognizer: String, _ steps: String, _ isRecognized: Bool) throws {
        let text = "\(kind) C frame 100,100 100x50"
        let above = try TouchedScene("view O fill { recognizer \(recognizer); \(text) }").events(steps)
        #expect(above.contains("O.recognize") == isRecognized, "\(above)")
        #expect(above.hasSuffix("C.touchUpInside") == !isRecognized, "\(above)")
        let on = try TouchedScene("view O fill { \(text) { recognizer \(recognizer) } }").events(steps)
        #expect(on.contains("C.recognize"), "\(on)")
        let off = try TouchedScene("view O fill { recognizer \(recognizer); \(text) enabled .off }").events(steps)
        #expect(off.contains("O.recognize"), "\(off)")
    }

    /// Of several recognizers of one view that could recognize at one moment the last added does.
    @Test(arguments: [
        (".pan; recognizer .swipe", "drag V to 150,180", "pan"),
        (".tap; recognizer .tap cancelsTouchesInView .off", "tap V", "tap .off"),
        (".tap cancelsTouchesInView .off; recognizer .tap", "tap V", "tap .on"),
        (".pan; recognizer .pan cancelsTouchesInView .off", "drag V to 150,180", "pan .off"),
        (".pan cancelsTouchesInView .off; recognizer .pan", "drag V to 150,180", "pan .on"),
        (".longPress; recognizer .longPress cancelsTouchesInView .off", "press V 1s", "longPress .off"),
        (".longPress cancelsTouchesInView .off; recognizer .longPress", "press V 1s", "longPress .on"),
    ])
    func lastAddedIsRecognized(_ recognizers: String, _ steps: String, _ expected: String) throws {
        let run = try TouchedScene("view V frame 100,100 100x100 { recognizer \(recognizers) }").run(steps)
        let recognized = run.events.filter { $0.kind == .recognize }
        #expect(recognized.count == 1)
        let word = recognized.first?.recognizer?.word ?? ""
        let isCancelled = run.events.contains { $0.kind == .touchesCancelled }
        #expect("\(word) \(isCancelled ? ".on" : ".off")".hasPrefix(expected))
    }

    /// The innermost wins where several recognize at one moment, and one excludes the others.
    @Test(arguments: [
        ("recognizer .pan", "recognizer .pan", "drag I to 150,180", "I.touchesBegan I.recognize I.touchesCancelled"),
        ("recognizer .tap", "recognizer .tap", "tap I", "I.touchesBegan I.recognize I.touchesCancelled"),
        ("recognizer .longPress", "recognizer .pan", "press I 1s", "I.touchesBegan O.recognize I.touchesCancelled"),
        (
            "recognizer .longPress", "recognizer .pan", "drag I to 150,180 after 600ms",
            "I.touchesBegan O.recognize I.touchesCancelled"
        ),
        (
            "recognizer .longPress", "recognizer .pan", "drag I to 150,180",
            "I.touchesBegan I.recognize I.touchesCancelled"
        ),
        ("recognizer .swipe", "recognizer .pan", "drag I to 150,250", "I.touchesBegan I.recognize I.touchesCancelled"),
        ("recognizer .pan", "recognizer .swipe", "drag I to 150,250", "I.touchesBegan O.recognize I.touchesCancelled"),
        (
            "recognizer .tap", "recognizer .tap cancelsTouchesInView .off", "tap I",
            "I.touchesBegan I.recognize I.touchesEnded"
        ),
    ])
    func oneIsRecognized(_ outer: String, _ inner: String, _ steps: String, _ expected: String) throws {
        let scene = try TouchedScene("view O fill { \(outer); view I frame 100,100 100x100 { \(inner) } }")
        #expect(try scene.events(steps) == expected)
    }

    /// Recognizers and scroll views: whichever begins first, the inner one at the same moment, excludes the others.
    @Test(arguments: [
        // A pan in the content beats the scroll view, a pan above it does not.
        ("", "recognizer .pan", "drag V to 150,130", "V.recognize"),
        ("recognizer .pan", "", "drag V to 150,130", "L.scroll(0,0) L.scroll(0,10)"),
        // A pan above recognizes a drag along which nothing can scroll.
        ("recognizer .pan", "", "drag V to 180,150", "O.recognize"),
        // A long press that was recognized keeps the content from scrolling; a drag keeps it from being recognized.
        ("", "recognizer .longPress", "drag V to 150,100 after 600ms", "V.touchesBegan V.recognize V.touchesCancelled"),
        ("", "recognizer .longPress", "down V; move 150,130; wait 1s; up", "L.scroll(0,0) L.scroll(0,10)"),
        ("", "recognizer .tap", "drag V to 150,130", "L.scroll(0,0) L.scroll(0,10)"),
        ("", "recognizer .swipe", "drag V to 150,50", "L.scroll(0,0) L.scroll(0,90)"),
        ("", "recognizer .swipe", "drag V to 250,150", "V.recognize"),
        // The scroll view's drag is the first added of its recognizers.
        (
            "", "recognizer .pan cancelsTouchesInView .off", "drag V to 150,130",
            "V.recognize V.touchesBegan V.touchesEnded"
        ),
        // In a delayed touch the view has got nothing that could be cancelled.
        ("", "recognizer .tap", "tap V", "V.recognize"),
        ("recognizer .tap", "", "tap V", "O.recognize"),
        ("recognizer .tap cancelsTouchesInView .off", "", "tap V", "O.recognize V.touchesBegan V.touchesEnded"),
        // Where the drag begins at the moment at which a recognizer lets go of the touch, the content gets nothing.
        ("", "recognizer .tap delaysTouchesBegan", "drag V to 150,130 after 300ms", "L.scroll(0,0) L.scroll(0,10)"),
        ("", "recognizer .tap delaysTouchesBegan", "drag V to 180,150 after 300ms", "V.touchesBegan V.touchesEnded"),
    ])
    func besideScrolling(_ outer: String, _ inner: String, _ steps: String, _ expected: String) throws {
        let scene = try TouchedScene(
            """
            view O fill {
                \(outer)
                scroll L fill contentSize 400x2000 { view V frame 100,100 100x100 { \(inner) } }
            }
            """)
        #expect(try scene.events(steps) == expected)
    }

    /// A pan of the scroll view itself beats its drag; one between two scroll views beats the drag that the inner leaves to
    /// the outer, and loses to the inner's own.
    @Test(arguments: [
        ("recognizer .pan", "", "0,0", "drag 150,150 to 150,120", "I.recognize"),
        ("", "recognizer .pan", "0,0", "drag 150,150 to 150,180", "M.recognize"),
        ("", "recognizer .pan", "0,0", "drag 150,150 to 150,120", "I.scroll"),
        ("", "recognizer .pan", "0,700", "drag 150,150 to 150,120", "M.recognize"),
        ("", "", "0,700", "drag 150,150 to 150,120", "O.scroll"),
    ])
    func besideNestedScrolling(
        _ inner: String, _ between: String, _ offset: String, _ steps: String, _ expected: String
    ) throws {
        let scene = try TouchedScene(
            """
            scroll O fill contentSize 400x2000 contentOffset 0,100 {
                view M frame 0,100 300x300 {
                    \(between)
                    scroll I fill contentSize 300x1000 contentOffset \(offset) { \(inner) }
                }
            }
            """)
        let events = try scene.events(steps).split(separator: " ").filter { !$0.contains("touches") }
        #expect(events.first?.hasPrefix(expected) == true, "\(events)")
        #expect(events.allSatisfy { $0.hasPrefix(expected) }, "\(events)")
    }

    /// A tap above a table eats its selection, unless it lets the touches through.
    @Test(arguments: [
        ("recognizer .tap", "O.recognize"),
        (
            "recognizer .tap cancelsTouchesInView .off",
            """
            O.recognize T[0].content.touchesBegan T[0].highlight T[0].content.touchesEnded T[0].unhighlight T[0].select
            """
        ),
    ])
    func aboveATable(_ recognizer: String, _ expected: String) throws {
        let scene = try TouchedScene("view O fill { \(recognizer); table T fill { rows 3 height 60 { cell } } }")
        #expect(try scene.events("tap 200,30") == expected)
        let held = try scene.events("press 200,30 300ms")
        #expect(held.contains("T[0].select") == recognizer.hasSuffix(".off"), "\(held)")
        #expect(held.contains("T[0].unhighlight"), "\(held)")
    }
}
