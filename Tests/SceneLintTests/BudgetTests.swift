import SceneRuntime
import SceneSemantics
import SceneText
import Testing

@testable import SceneLint

/// What rules say of scenes that have more in them than they may look at.
struct BudgetTests {
    /// A rule that leaves something out says so once, in a note at the scene, and an ordinary scene has none.
    @Test(arguments: [
        (
            "dead-overhang",
            "repeat 3000 { view V frame (index % 300),(index % 700) 60x60 rotate 1deg { button B frame 30,30 80x80 } }"
        ),
        ("overlapping-targets", "repeat 1500 { button B frame (index * 7 % 380),(index * 13 % 830) 10x10 hitSlop 40 }"),
    ])
    func rulesSayWhatTheyLeaveOut(rule: String, block: String) throws {
        let file = LintedFile.lint("scene Main 390x844 {\n    \(block)\n}\n")
        let notes = file.diagnostics.filter { $0.rule == rule && $0.message.contains("was not checked") }
        let note = try #require(notes.first)
        #expect(notes.count == 1)
        #expect(note.severity == .note)
        #expect(file.file.tree.source.text(in: note.range) == "Main")
        let few = block.replacing(/repeat \d+/, with: "repeat 20")
        let other = LintedFile.lint("scene Main 390x844 {\n    \(few)\n}\n")
        #expect(!other.diagnostics.contains { $0.message.contains("was not checked") })
    }

    /// What is found in maps that are not exact is what touches come to at the points that show it.
    @Test(arguments: [
        "repeat 300 { button B frame (index),(index * 2) 90x90 rotate (index)deg }",
        "repeat 400 { button B frame (index % 31 * 7),(index % 97 * 5) 150x90 hitShape .ellipse rotate (index * 7)deg }",
        "repeat 300 { view V frame (index),(index * 2) 60x60 rotate (index)deg { button B frame 30,30 80x80 } }",
        "repeat 900 { button B frame 0,(index) 390x0.5; button C frame (index / 3),0 0.1x844 }",
    ])
    func findingsAreTrueAtTheirPoints(block: String) throws {
        let file = LintedFile.lint("scene Main 390x844 {\n    \(block)\n}\n")
        let scene = try #require(file.scenes.first?.lowered)
        var tester = HitTester(scene.tree)
        var pointCount = 0
        for finding in file.diagnostics {
            #expect(finding.severity != .error)
            guard let point = finding.data.point, finding.data.views.count > 1 else { continue }
            pointCount += 1
            guard case .hit(let hit) = tester.touch(at: Point(x: point.x, y: point.y)).outcome else { continue }
            // The first view of the evidence loses the touch, unless the rule is about who takes it.
            let (first, others) = (finding.data.views[0], finding.data.views.dropFirst())
            let name = scene.path(of: hit)
            if finding.rule == "touched-not-seen" || finding.rule == "overlapping-targets" {
                #expect(name == first, "\(finding.rule) at \(point): \(name) in place of \(first)")
            } else {
                #expect(name != first, "\(finding.rule) at \(point): \(name)")
                if finding.rule != "dead-overhang" { #expect(others.contains(name), "\(finding.rule): \(name)") }
            }
        }
        #expect(pointCount > 0 || file.diagnostics.isEmpty)
    }
}
