import SceneSyntax
import SceneText

/// Binds imports.
struct ImportBinder {
    let tree: SyntaxTree
    /// The files imported so far.
    private(set) var files = BoundImports()

    /// Binds an `import` and declares what its file brings. `first` is a statement before it that isn't an import.
    mutating func bind(
        _ syntax: ImportSyntax, _ imports: ResolvedImports?, after first: NodeID?, _ context: inout BindingContext
    ) {
        guard let path = syntax.path, !context.isSuspect(syntax.range) else {
            expectMissingWords(&context)
            return
        }
        if let first {
            context.report(
                .misplacedImport(
                    syntax, after: tree.range(from: tree.firstToken(first), upTo: tree.firstToken(first).next)))
        }
        let text = path.stringValue
        switch imports?[text] {
        case .file(let file): bind(file, at: path, by: syntax, &context)
        case .unreadable(let problem):
            expectMissingWords(&context)
            context.report(.unreadableImport(path, text, problem))
        case .cycle(let other):
            expectMissingWords(&context)
            context.report(.circularImport(path, other, isItself: other == tree.source.path))
        case nil: expectMissingWords(&context)
        }
    }

    /// Declares the words of `file`, except those that another import brings.
    private mutating func bind(
        _ file: BoundImport, at path: SpelledToken, by syntax: ImportSyntax, _ context: inout BindingContext
    ) {
        if let first = files.place(of: file) {
            context.report(.repeatedImport(syntax, path, first: first, in: tree.source))
            return
        }
        if file.mayExportMore { expectMissingWords(&context) }
        let (words, conflicts) = files.add(file, at: path, by: syntax.node)
        if let first = conflicts.first {
            context.report(.importedTwice(conflicts.map { $0.second.word }, first, at: path))
        }
        for word in words {
            let symbol = tree.symbols.symbol(for: word.word)
            let declaration = symbol.map { context.symbols.declareImported(word, $0, by: syntax.node) }
            switch word.meaning {
            case .constant(let meaning): context.scope.declare(word, as: meaning, symbol, declaration)
            case .component(let component):
                context.importedComponentWords.append(word.word)
                guard let symbol, let declaration else { continue }
                context.components[symbol] = component
                context.importedComponents[symbol] = declaration
            case .part: break
            }
        }
    }

    /// Reports no unknown constant or component from here on, because an import may have been meant to bring it.
    private func expectMissingWords(_ context: inout BindingContext) {
        context.scope.hasNamelessConstant = true
        context.mayLackComponents = true
    }
}
