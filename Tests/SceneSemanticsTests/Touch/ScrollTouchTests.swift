import Testing

/// Tests when scroll views scroll, and when their content gets its touch.
struct ScrollTouchTests {
    /// Returns a scroll view with a button from 100,100 to 200,150 and a view from 100,200 to 200,250.
    private func scroll(_ attributes: String = "contentSize 400x2000") -> String {
        "scroll L fill \(attributes) { button B frame 100,100 100x50; view V frame 100,200 100x50 }"
    }

    /// The content gets its touch after 150 ms, or when the finger lifts, unless a drag begins before.
    @Test(arguments: [
        ("down B; wait 149ms", ""),
        ("down B; wait 150ms", "150:B.touchDown"),
        ("down B; wait 100ms; wait 50ms", "150:B.touchDown"),
        ("down V; wait 1s", "150:V.touchesBegan"),
        // A quick tap is delivered when the finger lifts.
        ("tap B", "50:B.touchDown 50:B.touchUpInside"),
        ("tap V", "50:V.touchesBegan 50:V.touchesEnded"),
        ("press B 150ms", "150:B.touchDown 150:B.touchUpInside"),
        // The content never gets the touch of a quick drag.
        ("down B; move 150,155 over 90ms; up", "30:L.scroll(0,0) 90:L.scroll(0,-10.851) 90:L.scroll(0,10.851)"),
        ("down V; move 150,195 over 60ms; up", "20:L.scroll(0,0) 60:L.scroll(0,20)"),
        ("down B; move 150,95 over 60ms; cancel", "20:L.scroll(0,0) 60:L.scroll(0,20)"),
        // If the delay ends when the drag begins, the content gets the touch first.
        (
            "down V; move 150,205 over 300ms; up",
            "150:V.touchesBegan 150:V.touchesCancelled 150:L.scroll(0,0) 300:L.scroll(0,10)"
        ),
        // A move that is too short for a drag doesn't prevent the touch.
        ("down B; move 150,134 over 20ms; wait 130ms; up", "150:B.touchDown 150:B.touchUpInside"),
        // During the delay, the finger can leave the control in a direction in which nothing can scroll.
        (
            "down B; move 300,125 over 100ms; up",
            "100:B.touchDown 100:B.touchDragExit 100:B.touchUpOutside"
        ),
        (
            "down B; move 300,125 over 100ms; wait 50ms; move 150,125; up",
            "150:B.touchDown 150:B.touchDragExit 150:B.touchDragEnter 150:B.touchDragInside 150:B.touchUpInside"
        ),
        // A touch of the scroll view itself isn't delayed.
        ("tap 10,10", "0:L.touchesBegan 50:L.touchesEnded"),
        ("down 10,100; move 10,70; up", "0:L.touchesBegan 0:L.touchesCancelled 0:L.scroll(0,0) 0:L.scroll(0,20)"),
    ])
    func delays(_ steps: String, _ expected: String) throws {
        #expect(try TouchedScene(scroll()).timeline(steps) == expected)
    }

    /// Without the delay the content gets its touch at once. A scroll view with `scrollEnabled .off` doesn't delay
    /// touches or scroll.
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

    /// With `canCancelContentTouches .off` nothing scrolls once the content has its touch. This doesn't apply to
    /// touches of the scroll view itself.
    @Test(arguments: [
        ("drag V to 150,100 after 200ms", "V.touchesBegan V.touchesEnded"),
        ("drag V to 150,100", "L.scroll(0,0) L.scroll(0,115)"),
        ("drag 10,300 to 10,200 after 200ms", "L.touchesBegan L.touchesCancelled L.scroll(0,0) L.scroll(0,90)"),
    ])
    func withoutCancelling(_ steps: String, _ expected: String) throws {
        let scene = try TouchedScene(scroll("contentSize 400x2000 canCancelContentTouches .off"))
        #expect(try scene.events(steps) == expected)
    }

