import SceneLint
import SceneSemantics
import SceneText
import Testing

@testable import SceneQueries

/// Severities of rules, and what else decides which findings are reported.
struct RuleLevelsTests {
    private func levels(_ settings: [(String, RuleLevels.Level)]) -> RuleLevels {
        var levels = RuleLevels()
        for (rule, level) in settings { levels.set(rule, to: level) }
        return levels
    }

    @Test func laterSettingsCount() {
        let levels = levels([("small-target", .off), ("small-target", .error)])
        #expect(levels.level(of: "small-target") == .error && levels.level(of: "layout") == nil)
        let overridden = levels.overridden(by: self.levels([("small-target", .note)]))
        #expect(overridden.level(of: "small-target") == .note && overridden.rules.count == 3)
        #expect(levels.overridden(by: RuleLevels()) == levels && RuleLevels().isEmpty && !levels.isEmpty)
    }

    @Test(
        arguments: [
            ("off", nil), ("note", Diagnostic.Severity.note), ("warning", .warning), ("error", .error), (nil, .warning),
        ] as [(String?, Diagnostic.Severity?)])
    func applied(_ level: String?, _ severity: Diagnostic.Severity?) throws {
        let source = Source(path: "a.scene", text: "scene")
        let finding = Diagnostic(rule: "small-target", severity: .warning, message: "", range: source.wholeRange)
        let levels = levels(try level.map { [("small-target", try #require(RuleLevels.Level(rawValue: $0)))] } ?? [])
        #expect(levels.applied(to: finding)?.severity == severity)
    }

    /// Without errors about words, a file that wasn't checked would look clean.
    @Test(
        arguments: [
            ("syntax", RuleLevels.Level.warning, "syntax"), ("syntax", .error, nil), ("small-target", .off, nil),
            ("limit", .off, nil), ("unreadable-file", .off, "unreadable-file"),
        ] as [(String, RuleLevels.Level, String?)])
    func ruleThatMustBeAnError(_ rule: String, _ level: RuleLevels.Level, _ expected: String?) {
        #expect(levels([(rule, level)]).ruleThatMustBeAnError == expected)
    }

    /// The last setting decides, in either order.
    @Test func ruleThatWasAnError() {
        #expect(levels([("syntax", .off), ("syntax", .error)]).ruleThatMustBeAnError == nil)
        #expect(levels([("syntax", .error), ("syntax", .off)]).ruleThatMustBeAnError == "syntax")
    }

    @Test func rulesThatRun() {
        let all = RuleLevels().rulesThatRun
        let some = levels([("small-target", .off), ("layout", .note)]).rulesThatRun
        #expect(some.count == all.count - 1 && !some.contains { $0.name == "small-target" })
    }

    @Test func unusedDeclarationsOfImportedFiles() {
        #expect(CheckSettings().ignoringUnused(false) == CheckSettings())
        let levels = CheckSettings().ignoringUnused(true).ruleLevels
        #expect(levels.level(of: "unused-let") == .off && levels.level(of: "unused-component") == .off)
        #expect(levels.rules.count == 2)
    }

    @Test(
        arguments: [
            ("small-target", nil, true), ("small-target", "a", true), ("small-target", "b", false),
            ("layout", nil, false),
        ] as [(String, String?, Bool)])
    func documentSuppression(_ rule: String, _ object: String?, _ applies: Bool) {
        #expect(DocumentSuppression(rule: rule, object: object).applies(to: "small-target", "a") == applies)
    }

    /// A summary is the first sentence of the explanation, without its full stop.
    @Test func summariesAreSentences() {
        for rule in RuleRegistry.rules {
            let summary = rule.summary
            #expect(!summary.isEmpty && !summary.hasSuffix(".") && !summary.contains(". "), "\(rule.name)")
            #expect(rule.description.details.hasPrefix(summary + "."), "\(rule.name)")
        }
    }
}
