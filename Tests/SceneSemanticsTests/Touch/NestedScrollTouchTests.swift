import Testing

/// Scroll views in scroll views: the innermost that can move along the axis of the drag scrolls.
struct NestedScrollTouchTests {
    /// A content that is longer than `size` along both axes, one, or none.
    private func content(_ axes: String, _ size: (width: Int, height: Int)) -> String {
        "\("bh".contains(axes) ? 2000 : size.width)x\("bv".contains(axes) ? 2000 : size.height)"
    }

    /// Which of the two scrolls: `I` in `O`, or `-`. The drag goes 30 along one axis and 9 along the other, unless it is
    /// a tie.
    @Test(arguments: [
        // inner, outer: right, down, tie
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

    /// The larger component decides the axis though the smaller one, taken together with it, began the drag.
    @Test(arguments: [("191,194", "I"), ("194,191", "O")])
    func axisOfADragOfBoth(_ end: String, _ expected: String) throws {
        let scene = try TouchedScene(
            "scroll O fill contentSize 2000x2000 { scroll I frame 0,0 300x300 contentSize 2000x300 }")
        let events = try scene.events("drag 200,200 to \(end)")
        #expect(events.hasSuffix("\(expected).scroll(0,0)") || events.contains("\(expected).scroll(0,0) "), "\(events)")
    }

    /// The scroll view that would scroll asks about the content, and the content that keeps its touch keeps it from all.
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
    func oneIsAsked(_ inner: String, _ outer: String, _ expected: String) throws {
        let scene = try TouchedScene(
            """
            scroll O fill contentSize 400x2000 \(outer) {
                scroll I frame 0,0 300x300 contentSize 300x2000 \(inner) { button B frame 10,100 100x50 }
            }
            """)
        #expect(try scene.events("drag B to 60,95 after 200ms") == expected)
    }

    /// Any scroll view above the hit view delays its touch; a scroll view that is hit itself is content of the outer one.
    @Test(arguments: [
        ("", "", "150"), ("delaysContentTouches .off", "", "150"), ("", "delaysContentTouches .off", "150"),
        ("delaysContentTouches .off", "delaysContentTouches .off", "0"),
        ("scrollEnabled .off", "scrollEnabled .off", "0"),
    ])
    func anyOfThemDelays(_ inner: String, _ outer: String, _ time: String) throws {
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

    /// One at its end in the drag's direction hands the drag to the next one around it that can move along the axis and is not
    /// at its end; where none is, the innermost bounces.
    @Test(arguments: [
        // The inner one is from 0 to 700, the outer from 0 to 1200.
        ("0,0", "0,100", "down", "O"), ("0,0", "0,100", "up", "I"), ("0,700", "0,100", "up", "O"),
        ("0,700", "0,100", "down", "I"), ("0,350", "0,100", "down", "I"), ("0,350", "0,100", "up", "I"),
        // Both at their ends: the innermost.
        ("0,0", "0,0", "down", "I"), ("0,700", "0,1200", "up", "I"), ("0,700", "0,0", "up", "O"),
        // At its end is within 0.01.
        ("0,0.01", "0,100", "down", "O"), ("0,0.02", "0,100", "down", "I"), ("0,699.99", "0,100", "up", "O"),
        ("0,699.98", "0,100", "up", "I"),
        // Beyond its end is at it, too.
        ("0,-20", "0,100", "down", "O"), ("0,720", "0,100", "up", "O"),
        // Along the other axis nobody can move.
        ("0,0", "0,100", "left", "-"),
    ])
    func handsOnAtItsEnd(_ inner: String, _ outer: String, _ direction: String, _ expected: String) throws {
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

    /// Who takes a drag: the innermost of three that is not at its end and can move along the axis.
    @Test(arguments: [
        ("h", "h", "h", "000", "A"), ("h", "h", "h", "001", "B"), ("h", "h", "h", "011", "A"),
        ("h", "v", "h", "001", "A"),
        ("h", "h", "h", "111", "C"), ("v", "h", "h", "011", "C"), ("v", "h", "v", "010", "B"),
        ("h", "b", "h", "001", "B"),
        ("h", "b", "h", "011", "A"), ("n", "b", "n", "010", "B"),
    ])
    func firstAroundTakesTheDrag(
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

    /// Who scrolls is decided once: an inner one that comes to its end during the drag bounces.
    @Test func decidedWhenTheDragBegins() throws {
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

    /// A drag that the inner one leaves asks the outer one about the hit view.
    @Test(arguments: [
        ("", "touchesShouldCancel .always", "B.touchDown B.touchCancel O.scroll(0,0) O.scroll(0,20)"),
        ("touchesShouldCancel .always", "", "B.touchDown B.touchDragInside B.touchUpInside"),
    ])
    func theOneThatTakesTheDragIsAsked(_ inner: String, _ outer: String, _ expected: String) throws {
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

    /// The direction is that of the content: in a scroll view that is upside down, a finger that goes down scrolls on.
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

    /// A page that is zoomed leaves the drag to its pager at its edge, and the pager comes to rest at the next page.
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

    /// How near to its limit an offset is at its end can be set.
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
