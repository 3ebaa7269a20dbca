import SceneLint
import SceneSemantics
import SceneText
import Testing

@testable import SceneQueries

/// The result of checking a source, and the fixes that it offers.
struct CheckedSourceTests {
    private static let text = """
        scene Menu 390x844 {
            button Play frame 20,100 20x20
        }
        scene Player 320x480, 390x844 {
            button Stop frame 20,100 20x20
            button Pause frame 340,100 44x44
        }
        """

    private func rules(_ settings: CheckSettings = CheckSettings(), in text: String = text) -> [String] {
        let unit = CompilationUnit(Source(path: "a.scene", text: text), options: settings.compilationOptions)
        return settings.reportedFindings(in: unit).map { $0.rule }
    }

    @Test func settings() {
        #expect(rules() == ["small-target", "small-target", "outside-safe-area"])
        var settings = CheckSettings()
        settings.scene = "Menu"
        #expect(rules(settings) == ["small-target"])
        settings.ruleLevels.set("small-target", to: .off)
        #expect(rules(settings).isEmpty)
    }

    /// A target that is large enough for a smaller minimum isn't reported.
    @Test func minimumTarget() {
        var settings = CheckSettings()
        settings.scene = "Menu"
        settings.minimumTarget = 20
        #expect(rules(settings).isEmpty)
        settings.minimumTarget = 20.5
        #expect(rules(settings) == ["small-target"])
    }

    /// What is only so on one device isn't reported for another.
    @Test func device() {
        var settings = CheckSettings()
        settings.device = "390x844"
        let large = rules(settings)
        settings.device = "320x480"
        #expect(large.count < rules(settings).count)
    }

    @Test func kindsOfSources() {
        let text = "let a = 1\nscene Main 100x100 {\nbuton Play frame 0,0 44x44\n}\n"
        let unit = CompilationUnit(Source(path: "a.scene", text: text))
        guard case .findings(let findings) = CheckedSource(unit, CheckSettings()) else {
            Issue.record("no findings")
            return
        }
        #expect(findings.contains { $0.rule == "unknown-kind" })
        guard case .fixed(let fixed) = CheckedSource(unit, CheckSettings(), fixes: true) else {
            Issue.record("not fixed")
            return
        }
        #expect(fixed.source.text(in: fixed.source.wholeRange).contains("button Play"))
        #expect(!CheckedSource(unit, CheckSettings()).isDocument)
    }

    /// An error gets the fixes of `check`; one of another file keeps its own.
    @Test func offeredFixes() throws {
        let file = LintedFile(text: "scene Main 100x100 {\nbuton Play frame 0,0 44x44\n}\n")
        var error = try #require(file.diagnostics.first { $0.rule == "unknown-kind" })
        let fixes = error.fixes.map { $0.title }
        #expect(!fixes.isEmpty)
        error.fixes = []
        #expect(OfferedFixes(of: file).applied(to: [error]).map { $0.fixes.map { $0.title } } == [fixes])
        let other = LintedFile(text: "scene Main 100x100 {\n}\n")
        #expect(OfferedFixes(of: other).applied(to: [error]).map { $0.fixes.count } == [0])
    }
}
