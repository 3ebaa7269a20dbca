import SceneSyntax
import SceneText

/// An imported file with the words that it brings. It is checked once, however many files import it.
final class CheckedImport: ImportedFile, @unchecked Sendable {
    /// The constants and components that it defines itself, outside its scenes, each in source order.
    let words: [ImportedWord]
    /// Whether an error may hide words that it was meant to bring.
    let mayExportMore: Bool
    /// The errors outside its scenes.
    let errors: [Diagnostic]

    /// Checks `source`, whose imports are known.
    init(checking source: Source) {
        // Trees of components are kept. Without imports, those of one file don't keep all files that it leads to.
        let alone = source.importing(nil)
        var checker = FileChecker(tree: SyntaxTree.parse(alone), imports: source.imports)
        let file = checker.check()
        words = checker.ownWords
        errors = file.diagnostics.filter { $0.severity == .error && file.sceneIndex(containing: $0.range) == nil }
        mayExportMore =
            checker.mayLackWords || !file.tree.syntaxErrors.isEmpty
            || errors.contains { $0.rule == CompilerRule.duplicateName.rawValue }
        super.init(alone)
    }
}
