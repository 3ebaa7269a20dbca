import SceneSemantics
import SceneSyntax
import SceneText
import Testing

@testable import SceneLint

/// Tests files of many scenes with findings.
struct ManyScenesTests {
    private static let count = 1000

    /// Each scene has only its own errors.
    @Test func scenesHaveTheirOwnErrors() {
        let linted = LintedFile.lint(
            (0..<Self.count).map { "scene S\($0) 9x9 { button A frame 0,0 9x9 hiden }\n" }.joined())
        #expect(linted.diagnostics.count == Self.count)
        #expect(linted.scenes.map(\.errors.count) == Array(repeating: 1, count: Self.count))
    }

    /// A Name that all scenes share is reported for each scene except the first.
    @Test func scenesOfOneName() {
        let linted = LintedFile.lint((0..<Self.count).map { _ in "scene Main 9x9 { view fill }\n" }.joined())
        #expect(linted.rules == Array(repeating: "duplicate-name", count: Self.count - 1))
        #expect(linted.scenes.map { $0.lowered != nil } == (0..<Self.count).map { $0 == 0 })
    }

    /// Unused suppressions are reported only in scenes without errors.
    @Test func suppressionsInManyScenes() {
        let text = (0..<Self.count).map {
            "scene S\($0) 9x9 { view fill\($0 % 2 == 0 ? "" : " hiden") // scenec:allow dead-overhang — why\n}\n"
        }
        let rules = LintedFile.lint(text.joined()).rules
        #expect(rules.count { $0 == "unused-allow" } == Self.count / 2)
        #expect(rules.count { $0 == "unknown-attribute" } == Self.count / 2)
    }

    /// When a file exceeds its budget, the remaining scenes are skipped, and one note counts them.
    @Test func scenesBeyondTheBudget() throws {
        let all = Self.findings(within: WorkBudget(10_000_000))
        #expect(all.map(\.rule) == Array(repeating: "small-target", count: Self.rotated.count))
        let some = Self.findings(within: WorkBudget(60_000))
        let note = try #require(some.last)
        let place = try #require(Self.rotated.firstIndex { $0.contains(note.range) })
        #expect(note.rule == "limit" && note.severity == .warning && note.data.isExact == false)
        #expect(note.message == "checked \(place) of 8 scenes; the rest weren't checked")
        #expect(place > 0)
        #expect(some.first?.range == all.first?.range && some.first?.rule == "small-target")
    }

    /// A few screens with round buttons in rows are within the budget of a short file.
    @Test func roundButtonsInRowsOfManyScenes() {
        let text = (0..<6).map { number in
            """
            scene Screen\(number) 390x844 {
                table List fill touchesShouldCancel .always {
                    rows 20 height 100 { cell { button Badge frame 300,-22 44x44 hitShape .circle } }
                }
                button Add frame 310,760 56x56 hitShape .circle
            }

            """
        }
        let rules = LintedFile.lint(text.joined()).rules
        #expect(rules.count { $0 == "dead-overhang" } == text.count)
        #expect(!rules.contains("limit"))
    }

    /// A scene counts once for each of its devices.
    @Test func scenesOnManyDevices() throws {
        let sizes = (0..<8).map { "\(390 + $0)x844" }.joined(separator: ", ")
        let lines = Self.rotatedText.split(separator: "\n").prefix(4).dropFirst()
        let text = "scene Main \(sizes) {\n" + lines.joined(separator: "\n")
        let findings = LintedFile.diagnostics(
            of: CompilationUnit(Source(path: "a.scene", text: text)), rules: RuleRegistry.rules,
            within: WorkBudget(40_000))
        let note = try #require(findings.first { $0.message.hasSuffix("weren't checked") && $0.rule == "limit" })
        let count = try #require(note.message.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        #expect((1..<8).contains(count))
        #expect(note.message == "checked \(count) of 8 scenes, counted on each device; the rest weren't checked")
    }

    /// Only the screens of the selected scene count, however many scenes are in the file.
    @Test func oneSceneOnManyDevices() throws {
        let sizes = (0..<4).map { "\(390 + $0)x844" }.joined(separator: ", ")
        let lines = Self.rotatedText.split(separator: "\n").prefix(4).dropFirst()
        let others = (0..<3).map { "scene Other\($0) 390x844 {}\n" }.joined()
        let text = "\(others)scene Heavy \(sizes) {\n" + lines.joined(separator: "\n")
        let findings = LintedFile.diagnostics(
            of: CompilationUnit(Source(path: "a.scene", text: text)), rules: RuleRegistry.rules,
            within: WorkBudget(12_000), inScene: "Heavy")
        let note = try #require(findings.first { $0.message.hasSuffix("weren't checked") && $0.rule == "limit" })
        let count = try #require(note.message.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        #expect((1..<4).contains(count))
        #expect(note.message == "checked \(count) of 4 scenes, counted on each device; the rest weren't checked")
        #expect(note.notes.map { $0.message }.contains("to check them all, name fewer devices"))
    }

    /// No matter how small the budget is, a scene without its finding has a note, or comes after the note that counts
    /// the skipped scenes.
    @Test(arguments: [0, 300, 1000, 3000, 10_000, 30_000, 60_000, 100_000])
    func noFindingDisappearsSilently(_ units: Int) {
        let findings = Self.findings(within: WorkBudget(units))
        let notes = findings.filter { finding in
            finding.severity == .warning && finding.data.isExact == false
                && finding.notes.contains { $0.message.hasPrefix("the file is too complex to check completely") }
        }
        let skipped = notes.first { $0.message.hasSuffix("scenes; the rest weren't checked") }
        for scene in Self.rotated {
            let isFound = findings.contains { $0.rule == "small-target" && scene.contains($0.range) }
            let isNoted =
                notes.contains { scene.contains($0.range) } || skipped.map { $0.range.start < scene.start } ?? false
            #expect(isFound || isNoted, "\(scene) with \(units)")
        }
    }

    /// The ranges of scenes that have a small button and many rotated views each.
    private static var rotated: [SourceRange] {
        let file = BoundFile.bind(SyntaxTree.parse(Source(path: "a.scene", text: rotatedText)))
        return file.scenes.map(\.range)
    }

    private static let rotatedText = (0..<8).map {
        """
        scene S\($0) 390x844 {
            button A frame 0,0 20x20
            repeat 5 { view V frame (100 + index * 20),(100 + index * 20) 90x90 rotate (index * 10)deg }
        }

        """
    }.joined()

    private static func findings(within budget: WorkBudget) -> [Diagnostic] {
        LintedFile.diagnostics(
            of: CompilationUnit(Source(path: "a.scene", text: rotatedText)), rules: RuleRegistry.rules, within: budget)
    }

    /// Errors outside scenes belong to no scene.
    @Test func errorsOutsideOfScenes() {
        let linted = LintedFile.lint(
            (0..<Self.count).map { "let a\($0) = (1 / 0)\nscene S\($0) 9x9 { view fill }\n" }.joined())
        #expect(linted.diagnostics.count { $0.rule == "limit" } == Self.count)
        #expect(linted.scenes.allSatisfy { $0.lowered == nil && $0.errors.isEmpty })
    }
}
