import SceneRuntime
import SceneSemantics
import Testing

/// Tests that cells which a scroll displays are in the order in which they appear, between the views behind and in
/// front of them.
struct ScrolledCellOrderTests {
    /// With the higher density, thousands of rows appear at once.
    @Test(arguments: [1, 8])
    func appearingCellsKeepTheirOrder(_ density: Int) throws {
        var scene = try scene("rows \(density * 3000) height \(1 / Double(density)) { cell }")
        let list = try #require(scene.tree.identities.first { scene.path(of: $0) == "List" })
        #expect(rows(of: list, in: scene, density) == Array(0..<density * 844))

        scene = scene.scrolled(list, to: Point(x: 0, y: 1000))
        #expect(rows(of: list, in: scene, density) == Array(density * 1000..<density * 1844))
        #expect(ends(of: list, in: scene) == ["Behind", "Front"])

        // Rows appear from the bottom of the list up, no matter whether they were displayed before.
        scene = scene.scrolled(list, to: Point(x: 0, y: 750))
        let appeared = (density * 750..<density * 1000).reversed()
        #expect(rows(of: list, in: scene, density) == Array(density * 1000..<density * 1594) + appeared)
        #expect(ends(of: list, in: scene) == ["Behind", "Front"])
    }

    /// The displayed rows from back to front.
    private func rows(of list: ViewID, in scene: LoweredScene, _ density: Int) -> [Int] {
        scene.tree.subviews(of: list).filter { scene.tree[$0].kind == .cell }
            .map { Int(scene.tree[$0].frame.minY * Double(density)) }
    }

    /// The backmost and the frontmost view of the table.
    private func ends(of list: ViewID, in scene: LoweredScene) -> [String?] {
        let views = scene.tree.subviews(of: list)
        return [views.first, views.last].map { $0.map { scene.path(of: $0) } }
    }

    private func scene(_ rows: String) throws -> LoweredScene {
        let list = "table List fill { view Behind size 9x9; \(rows); view Front size 9x9 }"
        let outcome = SceneOutcome("scene Main 390x844 {\n\(list)\n}")
        return try #require(outcome.scenes.first, "\(outcome.diagnostics.map(\.message))")
    }
}
