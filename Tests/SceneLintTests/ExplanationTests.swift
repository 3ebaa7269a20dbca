import SceneLint
import SceneSemantics
import TestSupport
import Testing

/// What `explain` prints, which stands in the comments of the rules' own files.
struct ExplanationTests {
    /// What every explanation has.
    private static let headings = ["What it finds", "Why it is bad", "Example", "Instead"]

    @Test func everyRuleHasItsFile() {
        #expect(RuleSource.all.map(\.name) == RuleRegistry.rules.map(\.name))
        #expect(Set(RuleRegistry.rules.map(\.name)).count == RuleRegistry.rules.count)
    }

    @Test func everyRuleThatKeepsScenesFromBeingUnderstoodIsThere() {
        for rule in BasicRule.allCases { #expect(RuleRegistry.rule(rule.rawValue) != nil, "\(rule.rawValue)") }
    }

    /// The table in the code says what the comments say.
    @Test func theTableIsUpToDate() throws {
        let difference = try RuleSource.sources.difference(Self.table, fromFile: "Explanations.swift")
        #expect(difference == nil)
        guard !Fixtures.isUpdating else { return }
        for rule in RuleSource.all { #expect(RuleRegistry.rule(rule.name)?.explanation == rule.explanation) }
    }

    @Test(arguments: RuleSource.all)
    func headings(_ rule: RuleSource) {
        let found = rule.explanation.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
        #expect(found.map(String.init) == Self.headings)
        for heading in Self.headings { #expect(rule.section(heading)?.isEmpty == false) }
    }

    /// The example makes this rule find something, and no other; what to write instead is in order.
    @Test(arguments: RuleSource.all)
    func exampleAndInstead(_ rule: RuleSource) throws {
        // No text shows a file that cannot be read or written.
        let withoutText: [BasicRule] = [.unreadableFile, .unwritableFile]
        if withoutText.contains(where: { $0.rawValue == rule.name }) { return }
        let example = LintedFile.lint(try #require(rule.scene(below: "Example")))
        #expect(Set(example.rules) == [rule.name])
        let instead = LintedFile.lint(try #require(rule.scene(below: "Instead")))
        #expect(instead.rules == [], "\(instead.humanText)")
    }

    /// The file that holds the explanations of all rules.
    private static var table: String {
        let cases = RuleSource.all.map { rule in
            let lines = rule.explanation.split(separator: "\n", omittingEmptySubsequences: false)
            let text = lines.map { $0.isEmpty ? "" : "            \($0)" }.joined(separator: "\n")
            return "        case \"\(rule.name)\":\n            #\"\"\"\n\(text)\n            \"\"\"#\n"
        }
        return """
            /// The explanations of the rules.
            ///
            /// They are the comments of the rules' own files. A test holds this file to them; run with `UPDATE=1` it writes it.
            enum Explanations {
                /// The explanation of the rule called `name`; empty where there is no such rule.
                static func text(of name: String) -> String {
                    switch name {
            \(cases.joined())        default: ""
                    }
                }
            }

            """
    }
}
