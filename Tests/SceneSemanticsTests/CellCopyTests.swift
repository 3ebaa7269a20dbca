import SceneRuntime
import SceneSemantics
import Testing

/// Tests that copying equal cells gives the same views as lowering each cell. An expression with the row's index forces
/// the latter.
struct CellCopyTests {
    /// The text after `cell`.
    private static let contents = [
        "", "clipsToBounds bounds 1,2", "{ button Play fill; label frame 1,2 3x4; label frame 5,6 7x8 }",
        "{ view Outer fill 2 { view Inner fill 3 { button fill 1 }; image Last fill 9 }; label size 3x4 }",
        "{ view Bubble fill { recognizer .tap; recognizer .longPress cancelsTouchesInView .off }; recognizer .pan }",
        "{ subview button Beside size 9x9; content bounds 3,4 { label Inside fill }; switch Behind size 5x5 }",
        "{ visualEffect Blur fill { button Play trailing 4 centerY width 50% height 20 } }",
        "{ button Play size 44x44 rotate 5deg scale 2 hitSlop 3,4,5,6 hitShape .circle alpha 0.5 hidden }",
        // These cells are never copied.
        "{ scroll Pages fill contentSize 900x40 { button Play size 44x44 } }", "{ button Play size 44x44 overhang }",
        "touchDelegate -> Back { view Clear fill passthrough }", "{ repeat 2 { button Key size 9x9 } }",
    ]

    private static let containers = [
        "table List fill { rows 9 height 44 { CELL } }",
        "table List fill displayOrder .descending contentOffset 0,50 { rows 3 height 44.1 { CELL }; rows 40 height 20 { cell } }",
        "table List fill cellsYieldToOverhang { section { rows 2 height 44 { CELL } }; section { rows 4 height 30 { cell } } }",
        "collection List fill { items 9 size 60x50 { CELL }; item frame 0,300 60x60 { cell } }",
    ]

    @Test(arguments: contents, containers)
    func copiesEqualLoweredCells(_ content: String, _ container: String) throws {
        let copied = try scene(container, "cell " + content)
        let index = container.hasPrefix("table") ? "row" : "item"
        let lowered = try scene(container, "cell alpha (\(index) < 0 ? 0 : 1) " + content)
        #expect(copied.dump == lowered.dump)
        #expect(copied.tree.views.count == lowered.tree.views.count)
        for view in copied.tree.identities {
            #expect(copied.tree.recognizers[view] == lowered.tree.recognizers[view])
            #expect(copied.recognizerRanges(of: view).count == lowered.recognizerRanges(of: view).count)
        }
        #expect(copied.touchReceivers == lowered.touchReceivers)
    }

    /// Paths lead to the views of copied cells, before and after scrolling.
    @Test
    func pathsLeadToCopies() throws {
        let list = "table List fill { rows 99 height 44 { CELL } }"
        let expected = "; expect hit 20,500 -> List[11].Play; expect reachable -> List[18].Play"
        let lowered = try scene(list + expected, "cell { button Play size 44x44 }")
        #expect(lowered.dump.contains("expect hit 20,500 -> List[11].Play\n"))
        #expect(lowered.dump.contains("expect reachable -> List[18].Play\n"))
        let view = try #require(lowered.tree.identities.first { lowered.path(of: $0) == "List" })
        let scrolled = lowered.scrolled(view, to: Point(x: 0, y: 2000))
        #expect(scrolled.dump.contains("List[50].Play button 0..44 0..44"))
    }

    private func scene(_ container: String, _ cell: String) throws -> LoweredScene {
        let list = container.split(separator: "CELL", omittingEmptySubsequences: false).joined(separator: cell)
        let outcome = SceneOutcome("scene Main 390x844 {\nbackground Back { button Deep fill }\n\(list)\n}")
        return try #require(outcome.scenes.first, "\(outcome.diagnostics.map(\.message))")
    }
}
