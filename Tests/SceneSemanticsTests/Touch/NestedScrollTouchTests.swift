import Testing

/// Tests nested scroll views. The innermost one that can move along the axis of the drag scrolls.
struct NestedScrollTouchTests {
    /// Returns a content size that exceeds `size` along both axes, one, or none.
    private func content(_ axes: String, _ size: (width: Int, height: Int)) -> String {
        "\("bh".contains(axes) ? 2000 : size.width)x\("bv".contains(axes) ? 2000 : size.height)"
    }

    /// Of the scroll views `I` in `O`, the expected one scrolls, or neither (`-`). A drag moves by 30 points along
    /// one axis and 9 along the other, or by 30 along both.
    @Test(arguments: [
        // inner, outer: one letter each for right, down and both
        ("v", "v", "-II"), ("v", "h", "OII"), ("v", "b", "OII"), ("v", "n", "-II"),
        ("h", "v", "IOO"), ("h", "h", "I-I"), ("h", "b", "IOO"), ("h", "n", "I-I"),
        ("b", "v", "III"), ("b", "h", "III"), ("b", "b", "III"), ("b", "n", "III"),
        ("n", "v", "-OO"), ("n", "h", "O-O"), ("n", "b", "OOO"), ("n", "n", "---"),
    ])
    func innermostAlongTheAxisScrolls(_ inner: String, _ outer: String, _ expected: String) throws {
        let scene = try TouchedScene(
            """
            scroll O fill contentSize \(content(outer, (400, 800))) {
                scroll I frame 0,0 300x300 contentSize \(content(inner, (300, 300)))
            }
            """)
        var found = ""
        for way in [(-30.0, -9.0), (-9, -30), (-30, -30)] {
            let events = try scene.events("drag 200,200 to \(200 + way.0),\(200 + way.1)")
            let isInner = events.contains("I.scroll")
            let isOuter = events.contains("O.scroll")
            #expect(!(isInner && isOuter), "\(events)")
            found += isInner ? "I" : isOuter ? "O" : "-"
        }
        #expect(found == expected)
    }

    /// The larger component decides the axis, even if only both components together reached the threshold.
    @Test(arguments: [("191,194", "I"), ("194,191", "O")])
    func axisOfADiagonalDrag(_ end: String, _ expected: String) throws {
        let scene = try TouchedScene(
            "scroll O fill contentSize 2000x2000 { scroll I frame 0,0 300x300 contentSize 2000x300 }")
        let events = try scene.events("drag 200,200 to \(end)")
        #expect(events.hasSuffix("\(expected).scroll(0,0)") || events.contains("\(expected).scroll(0,0) "), "\(events)")
    }

    /// Only the scroll view that would scroll decides whether to cancel the content's touch.
    @Test(arguments: [
        ("", "touchesShouldCancel .always", "B.touchDown B.touchDragInside B.touchUpInside"),
        ("touchesShouldCancel .always", "", "B.touchDown B.touchCancel I.scroll(0,0) I.scroll(0,20)"),
        ("scrollEnabled .off", "touchesShouldCancel .always", "B.touchDown B.touchCancel O.scroll(0,0) O.scroll(0,20)"),
        (
            "canCancelContentTouches .off", "touchesShouldCancel .always",
            "B.touchDown B.touchDragInside B.touchUpInside"
        ),
        ("scrollEnabled .off", "canCancelContentTouches .off", "B.touchDown B.touchDragInside B.touchUpInside"),
    ])
    func theScrollingOneDecides(_ inner: String, _ outer: String, _ expected: String) throws {
        let scene = try TouchedScene(
            """
            scroll O fill contentSize 400x2000 \(outer) {
                scroll I frame 0,0 300x300 contentSize 300x2000 \(inner) { button B frame 10,100 100x50 }
            }
            """)
        #expect(try scene.events("drag B to 60,95 after 200ms") == expected)
    }

