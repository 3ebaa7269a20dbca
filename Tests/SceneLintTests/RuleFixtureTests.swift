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
    static let all: [RuleFixture] = (Catalogue.rules.map(\.name) + ["ordinary"]).flatMap { rule in
        Fixtures("Fixtures/\(rule)").names(endingIn: ".scene").map { RuleFixture(rule: rule, name: $0) }
    }
}

/// Rules on scenes in files: what they find, what they leave alone, and what their mends make of it.
struct RuleFixtureTests {
    @Test(arguments: RuleFixture.all)
    func findings(_ fixture: RuleFixture) throws {
        let linted = try fixture.linted()
        #expect(Set(linted.rules) == (fixture.fires ? [fixture.rule] : []), "\(linted.humanText)")
        let difference = try fixture.folder.difference(linted.humanText, from: fixture.name)
        #expect(difference == nil)
    }

    /// Every mend takes away the finding that it belongs to, brings no error, and gives the text in the file beside.
    @Test(arguments: RuleFixture.all.filter(\.fires))
    func mends(_ fixture: RuleFixture) throws {
        let linted = try fixture.linted()
        var count = 0
        for fix in linted.diagnostics.flatMap(\.fixes) {
            count += 1
            let text = linted.text(after: fix)
            let mended = LintedFile.lint(text)
            let before = linted.diagnostics.filter { $0.rule == fixture.rule }.count
            let after = mended.diagnostics.filter { $0.rule == fixture.rule }.count
            #expect(after == before - 1, "\(fix.title):\n\(mended.humanText)")
            #expect(!mended.diagnostics.contains { $0.severity == .error && $0.rule != fixture.rule })
            let suffix = count == 1 ? "fixed" : "\(count).fixed"
            let difference = try fixture.folder.difference(text, fromFile: "\(fixture.name).\(suffix)")
            #expect(difference == nil)
        }
        let texts = fixture.folder.names(endingIn: ".fixed")
            .filter { $0 == fixture.name || $0.hasPrefix(fixture.name + ".") }
        #expect(texts.count == count, "of a mend that is not there any more: \(texts)")
    }

    /// The rules whose findings say that hit tests answer wrongly, so that a safe mend changes answers that they speak of.
    private static let rulesAboutAnswers: Set<String> = ["background-not-first"]

    /// A mend that is called safe changes no answer of a hit test but those that the finding is about.
    @Test(arguments: RuleFixture.all.filter(\.fires))
    func safeMendsKeepAnswers(_ fixture: RuleFixture) throws {
        let linted = try fixture.linted()
        for finding in linted.diagnostics {
            for fix in finding.fixes where fix.safe {
                let mended = LintedFile.lint(linted.text(after: fix))
                for (before, after) in zip(linted.scenes, mended.scenes) {
                    guard let before = before.lowered, let after = after.lowered else { continue }
                    let comparison = AnswerComparison(before, after)
                    #expect(comparison.pointCount >= 64)
                    for difference in comparison.differences {
                        let isTold =
                            finding.rule == "order-dependent-hit"
                            ? Self.isOrderDependent(difference.point, before)
                            : Self.rulesAboutAnswers.contains(finding.rule)
                                && finding.data.views.contains { difference.concerns($0) }
                        #expect(isTold, "\(fix.title): \(difference)")
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
    @Test(arguments: Catalogue.rules.map(\.name).filter { !isBasic($0) })
    func everyRuleHasFixtures(_ rule: String) {
        let fixtures = RuleFixture.all.filter { $0.rule == rule }
        #expect(fixtures.contains { $0.fires })
        #expect(fixtures.contains { !$0.fires })
    }

    /// Whether the rule is about what keeps scenes from being understood, which is tested where it is found.
    private static func isBasic(_ rule: String) -> Bool {
        Catalogue.rules.prefix { $0.name != "delegate-in-superview-chain" }.contains { $0.name == rule }
    }
}
