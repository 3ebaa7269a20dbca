import SceneReport
import SceneSemantics
import SceneText

/// The outcome of checking a text: its diagnostics, and the scenes that could be lowered.
struct SceneOutcome {
    let source: Source
    /// The diagnostics in the order in which they are reported.
    private(set) var diagnostics: [Diagnostic]
    /// The scenes without errors.
    private(set) var scenes: [LoweredScene] = []

    /// Checks `text`, and lowers its scenes without errors.
    init(_ text: String) {
        self.init(Source(path: "a.scene", text: text))
    }

    /// Checks `source`, and lowers its scenes without errors.
    init(_ source: Source) {
        self.init(CompilationUnit(source))
    }

    /// Checks the file of `unit`, and lowers its scenes without errors.
    init(_ unit: CompilationUnit) {
        source = unit.source
        let file = BoundFile.bind(unit)
        diagnostics = file.diagnostics
        for scene in file.scenes where !scene.hasErrors {
            switch scene.lowered() {
            case .scene(let lowered): scenes.append(lowered)
            case .problems(let problems): diagnostics += problems
            }
        }
    }

    /// The diagnostics in the human format.
    var report: String {
        diagnostics.map { Finding($0, in: source).humanText(Palette(isOn: false)) }.joined(separator: "\n")
    }

    /// The line on which `diagnostic` begins.
    func line(of diagnostic: Diagnostic) -> Int { source.position(at: diagnostic.range.start).line }
}
