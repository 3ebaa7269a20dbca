import SceneSyntax
import SceneText

/// An imported file with the words that it brings. It is bound once, however many files import it.
public final class BoundImport: Sendable {
    /// The text of the file.
    public let source: Source
    /// The constants and components that it defines itself, outside its scenes, each in source order.
    let words: [ImportedWord]
    /// Whether an error may hide words that it was meant to bring.
    let mayExportMore: Bool
    /// The errors outside its scenes.
    let errors: [Diagnostic]
    /// Whether it imports files itself.
    let importsOthers: Bool

    init(_ file: BoundFile, words: [ImportedWord], mayLackWords: Bool) {
        source = file.tree.source
        self.words = words
        errors = file.diagnostics.filter { $0.severity == .error && file.sceneIndex(containing: $0.range) == nil }
        mayExportMore =
            mayLackWords || !file.tree.syntaxErrors.isEmpty
            || errors.contains { $0.isReported(by: .duplicateName) }
        importsOthers = !file.imports.isEmpty
    }
}
