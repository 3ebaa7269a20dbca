import SceneRuntime
import SceneSemantics
import Testing

/// Tests how a touch affects later touches of the same sequence.
struct SequenceTouchTests {
    /// The center of a draggable view moves to the finger, and later hit tests find the view there.
    @Test(arguments: [
        (
            "draggable", "drag 110,110 to 300,400; tap 300,400",
            "V.touchesBegan V.drag V.touchesEnded V.touchesBegan V.touchesEnded"
        ),
        (
            "draggable", "drag 110,110 to 300,400; tap 255,355",
            "V.touchesBegan V.drag V.touchesEnded V.touchesBegan V.touchesEnded"
        ),
        (
            "draggable", "drag 110,110 to 300,400; tap 245,355",
            "V.touchesBegan V.drag V.touchesEnded S.touchesBegan S.touchesEnded"
        ),
        (
            "draggable", "drag 110,110 to 300,400; tap 110,110",
            "V.touchesBegan V.drag V.touchesEnded S.touchesBegan S.touchesEnded"
        ),
        // The center is at the anchor point, as in UIKit.
        (
            "draggable anchorPoint 0,0", "drag 110,110 to 300,400; tap 300,400",
            "V.touchesBegan V.drag V.touchesEnded V.touchesBegan V.touchesEnded"
        ),
        (
            "draggable anchorPoint 0,0", "drag 110,110 to 300,400; tap 299,400",
            "V.touchesBegan V.drag V.touchesEnded S.touchesBegan S.touchesEnded"
        ),
        (
            "draggable scale 2", "drag 150,150 to 300,400; tap 201,301",
            "V.touchesBegan V.drag V.touchesEnded V.touchesBegan V.touchesEnded"
        ),
        ("draggable", "tap V", "V.touchesBegan V.touchesEnded"),
        ("", "drag 110,110 to 300,400", "V.touchesBegan V.touchesEnded"),
        (
            "draggable", "down V; move 200,200; cancel; tap 200,200",
            "V.touchesBegan V.drag V.touchesCancelled V.touchesBegan V.touchesEnded"
        ),
    ])
    func draggable(_ attributes: String, _ steps: String, _ expected: String) throws {
        #expect(try TouchedScene("view V frame 100,100 100x100 \(attributes)").events(steps) == expected)
    }

    /// The touch stays inside a control that is dragged. A disabled control gets no events.
    @Test(arguments: [
        ("draggable", "C.touchDown C.drag C.touchDragInside C.touchUpInside"), ("draggable enabled .off", ""),
    ])
    func draggableControl(_ attributes: String, _ expected: String) throws {
        let scene = try TouchedScene("control C frame 100,100 50x50 \(attributes)")
        #expect(try scene.events("drag C to 300,400") == expected)
    }

