import SceneRuntime
import Testing

/// Headers and footers are in the tree while their frames meet the visible bounds, as cells are.
struct HeaderTouchTests {
    /// A table 300 points high: a header of its own, two sections of ten rows with headers and footers, a footer of its own.
    ///
    /// From the top of the content: `Top` 0 to 40, `First` 40 to 70, rows to 570, `End` 570 to 590, `Second` 590 to 620, rows
    /// to 1120, `Foot` 1120 to 1150.
    private func table(_ style: String, offset: Double) -> String {
        """
        table T frame 0,0 400x300 style \(style) contentOffset 0,\(offset) {
            header height 40 { button Top fill }
            section { header height 30 { button First fill }; rows 10 height 50 { cell }; footer height 20 { button End fill } }
            section { header height 30 { button Second fill }; rows 10 height 50 { cell } }
            footer height 30 { button Foot fill }
        }
        button Out frame 0,700 100x44 { hitTest { ask -> Second } }
        """
    }

    private static let names = ["Top", "First", "End", "Second", "Foot"]

    @Test(
        arguments: [
            (".grouped", 0, ["Top", "First"]), (".grouped", 39.9, ["Top", "First"]), (".grouped", 40, ["First"]),
            (".grouped", 69.9, ["First"]), (".grouped", 70, []), (".grouped", 270, []), (".grouped", 270.1, ["End"]),
            (".grouped", 290, ["End"]), (".grouped", 290.1, ["End", "Second"]), (".grouped", 620, []),
            (".grouped", 820.1, ["Foot"]),
            // A header that sticks is displayed as long as its section is in view.
            (".plain", 0, ["Top", "First"]), (".plain", 40, ["First"]), (".plain", 270.1, ["First", "End"]),
            (".plain", 400, ["First", "End", "Second"]), (".plain", 589.9, ["First", "End", "Second"]),
            (".plain", 590, ["Second"]), (".plain", 850, ["Second", "Foot"]),
        ] as [(String, Double, [String])])
    func displayed(_ style: String, _ offset: Double, _ expected: [String]) throws {
        let scene = try TouchedScene(table(style, offset: offset))
        let found = try Self.names.filter { !(try scene.events("tap \($0)").hasPrefix("unseen")) }
        #expect(found == expected)
        // The others are not in the tree, so that a link to one is inert.
        let isAsked = expected.contains("Second")
        #expect(try scene.events("tap Out").hasPrefix("Out") == !isAsked || isAsked)
        let tree = try scene.run("wait 1s").scene.tree
        let headers = tree.identities.filter { tree[$0].kind == .header || tree[$0].kind == .footer }
        #expect(headers.count == expected.count)
        // In what an expectation says of a hit test, a view that is not there is a mistake.
        for name in Self.names {
            let isSound = (try? TouchedScene(table(style, offset: offset) + "\nexpect hit \(name) -> \(name)")) != nil
            #expect(isSound == expected.contains(name), "\(name)")
        }
    }

    /// They come and go while the table is dragged, in front of the cells and behind what is in front of the table's rows.
    @Test(arguments: [".plain", ".grouped"])
    func comeAndGo(_ style: String) throws {
        let text = """
            table T frame 0,0 400x300 style \(style) {
                header height 40 { button Top fill }
                section { header height 30 { button First fill }; rows 10 height 50 { cell } }
                section { header height 30 { button Second fill hitSlop 10 }; rows 10 height 50 { cell } }
                view Front frame 0,0 50x5000
            }
            """
        let scene = try TouchedScene(text)
        let up = "drag 200,290 to 200,0"
        let down = "drag 200,0 to 200,290"
        // The first drag scrolls by 280, the second to 560: Second is 10 points from the top.
        #expect(try scene.events("tap Second") == "unseen Second")
        #expect(try scene.events("\(up); \(up); tap Second").hasSuffix("Second.touchDown Second.touchUpInside"))
        #expect(try scene.events("\(up); tap Top") == "unseen Top")
        #expect(try scene.events("\(up); \(down); tap Top").hasSuffix("Top.touchDown Top.touchUpInside"))
        // What was taken out comes back in front of the cells, and behind the view in front.
        let back = try scene.events("\(up); \(up); \(down); \(down); tap 200,42; tap 20,42")
        #expect(
            back.hasSuffix("First.touchDown First.touchUpInside Front.touchesBegan Front.touchesEnded"), "\(back)")
        // In the tree headers stand in the order of the table.
        let tree = try scene.run("\(up); \(up); \(down); \(up)").scene.tree
        let table = tree.identities.first { tree[$0].kind == .table } ?? .root
        let kinds = tree.subviews(of: table).map { tree[$0].kind }
        let front = kinds.drop { $0 == .cell }
        #expect(front.allSatisfy { $0 == .header || $0 == .view } && front.last == .view, "\(kinds)")
    }

    /// An outcome about a view in a header that is not displayed yet is looked up when it happens; a link to it comes alive.
    @Test func outcomesAreLookedUpLate() throws {
        let text = """
            scene S 400x300 {
                table T fill {
                    section { rows 10 height 50 { cell } }
                    section { header height 30 { button Late fill; repeat 2 { button Star frame (index * 50),0 40x30 } } }
                }
                button Out frame 0,0 50x50 { hitTest { return -> Late } }
                expect touch { drag 200,290 to 200,0; tap 200,285 } fires -> Late, not fires -> Star[1]
                expect tap Out fires -> Out, not fires -> Late
            }
            """
        let scene = try TouchedScene(text)
        #expect(try scene.events("drag 200,290 to 200,0; tap 200,285").hasSuffix("Late.touchDown Late.touchUpInside"))
        #expect(try scene.events("tap Out") == "Out.touchDown Out.touchUpInside")
        #expect(try scene.events("drag 200,290 to 200,0; tap Out").hasSuffix("Late.touchUpOutside"))
    }

    /// A scroll view in a header that appears later scrolls and zooms as one that was there from the beginning.
    @Test func scrollViewInAHeader() throws {
        let scene = try TouchedScene(
            """
            table T fill {
                section { rows 10 height 100 { cell } }
                section {
                    header height 200 {
                        scroll Z fill contentSize 900x200 maximumZoomScale 3 viewForZooming -> V { view V fill }
                    }
                    rows 20 height 100 { cell }
                }
            }
            """)
        let events = try scene.events("drag 200,790 to 200,0; drag 200,350 to 100,350; pinch 200,350 scale 2")
        #expect(events.contains("Z.scroll(90,0)") && events.hasSuffix("Z.zoom"), "\(events)")
    }
}
