import Testing

/// Situations of several recognizers, taps and fingers, each with the source of the expected behavior.
struct GestureSituationTests {
    /// The scene, the steps, and the events with their times in milliseconds.
    ///
    /// Sources: [tap] UITapGestureRecognizer's documentation; [fail] "Preferring one gesture over another" and
    /// `require(toFail:)`; [prevent] `canPrevent(_:)` of UIGestureRecognizer; [both] "Allowing the simultaneous
    /// recognition of multiple gestures"; [controls] "Attaching gesture recognizers to UIKit controls"; [delays] the
    /// documentation of `cancelsTouchesInView`, `delaysTouchesBegan` and `delaysTouchesEnded`; [receive]
    /// `gestureRecognizer(_:shouldReceive:)`; [begin] `gestureRecognizerShouldBegin(_:)`; [scroll] UIScrollView's
    /// documentation and its `panGestureRecognizer`; [edge] UIScreenEdgePanGestureRecognizer's documentation; [multi]
    /// UIView's `isMultipleTouchEnabled`; [exclusive] "Restricting event delivery to a single view" in Apple's Event
    /// Handling Guide; [own] our own choice, where no source has it.
    @Test(arguments: [
        // [tap] Two taps within the interval are a double tap.
        (
            "view V fill { recognizer D .tap numberOfTapsRequired 2 }", "tap V; wait 100ms; tap V",
            "0:V.touchesBegan 150:V.touchesBegan 200:V.recognize 200:V.touchesCancelled 200:V.touchesCancelled"
        ),
        // [tap] A second tap that comes too late is the first of another double tap.
        (
            "view V fill { recognizer .tap numberOfTapsRequired 2 }", "tap V; wait 351ms; tap V; wait 350ms; tap V",
            "0:V.touchesBegan 400:V.touchesEnded 401:V.touchesBegan 801:V.touchesBegan 851:V.recognize "
                + "851:V.touchesCancelled 851:V.touchesCancelled"
        ),
        // [own] So is one that is too far away.
        (
            "view V fill { recognizer .tap numberOfTapsRequired 2 }", "tap 100,100; tap 145,100; tap 160,100",
            "0:V.touchesBegan 50:V.touchesEnded 50:V.touchesBegan 100:V.touchesBegan 150:V.recognize "
                + "150:V.touchesCancelled 150:V.touchesCancelled"
        ),
        // [tap] The taps may hit different subviews.
        (
            "view V fill { recognizer .tap numberOfTapsRequired 2; view A frame 0,0 50x50; view B frame 50,0 50x50 }",
            "tap 40,10; tap 60,10",
            "0:A.touchesBegan 50:B.touchesBegan 100:V.recognize 100:A.touchesCancelled 100:B.touchesCancelled"
        ),
        // [tap] Both must be seen by the recognizer.
        (
            "view V frame 0,0 50x50 { recognizer .tap numberOfTapsRequired 2 }; view W frame 50,0 50x50",
            "tap 40,10; tap 60,10",
            "0:V.touchesBegan 50:W.touchesBegan 100:W.touchesEnded 400:V.touchesEnded"
        ),
        // [fail] A single tap that waits for a double tap comes after its interval, and the end of the touch with it.
        (
            "view V fill { recognizer T .tap requireToFail -> D; recognizer D .tap numberOfTapsRequired 2 }", "tap V",
            "0:V.touchesBegan 400:V.recognize 400:V.touchesCancelled"
        ),
        (
            "view V fill { recognizer T .tap requireToFail -> D; recognizer D .tap numberOfTapsRequired 2 }",
            "tap V; tap V",
            "0:V.touchesBegan 50:V.touchesBegan 100:V.recognize 100:V.touchesCancelled 100:V.touchesCancelled"
        ),
        // [fail] It comes as soon as the double tap fails: here the second finger rests too long.
        (
            "view V fill { recognizer T .tap requireToFail -> D; recognizer D .tap numberOfTapsRequired 2 }",
            "tap V; press V 800ms",
            "0:V.touchesBegan 50:V.touchesBegan 800:V.recognize 800:V.touchesCancelled 850:V.touchesEnded"
        ),
        // [prevent] Without a relation, the single tap is first, and the double tap is recognized, too.
        (
            "view V fill { recognizer .tap; view W fill { recognizer .tap numberOfTapsRequired 2 } }", "tap W; tap W",
            "0:W.touchesBegan 50:V.recognize 50:W.touchesCancelled 50:W.touchesBegan 100:W.recognize "
                + "100:W.touchesCancelled"
        ),
        (
            "view V fill { recognizer .tap numberOfTapsRequired 2; view W fill { recognizer .tap } }", "tap W; tap W",
            "0:W.touchesBegan 50:W.recognize 50:W.touchesCancelled 50:W.touchesBegan 100:W.recognize "
                + "100:W.touchesCancelled 100:V.recognize"
        ),
        // [prevent] One of equally many taps is prevented.
        (
            "view V fill { recognizer .tap; view W fill { recognizer .tap } }", "tap W",
            "0:W.touchesBegan 50:W.recognize 50:W.touchesCancelled"
        ),
        // [fail] What doesn't get the touch counts as failed: it is off, ignores the view or is elsewhere.
        (
            "view V fill { recognizer T .tap requireToFail -> D; recognizer D .tap numberOfTapsRequired 2 enabled .off }",
            "tap V", "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"
        ),
        (
            "view V fill { recognizer T .tap requireToFail -> D; recognizer D .tap numberOfTapsRequired 2 ignores -> V }",
            "tap V", "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"
        ),
        (
            "view V frame 0,0 50x50 { recognizer T .tap requireToFail -> D }; "
                + "view W frame 50,0 50x50 { recognizer D .tap numberOfTapsRequired 2 }",
            "tap V", "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"
        ),
        // [own] Two that wait for each other never recognize.
        (
            "view V fill { recognizer A .tap requireToFail -> B; recognizer B .tap requireToFail -> A }", "tap V",
            "0:V.touchesBegan 50:V.touchesEnded"
        ),
        (
            "view V fill { recognizer A .tap requireToFail -> A }", "tap V; tap V",
            "0:V.touchesBegan 50:V.touchesEnded 50:V.touchesBegan 100:V.touchesEnded"
        ),
        // [fail] A pan waits for a swipe, and takes over when that is too slow.
        (
            "view V fill { recognizer P .pan requireToFail -> T; recognizer T .swipe .left }",
            "drag 300,300 to 200,300 over 2s",
            "0:V.touchesBegan 500:V.recognize 500:V.touchesCancelled"
        ),
        (
            "view V fill { recognizer P .pan requireToFail -> T; recognizer T .swipe .left }",
            "drag 300,300 to 200,300", "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"
        ),
        // [delays] A double tap delays the end of a button's touch, and cancels it when it recognizes.
        (
            "view V fill { recognizer .tap numberOfTapsRequired 2; button B frame 0,0 50x50 }", "tap B",
            "0:B.touchDown 400:B.touchUpInside"
        ),
        (
            "view V fill { recognizer .tap numberOfTapsRequired 2; button B frame 0,0 50x50 }", "tap B; tap B",
            "0:B.touchDown 50:B.touchDown 50:B.touchDownRepeat 100:V.recognize 100:B.touchCancel 100:B.touchCancel"
        ),
        (
            "view V fill { recognizer .tap numberOfTapsRequired 2 delaysTouchesEnded .off; button B frame 0,0 50x50 }",
            "tap B", "0:B.touchDown 50:B.touchUpInside"
        ),
        // [delays] `delaysTouchesBegan` holds everything back.
        (
            "view V fill { recognizer .tap numberOfTapsRequired 2 delaysTouchesBegan }", "tap V",
            "400:V.touchesBegan 400:V.touchesEnded"
        ),
        (
            "view V fill { recognizer .tap numberOfTapsRequired 2 delaysTouchesBegan }", "tap V; tap V",
            "100:V.recognize"
        ),
        // [delays] Without cancelling, the view's touch goes on.
        (
            "view V fill { recognizer .tap numberOfTapsRequired 2 cancelsTouchesInView .off }", "tap V; tap V",
            "0:V.touchesBegan 50:V.touchesBegan 100:V.recognize 100:V.touchesEnded 100:V.touchesEnded"
        ),
        // [delays] A row is selected when the double tap has failed.
        (
            "table List fill { recognizer .tap numberOfTapsRequired 2; rows 5 height 60 }", "tap 50,30",
            "50:List[0].content.touchesBegan 50:List[0].highlight 400:List[0].content.touchesEnded "
                + "400:List[0].unhighlight 400:List[0].select"
        ),
        // [delays] A row that is still highlighted isn't highlighted again.
        (
            "table List fill delaysContentTouches .off { recognizer .tap numberOfTapsRequired 2; rows 5 height 60 }",
            "tap 50,30; wait 100ms; tap 50,30",
            "0:List[0].content.touchesBegan 0:List[0].highlight 150:List[0].content.touchesBegan "
                + "200:List.recognize 200:List[0].content.touchesCancelled 200:List[0].unhighlight "
                + "200:List[0].content.touchesCancelled"
        ),
        // [controls] Controls keep single taps of one finger, not double taps.
        (
            "view V fill { recognizer .tap; button B frame 0,0 50x50 }", "tap B", "0:B.touchDown 50:B.touchUpInside"
        ),
        (
            "view V fill { recognizer T .tap requireToFail -> D; recognizer D .tap numberOfTapsRequired 2; "
                + "button B frame 0,0 50x50 }", "tap B", "0:B.touchDown 400:B.touchUpInside"
        ),
        // [receive] `ignores` leaves a view's touches alone, with those of its subviews.
        (
            "view V fill { recognizer .tap ignores -> P; view P frame 0,0 50x50 { view Q fill } }",
            "tap Q; tap 100,100",
            "0:Q.touchesBegan 50:Q.touchesEnded 50:V.touchesBegan 100:V.recognize 100:V.touchesCancelled"
        ),
        (
            "view V fill { recognizer .tap receivesOnly -> P; view P frame 0,0 50x50 { view Q fill } }",
            "tap Q; tap 100,100",
            "0:Q.touchesBegan 50:V.recognize 50:Q.touchesCancelled 50:V.touchesBegan 100:V.touchesEnded"
        ),
        // [begin] A pan that only begins horizontally leaves vertical drags to the table.
        (
            "table List fill { rows 50 height 60 { cell { recognizer .pan shouldBegin .horizontal } } }",
            "drag 100,330 to 100,230",
            "10:List.scroll(0,0) 100:List.scroll(0,90)"
        ),
        (
            "table List fill { rows 50 height 60 { cell { recognizer .pan shouldBegin .horizontal } } }",
            "drag 100,330 to 200,330", "10:List[5].recognize"
        ),
        // [scroll] A pan in a row wins over scrolling, a swipe along the scroll direction loses, one across it wins.
        (
            "table List fill { rows 50 height 60 { cell { recognizer .pan } } }", "drag 100,330 to 100,230",
            "10:List[5].recognize"
        ),
        (
            "table List fill { rows 50 height 60 { cell { recognizer .swipe .up } } }", "drag 100,330 to 100,230",
            "10:List.scroll(0,0) 100:List.scroll(0,90)"
        ),
        (
            "table List fill { rows 50 height 60 { cell { recognizer .swipe .left } } }", "drag 200,330 to 100,330",
            "50:List[5].recognize"
        ),
        // [both] A pan recognizes beside scrolling if either side allows it.
        (
            "table List fill { rows 50 height 60 { cell { recognizer .pan simultaneous -> List } } }",
            "drag 100,330 to 100,230", "10:List[5].recognize 10:List.scroll(0,0) 100:List.scroll(0,90)"
        ),
        (
            "view V fill { recognizer A .pan simultaneous -> B; recognizer B .pan; recognizer .pan }",
            "drag 100,330 to 100,230", "0:V.touchesBegan 10:V.recognize 10:V.touchesCancelled"
        ),
        (
            "view V fill { recognizer A .pan; recognizer B .pan simultaneous -> A }", "drag 100,330 to 100,230",
            "0:V.touchesBegan 10:V.recognize 10:V.touchesCancelled 10:V.recognize"
        ),
        (
            "view V fill { recognizer .longPress simultaneous; view W frame 0,0 50x50 { recognizer .longPress } }",
            "press W 600ms", "0:W.touchesBegan 500:W.recognize 500:W.touchesCancelled 500:V.recognize"
        ),
        // [fail] A swipe on a scroll view's content waits for its pan, which fails when the finger moves across.
        (
            "scroll T fill contentSize 390x2000 delaysContentTouches .off { view V frame 0,0 390x2000 { "
                + "recognizer .swipe .left requireToFail -> T } }", "drag 300,300 to 200,300",
            "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"
        ),
        // Long presses have their own duration and movement.
        (
            "view V fill { recognizer .longPress minimumPressDuration 1s allowableMovement 40 }",
            "touch { down 100,100; move 130,100 over 500ms; wait 1s; up }",
            "0:V.touchesBegan 1000:V.recognize 1000:V.touchesCancelled"
        ),
        (
            "view V fill { recognizer .tap allowableMovement 2 }", "drag 100,100 to 102,100",
            "0:V.touchesBegan 100:V.touchesEnded"
        ),
        // Swipes only go their own way.
        (
            "view V fill { recognizer .swipe .left .up }", "drag 100,300 to 200,300; drag 200,300 to 200,200",
            "0:V.touchesBegan 100:V.touchesEnded 100:V.touchesBegan 150:V.recognize 150:V.touchesCancelled"
        ),
        // [edge] A screen edge pan begins at its edge.
        (
            "view V fill { recognizer .screenEdgePan .left }", "drag 5,300 to 105,300; drag 30,300 to 130,300",
            "0:V.touchesBegan 10:V.recognize 10:V.touchesCancelled 100:V.touchesBegan 200:V.touchesEnded"
        ),
        (
            "view V fill { recognizer .screenEdgePan .bottom }", "drag 100,795 to 100,695; drag 100,795 to 0,795",
            "0:V.touchesBegan 10:V.recognize 10:V.touchesCancelled 100:V.touchesBegan 200:V.touchesEnded"
        ),
        // [multi] Two fingers: a tap of two, which one finger doesn't make.
        (
            "view V fill { recognizer .tap numberOfTouchesRequired 2 }",
            "down 100,100; down 200,100 finger 2; wait 50ms; up; up finger 2",
            "0:V.touchesBegan 50:V.recognize 50:V.touchesCancelled"
        ),
        (
            "view V fill { recognizer .tap numberOfTouchesRequired 2 }", "tap V", "0:V.touchesBegan 50:V.touchesEnded"
        ),
        (
            "view V fill { recognizer .tap }", "down 100,100; down 200,100 finger 2; up; up finger 2",
            "0:V.touchesBegan 0:V.touchesEnded"
        ),
        // A pan of two fingers needs both; it measures their middle.
        (
            "view V fill { recognizer .pan numberOfTouchesRequired 2 }",
            "down 100,100; move 150,100; down 200,100 finger 2; move 170,100 over 100ms; move 240,100 finger 2 over 100ms; "
                + "up; up finger 2",
            "0:V.touchesBegan 100:V.recognize 100:V.touchesCancelled"
        ),
        // Pinches and rotations.
        ("view V fill { recognizer .pinch }", "pinch V scale 2", "20:V.recognize"),
        ("view V fill { recognizer .pinch }", "pinch V scale 0.5", "40:V.recognize"),
        ("view V fill { recognizer .pinch }", "pinch V scale 1.1", ""),
        ("view V fill { recognizer .rotation }", "pinch V scale 2", ""),
        ("view V fill { recognizer .rotation }", "rotate V by 90deg", "16.1:V.recognize"),
        ("view V fill { recognizer .rotation }", "rotate V by -1rad", "25.3:V.recognize"),
        ("view V fill { recognizer .pinch }", "rotate V by 180deg", ""),
        (
            "view V fill { recognizer .pinch }",
            "down 100,100; down 200,100 finger 2; move 300,100 finger 2 over 100ms; up; up finger 2",
            "0:V.touchesBegan 8:V.recognize 8:V.touchesCancelled"
        ),
        // [scroll] A pinch in a scroll view that zooms wins over those around it, and loses to those in it.
        (
            "view V fill { recognizer .pinch; scroll T fill maximumZoomScale 4 viewForZooming -> P { view P fill } }",
            "pinch P scale 2", "100:T.zoom"
        ),
        (
            "scroll T fill maximumZoomScale 4 viewForZooming -> P { view P fill { recognizer .pinch } }",
            "pinch P scale 2", "20:P.recognize"
        ),
        (
            "scroll T fill maximumZoomScale 4 viewForZooming -> P { view P fill { recognizer .pinch simultaneous -> T } }",
            "pinch P scale 2", "20:P.recognize 100:T.zoom"
        ),
        // [multi] A view gets one touch at a time; another view gets the second.
        (
            "button A frame 0,0 50x50; button B frame 50,0 50x50",
            "down A; down B finger 2; wait 20ms; up finger 2; up",
            "0:A.touchDown 0:B.touchDown 20:B.touchUpInside 20:A.touchUpInside"
        ),
        ("button A frame 0,0 50x50", "down A; down A finger 2; up finger 2; up", "0:A.touchDown 0:A.touchUpInside"),
        (
            "view A frame 0,0 50x50 multipleTouchEnabled", "down 10,10; down 20,20 finger 2; up; wait 9ms; up finger 2",
            "0:A.touchesBegan 0:A.touchesBegan 0:A.touchesEnded 9:A.touchesEnded"
        ),
        (
            "button A frame 0,0 50x50 multipleTouchEnabled", "down A; down A finger 2; up finger 2; up",
            "0:A.touchDown 0:A.touchUpInside"
        ),
        // [exclusive] A view that takes touches alone.
        (
            "view A frame 0,0 50x50 exclusiveTouch; view B frame 50,0 50x50",
            "down A; down B finger 2; up finger 2; up",
            "0:A.touchesBegan 0:A.touchesEnded"
        ),
        (
            "view A frame 0,0 50x50 exclusiveTouch; view B frame 50,0 50x50",
            "down B; down A finger 2; up finger 2; up; tap A",
            "0:B.touchesBegan 0:B.touchesEnded 0:A.touchesBegan 50:A.touchesEnded"
        ),
        (
            "view A frame 0,0 50x50 exclusiveTouch; view B frame 50,0 50x50 { recognizer .tap }",
            "down A; down B finger 2; up finger 2; up", "0:A.touchesBegan 0:B.recognize 0:A.touchesEnded"
        ),
        (
            "window V fill { view A frame 0,0 50x50 exclusiveTouch }; window W frame 50,0 50x50",
            "down A; down W finger 2; up finger 2; up",
            "0:A.touchesBegan 0:W.touchesBegan 0:W.touchesEnded 0:A.touchesEnded"
        ),
        // Fingers on a scroll view that zooms. The one that stays drags on.
        (
            "scroll T fill maximumZoomScale 4 viewForZooming -> P { view P fill }",
            "down 150,400; down 250,400 finger 2; move 100,400 over 50ms; move 300,400 finger 2 over 50ms; up; up finger 2",
            "50:T.zoom 100:T.zoom"
        ),
        (
            "scroll T fill maximumZoomScale 4 viewForZooming -> P { view P fill }",
            "down 150,400; down 250,400 finger 2; move 350,400 finger 2; up; move 350,300 finger 2; up finger 2",
            "0:T.zoom 0:T.scroll(0,100)"
        ),
        (
            "scroll T fill maximumZoomScale 4 viewForZooming -> P { view P fill }",
            "down 150,400; down 250,400 finger 2; move 257,400 finger 2; up; up finger 2",
            "0:P.touchesBegan 0:P.touchesEnded"
        ),
        // Content that has its touch loses it.
        (
            "scroll T fill maximumZoomScale 4 viewForZooming -> P { view P fill }",
            "down 150,400; wait 200ms; down 250,400 finger 2; move 350,400 finger 2; up; up finger 2",
            "150:P.touchesBegan 200:P.touchesCancelled 200:T.zoom"
        ),
        (
            "scroll T fill maximumZoomScale 4 viewForZooming -> P { button P fill keepsTouch }",
            "down 150,400; wait 200ms; down 250,400 finger 2; move 350,400 finger 2; up; up finger 2",
            "150:P.touchDown 200:P.touchUpInside"
        ),
        // A recognizer doesn't wait for a scroll view that can't move.
        (
            "scroll T fill { view P fill { recognizer .pan requireToFail -> T } }", "drag 100,400 to 200,400",
            "10:P.recognize"
        ),
        // Nor for one that can only move across the finger's way, so the inner of two that begin at one moment wins.
        (
            "view V fill { recognizer .pan; view M fill { recognizer .pan requireToFail -> T; scroll T frame 0,50 300x100 "
                + "contentSize 900x100 { view P frame 0,0 100x100 } } }", "drag 50,100 to 50,200",
            "10:M.recognize"
        ),
        (
            "view V fill { recognizer .pan; view M fill { recognizer .pan requireToFail -> T; scroll T frame 0,50 300x100 "
                + "contentSize 900x100 { view P frame 0,0 100x100 } } }", "drag 150,100 to 50,100",
            "0:T.touchesBegan 10:T.touchesCancelled 10:T.scroll(0,0) 100:T.scroll(90,0)"
        ),
        // A drag becomes a zoom when the second finger comes.
        (
            "scroll T fill contentSize 400x2000 maximumZoomScale 4 viewForZooming -> P { view P size 400x2000 }",
            "down 100,300; move 100,250; down 200,250 finger 2; move 300,250 finger 2; up finger 2; up",
            "0:T.scroll(0,0) 0:T.scroll(0,40) 0:T.zoom"
        ),
        // Recognizers in the scroll view, of it and around it.
        (
            "scroll T fill maximumZoomScale 4 viewForZooming -> P { view P fill { recognizer .pinch } }",
            "down 150,400; down 250,400 finger 2; move 350,400 finger 2 over 100ms; up; up finger 2", "8:P.recognize"
        ),
        (
            "scroll T fill maximumZoomScale 4 viewForZooming -> P { view P fill { recognizer .pinch simultaneous } }",
            "down 150,400; down 250,400 finger 2; move 350,400 finger 2 over 100ms; up; up finger 2",
            "8:P.recognize 100:T.zoom"
        ),
        (
            "view V fill { recognizer .pinch; scroll T fill maximumZoomScale 4 viewForZooming -> P { view P fill } }",
            "down 150,400; down 250,400 finger 2; move 350,400 finger 2 over 100ms; up; up finger 2", "100:T.zoom"
        ),
        // The system takes one touch of two.
        (
            "button A frame 0,0 50x50; button B frame 50,0 50x50", "down A; down B finger 2; cancel; up finger 2",
            "0:A.touchDown 0:B.touchDown 0:A.touchCancel 0:B.touchUpInside"
        ),
        // A second finger on content that the first drags.
        (
            "table List fill { rows 50 height 60 }",
            "down 100,330; move 100,230 over 100ms; down 100,130 finger 2; up finger 2; up",
            "10:List.scroll(0,0) 100:List.scroll(0,90)"
        ),
    ])
    func situation(_ scene: String, _ steps: String, _ expected: String) throws {
        let timeline = try TouchedScene(scene).timeline(steps)
        #expect(timeline == expected, "\(scene)\n\(steps)")
    }

    /// Of several recognizers at one moment the inner view's is first; of one view, the one of more taps, then the last
    /// added.
    @Test func orderAtOneMoment() throws {
        let scene = try TouchedScene(
            """
            view V fill {
                recognizer A .tap simultaneous
                recognizer B .tap simultaneous
                recognizer C .tap numberOfTapsRequired 2 simultaneous
                view W fill { recognizer D .tap simultaneous }
            }
            """)
        let run = try scene.run("tap V; tap V")
        let names = run.events.compactMap { $0.recognizer.flatMap { run.scene.name(of: $0) } }
        #expect(names == ["D", "B", "A", "D", "C", "B", "A"])
    }
}
