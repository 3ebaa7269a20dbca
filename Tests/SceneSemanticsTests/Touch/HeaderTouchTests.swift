import SceneRuntime
import Testing

/// Tests that headers and footers, like cells, are in the tree only while their frames intersect the visible bounds.
struct HeaderTouchTests {
    /// Returns a table with a header and a footer, and two sections of ten rows with headers and a footer. It is 300
    /// points high.
    ///
    /// In the content, `Top` is from 0 to 40, `First` to 70, rows to 570, `End` to 590, `Second` to 620, rows to
    /// 1120, and `Foot` to 1150.
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
            // A sticky header or footer is displayed while its section is visible.
            (".plain", 0, ["Top", "First", "End"]), (".plain", 40, ["First", "End"]),
            (".plain", 270.1, ["First", "End"]), (".plain", 400, ["First", "End", "Second"]),
            (".plain", 589.9, ["First", "End", "Second"]),
            (".plain", 590, ["Second"]), (".plain", 850, ["Second", "Foot"]),
        ] as [(String, Double, [String])])
    func displayed(_ style: String, _ offset: Double, _ expected: [String]) throws {
        let scene = try TouchedScene(table(style, offset: offset))
        let found = try Self.names.filter { !(try scene.events("tap \($0)").hasPrefix("unseen")) }
        #expect(found == expected)
        // The others aren't in the tree, so a link to one is inert.
        let isAsked = expected.contains("Second")
        #expect(try scene.events("tap Out").hasPrefix("Out") == !isAsked || isAsked)
        let tree = try scene.run("wait 1s").scene.tree
        let headers = tree.identities.filter { tree[$0].kind == .header || tree[$0].kind == .footer }
        #expect(headers.count == expected.count)
        // An `expect hit` with a view that isn't displayed is an error.
        for name in Self.names {
            let isSound = (try? TouchedScene(table(style, offset: offset) + "\nexpect hit \(name) -> \(name)")) != nil
            #expect(isSound == expected.contains(name), "\(name)")
        }
    }

    /// In a plain table, headers stay below the top inset and footers above the bottom one, both in their section.
    @Test(
        arguments: [
            // At rest.
            (-50, "First", 0), (-50, "End", 190), (-50, "Second", 600),
            // Scrolled further down than at rest.
            (-80, "First", 0), (-80, "End", 160),
            // `First` follows the top inset until its section ends, `End` the bottom one.
            (0, "First", 50), (0, "End", 240), (300, "First", 350), (300, "End", 540), (380, "End", 580),
            (500, "First", 550), (530, "First", 570), (540, "First", 570), (530, "Second", 600),
            // `Last` comes in no higher than the start of its section, and then follows the bottom inset.
            (330, "Last", 600), (370, "Last", 610), (851, "Last", 1091), (910, "Last", 1130),
        ] as [(Double, String, Double)])
    func sticksWithinTheInset(_ offset: Double, _ name: String, _ start: Double) throws {
        let scene = try TouchedScene(
            """
            table T frame 0,0 400x300 contentOffset 0,\(offset) contentInset 50,0,40,0 {
                section { header First height 30; rows 11 height 50 { cell }; footer End height 20 }
                section { header Second height 30; rows 10 height 50 { cell }; footer Last height 20 }
            }
            """)
        let run = try scene.run("wait 1s").scene
        let view = run.tree.identities.first { run.path(of: $0) == name }
        if let view { #expect(run.tree[view].frame.minY == start) }
        // What is out of the bounds isn't in the tree.
        let isVisible = start < offset + 300 && start + (name == "First" || name == "Second" ? 30 : 20) > offset
        #expect((view != nil) == isVisible)
    }

    /// What the safe area adds to the inset counts, too.
    @Test func sticksWithinTheSafeArea() throws {
        let scene = try TouchedScene(
            """
            table T fill contentInsetAdjustment .automatic additionalSafeArea 50,0,40,0 contentOffset 0,100 {
                section { header H height 30; rows 40 height 50 { cell }; footer F height 20 }
            }
            """)
        let tree = try scene.run("wait 1s").scene.tree
        let starts = tree.identities.filter { tree[$0].kind == .header || tree[$0].kind == .footer }
            .map { tree[$0].frame.minY }
        #expect(starts == [150, 100 + tree[.root].size.height - 60])
    }

    /// Headers appear and disappear during a drag, in front of the cells and behind views in front of the rows.
    @Test(arguments: [".plain", ".grouped"])
    func headersAppearAndDisappear(_ style: String) throws {
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
        // Each drag scrolls by 280 points. After the second one, `Second` is 10 points from the top.
        #expect(try scene.events("tap Second") == "unseen Second")
        #expect(try scene.events("\(up); \(up); tap Second").hasSuffix("Second.touchDown Second.touchUpInside"))
        #expect(try scene.events("\(up); tap Top") == "unseen Top")
        #expect(try scene.events("\(up); \(down); tap Top").hasSuffix("Top.touchDown Top.touchUpInside"))
        // A header that returns is in front of the cells and behind `Front`.
        let back = try scene.events("\(up); \(up); \(down); \(down); tap 200,42; tap 20,42")
        #expect(
            back.hasSuffix("First.touchDown First.touchUpInside Front.touchesBegan Front.touchesEnded"), "\(back)")
        // The headers are in front of the cells and behind `Front` in the tree, too.
        let tree = try scene.run("\(up); \(up); \(down); \(up)").scene.tree
        let table = tree.identities.first { tree[$0].kind == .table } ?? .root
        let kinds = tree.subviews(of: table).map { tree[$0].kind }
        let front = kinds.drop { $0 == .cell }
        #expect(front.allSatisfy { $0 == .header || $0 == .view } && front.last == .view, "\(kinds)")
    }

    /// Outcomes and links can refer to a view in a header that isn't displayed yet. Both are resolved during the touch.
    @Test func outcomesAreResolvedLate() throws {
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

    /// A scroll view in a header that appears later scrolls and zooms like any other.
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
