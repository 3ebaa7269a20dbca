import Testing

/// When scroll views scroll, and when their content gets its touch.
struct ScrollTouchTests {
    /// A scroll view with a button from 100,100 to 200,150 and a view from 100,200 to 200,250.
    private func scroll(_ attributes: String = "contentSize 400x2000") -> String {
        "scroll L fill \(attributes) { button B frame 100,100 100x50; view V frame 100,200 100x50 }"
    }

    /// The delay of 150 ms, and what comes before its end.
    @Test(arguments: [
        ("down B; wait 149ms", ""),
        ("down B; wait 150ms", "150:B.touchDown"),
        ("down B; wait 100ms; wait 50ms", "150:B.touchDown"),
        ("down V; wait 1s", "150:V.touchesBegan"),
        // A quick tap is delivered when the finger goes up.
        ("tap B", "50:B.touchDown 50:B.touchUpInside"),
        ("tap V", "50:V.touchesBegan 50:V.touchesEnded"),
        ("press B 150ms", "150:B.touchDown 150:B.touchUpInside"),
        // A quick drag: the content never gets the touch.
        ("down B; move 150,155 over 90ms; up", "30:L.scroll(0,0) 90:L.scroll(0,-10.851) 90:L.scroll(0,10.851)"),
        ("down V; move 150,195 over 60ms; up", "20:L.scroll(0,0) 60:L.scroll(0,20)"),
        ("down B; move 150,95 over 60ms; cancel", "20:L.scroll(0,0) 60:L.scroll(0,20)"),
        // At the same moment the delay ends first.
        (
            "down V; move 150,205 over 300ms; up",
            "150:V.touchesBegan 150:V.touchesCancelled 150:L.scroll(0,0) 300:L.scroll(0,10)"
        ),
        // A move that is too short for a drag does not keep the content from its touch.
        ("down B; move 150,134 over 20ms; wait 130ms; up", "150:B.touchDown 150:B.touchUpInside"),
        // While the touch was held back the finger may have left the control, where nothing can scroll that way.
        (
            "down B; move 300,125 over 100ms; up",
            "100:B.touchDown 100:B.touchDragExit 100:B.touchUpOutside"
        ),
        (
            "down B; move 300,125 over 100ms; wait 50ms; move 150,125; up",
            "150:B.touchDown 150:B.touchDragExit 150:B.touchDragEnter 150:B.touchDragInside 150:B.touchUpInside"
        ),
        // What is hit of the scroll view itself is none of its content.
        ("tap 10,10", "0:L.touchesBegan 50:L.touchesEnded"),
        ("down 10,100; move 10,70; up", "0:L.touchesBegan 0:L.touchesCancelled 0:L.scroll(0,0) 0:L.scroll(0,20)"),
    ])
    func delays(_ steps: String, _ expected: String) throws {
        #expect(try TouchedScene(scroll()).timeline(steps) == expected)
    }

    /// Without the delay the content gets its touch at once; a scroll view that is not enabled neither delays nor moves.
    @Test(arguments: [
        (
            "contentSize 400x2000 delaysContentTouches .off", "drag B to 150,25",
            "B.touchDown B.touchDragExit B.touchDragOutside B.touchUpOutside"
        ),
        (
            "contentSize 400x2000 delaysContentTouches .off", "drag V to 150,195",
            "V.touchesBegan V.touchesCancelled L.scroll(0,0) L.scroll(0,20)"
        ),
        ("contentSize 400x2000 scrollEnabled .off", "drag V to 150,195", "V.touchesBegan V.touchesEnded"),
        (
            "contentSize 400x2000 scrollEnabled .off alwaysBounceVertical", "drag 10,10 to 10,100",
            "L.touchesBegan L.touchesEnded"
        ),
    ])
    func withoutDelay(_ attributes: String, _ steps: String, _ expected: String) throws {
        #expect(try TouchedScene(scroll(attributes)).events(steps) == expected)
        #expect(try TouchedScene(scroll(attributes)).timeline(steps).hasPrefix("0:"))
    }

