import SceneRuntime
import SceneSemantics
import Testing

/// How far headers can come to lie over cells, at whatever offset, and whether cells keep to their frames.
struct CellReachTests {
    @Test(
        arguments: [
            ("table T fill { rows 9 height 44 { cell } }", 0),
            ("table T fill { header height 50 { label L fill }; rows 9 height 44 }", 0),
            (
                "table T fill { section { header height 30; rows 9 height 44 }; section { header height 20; row height 9 } }",
                30
            ),
            ("table T fill style .grouped { section { header height 30; rows 9 height 44 } }", 0),
            ("table T fill { rows 9 height 44 { cell { button B fill hitSlop 9 } } }", 0),
            ("collection T fill { items 9 size 30x30 }", 0), ("collection T fill { items 9 size 30x30 spacing 0 }", 0),
        ] as [(String, Double)])
    func headers(_ statement: String, _ reach: Double) throws {
        #expect(try Self.reachOfHeaders(statement) == reach)
    }

    /// Cells that can lie over each other, or answer beside their frames.
    @Test(
        arguments: [
            "table T fill { rows 99 height 44 { if (row == 90) { cell hitSlop 4 } } }",
            "table T fill { rows 99 height 44 { cell { if (row == 90) { hitSlop 4 } } } }",
            "table T fill { rows 99 height 44 { cell rotate 5deg } }",
            "table T fill { rows 99 height 44 { cell { button B fill overhang } } }",
            "table T fill { rows 99 height 44 { cell { hitTest { none } } } }",
            "table T fill { section { rows 9 height 44; footer height 30 hitSlop 4 } }",
            "collection T fill { item frame 0,0 30x30 }",
            "collection T fill { items 9 size 30x30; items 2 size 30x30 }",
        ])
    func farReachingCells(_ statement: String) throws {
        #expect(try Self.reachOfHeaders(statement) == nil)
    }

    /// What is known where cells keep to their frames; `nil` where they may not.
    private static func reachOfHeaders(_ statement: String) throws -> Double? {
        let outcome = SceneOutcome("scene Main 390x844 {\n\(statement)\n}")
        let scene = try #require(outcome.scenes.first, "\(outcome.diagnostics.map(\.message))")
        let container = try #require(scene.tree.identities.first { scene.tree[$0].kind.containsCells })
        return scene.hasFarReachingCells ? nil : scene.reachOfHeaders(overCellsOf: container)
    }
}