    /// `touchesShouldCancel` applies to the content, not to touches of the scroll view itself.
    @Test(arguments: [".default", ".controls", ".always", ".never"])
    func ownTouchesAlwaysScroll(_ answer: String) throws {
        let scene = try TouchedScene(scroll("contentSize 400x2000 touchesShouldCancel \(answer)"))
        #expect(
            try scene.events("drag 10,300 to 10,200 after 200ms")
                == "L.touchesBegan L.touchesCancelled L.scroll(0,0) L.scroll(0,90)")
    }

    /// A drag begins after 10 points along the axes on which the scroll view can move.
    @Test(arguments: [
        ("contentSize 400x2000", "0,9.9", false), ("contentSize 400x2000", "0,10", true),
        ("contentSize 400x2000", "0,-10", true), ("contentSize 400x2000", "300,9.9", false),
        ("contentSize 400x2000", "300,10", true), ("contentSize 2000x800", "10,0", true),
        ("contentSize 2000x800", "9.9,300", false), ("contentSize 2000x2000", "6,8", true),
        ("contentSize 2000x2000", "7,7", false), ("contentSize 2000x2000", "7.1,7.1", true),
        // Content that fits can't move, unless it always bounces.
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

    /// The offset follows the finger from where the drag begins. Beyond its end it stretches like a rubber band, and
    /// returns when the finger lifts.
    @Test(arguments: [
        ("contentSize 400x2000", "drag 200,700 to 200,600", "(0,90)"),
        ("contentSize 400x2000 contentOffset 0,50", "drag 200,600 to 200,630", "(0,-20)"),
        ("contentSize 900x2000", "drag 300,700 to 240,620", "(54,72)"),
        ("contentSize 400x2000", "drag 300,700 to 240,620", "(0,72)"),
        // 90 points beyond the end become 800 * (1 - 1 / (0.55 * 90 / 800 + 1)).
        ("contentSize 400x2000", "drag 200,600 to 200,700", "(0,-46.616) (0,46.616)"),
        ("contentSize 400x2000 contentOffset 0,50", "drag 200,600 to 200,700", "(0,-71.411) (0,21.411)"),
        ("contentSize 400x850", "drag 200,700 to 200,600", "(0,71.411) (0,-21.411)"),
        ("contentSize 400x850 contentInset 5,0,7,0", "drag 200,700 to 200,600", "(0,77.109) (0,-15.109)"),
        (
            "contentSize 400x850 contentInset 5,0,7,0 contentOffset 0,0", "drag 200,600 to 200,700",
            "(0,-49.169) (0,44.169)"
        ),
        // Horizontally the length is 400. Only an axis that can move bounces.
        ("contentSize 900x800", "drag 300,700 to 440,620", "(-61.178,0) (61.178,0)"),
        ("contentSize 400x800 alwaysBounceVertical", "drag 300,700 to 240,620", "(0,37.732) (0,-37.732)"),
        ("contentSize 900x850 contentOffset 450,0", "drag 300,700 to 240,600", "(52.653,72.153) (-2.653,-22.153)"),
        // Without bouncing it stops at the end.
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

    /// When the finger returns to where the drag began, so does the offset, even if it was beyond its end in between.
    @Test(arguments: [
        ("bounces .off", "(0,50) (0,-10) (0,-40)"), ("", "(0,163.305) (0,-123.305) (0,-40) (0,-46.616) (0,46.616)"),
    ])
    func offsetReturnsWithTheFinger(_ attributes: String, _ by: String) throws {
        let scene = try TouchedScene("scroll L fill contentSize 400x850 \(attributes)")
        let steps = "down 200,700; move 200,690; move 200,400; move 200,650; move 200,690; move 200,780; up"
        let scrolls = by.split(separator: " ").map { " L.scroll\($0)" }.joined()
        #expect(try scene.events(steps) == "L.touchesBegan L.touchesCancelled L.scroll(0,0)" + scrolls)
    }

    /// The offset also returns when the touch is cancelled, and immediately.
    @Test func cancelledDragComesToRest() throws {
        let scene = try TouchedScene("scroll L fill contentSize 400x2000")
        #expect(
            try scene.timeline("down 200,600; move 200,700 over 100ms; cancel")
                == "0:L.touchesBegan 10:L.touchesCancelled 10:L.scroll(0,0) 100:L.scroll(0,-46.616) 100:L.scroll(0,46.616)"
        )
    }

    /// An initial offset beyond the end stays until a drag, stretches from there, and then returns.
    @Test(arguments: [
        ("", "drag 200,700 to 200,600", "(0,46.616) (0,-146.616)"), ("", "drag 200,600 to 200,700", "(0,-90) (0,-10)"),
        ("bounces .off", "drag 200,700 to 200,600", "(0,-100)"),
    ])
    func offsetOutOfRange(_ attributes: String, _ steps: String, _ by: String) throws {
        let scene = try TouchedScene("scroll L fill contentSize 400x850 contentOffset 0,150 \(attributes)")
        let scrolls = by.split(separator: " ").map { " L.scroll\($0)" }.joined()
        #expect(try scene.events(steps) == "L.touchesBegan L.touchesCancelled L.scroll(0,0)" + scrolls)
    }

    /// Paging moves to the nearest page, or to the next one in the direction of a finger that is faster than 0.3
    /// points per millisecond over its last 100 ms. It never moves beyond the range.
    @Test(arguments: [
        // Slow.
        ("", "drag 390,400 to 90,400 over 1s", "(290,0) (110,0)"),
        ("", "drag 390,400 to 190,400 over 1s", "(190,0) (-190,0)"),
        // Exactly half a page is rounded up.
        ("", "drag 390,400 to 180,400 over 1s", "(200,0) (200,0)"),
        ("contentOffset 400,0", "drag 100,400 to 310,400 over 1s", "(-200,0) (200,0)"),
        // Fast is 31 points in the last 100 ms, but not 30.
        ("", "down 390,400; wait 200ms; move 359,400 over 100ms; up", "(21,0) (379,0)"),
        ("", "down 390,400; wait 200ms; move 360,400 over 100ms; up", "(20,0) (-20,0)"),
        ("contentOffset 400,0", "down 100,400; move 131,400 over 100ms; up", "(-21,0) (-379,0)"),
        // A jump counts, and a rest before the finger lifts lowers the velocity.
        ("", "down 390,400; move 350,400; wait 100ms; up", "(30,0) (370,0)"),
        ("", "down 390,400; move 350,400; wait 101ms; up", "(30,0) (-30,0)"),
        ("", "down 390,400; move 190,400 over 100ms; wait 60ms; up", "(190,0) (210,0)"),
        ("", "down 390,400; move 190,400 over 100ms; wait 90ms; up", "(190,0) (-190,0)"),
        // Only the net distance counts, so there and back is slow.
        ("", "down 390,400; move 290,400 over 50ms; move 370,400 over 50ms; up", "(90,0) (-80,0) (-10,0)"),
        // Fast, but the offset is already at a page.
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

    /// Without paging the offset stays where the finger lifts, because deceleration isn't simulated.
    @Test func noDeceleration() throws {
        let scene = try TouchedScene("scroll L fill contentSize 400x5000")
        #expect(try scene.events("drag 200,700 to 200,100 over 50ms").hasSuffix("L.scroll(0,0) L.scroll(0,590)"))
    }

    /// The settings of bouncing and paging are attributes of the scene.
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