    /// In a scroll view, scrolling takes precedence over dragging.
    @Test func draggableInAScrollView() throws {
        let text = "scroll L fill contentSize 400x2000 { view V frame 100,100 100x100 draggable }"
        #expect(try TouchedScene(text).events("drag V to 150,120") == "L.scroll(0,0) L.scroll(0,20)")
        #expect(
            try TouchedScene(text).events("drag V to 300,155 after 200ms") == "V.touchesBegan V.drag V.touchesEnded")
    }

    /// Offsets persist, and later steps find views at their new positions.
    @Test(arguments: [
        ("drag 200,600 to 200,490; tap B", "B.touchDown B.touchUpInside", "150,25"),
        ("drag 200,600 to 200,490; tap 150,25", "B.touchDown B.touchUpInside", ""),
        ("drag 200,600 to 200,490; tap 150,125", "L.touchesBegan L.touchesEnded", ""),
    ])
    func offsets(_ steps: String, _ expected: String, _ remark: String) throws {
        let scene = try TouchedScene("scroll L fill contentSize 400x2000 { button B frame 100,100 100x50 }")
        #expect(
            try scene.events(steps)
                == "L.touchesBegan L.touchesCancelled L.scroll(0,0) L.scroll(0,100) " + expected)
    }

    /// Cells that appeared can be hit, cells that disappeared can't.
    @Test(arguments: [
        // Row 8 isn't displayed at first.
        ("drag 200,700 to 200,490; tap 50,750", "T.scroll(0,0) T.scroll(0,200) T[9].B.touchDown T[9].B.touchUpInside"),
        ("tap T[8].B", "unseen T[8].B"),
        ("drag 200,700 to 200,490; tap T[9].B", "T.scroll(0,0) T.scroll(0,200) T[9].B.touchDown T[9].B.touchUpInside"),
        ("drag 200,700 to 200,490; tap T[0].B", "unseen T[0].B"),
        (
            "drag 200,700 to 200,490; drag 200,400 to 200,610; tap 50,50",
            "T.scroll(0,0) T.scroll(0,200) T.scroll(0,0) T.scroll(0,-200) T[0].B.touchDown T[0].B.touchUpInside"
        ),
    ])
    func rowsThatAppear(_ steps: String, _ expected: String) throws {
        let scene = try TouchedScene("table T fill { rows 100 height 100 { cell { button B frame 0,0 100x100 } } }")
        #expect(try scene.events(steps) == expected)
    }

    /// Of two neighboring cells, the one displayed last is in front, which decides who gets touches of overhanging
    /// views.
    @Test(arguments: [
        // Rows are displayed in order, so the lower one is in front.
        ("tap 350,150", "T[1].content"), ("tap 150,95", "T[1].Up"),
        // Rows that reappear at the top are in front of those below.
        ("drag 200,500 to 200,290; drag 200,300 to 200,510; tap 350,110", "T[0].Down"),
        ("drag 200,500 to 200,290; drag 200,300 to 200,510; tap 150,95", "T[0].content"),
        // Rows that appear at the bottom are in front of those above.
        ("drag 200,500 to 200,90; tap 150,795", "T[11].content"), ("drag 200,500 to 200,90; tap 150,695", "T[11].Up"),
    ])
    func laterDisplayedIsInFront(_ steps: String, _ expected: String) throws {
        let scene = try TouchedScene(
            """
            table T fill {
                rows 100 height 100 {
                    cell {
                        view Up frame 100,-10 100x20 overhang
                        view Down frame 300,90 100x30 overhang
                    }
                }
            }
            """)
        let events = try scene.events(steps)
        #expect(events.contains("\(expected).touchesBegan"), "\(events)")
    }

    /// A sticky header moves with the bounds.
    @Test func stickyHeader() throws {
        let scene = try TouchedScene(
            "table T fill { section { header height 50 { button H fill }; rows 50 height 100 { cell } } }")
        let scrolled = "T.scroll(0,0) T.scroll(0,500) "
        #expect(
            try scene.events("drag 200,700 to 200,190; tap 200,25") == scrolled + "H.touchDown H.touchUpInside")
        #expect(
            try scene.events("drag 200,700 to 200,190; tap 200,75; tap H")
                == scrolled + """
                    T[0,5].content.touchesBegan T[0,5].highlight T[0,5].content.touchesEnded T[0,5].unhighlight \
                    T[0,5].select H.touchDown H.touchUpInside
                    """)
    }

    /// Links to a cell that isn't displayed are inert until it appears.
    @Test func linksToCellsThatAppear() throws {
        let scene = try TouchedScene(
            """
            table T fill { rows 100 height 100 { cell } }
            view F frame 0,0 50x50 { hitTest { return -> T[20] } }
            """)
        #expect(try scene.events("tap F") == "F.touchesBegan F.touchesEnded")
        let later = try scene.events("drag 200,700 to 200,190; drag 200,700 to 200,190; drag 200,700 to 200,190; tap F")
        #expect(
            later.hasSuffix("T[20].touchesBegan T[20].highlight T[20].touchesEnded T[20].unhighlight T[20].select"),
            "\(later)")
    }

    /// A scroll view in a cell that appears later zooms like any other.
    @Test func zoomInACellThatAppears() throws {
        let scene = try TouchedScene(
            """
            table T fill {
                rows 100 height 400 {
                    cell {
                        scroll Z fill minimumZoomScale 1 maximumZoomScale 3 viewForZooming -> Inner { view Inner fill }
                    }
                }
            }
            """)
        let events = try scene.events("drag 200,700 to 200,190; pinch 200,700 scale 2; drag 200,700 to 200,690")
        #expect(events.contains("T[3].Z.zoom"), "\(events)")
    }

    /// Changes by overrides last until the end of the sequence, even after scrolling and dragging.
    @Test(arguments: [
        ("tap 10,10; tap 10,10", "F.touchesBegan F.touchesEnded S.touchesBegan S.touchesEnded"),
        (
            "tap 10,10; drag D to 300,300; tap 10,10",
            "F.touchesBegan F.touchesEnded D.touchesBegan D.drag D.touchesEnded S.touchesBegan S.touchesEnded"
        ),
        (
            "tap 10,10; drag T[2] to 200,400; tap 10,10",
            "F.touchesBegan F.touchesEnded T.scroll(0,0) T.scroll(0,140) S.touchesBegan S.touchesEnded"
        ),
        (
            "tap 10,10; drag 350,750 to 350,600; tap 10,10",
            "F.touchesBegan F.touchesEnded T.scroll(0,0) T.scroll(0,140) S.touchesBegan S.touchesEnded"
        ),
    ])
    func changesPersist(_ steps: String, _ expected: String) throws {
        let scene = try TouchedScene(
            """
            table T frame 0,300 400x500 { rows 100 height 100 { cell } }
            view D frame 100,100 50x50 draggable
            view F frame 0,0 50x50 { hitTest { when -> F { set -> F hidden } } }
            """)
        #expect(try scene.events(steps) == expected)
        #expect(try scene.events(steps) == expected)
    }

    /// UIKit may hit-test more than once per touch, and the last answer counts.
    @Test(arguments: [("", "F"), ("hitTestsPerTouch 1", "F"), ("hitTestsPerTouch 2", "S"), ("hitTestsPerTouch 3", "S")])
    func hitTestsPerTouch(_ attributes: String, _ expected: String) throws {
        let text = "view F frame 0,0 50x50 { hitTest { when -> F { set -> F hidden } } }"
        #expect(
            try TouchedScene(text, attributes: attributes).events("tap 10,10")
                == "\(expected).touchesBegan \(expected).touchesEnded")
    }

    /// Two fingers that move as those of a pinch leave the same state, in whatever parts they move.
    @Test(arguments: [
        ("move 170,300", "move 250,300 finger 2"),
        ("move 175,300; move 172,310 over 20ms; move 170,300", "move 250,300 finger 2 over 100ms"),
        ("move 120,300; move 170,300", "move 400,300 finger 2; move 250,300 finger 2"),
    ])
    func fingersZoomAsAPinchDoes(_ first: String, _ second: String) throws {
        let scene = try TouchedScene(
            """
            scroll T fill contentSize 900x1200 contentOffset 200,100 maximumZoomScale 3 viewForZooming -> P {
                view P size 900x1200
            }
            """)
        let pinched = try state(of: scene.run("pinch 210,300 scale 2"))
        let free = try state(
            of: scene.run("down 190,300; down 230,300 finger 2; \(first); \(second); up; up finger 2"))
        #expect(zip(pinched, free).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(pinched) \(free)")
    }

    /// Fingers that have scrolled begin to zoom where they are then: the content between them stays there.
    @Test(arguments: [("tap 200,319", false), ("tap 200,321", true), ("tap 200,339", true), ("tap 200,341", false)])
    func fingersZoomAfterScrolling(_ tap: String, _ hits: Bool) throws {
        let scene = try TouchedScene(
            """
            scroll L fill contentSize 1000x2000 contentOffset 100,100 maximumZoomScale 4 viewForZooming -> V {
                view V size 1000x2000 { view B frame 0,390 1000x10 }
            }
            """)
        // The drag scrolls up to 70 without pinching. So 390 is halfway between the fingers' heights, 340 and 300.
        let fingers =
            "down 100,300; down 300,300 finger 2; move 100,340 over 100ms; move 500,300 finger 2 over 100ms; up; up finger 2"
        let events = try scene.events("\(fingers); \(tap)")
        #expect(events.hasSuffix("B.touchesBegan B.touchesEnded") == hits, "\(events)")
    }

    /// The offset, the scales and the content size of the scroll view.
    private func state(of run: TouchRun) throws -> [Double] {
        let tree = run.scene.tree
        let view = try #require(tree.identities.first { tree.scrollViews[$0] != nil })
        let properties = try #require(tree.scrollViews[view])
        let content = try #require(properties.viewForZooming)
        return [
            tree[view].boundsOrigin.x, tree[view].boundsOrigin.y, properties.zoomScale, properties.contentSize.width,
            properties.contentSize.height, tree[content].transform.a, tree[content].anchorPoint.x,
        ]
    }

    /// A pinch touches down 20 points left and right of its center. Both fingers must hit the scroll view's content.
    @Test(arguments: [
        ("pinch 200,400 scale 2", "L.zoom"), ("pinch 200,400 scale 0.5", "L.zoom"),
        // One of the fingers is outside the scene. If it is outside the scroll view, the other one drags that.
        ("pinch 10,400 scale 2", ""), ("pinch 20,400 scale 2", "L.zoom"),
        ("pinch 320,400 scale 2", "L.scroll(0,0) L.scroll(10,0)"),
        ("pinch 319.9,400 scale 2", "L.zoom"),
        ("pinch 200,10 scale 2", ""),
    ])
    func pinch(_ steps: String, _ expected: String) throws {
        let scene = try TouchedScene(
            """
            scroll L frame 0,100 340x600 contentSize 400x800 minimumZoomScale 0.5 maximumZoomScale 3 viewForZooming -> V {
                view V frame 0,0 400x800
            }
            """)
        #expect(try scene.events(steps) == expected)
    }

    /// The hit test of the first finger affects that of the second, and both affect later ones.
    @Test func pinchEffectsAddUp() throws {
        let scene = try TouchedScene(
            """
            scroll L fill contentSize 400x800 minimumZoomScale 0.5 maximumZoomScale 3 viewForZooming -> V {
                view V frame 0,0 400x800
            }
            view F fill { hitTest { when -> F { set -> F hidden } } }
            """)
        // The left finger hits F and hides it, the right one hits V. Only the root contains both.
        #expect(try scene.events("pinch 200,400 scale 2") == "")
        #expect(try scene.events("pinch 200,400 scale 2; pinch 200,400 scale 2") == "L.zoom")
        #expect(try scene.events("tap 10,10; pinch 200,400 scale 2") == "F.touchesBegan F.touchesEnded L.zoom")
    }

    /// Zooming keeps the center of the pinch in place, within the ranges of the offset and the scale.
    @Test(arguments: [
        // B is around 200,400, stays there, and becomes twice as large.
        ("pinch 200,400 scale 2", "tap 181,381", true), ("pinch 200,400 scale 2", "tap 179,381", false),
        ("pinch 200,400 scale 2", "tap 219,419", true), ("pinch 200,400 scale 2", "tap 221,419", false),
        // The maximum is three times.
        ("pinch 200,400 scale 10", "tap 171,371", true), ("pinch 200,400 scale 10", "tap 169,371", false),
        ("pinch 200,400 scale 2; pinch 200,400 scale 2", "tap 171,371", true),
        ("pinch 200,400 scale 2; pinch 200,400 scale 2", "tap 169,371", false),
        // Back to the original scale.
        ("pinch 200,400 scale 2; pinch 200,400 scale 0.5", "tap 191,391", true),
        ("pinch 200,400 scale 2; pinch 200,400 scale 0.5", "tap 189,391", false),
        // The minimum is half. The content is then smaller than the bounds, and at their top left.
        ("pinch 200,400 scale 0.1", "tap 100,200", true), ("pinch 200,400 scale 0.1", "tap 94,200", false),
        // Zoomed content can be scrolled.
        ("pinch 200,400 scale 2; drag 200,700 to 200,590", "tap 200,290", true),
    ])
    func pinchCenterStays(_ before: String, _ steps: String, _ hits: Bool) throws {
        let scene = try TouchedScene(
            """
            scroll L fill minimumZoomScale 0.5 maximumZoomScale 3 viewForZooming -> V {
                view V fill { view B frame 190,390 20x20 }
            }
            """)
        let events = try scene.events("\(before); \(steps)")
        #expect(events.hasSuffix("B.touchesBegan B.touchesEnded") == hits, "\(events)")
    }

    /// The center stays in place even if the zoomed view isn't at the corner of the content.
    @Test func pinchCenterStaysAwayFromTheCorner() throws {
        let scene = try TouchedScene(
            """
            scroll L fill contentSize 1000x2000 minimumZoomScale 1 maximumZoomScale 3 viewForZooming -> V {
                view V frame 100,200 800x1800 { view B frame 90,190 20x20 }
            }
            """)
        for (steps, hits) in [
            ("tap 181,381", true), ("tap 179,381", false), ("tap 219,419", true), ("tap 221,419", false),
        ] {
            let events = try scene.events("pinch 200,400 scale 2; \(steps)")
            #expect(events.hasSuffix("B.touchesBegan B.touchesEnded") == hits, "\(steps): \(events)")
        }
    }

    /// The innermost scroll view whose minimum and maximum zoom scale differ zooms.
    @Test(arguments: [
        ("minimumZoomScale 0.5", "I.zoom"), ("", "O.zoom"), ("minimumZoomScale 2 maximumZoomScale 2", "O.zoom"),
    ])
    func innermostZooms(_ inner: String, _ expected: String) throws {
        let scene = try TouchedScene(
            """
            scroll O fill maximumZoomScale 3 viewForZooming -> I {
                scroll I fill \(inner) viewForZooming -> V { view V fill }
            }
            """)
        #expect(try scene.events("pinch 200,400 scale 2") == expected)
    }

    /// The settings are attributes of the scene.
    @Test(arguments: [
        ("contentTouchDelay 50ms", "down B; wait 60ms", "50:B.touchDown"),
        ("contentTouchDelay 0ms", "down B; wait 60ms", "0:B.touchDown"),
        ("dragThreshold 20", "down V; move 150,231; up", "0:V.touchesBegan 0:V.touchesEnded"),
        ("dragThreshold 5", "down V; move 150,219; up", "0:L.scroll(0,0) 0:L.scroll(0,1)"),
        (
            "dragSlop 10 contentTouchDelay 0s", "down B; move 211,125; up",
            "0:B.touchDown 0:B.touchDragExit 0:B.touchDragOutside 0:B.touchUpOutside"
        ),
        (
            "repeatInterval 1s", "tap B; wait 900ms; tap B",
            "50:B.touchDown 50:B.touchUpInside 1000:B.touchDown 1000:B.touchDownRepeat 1000:B.touchUpInside"
        ),
        (
            "repeatDistance 2", "tap B; tap 153,125",
            "50:B.touchDown 50:B.touchUpInside 100:B.touchDown 100:B.touchUpInside"
        ),
        ("tapDuration 100ms", "press R 101ms", "101:R.touchesBegan 101:R.touchesEnded"),
        ("longPressDuration 100ms", "press P 120ms", "100:P.recognize"),
        ("allowableMovement 30", "down R; move 175,325; up", "0:R.recognize"),
        ("swipeDistance 20", "drag W to 170,425", "100:W.recognize"),
        ("swipeDuration 50ms", "drag W to 200,425", "100:W.touchesBegan 100:W.touchesEnded"),
        ("simulatedTapDuration 20ms", "tap B", "20:B.touchDown 20:B.touchUpInside"),
        ("simulatedDragDuration 50ms", "drag W to 200,425", "50:W.recognize"),
    ])
    func settings(_ attributes: String, _ steps: String, _ expected: String) throws {
        let scene = try TouchedScene(
            """
            scroll L fill contentSize 400x2000 {
                button B frame 100,100 100x50
                view V frame 100,200 100x50
                view R frame 100,300 100x50 { recognizer .tap }
                view W frame 100,400 100x50 { recognizer .swipe .horizontal }
                view P frame 100,500 100x50 { recognizer .longPress }
            }
            """, attributes: attributes)
        #expect(try scene.timeline(steps) == expected)
    }
}
