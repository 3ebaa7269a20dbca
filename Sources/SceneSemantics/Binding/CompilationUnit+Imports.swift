import SceneSyntax
import SceneText

extension BoundImport {
    /// Binds the file of `unit`, whose imports are known.
    static func bind(_ unit: CompilationUnit) -> BoundImport {
        var binder = FileBinder(unit)
        let file = binder.bind()
        return BoundImport(file, words: binder.ownWords, mayLackWords: binder.mayLackWords)
    }
}

extension CompilationUnit {
    /// Returns the unit with `edits` of files that it imports. Returns `nil` if it doesn't import one of them itself,
    /// or if that imports others, because what those bring isn't kept.
    public func editingImports(_ edits: [Diagnostic.Edit]) -> CompilationUnit? {
        var unit = self
        for (file, edits) in Dictionary(grouping: edits, by: { $0.range.file }) where file != source.file {
            let imports = unit.imports?.changing(file) { imported in
                imported.importsOthers ? nil : .bind(CompilationUnit(imported.source.edited(by: edits)))
            }
            guard let imports else { return nil }
            unit = unit.importing(imports)
        }
        return unit
    }
}
