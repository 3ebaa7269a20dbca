import Testing

/// Tests recognizers of the hit view and its superviews.
struct RecognizerTouchTests {
    /// On a plain view, each kind of recognizer recognizes its gesture, and the view gets the right events.
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
        // Recognizes only once.
        (
            ".pan", "down V; move 170,150; move 190,150; move 150,150; up",
            "0:V.touchesBegan 0:V.recognize 0:V.touchesCancelled"
        ),
        // Without cancelsTouchesInView, the view keeps its touch.
        (".tap cancelsTouchesInView .off", "tap V", "0:V.touchesBegan 50:V.recognize 50:V.touchesEnded"),
        (".pan cancelsTouchesInView .off", "drag V to 150,170", "0:V.touchesBegan 50:V.recognize 100:V.touchesEnded"),
        // With delaysTouchesBegan, the touch is delayed until the recognizer fails.
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

    /// A superview's tap yields to some controls and prevails over others. A tap recognizer of the control itself
    /// always recognizes.
    @Test(arguments: [
        ("button", "", false), ("switch", "", false), ("stepper", "", false), ("segmentedControl", "", false),
        ("pageControl", "", false), ("control", "", true), ("slider", "value 0.5", true), ("textField", "", false),
    ])
    func tapOnAControl(_ kind: String, _ attributes: String, _ isRecognized: Bool) throws {
        let text = "\(kind) C frame 100,100 100x50 \(attributes)"
        let above = try TouchedScene("view O fill { recognizer .tap; \(text) }").events("tap C")
        #expect(above.contains("O.recognize C.touchCancel") == isRecognized, "\(above)")
        #expect(above.contains("C.touchUpInside") == !isRecognized, "\(above)")
        let on = try TouchedScene("view O fill { \(text) { recognizer .tap } }").events("tap C")
        #expect(on == "C.touchDown C.recognize C.touchCancel")
    }

    /// Only taps yield to a button, and only to an enabled one.
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

    /// Text fields and text views prevent taps and long presses of superviews, but no other gestures. A disabled text
    /// field prevents nothing.
    @Test(arguments: [
        ("textField", "", ".tap", "tap C", false), ("textField", "", ".tap", "press C 700ms", false),
        ("textField", "", ".longPress", "press C 700ms", false), ("textField", "", ".pan", "drag C to 150,200", true),
        ("textField", "", ".swipe", "drag C to 150,200", true), ("textField", "enabled .off", ".tap", "tap C", true),
        ("textField", "", ".tap cancelsTouchesInView .off", "tap C", false),
        ("textView", "", ".tap", "tap C", false), ("textView", "", ".longPress", "press C 700ms", false),
        ("textView", "", ".pan", "drag C to 150,200", true), ("textView", "", ".swipe", "drag C to 150,200", true),
        ("view", "", ".tap", "tap C", true), ("view", "", ".longPress", "press C 700ms", true),
    ])
    func textPreventsTaps(
        _ kind: String, _ attributes: String, _ recognizer: String, _ steps: String, _ isRecognized: Bool
    ) throws {
        let text = "\(kind) C frame 100,100 100x50 \(attributes)"
        let above = try TouchedScene("view O fill { recognizer \(recognizer); \(text) }").events(steps)
        #expect(above.contains("O.recognize") == isRecognized, "\(above)")
        let on = try TouchedScene("view O fill { \(text) { recognizer \(recognizer) } }").events(steps)
        #expect(on.contains("C.recognize"), "\(on)")
    }

    /// A prevented tap delays the touch until the finger lifts, a prevented long press until it would be recognized.
    @Test(arguments: [
        (".tap delaysTouchesBegan", "tap C", "50:C.touchDown 50:C.touchUpInside"),
        (".longPress delaysTouchesBegan", "press C 700ms", "500:C.touchDown 700:C.touchUpInside"),
    ])
    func preventedGesturesFail(_ recognizer: String, _ steps: String, _ expected: String) throws {
        let scene = try TouchedScene("view O fill { recognizer \(recognizer); textField C frame 100,100 100x50 }")
        #expect(try scene.timeline(steps) == expected)
    }

    /// A slider prevents a superview's swipe along it that begins at its thumb, and a switch a pan along it. They
    /// don't prevent other directions, or recognizers of their own.
    @Test(arguments: [
        // The thumb extends from 100 to 131, or with its slop from 85 to 146.
        ("slider", ".swipe", "drag 110,125 to 190,125", false), ("slider", ".swipe", "drag 110,125 to 190,205", true),
        ("slider", ".swipe", "drag 110,125 to 190,204", false), ("slider", ".swipe", "drag 110,125 to 110,205", true),
        ("slider", ".swipe", "drag 160,125 to 240,125", true),
        // The swipe would be recognized before the control gets its touch.
        ("slider", ".swipe delaysTouchesBegan", "drag 110,125 to 190,125", false),
        ("slider", ".pan", "drag 110,125 to 190,125", true),
        ("switch", ".pan", "drag 110,125 to 190,125", false), ("switch", ".pan", "drag 110,125 to 110,205", true),
        ("switch", ".pan", "drag 110,125 to 122,124", false), ("switch", ".pan", "drag 110,125 to 120,135", true),
        ("switch", ".swipe", "drag 110,125 to 190,125", true), ("button", ".pan", "drag 110,125 to 190,125", true),
    ])
    func controlsPreventDrags(_ kind: String, _ recognizer: String, _ steps: String, _ isRecognized: Bool) throws {
        let text = "\(kind) C frame 100,100 100x50"
        let above = try TouchedScene("view O fill { recognizer \(recognizer); \(text) }").events(steps)
        #expect(above.contains("O.recognize") == isRecognized, "\(above)")
        #expect(above.hasSuffix("C.touchUpInside") == !isRecognized, "\(above)")
        let on = try TouchedScene("view O fill { \(text) { recognizer \(recognizer) } }").events(steps)
        #expect(on.contains("C.recognize"), "\(on)")
        let off = try TouchedScene("view O fill { recognizer \(recognizer); \(text) enabled .off }").events(steps)
        #expect(off.contains("O.recognize"), "\(off)")
    }

