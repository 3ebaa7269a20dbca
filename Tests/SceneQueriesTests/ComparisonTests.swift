import SceneLint
import SceneRegions
import SceneSemantics
import SceneText
import Testing

@testable import SceneQueries

/// Compares two versions of a scene, and of the findings in a file.
struct ComparisonTests {
    private func linted(_ text: String, rules: [Rule] = []) -> LintedFile {
        LintedFile.lint(Source(path: "a.scene", text: text), rules: rules)
    }

    private func maps(_ text: String) throws -> TargetMaps {
        var work = WorkLimit.file
        return TargetMaps(try #require(linted(text).scenes.first?.lowered), within: &work)
    }

    /// The targets that lose most come first.
    @Test func largestLossFirst() throws {
        let old = try maps(
            "scene Main 300x100 { button A frame 0,0 50x50; button B frame 60,0 50x50; button C frame 120,0 50x50 }")
        let new = try maps(
            "scene Main 300x100 { button A frame 0,0 60x50; button B frame 60,0 20x50; button C frame 120,0 40x50 }")
        var work = WorkLimit.file
        let comparison = SceneComparison(old, new, comparesRecognizers: true, within: &work)
        #expect(comparison.targets.map { $0.path } == ["B", "C", "A"])
        #expect(comparison.targets.map { $0.gain } == [-1500, -500, 500])
        #expect(comparison.moves.isEmpty && !comparison.areas.isEmpty && comparison.recognizers.isEmpty)
    }

    /// A finding that both versions have as often isn't new; one that there is once more is.
    @Test func findingsAreCounted() {
        let small = "button Save leading 16 top 16 size 20x20"
        let other = "button Send leading 16 top 96 size 20x20"
        let (one, two) = ("scene Main 390x844 {\n\(small)\n}\n", "scene Main 390x844 {\n\(small)\n\(other)\n}\n")
        let rules = RuleRegistry.rules.filter { $0.name == "small-target" }
        let (old, new) = (linted(one, rules: rules), linted(two, rules: rules))
        #expect(old.findings(missingIn: old, of: nil, on: nil).isEmpty)
        #expect(new.findings(missingIn: old, of: nil, on: nil).map { $0.data.views } == [["Send"]])
        #expect(old.findings(missingIn: new, of: nil, on: nil).isEmpty)
        #expect(new.findings(missingIn: new, of: "Main", on: nil).isEmpty)
    }
}