    /// `canCancelContentTouches .off`: once the content has its touch nothing scrolls, before it does; the scroll view's
    /// own touches are not those of its content.
    @Test(arguments: [
        ("drag V to 150,100 after 200ms", "V.touchesBegan V.touchesEnded"),
        ("drag V to 150,100", "L.scroll(0,0) L.scroll(0,115)"),
        ("drag 10,300 to 10,200 after 200ms", "L.touchesBegan L.touchesCancelled L.scroll(0,0) L.scroll(0,90)"),
    ])
    func withoutCancelling(_ steps: String, _ expected: String) throws {
        let scene = try TouchedScene(scroll("contentSize 400x2000 canCancelContentTouches .off"))
        #expect(try scene.events(steps) == expected)
    }

    /// `.never` and `.default` are asked about content, not about the scroll view's own touches.
    @Test(arguments: [".default", ".controls", ".always", ".never"])
    func ownTouchesAlwaysScroll(_ answer: String) throws {
        let scene = try TouchedScene(scroll("contentSize 400x2000 touchesShouldCancel \(answer)"))
        #expect(
            try scene.events("drag 10,300 to 10,200 after 200ms")
                == "L.touchesBegan L.touchesCancelled L.scroll(0,0) L.scroll(0,90)")
    }

    /// The threshold is 10 points along the axes on which the scroll view can move.
    @Test(arguments: [
        ("contentSize 400x2000", "0,9.9", false), ("contentSize 400x2000", "0,10", true),
        ("contentSize 400x2000", "0,-10", true), ("contentSize 400x2000", "300,9.9", false),
        ("contentSize 400x2000", "300,10", true), ("contentSize 2000x800", "10,0", true),
        ("contentSize 2000x800", "9.9,300", false), ("contentSize 2000x2000", "6,8", true),
        ("contentSize 2000x2000", "7,7", false), ("contentSize 2000x2000", "7.1,7.1", true),
        // What fits cannot move, unless it bounces.
        ("contentSize 400x800", "100,100", false), ("contentSize 100x100", "100,100", false),
        ("contentSize 400x800 alwaysBounceVertical", "0,10", true),
        ("contentSize 400x800 alwaysBounceVertical", "10,0", false),
        ("contentSize 400x800 alwaysBounceHorizontal", "10,0", true),
        ("contentSize 400x801", "0,10", true),
        // Insets count as content.
        ("contentSize 400x790 contentInset 10,0,0,0", "0,20", false),
        ("contentSize 400x790 contentInset 10,0,1,0", "0,20", true),
        ("contentSize 390x800 contentInset 0,10,0,1", "20,0", true),
        ("contentSize 2000x2000 scrollEnabled .off", "100,100", false),
    ])
    func threshold(_ attributes: String, _ by: String, _ scrolls: Bool) throws {
        let way = by.split(separator: ",").compactMap { Double($0) }
        let scene = try TouchedScene("scroll L fill \(attributes)")
        let events = try scene.events("drag 200,400 to \(200 + way[0]),\(400 + way[1])")
        #expect(events.contains("L.scroll") == scrolls, "\(events)")
    }

    /// The offset follows the finger from where the drag began; beyond its end by the rubber band, from which it returns when
    /// the finger leaves.
    @Test(arguments: [
        ("contentSize 400x2000", "drag 200,700 to 200,600", "(0,90)"),
        ("contentSize 400x2000 contentOffset 0,50", "drag 200,600 to 200,630", "(0,-20)"),
        ("contentSize 900x2000", "drag 300,700 to 240,620", "(54,72)"),
        ("contentSize 400x2000", "drag 300,700 to 240,620", "(0,70)"),
        // 800 * (1 - 1 / (0.55 * 90 / 800 + 1)), 90 points beyond the end; x counts from there.
        ("contentSize 400x2000", "drag 200,600 to 200,700", "(0,-46.616) (0,46.616)"),
        ("contentSize 400x2000 contentOffset 0,50", "drag 200,600 to 200,700", "(0,-71.411) (0,21.411)"),
        ("contentSize 400x850", "drag 200,700 to 200,600", "(0,71.411) (0,-21.411)"),
        ("contentSize 400x850 contentInset 5,0,7,0", "drag 200,700 to 200,600", "(0,77.109) (0,-15.109)"),
        (
            "contentSize 400x850 contentInset 5,0,7,0 contentOffset 0,0", "drag 200,600 to 200,700",
            "(0,-49.169) (0,44.169)"
        ),
        // Sideways the length is 400; only an axis that can move bounces.
        ("contentSize 900x800", "drag 300,700 to 440,620", "(-60.657,0) (60.657,0)"),
        ("contentSize 400x800 alwaysBounceVertical", "drag 300,700 to 240,620", "(0,36.732) (0,-36.732)"),
        ("contentSize 900x850 contentOffset 450,0", "drag 300,700 to 240,600", "(52.653,72.153) (-2.653,-22.153)"),
        // Without bouncing it stays.
        ("contentSize 400x2000 bounces .off", "drag 200,600 to 200,700", ""),
        ("contentSize 400x2000 contentOffset 0,50 bounces .off", "drag 200,600 to 200,700", "(0,-50)"),
        ("contentSize 400x850 contentInset 5,0,7,0 bounces .off", "drag 200,700 to 200,600", "(0,62)"),
        ("contentSize 900x800 bounces .off", "drag 300,700 to 240,620", "(50,0)"),
    ])
    func offsetFollows(_ attributes: String, _ steps: String, _ by: String) throws {
        let events = try TouchedScene("scroll L fill \(attributes)").events(steps)
        let scrolls = by.split(separator: " ").map { " L.scroll\($0)" }.joined()
        #expect(events == "L.touchesBegan L.touchesCancelled L.scroll(0,0)" + scrolls)
    }

    /// Back where the drag began, the offset is what it was, though it was beyond its end on the way.
    @Test(arguments: [
        ("bounces .off", "(0,50) (0,-10) (0,-40)"), ("", "(0,163.305) (0,-123.305) (0,-40) (0,-46.616) (0,46.616)"),
    ])
    func offsetComesBack(_ attributes: String, _ by: String) throws {
        let scene = try TouchedScene("scroll L fill contentSize 400x850 \(attributes)")
        let steps = "down 200,700; move 200,690; move 200,400; move 200,650; move 200,690; move 200,780; up"
        let scrolls = by.split(separator: " ").map { " L.scroll\($0)" }.joined()
        #expect(try scene.events(steps) == "L.touchesBegan L.touchesCancelled L.scroll(0,0)" + scrolls)
    }

    /// It also returns when the system takes the touch away, and at once.
    @Test func cancelledDragComesToRest() throws {
        let scene = try TouchedScene("scroll L fill contentSize 400x2000")
        #expect(
            try scene.timeline("down 200,600; move 200,700 over 100ms; cancel")
                == "0:L.touchesBegan 10:L.touchesCancelled 10:L.scroll(0,0) 100:L.scroll(0,-46.616) 100:L.scroll(0,46.616)"
        )
    }

    /// An offset that was written beyond the end stays until a drag, stretches from there, and returns.
    @Test(arguments: [
        ("", "drag 200,700 to 200,600", "(0,46.616) (0,-146.616)"), ("", "drag 200,600 to 200,700", "(0,-90) (0,-10)"),
        ("bounces .off", "drag 200,700 to 200,600", "(0,-100)"),
    ])
    func offsetOutOfRange(_ attributes: String, _ steps: String, _ by: String) throws {
        let scene = try TouchedScene("scroll L fill contentSize 400x850 contentOffset 0,150 \(attributes)")
        let scrolls = by.split(separator: " ").map { " L.scroll\($0)" }.joined()
        #expect(try scene.events(steps) == "L.touchesBegan L.touchesCancelled L.scroll(0,0)" + scrolls)
    }

    /// Paging: the nearest page, or the next one in the direction of a finger faster than 0.3 points a millisecond, measured
    /// over its last 100 ms; never beyond the range.
    @Test(arguments: [
        // Slow: 300 points in a second.
        ("", "drag 390,400 to 90,400 over 1s", "(290,0) (110,0)"),
        ("", "drag 390,400 to 190,400 over 1s", "(190,0) (-190,0)"),
        // Exactly half a page goes up.
        ("", "drag 390,400 to 180,400 over 1s", "(200,0) (200,0)"),
        ("contentOffset 400,0", "drag 100,400 to 310,400 over 1s", "(-200,0) (200,0)"),
        // Fast: 31 points in the last 100 ms, and not 30.
        ("", "down 390,400; wait 200ms; move 359,400 over 100ms; up", "(21,0) (379,0)"),
        ("", "down 390,400; wait 200ms; move 360,400 over 100ms; up", "(20,0) (-20,0)"),
        ("contentOffset 400,0", "down 100,400; move 131,400 over 100ms; up", "(-21,0) (-379,0)"),
        // A jump counts, and a rest before the finger leaves slows it down.
        ("", "down 390,400; move 350,400; wait 100ms; up", "(30,0) (370,0)"),
        ("", "down 390,400; move 350,400; wait 101ms; up", "(30,0) (-30,0)"),
        ("", "down 390,400; move 190,400 over 100ms; wait 60ms; up", "(190,0) (210,0)"),
        ("", "down 390,400; move 190,400 over 100ms; wait 90ms; up", "(190,0) (-190,0)"),
        // The finger's way counts, not its speed: there and back is no way.
        ("", "down 390,400; move 290,400 over 50ms; move 370,400 over 50ms; up", "(90,0) (-80,0) (-10,0)"),
        // Fast, with an offset at a page already.
        ("", "down 390,400; move 300,400; move 380,400; up", "(80,0) (-80,0)"),
        // Never beyond the range.
        ("contentOffset 800,0", "drag 390,400 to 290,400", "(44.049,0) (-44.049,0)"),
        ("", "drag 100,400 to 200,400", "(-44.049,0) (44.049,0)"),
        ("contentInset 0,30,0,10 contentOffset 800,0", "drag 390,400 to 290,400", "(49.64,0) (-39.64,0)"),
        ("contentInset 0,30,0,10 contentOffset -30,0", "drag 100,400 to 130,400", "(-10.706,0) (40.706,0)"),
    ])
    func paging(_ attributes: String, _ steps: String, _ by: String) throws {
        let scene = try TouchedScene("scroll L fill contentSize 1200x800 pagingEnabled \(attributes)")
        let scrolls = by.split(separator: " ").map { " L.scroll\($0)" }.joined()
        let events = try scene.events(steps)
        #expect(events.hasSuffix("L.scroll(0,0)" + scrolls), "\(events)")
    }

    /// Without paging a fast finger leaves the offset where it is, and deceleration is not modelled.
    @Test func noDeceleration() throws {
        let scene = try TouchedScene("scroll L fill contentSize 400x5000")
        #expect(try scene.events("drag 200,700 to 200,100 over 50ms").hasSuffix("L.scroll(0,0) L.scroll(0,590)"))
    }

    /// The numbers of bouncing and paging are attributes of the scene.
    @Test(arguments: [
        ("rubberBandCoefficient 1", "contentSize 400x2000", "drag 200,600 to 200,700", "(0,-80.899) (0,80.899)"),
        ("rubberBandCoefficient 0", "contentSize 400x2000", "drag 200,600 to 200,700", ""),
        ("pagingVelocity 2", "contentSize 1200x800 pagingEnabled", "drag 390,400 to 290,400", "(90,0) (-90,0)"),
        (
            "velocityInterval 200ms", "contentSize 1200x800 pagingEnabled",
            "down 390,400; move 325,400; wait 150ms; up", "(55,0) (345,0)"
        ),
    ])
    func settings(_ setting: String, _ attributes: String, _ steps: String, _ by: String) throws {
        let scene = try TouchedScene("scroll L fill \(attributes)", attributes: setting)
        let scrolls = by.split(separator: " ").map { " L.scroll\($0)" }.joined()
        let events = try scene.events(steps)
        #expect(events.hasSuffix("L.scroll(0,0)" + scrolls), "\(events)")
    }
}
