import SceneLint
import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

/// A scene in the folder of the rule that it is about.
struct RuleFixture: CustomTestStringConvertible, Sendable {
    /// The rule, which is the folder.
    var rule: String
    /// The name of the file, without its suffix.
    var name: String

    /// The path of the fixture.
    var testDescription: String { "\(rule)/\(name)" }

    /// Whether the rule finds something: its name says so.
    var fires: Bool { name.hasPrefix("fires") }

    /// The folder of the rule.
    var folder: Fixtures { Fixtures("Fixtures/\(rule)") }

    /// The scene, held to all rules.
    func linted() throws -> LintedFile { LintedFile.lint(try folder.text("\(name).scene")) }

    /// The fixtures of all rules, and of `ordinary`, where no rule finds anything.
    static let all: [RuleFixture] = (RuleRegistry.rules.map(\.name) + ["ordinary"]).flatMap { rule in
        Fixtures("Fixtures/\(rule)").names(endingIn: ".scene").map { RuleFixture(rule: rule, name: $0) }
    }
}

/// Rules on scenes in files: what they find, what they leave alone, and what their fixes make of it.
struct RuleFixtureTests {
    @Test(arguments: RuleFixture.all)
    func findings(_ fixture: RuleFixture) throws {
        let linted = try fixture.linted()
        #expect(Set(linted.rules) == (fixture.fires ? [fixture.rule] : []), "\(linted.humanText)")
        let difference = try fixture.folder.difference(linted.humanText, from: fixture.name)
        #expect(difference == nil)
    }

    /// Every fix takes away the finding that it belongs to, brings no error, and gives the text in the file beside.
    @Test(arguments: RuleFixture.all.filter(\.fires))
    func fixes(_ fixture: RuleFixture) throws {
        let linted = try fixture.linted()
        var count = 0
        for fix in linted.diagnostics.flatMap(\.fixes) {
            count += 1
            let text = linted.text(after: fix)
            let fixed = LintedFile.lint(text)
            let before = linted.diagnostics.filter { $0.rule == fixture.rule }.count
            let after = fixed.diagnostics.filter { $0.rule == fixture.rule }.count
            #expect(after == before - 1, "\(fix.title):\n\(fixed.humanText)")
            #expect(!fixed.diagnostics.contains { $0.severity == .error && $0.rule != fixture.rule })
            let suffix = count == 1 ? "fixed" : "\(count).fixed"
            let difference = try fixture.folder.difference(text, fromFile: "\(fixture.name).\(suffix)")
            #expect(difference == nil)
        }
        let texts = fixture.folder.names(endingIn: ".fixed")
            .filter { $0 == fixture.name || $0.hasPrefix(fixture.name + ".") }
        #expect(texts.count == count, "of a mend that is not there any more: \(texts)")
    }

    /// The rules whose findings say that hit tests answer wrongly, so that a safe fix changes answers that they speak of.
    private static let rulesAboutAnswers: Set<String> = ["background-not-first"]

    /// A fix that is called safe changes no answer of a hit test but those that the finding is about.
    @Test(arguments: RuleFixture.all.filter(\.fires))
    func safeMendsKeepAnswers(_ fixture: RuleFixture) throws {
        let linted = try fixture.linted()
        for finding in linted.diagnostics {
            for fix in finding.fixes where fix.safe {
                let fixed = LintedFile.lint(linted.text(after: fix))
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

    /// Whether a touch at `point` comes to different things in different orders of the cells.
    private static func isOrderDependent(_ point: Point, _ scene: LoweredScene) -> Bool {
        var tester = HitTester(scene.tree)
        return tester.outcomes(at: point).count > 1
    }

    /// Every rule that looks at scenes has fixtures with a finding and without one.
    @Test(arguments: RuleRegistry.rules.map(\.name).filter { !isBasic($0) })
    func everyRuleHasFixtures(_ rule: String) {
        let fixtures = RuleFixture.all.filter { $0.rule == rule }
        #expect(fixtures.contains { $0.fires })
        #expect(fixtures.contains { !$0.fires })
    }

    /// Whether the rule is about what keeps scenes from being understood, which is tested where it is found.
    private static func isBasic(_ rule: String) -> Bool {
        RuleRegistry.rules.prefix { $0.name != "delegate-in-superview-chain" }.contains { $0.name == rule }
    }
}
