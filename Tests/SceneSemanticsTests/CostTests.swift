import SceneSemantics
import Testing

/// Tests that the cost of a scene depends on what is visible and on the length of its text.
struct CostTests {
    @Test(
        arguments: [
            "table T fill { rows 100000000 height 5 { cell { button B fill } } }",
            "collection C fill { items 100000000 size 44x44 spacing 0 lineSpacing 0 { cell { button B fill } } }",
            "collection C fill { items 1000000000 size 0x0 spacing 0 lineSpacing 0 { cell } }",
        ])
    func onlyVisibleCellsAreCreated(_ statement: String) throws {
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
    func exceededLimitsAreReported(_ statement: String) {
        let outcome = SceneOutcome("scene Main 390x844 {\n\(statement)\n}")
        #expect(outcome.diagnostics.map(\.rule) == ["limit"])
    }

    /// Cells outside the visible bounds aren't created, nor are those that only touch an edge.
    @Test(
        arguments: [
            ("0,0", 3), ("389,0", 3), ("390,0", 0), ("1000,0", 0), ("-389,0", 3), ("-390,0", 0), ("0,180", 0),
            ("0,179", 1),
        ])
    func cellsOutsideTheBounds(_ offset: String, _ count: Int) throws {
        let text = "scene Main 390x844 {\ntable T fill contentOffset \(offset) { rows 3 height 60 { cell } }\n}"
        let scene = try #require(SceneOutcome(text).scenes.first)
        #expect(scene.tree.identities.count { scene.tree[$0].kind == .cell } == count)
    }

    @Test
    func instancesTakeLinearTime() throws {
        let text = "scene Main 390x844 {\nrepeat 5000 { view A frame 0,0 1x1 { view fill touchDelegate -> A } }\n}"
        let scene = try #require(SceneOutcome(text).scenes.first)
        #expect(scene.tree.views.count == 10001)
    }

    @Test
    func longExpressionsAreEvaluated() throws {
        let sum = Array(repeating: "1", count: 100_000).joined(separator: "+")
        let outcome = SceneOutcome("scene Main 390x844 {\nview A frame (\(sum)),0 1x1\n}")
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.scenes.first?.dump.contains("100000..100001") == true)
    }

    /// Binding a scene doesn't get slower with the number of scenes before it.
    @Test
    func scenesTakeLinearTime() throws {
        let scenes = (0..<1500).map {
            "scene S\($0) 300x300 { table T fill { rows 2 height (gap * 4) { cell { view V\($0) fill } } } }\n"
        }
        let outcome = SceneOutcome("let gap = 8\n" + scenes.joined())
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.scenes.count == 1500)
        #expect(outcome.scenes.last?.dump.contains("T[1].V1499 view 0..300 0..32") == true)
    }

    /// A value that differs between instances is stored once per instance, no matter how many views are between.
    @Test
    func letsOfInstancesTakeLinearTime() throws {
        let lines = (0..<1000).map { "let x\($0) = (index * 1000 + \($0))\nview V\($0) frame (x\($0)),0 1x1\n" }
        let scene = try #require(SceneOutcome("scene Main 390x844 {\nrepeat 20 {\n\(lines.joined())}\n}").scenes.first)
        #expect(scene.tree.views.count == 20_001)
        #expect(scene.dump.contains("V999[19] view 19999..20000 0..1"))
    }

    /// Tests nested and adjacent blocks, each with a `let`, in instances of instances.
    @Test
    func valuesBelongToTheirBlocks() throws {
        let text = """
            scene Main 390x844 {
                repeat 2 {
                    let a = (index + 1)
                    view Outer frame (a * 100),0 50x50 {
                        let b = (a * 10)
                        if (a > 1) { let c = (b + 1); view Left frame (c),(b) 5x5 } else { let c = (b + 2); view Right frame (c),0 5x5 }
                        repeat 2 { let d = (index + b + a); view Inner frame (d),0 1x1 }
                    }
                }
            }
            """
        let dump = try #require(SceneOutcome(text).scenes.first).dump
        for line in [
            "Outer[0] view 100..150", "Right[0] view 12..17", "Outer[1] view 200..250", "Left[1] view 21..26 20..25",
            "Inner[0,1] view 12..13", "Inner[1,0] view 22..23", "Inner[1,1] view 23..24",
        ] {
            #expect(dump.contains(line), "\(line) is missing in\n\(dump)")
        }
    }
}
