import SceneFormat
import SceneLint
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// A scene in the fixture folder of a rule.
struct RuleFixture: CustomTestStringConvertible, Sendable {
    /// The rule, which is also the name of the folder.
    var rule: String
    /// The name of the file without its extension.
    var name: String

    /// The path of the fixture.
    var testDescription: String { "\(rule)/\(name)" }

    /// Whether the rule has findings, according to the name of the file.
    var fires: Bool { name.hasPrefix("fires") }

    /// The folder of the rule.
    var folder: Fixtures { Fixtures("Fixtures/\(rule)") }

    /// Returns the scene checked with all rules.
    func linted() throws -> LintedFile { linted(try folder.text("\(name).scene")) }

    /// Returns `text`, the scene or a change of it, checked with all rules.
    func linted(_ text: String) -> LintedFile {
        Self.files.value(for: rule + text) { LintedFile.lint(unit(text)) }
    }

    /// What ``linted(_:)`` returned.
    private static let files = Memo<String, LintedFile>()

    /// Returns `text` with what it imports of the files of the folder.
    func unit(_ text: String) -> CompilationUnit {
        Source(path: "a.scene", text: text).importing { try folder.bytes($0) }
    }

    /// The fixtures of all rules, and those in `ordinary`, which have no findings.
    static let all: [RuleFixture] = (RuleRegistry.rules.map(\.name) + ["ordinary"]).flatMap { rule in
        Fixtures("Fixtures/\(rule)").names(endingIn: ".scene").map { RuleFixture(rule: rule, name: $0) }
    }
}

/// Tests the findings and fixes of each rule on fixtures.
struct RuleFixtureTests {
    @Test(arguments: RuleFixture.all)
    func findings(_ fixture: RuleFixture) throws {
        let linted = try fixture.linted()
        #expect(Set(linted.rules) == (fixture.fires ? [fixture.rule] : []), "\(linted.humanText)")
        let difference = try fixture.folder.difference(linted.humanText, from: fixture.name)
        #expect(difference == nil)
    }

    /// Each fix removes the findings that offer it, introduces no error, results in the text of the `.fixed` file, and
    /// keeps the layout of `scenec fmt`.
    @Test(arguments: RuleFixture.all.filter(\.fires))
    func fixes(_ fixture: RuleFixture) throws {
        let linted = try fixture.linted()
        var count = 0
        for fix in linted.diagnostics.flatMap(\.fixes) {
            count += 1
            let text = linted.text(after: fix)
            let fixed = fixture.linted(text)
            let before = linted.diagnostics.filter { $0.rule == fixture.rule }.count
            let after = fixed.diagnostics.filter { $0.rule == fixture.rule }.count
            // Several findings can offer the same fix.
            let gone = linted.diagnostics.filter { $0.fixes.contains { linted.text(after: $0) == text } }.count
            #expect(after == before - gone, "\(fix.title):\n\(fixed.humanText)")
            #expect(!fixed.diagnostics.contains { $0.severity == .error && $0.rule != fixture.rule })
            if fixture.rule != "misleading-indentation" {
                let formatted = SyntaxTree.parse(fixture.unit(text).source).formatted()
                #expect(formatted.map { String(decoding: $0, as: UTF8.self) } ?? text == text)
            }
            let suffix = count == 1 ? "fixed" : "\(count).fixed"
            let difference = try fixture.folder.difference(text, fromFile: "\(fixture.name).\(suffix)")
            #expect(difference == nil)
        }
        let texts = fixture.folder.names(endingIn: ".fixed")
            .filter { $0 == fixture.name || $0.hasPrefix(fixture.name + ".") }
        #expect(texts.count == count, "leftovers of removed fixes: \(texts)")
    }

    /// All fixes are applied in one run: another one changes nothing.
    @Test(arguments: RuleFixture.all.filter(\.fires))
    func fixesAreAppliedInOneRun(_ fixture: RuleFixture) throws {
        let source = fixture.unit(try fixture.folder.text("\(fixture.name).scene")).source
        for includesUnsafe in [false, true] {
            let lint = { (source: Source) in fixture.linted(source.text(in: source.wholeRange)).diagnostics }
            let fixed = source.fixed(includingUnsafe: includesUnsafe, finding: lint)
            if fixed.count == 0 { continue }
            let again = fixed.source.fixed(includingUnsafe: includesUnsafe, finding: lint)
            // An error or a misspelled suppression protects unused code from safe fixes until it is gone.
            if !includesUnsafe, fixture.rule == "unused-allow" { continue }
            #expect(again.count == 0, "\(String(decoding: again.source.bytes, as: UTF8.self))")
        }
    }

    /// The rules that report wrong hit tests, so that their safe fixes change answers.
    private static let rulesAboutAnswers: Set<String> = ["background-not-first"]

    /// A safe fix changes only the hit tests that its finding is about.
    @Test(arguments: RuleFixture.all.filter(\.fires))
    func safeFixesKeepAnswers(_ fixture: RuleFixture) throws {
        let linted = try fixture.linted()
        for finding in linted.diagnostics {
            for fix in finding.fixes where fix.safe {
                let fixed = fixture.linted(linted.text(after: fix))
                for (before, after) in zip(linted.scenes, fixed.scenes) {
                    guard let before = before.lowered, let after = after.lowered else { continue }
                    let comparison = AnswerComparison(before, after)
                    #expect(comparison.pointCount >= 64)
                    for difference in comparison.differences {
                        let isReported =
                            finding.rule == "order-dependent-hit"
                            ? Self.isOrderDependent(difference.point, before)
                            : Self.rulesAboutAnswers.contains(finding.rule)
                                && finding.data.views.contains { difference.concerns($0) }
                        #expect(isReported, "\(fix.title): \(difference)")
                    }
                }
            }
        }
    }

    /// Whether the hit test at `point` depends on the order of the cells.
    private static func isOrderDependent(_ point: Point, _ scene: LoweredScene) -> Bool {
        var tester = HitTester(scene.tree)
        return tester.outcomes(at: point).count > 1
    }

    /// Each rule about sound scenes has fixtures with and without a finding.
    @Test(arguments: RuleRegistry.rules.map(\.name).filter { !isBasic($0) })
    func everyRuleHasFixtures(_ rule: String) {
        let fixtures = RuleFixture.all.filter { $0.rule == rule }
        #expect(fixtures.contains { $0.fires })
        #expect(fixtures.contains { !$0.fires })
    }

    /// Whether the rule reports what prevents lowering. Other targets test those.
    private static func isBasic(_ rule: String) -> Bool {
        RuleRegistry.rules.prefix { $0.name != "delegate-in-superview-chain" }.contains { $0.name == rule }
    }
}
