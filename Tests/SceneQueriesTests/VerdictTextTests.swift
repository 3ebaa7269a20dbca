import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics
import Testing

@testable import SceneQueries

/// Why a view isn't hit or visible, in words.
struct VerdictTextTests {
    /// Returns what the last answer of the view at `path` to a touch at 5,5 is called.
    private func verdict(of path: String, in text: String) throws -> String {
        let scene = try LoweredScene.first(in: text)
        var answers = SceneAnswers(scene, file: "a.scene")
        let view = try scene.view(at: path)
        let entry = try #require(answers.trace(at: Point(x: 5, y: 5)).entries.last { $0.view == view })
        return VerdictText(entry, in: scene.tree) { scene.path(of: $0) }.text
    }

    @Test(arguments: [
        ("frame 0,0 20x20 hidden", "is hidden, so neither it nor its subviews get touches"),
        ("frame 0,0 20x20 alpha 0", "has an alpha below 0.01, so neither it nor its subviews get touches"),
        ("frame 0,0 5x20", "doesn't contain the point: nil, and its subviews aren't asked"),
        ("frame 0,0 20x20", "contains the point, and no subview answers: it answers itself"),
        ("frame 0,0 20x20 passthrough", "would answer itself, but lets the touch pass: nil"),
        ("frame 0,0 20x20 { hitTest { none } }", "lets the touch pass: nil"),
        ("frame 0,0 20x20 { hitTest { yield -> Back } }", "yields to a view that contains the point: nil"),
        ("frame 0,0 20x20 { hitTest { claim -> Back } }", "claims the touch: it answers Back"),
        (
            "frame 0,0 20x20 touchDelegate -> Host",
            "would answer itself, so its delegate Host was asked: it answers Inner"
        ),
        (
            "frame 0,0 20x20 { hitTest { super; return -> Back } }",
            "would answer itself, but returns Back: it answers Back"
        ),
        ("frame 0,0 20x20 { hitTest { ask -> Back } }", "asks Back first: it answers Back"),
        (
            "frame 0,0 20x20 { view Part fill }",
            "contains the point and asks its subviews, front to back: it answers Part"
        ),
    ])
    func verdict(_ statement: String, _ expected: String) throws {
        let block = statement.replacing("{", with: "{\n").replacing("}", with: "\n}")
        let text = """
            scene Main 100x100 {
                view Host frame 0,0 50x50 { view Inner fill }
                view Back frame 0,0 50x50
                view Box \(block)
            }
            """
        #expect(try verdict(of: "Box", in: text) == expected)
    }

    @Test func consequence() {
        #expect(
            VerdictText.withoutConsequence("is hidden, so neither it nor its subviews get touches") == "is hidden")
        #expect(
            VerdictText.withoutConsequence("doesn't contain the point: nil, and its subviews aren't asked")
                == "doesn't contain the point")
        #expect(VerdictText.withoutConsequence("lets the touch pass: nil") == "lets the touch pass: nil")
    }

    @Test(arguments: [
        ("button Play frame 0,0 20x20 hidden", " because it is hidden"),
        (
            "view Box frame 0,0 50x50 alpha 0.005 { button Play frame 0,0 20x20 }",
            " because Box has an alpha below 0.01"
        ),
        ("button Play frame 0,0 0x20", " because it is 0 × 20 points large"),
        ("button Play frame 100,0 20x20", " because it is outside the scene, which is 100x100"),
        (
            "scroll Page frame 0,0 50x50 contentSize 50x200 { button Play frame 0,60 20x20 }",
            " until you scroll Page"
        ),
        (
            "scroll Page frame 0,0 50x50 contentSize 50x50 { button Play frame 0,60 20x20 }",
            " because it is outside what Page can scroll to"
        ),
        ("view Box frame 0,0 50x50 clipsToBounds { button Play frame 0,50 20x20 }", " because Box clips it away"),
        ("button Play frame 99,0 20x20", ""),
    ])
    func invisibility(_ statement: String, _ clause: String) throws {
        let block = statement.replacing("{", with: "{\n").replacing("}", with: "\n}")
        let scene = try LoweredScene.first(in: "scene Main 100x100 {\n\(block)\n}\n")
        let play = try #require(Array(scene.tree.identities).last)
        #expect(scene.clause(aboutInvisible: play, HitTestGeometry(scene.tree)) == clause)
    }

    /// A dump has only what differs from UIKit's defaults.
    @Test(
        arguments: [
            ("", []), ("hidden", ["hidden .on"]), ("alpha 1", []), ("alpha 0.5", ["alpha 0.5"]),
            ("clipsToBounds zPosition 2", ["clipsToBounds .on", "zPosition 2"]),
            ("hitSlop 1,2,3,4 hitShape .circle", ["hitSlop 1,2,3,4", "hitShape .circle"]),
            ("userInteractionEnabled .off", ["userInteractionEnabled .off"]),
            ("scale 2 anchorPoint 0,0", ["transform 2,0,0,2,0,0", "anchorPoint 0,0"]),
            ("anchorPoint 0,0", []), ("passthrough", ["hitTest { super; pass }"]),
        ] as [(String, [String])])
    func dump(_ attributes: String, _ expected: [String]) throws {
        let scene = try LoweredScene.first(in: "scene Main 100x100 { view Box frame 10,10 20x20 \(attributes) }")
        let view = try #require(Array(scene.tree.identities).last)
        let dumped = DumpedView(view, path: "Box", of: scene, depth: 1)
        #expect(dumped.properties.map { "\($0.name) \($0.value)" } == expected)
        #expect(dumped.kind == "view")
    }
}