    /// Each scroll view that contains the hit view can delay its touch. An inner scroll view is content of the outer
    /// one.
    @Test(arguments: [
        ("", "", "150"), ("delaysContentTouches .off", "", "150"), ("", "delaysContentTouches .off", "150"),
        ("delaysContentTouches .off", "delaysContentTouches .off", "0"),
        ("scrollEnabled .off", "scrollEnabled .off", "0"),
    ])
    func anyOneDelays(_ inner: String, _ outer: String, _ time: String) throws {
        let scene = try TouchedScene(
            """
            scroll O fill contentSize 400x2000 \(outer) {
                scroll I frame 0,0 300x300 contentSize 300x2000 \(inner) { button B frame 10,100 100x50 }
            }
            """)
        #expect(try scene.timeline("down B; wait 1s") == "\(time):B.touchDown")
        #expect(
            try scene.timeline("down 200,200; wait 1s") == "\(outer.isEmpty ? 150 : 0):I.touchesBegan")
    }

    /// A scroll view that is at its end in the direction of the drag passes the drag to the next one that contains
    /// it, can move along the axis and isn't at its end. If there is none, the innermost one bounces.
    @Test(arguments: [
        // The offset of the inner one goes from 0 to 700, that of the outer one from 0 to 1200.
        ("0,0", "0,100", "down", "O"), ("0,0", "0,100", "up", "I"), ("0,700", "0,100", "up", "O"),
        ("0,700", "0,100", "down", "I"), ("0,350", "0,100", "down", "I"), ("0,350", "0,100", "up", "I"),
        // If both are at their ends, the innermost scrolls.
        ("0,0", "0,0", "down", "I"), ("0,700", "0,1200", "up", "I"), ("0,700", "0,0", "up", "O"),
        // The end has a tolerance of 0.01.
        ("0,0.01", "0,100", "down", "O"), ("0,0.02", "0,100", "down", "I"), ("0,699.99", "0,100", "up", "O"),
        ("0,699.98", "0,100", "up", "I"),
        // Beyond its end also counts.
        ("0,-20", "0,100", "down", "O"), ("0,720", "0,100", "up", "O"),
        // Neither can move along the other axis.
        ("0,0", "0,100", "left", "-"),
    ])
    func passesTheDragAtItsEnd(_ inner: String, _ outer: String, _ direction: String, _ expected: String) throws {
        let place = (Double(outer.split(separator: ",").last ?? "") ?? 0) + 100
        let ways = ["up": "200,200 to 200,150", "down": "200,200 to 200,250", "left": "200,200 to 150,200"]
        for bounces in ["", "bounces .off", "alwaysBounceVertical"] {
            let scene = try TouchedScene(
                """
                scroll O fill contentSize 400x2000 contentOffset \(outer) {
                    scroll I frame 0,\(place) 300x300 contentSize 300x1000 contentOffset \(inner) \(bounces)
                }
                """)
            let events = try scene.events("drag \(ways[direction] ?? "")")
            let found = events.contains("I.scroll") ? "I" : events.contains("O.scroll") ? "O" : "-"
            #expect(found == expected, "\(bounces): \(events)")
        }
    }

    /// Of three nested scroll views, the innermost that isn't at its end and can move along the axis gets the drag.
    @Test(arguments: [
        ("h", "h", "h", "000", "A"), ("h", "h", "h", "001", "B"), ("h", "h", "h", "011", "A"),
        ("h", "v", "h", "001", "A"),
        ("h", "h", "h", "111", "C"), ("v", "h", "h", "011", "C"), ("v", "h", "v", "010", "B"),
        ("h", "b", "h", "001", "B"),
        ("h", "b", "h", "011", "A"), ("n", "b", "n", "010", "B"),
    ])
    func innermostThatCanMoveGetsTheDrag(
        _ outer: String, _ middle: String, _ inner: String, _ ends: String, _ expected: String
    ) throws {
        func attributes(_ axes: String, _ size: Int, _ isAtEnd: Character) -> String {
            let width = "bh".contains(axes) ? 1000 : size
            return "contentSize \(width)x\("bv".contains(axes) ? 1000 : size) "
                + "contentOffset \(isAtEnd == "1" ? width - size : 0),0"
        }
        let ends = Array(ends)
        let scene = try TouchedScene(
            """
            scroll A frame 0,0 400x400 \(attributes(outer, 400, ends[0])) {
                scroll B frame \("bh".contains(outer) && ends[0] == "1" ? 600 : 0),0 300x300 \(attributes(middle, 300, ends[1])) {
                    scroll C frame \("bh".contains(middle) && ends[1] == "1" ? 700 : 0),0 200x200 \(attributes(inner, 200, ends[2]))
                }
            }
            """)
        let events = try scene.events("drag 100,100 to 50,100")
        let expected = expected == "A" && ends == ["0", "0", "0"] ? "C" : expected
        #expect(events.contains("\(expected).scroll(0,0)"), "\(events)")
        #expect(events.split(separator: "(0,0)").count == 2, "\(events)")
    }

    /// A drag keeps its scroll view. If that reaches its end during the drag, it bounces.
    @Test func aDragKeepsItsScrollView() throws {
        let scene = try TouchedScene(
            """
            scroll O fill contentSize 400x2000 {
                scroll I frame 0,100 300x300 contentSize 300x1000 contentOffset 0,690
            }
            """)
        #expect(
            try scene.events("drag 200,300 to 200,200; drag 200,300 to 200,200")
                == "I.scroll(0,0) I.scroll(0,48.372) I.scroll(0,-38.372) O.scroll(0,0) O.scroll(0,90)")
    }

    /// If the inner scroll view is at its end, the outer one decides whether to cancel the touch.
    @Test(arguments: [
        ("", "touchesShouldCancel .always", "B.touchDown B.touchCancel O.scroll(0,0) O.scroll(0,20)"),
        ("touchesShouldCancel .always", "", "B.touchDown B.touchDragInside B.touchUpInside"),
    ])
    func theOneThatGetsTheDragDecides(_ inner: String, _ outer: String, _ expected: String) throws {
        let scene = try TouchedScene(
            """
            scroll O fill contentSize 400x2000 \(outer) {
                scroll I frame 0,0 300x300 contentSize 300x1000 contentOffset 0,700 \(inner) {
                    button B frame 10,800 100x50
                }
            }
            """)
        #expect(try scene.events("drag B to 60,95 after 200ms") == expected)
    }

    /// The direction is relative to the content. In a vertically flipped scroll view, a downward drag scrolls forward.
    @Test func directionInAFlippedScrollView() throws {
        let scene = try TouchedScene(
            """
            scroll O fill contentSize 400x2000 contentOffset 0,100 {
                scroll I frame 0,100 300x300 contentSize 300x1000 scale 1,-1
            }
            """)
        #expect(try scene.events("drag 200,100 to 200,150").contains("I.scroll(0,40)"))
        #expect(try scene.events("drag 200,150 to 200,100").contains("O.scroll(0,40)"))
    }

    /// A zoomed page at its edge passes the drag to its pager, which comes to rest at the next page.
    @Test func zoomedPage() throws {
        let scene = try TouchedScene(
            """
            scroll Pager fill contentSize 1200x800 pagingEnabled {
                scroll Page frame 0,0 400x800 contentSize 800x1600 contentOffset 400,0
            }
            """)
        #expect(
            try scene.events("drag 300,400 to 100,400")
                .hasSuffix("Pager.scroll(0,0) Pager.scroll(190,0) Pager.scroll(210,0)"))
        #expect(try scene.events("drag 100,400 to 300,400").contains("Page.scroll(-190,0)"))
    }

    /// The tolerance of an end can be set.
    @Test func scrollEndTolerance() throws {
        let text = """
            scroll O fill contentSize 400x2000 contentOffset 0,100 {
                scroll I frame 0,100 300x300 contentSize 300x1000 contentOffset 0,2
            }
            """
        let steps = "drag 200,200 to 200,250"
        #expect(try TouchedScene(text).events(steps).contains("I.scroll"))
        #expect(try TouchedScene(text, attributes: "scrollEndTolerance 2").events(steps).contains("O.scroll"))
    }
}