    /// If several recognizers of one view could recognize at the same time, the last one added does.
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
        let word = recognized.first?.recognizer.flatMap { run.scene.kind(of: $0)?.word } ?? ""
        let isCancelled = run.events.contains { $0.kind == .touchesCancelled }
        #expect("\(word) \(isCancelled ? ".on" : ".off")".hasPrefix(expected))
    }

    /// Only one recognizer recognizes: the first, or the innermost of several at the same time.
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

    /// Of a recognizer and a scroll view, the one that begins first excludes the other. At the same time, the inner
    /// one does.
    @Test(arguments: [
        // A pan of the content prevails over the scroll view, a pan of its superview doesn't.
        ("", "recognizer .pan", "drag V to 150,130", "V.recognize"),
        ("recognizer .pan", "", "drag V to 150,130", "L.scroll(0,0) L.scroll(0,10)"),
        // A superview's pan recognizes a drag in a direction in which nothing can scroll.
        ("recognizer .pan", "", "drag V to 180,150", "O.recognize"),
        ("recognizer .pan", "", "drag V to 180,170", "O.recognize"),
        // A recognized long press prevents scrolling, and a drag prevents the long press.
        ("", "recognizer .longPress", "drag V to 150,100 after 600ms", "V.touchesBegan V.recognize V.touchesCancelled"),
        ("", "recognizer .longPress", "down V; move 150,130; wait 1s; up", "L.scroll(0,0) L.scroll(0,10)"),
        ("", "recognizer .tap", "drag V to 150,130", "L.scroll(0,0) L.scroll(0,10)"),
        ("", "recognizer .swipe", "drag V to 150,50", "L.scroll(0,0) L.scroll(0,90)"),
        ("", "recognizer .swipe", "drag V to 250,150", "V.recognize"),
        // A pan that doesn't cancel touches still excludes the drag.
        (
            "", "recognizer .pan cancelsTouchesInView .off", "drag V to 150,130",
            "V.recognize V.touchesBegan V.touchesEnded"
        ),
        // A view with a delayed touch got no events to cancel.
        ("", "recognizer .tap", "tap V", "V.recognize"),
        ("recognizer .tap", "", "tap V", "O.recognize"),
        ("recognizer .tap cancelsTouchesInView .off", "", "tap V", "O.recognize V.touchesBegan V.touchesEnded"),
        // If the drag begins when a recognizer fails, the content gets no events.
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

    /// A superview's pan loses to a scroll view that can move along the larger part of the movement, and the scroll
    /// view loses to the pan of its content: both begin when the finger is as far away.
    @Test(arguments: [
        ("drag 150,350 to 151,250", "L"), ("drag 150.1,350.3 to 129.7,371", "L"),
        ("drag 150,350 to 120,320", "L"), ("drag 150,350 to 119,320", "O"),
        ("down 150,350; move 151,351; move 155,362", "L"),
        ("down 150,350; move 154,348; move 156,362 over 20ms", "L"),
        ("down 150,350; move 156,350; move 161,361", "O"),
    ])
    func pansAcrossScrolling(_ steps: String, _ expected: String) throws {
        for (outer, inner, winner) in [("recognizer .pan", "", expected), ("", "recognizer .pan", "V")] {
            for transform in ["", "scale 2", "scale 0.5"] {
                let scene = try TouchedScene(
                    """
                    view O fill {
                        \(outer)
                        scroll L fill \(transform) contentSize 400x2000 contentOffset 0,300.1 { view V fill { \(inner) } }
                    }
                    """)
                let winners = try scene.events(steps).split(separator: " ").filter {
                    $0.contains("scroll") || $0.contains("recognize")
                }
                #expect(winners.first?.hasPrefix(winner) == true, "\(transform) \(winners)")
            }
        }
    }

    /// A pan of the scroll view itself prevails over its drag. A pan between two scroll views prevails over the drag
    /// of the outer one, but not of the inner one.
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

    /// A tap of a table's superview prevents selection, unless it doesn't cancel touches.
    @Test(arguments: [
        ("recognizer .tap", "O.recognize"),
        (
            "recognizer .tap cancelsTouchesInView .off",
            """
            O.recognize T[0].content.touchesBegan T[0].highlight T[0].content.touchesEnded T[0].unhighlight T[0].select
            """
        ),
    ])
    func tapOfATablesSuperview(_ recognizer: String, _ expected: String) throws {
        let scene = try TouchedScene("view O fill { \(recognizer); table T fill { rows 3 height 60 { cell } } }")
        #expect(try scene.events("tap 200,30") == expected)
        let held = try scene.events("press 200,30 300ms")
        #expect(held.contains("T[0].select") == recognizer.hasSuffix(".off"), "\(held)")
        #expect(held.contains("T[0].unhighlight"), "\(held)")
    }
}
