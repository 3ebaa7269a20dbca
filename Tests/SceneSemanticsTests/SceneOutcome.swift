import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// What becomes of a text: what is wrong with it, and the scenes that could be lowered.
struct SceneOutcome {
    /// The text.
    let source: Source
    /// What is wrong, in the order in which it is told.
    private(set) var diagnostics: [Diagnostic]
    /// The scenes without mistakes.
    private(set) var scenes: [LoweredScene] = []

    /// Checks `text`, and lowers those of its scenes that have no mistakes.
    init(_ text: String) {
        self.init(Source(path: "a.scene", text: text))
    }

    /// Checks `source`, and lowers those of its scenes that have no mistakes.
    init(_ source: Source) {
        self.source = source
        let file = CheckedFile.check(SyntaxTree.parse(source))
        diagnostics = file.diagnostics
        for scene in file.scenes where !scene.hasErrors {
            switch scene.lowered() {
            case .scene(let lowered): scenes.append(lowered)
            case .problems(let problems): diagnostics += problems
            }
        }
    }

    /// The findings as people see them.
    var report: String {
        diagnostics.map { Finding($0, in: source).humanText(Palette(isOn: false)) }.joined(separator: "\n")
    }

    /// The line on which `diagnostic` begins.
    func line(of diagnostic: Diagnostic) -> Int { source.position(at: diagnostic.range.start).line }
}
