import Testing

/// Tests which touches highlight and select rows and items.
struct RowTouchTests {
    /// Returns a table whose rows have a button on the left and a plain view on the right.
    private func table(_ attributes: String = "", cell: String = "") -> String {
        """
        background Back { button Behind frame 0,0 400x300 }
        table T fill \(attributes) {
            rows 100 height 100 { cell \(cell) { button B frame 0,0 100x100; view V frame 300,0 100x100 } }
        }
        """
    }

    private let tapped =
        "T[1].content.touchesBegan T[1].highlight T[1].content.touchesEnded T[1].unhighlight T[1].select"

    /// Touches highlight and select a row, in addition to the events of the hit view.
    @Test(arguments: [
        ("tap 200,150", "tapped"),
        ("press 200,150 1s", "tapped"),
        // The row is highlighted after the delay, with touchesBegan.
        ("down 200,150; wait 149ms", ""),
        ("down 200,150; wait 150ms", "T[1].content.touchesBegan T[1].highlight"),
        // The row is selected even if a view in the cell is hit.
        (
            "tap 350,150",
            "T[1].V.touchesBegan T[1].highlight T[1].V.touchesEnded T[1].unhighlight T[1].select"
        ),
        // A control in a cell prevents selection.
        ("tap 50,150", "T[1].B.touchDown T[1].B.touchUpInside"),
        // A drag that scrolls, slow or quick.
        (
            "drag 200,150 to 200,120 after 300ms",
            """
            T[1].content.touchesBegan T[1].highlight T[1].unhighlight T[1].content.touchesCancelled T.scroll(0,0) \
            T.scroll(0,20)
            """
        ),
        ("drag 200,150 to 200,120", "T.scroll(0,0) T.scroll(0,20)"),
        // 10 points in any direction end the highlight, even if the table can't scroll that way.
        (
            "drag 200,150 to 210,150 after 300ms",
            "T[1].content.touchesBegan T[1].highlight T[1].unhighlight T[1].content.touchesEnded"
        ),
        ("drag 200,150 to 209.9,150 after 300ms", "tapped"),
        (
            "down 200,150; wait 300ms; move 215,150; move 200,150; up",
            "T[1].content.touchesBegan T[1].highlight T[1].unhighlight T[1].content.touchesEnded"
        ),
        // The finger moves too far before the row is highlighted.
        ("drag 200,150 to 230,150", "T[1].content.touchesBegan T[1].content.touchesEnded"),
        (
            "down 200,150; wait 300ms; cancel",
            "T[1].content.touchesBegan T[1].highlight T[1].unhighlight T[1].content.touchesCancelled"
        ),
    ])
    func rows(_ steps: String, _ expected: String) throws {
        #expect(try TouchedScene(table()).events(steps) == (expected == "tapped" ? tapped : expected))
    }

    /// Rows aren't selected if the table doesn't allow it or a view behind gets the touch.
    @Test(arguments: [
        ("allowsSelection .off", "", "tap 200,150", "T[1].content.touchesBegan T[1].content.touchesEnded"),
        ("", "touchDelegate -> Back", "tap 200,150", "Behind.touchDown Behind.touchUpInside"),
        (
            "", "touchDelegate -> Back", "tap 350,150",
            "T[1].V.touchesBegan T[1].highlight T[1].V.touchesEnded T[1].unhighlight T[1].select"
        ),
        // No view is behind the table there.
        (
            "", "touchDelegate -> Back", "tap 200,450",
            "T[4].content.touchesBegan T[4].highlight T[4].content.touchesEnded T[4].unhighlight T[4].select"
        ),
        // A drag that begins on a background button doesn't scroll.
        (
            "", "touchDelegate -> Back", "drag 200,150 to 200,20",
            "Behind.touchDown Behind.touchDragInside Behind.touchUpInside"
        ),
    ])
    func notSelected(_ attributes: String, _ cell: String, _ steps: String, _ expected: String) throws {
        #expect(try TouchedScene(table(attributes, cell: cell)).events(steps) == expected)
    }

    /// Items behave like rows.
    @Test(arguments: [
        (
            "tap 50,50",
            "C[0].content.touchesBegan C[0].highlight C[0].content.touchesEnded C[0].unhighlight C[0].select"
        ),
        ("drag 50,50 to 50,20", "C.scroll(0,0) C.scroll(0,20)"),
        ("tap 105,50", "C.touchesBegan C.touchesEnded"),
    ])
    func items(_ steps: String, _ expected: String) throws {
        let scene = try TouchedScene("collection C fill { items 100 size 95x95 spacing 10 { cell } }")
        #expect(try scene.events(steps) == expected)
    }

    /// Touches of disabled controls, text views and headers, and beside the rows, select nothing.
    @Test(arguments: [
        ("row height 100 { cell { button B fill enabled .off } }", "tap 200,50", ""),
        ("row height 100 { cell { textView V fill } }", "tap 200,50", "T[0].V.touchesBegan T[0].V.touchesEnded"),
        ("row height 100 { cell }", "tap 200,500", "T.touchesBegan T.touchesEnded"),
        (
            "section { header height 50 { view H fill }; row height 100 { cell } }", "tap 200,25",
            "H.touchesBegan H.touchesEnded"
        ),
        (
            "row height 100 { cell { label L fill } }", "tap 200,50",
            "T[0].content.touchesBegan T[0].highlight T[0].content.touchesEnded T[0].unhighlight T[0].select"
        ),
    ])
    func noSelection(_ rows: String, _ steps: String, _ expected: String) throws {
        #expect(try TouchedScene("table T fill { \(rows) }").events(steps) == expected)
    }
}
