import Foundation
import SceneLint
import SceneSemantics
import SceneText
import Testing

/// Tests what `scenec explain` prints about each rule.
struct ExplanationTests {
    /// The headings of every explanation, in order.
    private static let headings = ["What it finds", "Why it is bad", "Example", "Instead", "In UIKit"]
    /// What a long explanation ends with, so that its example comes soon.
    private static let lastHeading = "In detail"

    /// The rules whose example is no scene, because they are about files.
    private static let rulesAboutFiles: [CompilerRule] = [
        .unreadableView, .noTouchTarget, .unreadableFile, .unwritableFile,
    ]

    private static let names = RuleRegistry.rules.map(\.name)

    @Test func ruleNamesAreUnique() {
        #expect(Set(Self.names).count == Self.names.count)
    }

    @Test func everyBasicRuleIsRegistered() {
        for rule in CompilerRule.allCases { #expect(RuleRegistry.rule(rule.rawValue) != nil, "\(rule.rawValue)") }
    }

    @Test(arguments: names)
    func headings(_ name: String) throws {
        let rule = try #require(RuleRegistry.rule(name))
        let found = rule.explanation.split(separator: "\n").filter { $0.hasPrefix("## ") }.map {
            String($0.dropFirst(3))
        }
        let headings = Self.headings + (found.last == Self.lastHeading ? [Self.lastHeading] : [])
        #expect(found == headings)
        for heading in headings { #expect(rule.section(heading)?.isEmpty == false) }
    }

    /// An example comes before a reader has to scroll.
    @Test(arguments: ["unreachable-control"])
    func exampleComesSoon(_ name: String) throws {
        let rule = try #require(RuleRegistry.rule(name))
        let lines = rule.explanation.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(try #require(lines.firstIndex(of: "## Example")) < 20)
    }

    /// The example has findings of only this rule, and the alternative has none.
    @Test(arguments: names)
    func exampleAndInstead(_ name: String) throws {
        if Self.rulesAboutFiles.contains(where: { $0.rawValue == name }) { return }
        let rule = try #require(RuleRegistry.rule(name))
        let example = LintedFile.lint(Self.unit(try #require(rule.scene(below: "Example"))))
        #expect(Set(example.rules) == [name])
        let instead = LintedFile.lint(Self.unit(try #require(rule.scene(below: "Instead"))))
        #expect(instead.rules == [], "\(instead.humanText)")
    }
}

extension ExplanationTests {
    /// Returns the source of an example, which can import `parts.scene`.
    private static func unit(_ text: String) -> CompilationUnit {
        Source(path: "a.scene", text: text).importing { _ in Array("let gap = 8\n".utf8) }
    }
}

extension Rule {
    /// The text between the heading and the next one.
    fileprivate func section(_ heading: String) -> String? {
        explanation.components(separatedBy: "## ").first { $0.hasPrefix(heading + "\n") }
            .map { String($0.dropFirst(heading.count + 1)) }
    }

    /// The scene below the heading.
    fileprivate func scene(below heading: String) -> String? {
        section(heading)?.components(separatedBy: "```scene\n").dropFirst().first?.components(separatedBy: "```").first
    }
}
