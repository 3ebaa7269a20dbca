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
    /// Whether it imports files itself.
    let importsOthers: Bool

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
            || errors.contains { $0.isReported(by: .duplicateName) }
        importsOthers = !file.imports.isEmpty
        super.init(alone)
    }
}

extension Source {
    /// Returns the source with `edits` of files that it imports. Returns `nil` if it doesn't import one of them itself,
    /// or if that imports others, because what those bring isn't kept.
    public func editingImports(_ edits: [Diagnostic.Edit]) -> Source? {
        var source = self
        for (file, edits) in Dictionary(grouping: edits, by: { $0.range.file }) where file != self.file {
            let imports = source.imports?.changing(file) { imported in
                guard let imported = imported as? BoundImport, !imported.importsOthers else { return nil }
                return BoundImport(binding: imported.source.edited(by: edits))
            }
            guard let imports else { return nil }
            source = source.importing(imports)
        }
        return source
    }
}
