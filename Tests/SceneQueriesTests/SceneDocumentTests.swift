import SceneLint
import SceneSemantics
import SceneText
import Testing

@testable import SceneQueries

/// Findings in documents that were imported.
struct SceneDocumentTests {
    /// Returns the findings about small targets in a printed hierarchy with this many of them.
    private func findings(_ count: Int) throws -> [Diagnostic] {
        let rows = (0..<count).map { "   | <UIButton: 0x\($0 + 2); frame = (16 \(16 + 80 * $0); 20 20)>\n" }
        let source = Source(path: "a.txt", text: "<UIView: 0x1; frame = (0 0; 390 844)>\n" + rows.joined())
        let document = try #require(SceneDocument(CompilationUnit(source)))
        let rules = RuleRegistry.rules.filter { $0.name == "small-target" }
        return document.findings(LintedFile.lint(document.unit, rules: rules).diagnostics)
    }

    /// Up to three others are named; of more, two are, and the rest is counted.
    @Test(arguments: [(1, 0, ""), (4, 3, ""), (5, 2, "2 more targets"), (6, 2, "3 more targets")])
    func targetsAreJoined(_ count: Int, _ named: Int, _ rest: String) throws {
        let findings = try findings(count)
        #expect(findings.count == 1)
        let notes = findings.first?.notes.map { $0.message } ?? []
        #expect(notes.count { $0.hasSuffix("has the same problem") } == named)
        let counts = notes.filter { $0.hasSuffix("have the same problem") }
        #expect(counts == (rest.isEmpty ? [] : ["\(rest) have the same problem"]))
    }

    /// A view that is the whole scene belongs to it.
    @Test(arguments: [("Main", 1), ("Other", 0)])
    func recognizersWithoutTouches(_ scene: String, _ count: Int) throws {
        let interaction = "userInteractionEnabled = NO; gestureRecognizers = <NSArray: 0x2>"
        let source = Source(path: "a.txt", text: "<UILabel: 0x1; frame = (0 0; 390 844); \(interaction)>\n")
        let document = try #require(SceneDocument(CompilationUnit(source)))
        #expect(document.recognizersWithoutTouches(inScene: nil).count == 1)
        #expect(document.recognizersWithoutTouches(inScene: scene).count == count)
    }
}
