import SceneSyntax
import SceneText

/// An imported file with the words that it brings. It is bound once, however many files import it.
final class BoundImport: ImportedFile, @unchecked Sendable {
    /// The constants and components that it defines itself, outside its scenes, each in source order.
    let words: [ImportedWord]
    /// Whether an error may hide words that it was meant to bring.
    let mayExportMore: Bool
    /// The errors outside its scenes.
    let errors: [Diagnostic]

    /// Binds `source`, whose imports are known.
    init(binding source: Source) {
        // Trees of components are kept. Without imports, the trees of one file don't keep all files that it leads to.
        let alone = source.importing(nil)
        var binder = FileBinder(tree: SyntaxTree.parse(alone), imports: source.imports)
        let file = binder.bind()
        words = binder.ownWords
        errors = file.diagnostics.filter { $0.severity == .error && file.sceneIndex(containing: $0.range) == nil }
        mayExportMore =
            binder.mayLackWords || !file.tree.syntaxErrors.isEmpty
            || errors.contains { $0.rule == CompilerRule.duplicateName.rawValue }
        super.init(alone)
    }
}
