import SceneText
import Testing

@testable import SceneLint

/// Files of many scenes that have something wrong.
struct ManyScenesTests {
    private static let count = 4000

    /// The errors of a scene are its own alone.
    @Test func scenesHaveTheirOwnErrors() {
        let linted = LintedFile.lint(
            (0..<Self.count).map { "scene S\($0) 9x9 { button A frame 0,0 9x9 hiden }\n" }.joined())
        #expect(linted.diagnostics.count == Self.count)
        #expect(linted.scenes.map(\.errors.count) == Array(repeating: 1, count: Self.count))
    }

    /// A Name that all scenes have is reported of every further one.
    @Test func scenesOfOneName() {
        let linted = LintedFile.lint((0..<Self.count).map { _ in "scene Main 9x9 { view fill }\n" }.joined())
        #expect(linted.rules == Array(repeating: "duplicate-name", count: Self.count - 1))
        #expect(linted.scenes.map { $0.lowered != nil } == (0..<Self.count).map { $0 == 0 })
    }

    /// Suppressions of scenes with errors, and of none, are told apart.
    @Test func allowancesInManyScenes() {
        let text = (0..<Self.count).map {
            "scene S\($0) 9x9 { view fill\($0 % 2 == 0 ? "" : " hiden") // scenec:allow dead-overhang — why\n}\n"
        }
        let rules = LintedFile.lint(text.joined()).rules
        #expect(rules.count { $0 == "unused-allow" } == Self.count / 2)
        #expect(rules.count { $0 == "unknown-attribute" } == Self.count / 2)
    }

    /// Errors outside of scenes belong to none of them.
    @Test func errorsOutsideOfScenes() {
        let linted = LintedFile.lint(
            (0..<Self.count).map { "let a\($0) = (1 / 0)\nscene S\($0) 9x9 { view fill }\n" }.joined())
        #expect(linted.diagnostics.count { $0.rule == "limit" } == Self.count)
        #expect(linted.scenes.allSatisfy { $0.lowered == nil && $0.errors.isEmpty })
    }
}
