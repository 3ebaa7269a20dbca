import SceneText
import Testing

@testable import SceneLint

/// How many views the scenes of one file may make together.
struct ViewBudgetTests {
    /// Scenes are made until the views of the file are used up; the others are reported, none is left out in silence.
    @Test func scenesOfAShortFileShareAFixedNumberOfViews() {
        let text = (0..<12).map { "scene S\($0) 390x844 { repeat 30000 { view fill } }\n" }.joined()
        let linted = LintedFile.lint(text)
        // A copy and a view each: 60,000 a scene, and 250,000 in all.
        #expect(linted.scenes.map { $0.lowered != nil } == (0..<12).map { $0 < 4 })
        #expect(linted.rules == Array(repeating: "limit", count: 8))
    }

    /// What is too much for one scene leaves the views of those that need less.
    @Test func aLaterSceneThatFitsIsMade() {
        let text = """
            scene First 390x844 { repeat 100000 { view fill } }
            scene Second 390x844 { view fill }
            """
        #expect(LintedFile.lint(text).rules == [])
    }

    /// A longer file may have more.
    @Test func viewsGrowWithTheFile() {
        let text = (0..<12).map { "scene S\($0) 390x844 { repeat 30000 { view fill } }\n" }.joined()
        let comment = "//" + String(repeating: "-", count: 400_000) + "\n"
        #expect(LintedFile.lint(comment + text).rules == [])
    }

    /// One scene that is too large by itself says so of its file.
    @Test func oneSceneCanBeTooLarge() throws {
        let linted = LintedFile.lint("scene Main 390x844 { repeat 300000 { view fill } }")
        let finding = try #require(linted.diagnostics.first)
        #expect(finding.message == "the scenes of this file have more than 250000 views or copies up to here")
    }

    /// The rules of an override count for each view that has it.
    @Test func rulesOfCopiesCount() {
        let rules = "claim -> A" + String(repeating: ", A", count: 999)
        let text = { (count: Int) in
            "scene Main 390x844 { button A fill; repeat \(count) { view fill { hitTest { \(rules) } } } }"
        }
        let errors = { (count: Int) in LintedFile.lint(text(count)).diagnostics.filter { $0.severity == .error } }
        #expect(errors(200).isEmpty)
        #expect(errors(500).map(\.rule) == ["limit"])
    }
}
