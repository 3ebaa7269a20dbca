import SceneSemantics
import Testing

/// What scenes cost follows from what is seen of them, and from the length of their text.
struct CostTests {
    @Test(
        arguments: [
            "table T fill { rows 100000000 height 5 { cell { button B fill } } }",
            "collection C fill { items 100000000 size 44x44 spacing 0 lineSpacing 0 { cell { button B fill } } }",
            "collection C fill { items 1000000000 size 0x0 spacing 0 lineSpacing 0 { cell } }",
        ])
    func onlyWhatIsSeenIsMade(_ statement: String) throws {
        let outcome = SceneOutcome("scene Main 390x844 {\n\(statement)\n}")
        #expect(outcome.diagnostics.isEmpty)
        let scene = try #require(outcome.scenes.first)
        #expect(scene.tree.views.count < 1000)
    }

    @Test(
        arguments: [
            "repeat 1000001 { view fill }", "repeat 500000 { repeat 500001 { view fill } }",
            "repeat 1000000000 { }", "table T fill { rows 1000000000 height 1e-9 { cell } }",
            "collection C fill { items 1000000000 size 1e-9x1e-9 spacing 0 lineSpacing 0 { cell } }",
            "collection C fill { items 1000000000 size 0x10 spacing 0 { cell } }",
        ])
    func tooMuchIsReported(_ statement: String) {
        let outcome = SceneOutcome("scene Main 390x844 {\n\(statement)\n}")
        #expect(outcome.diagnostics.map(\.rule) == ["limit"])
    }

    @Test
    func copiesAreMadeInOneGo() throws {
        let text = "scene Main 390x844 {\nrepeat 5000 { view A frame 0,0 1x1 { view fill touchDelegate -> A } }\n}"
        let scene = try #require(SceneOutcome(text).scenes.first)
        #expect(scene.tree.views.count == 10001)
    }

    @Test
    func longChainsAreEvaluated() throws {
        let sum = Array(repeating: "1", count: 100_000).joined(separator: "+")
        let outcome = SceneOutcome("scene Main 390x844 {\nview A frame (\(sum)),0 1x1\n}")
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.scenes.first?.dump.contains("100000..100001") == true)
    }
}
