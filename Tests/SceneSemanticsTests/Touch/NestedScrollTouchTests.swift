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
}
