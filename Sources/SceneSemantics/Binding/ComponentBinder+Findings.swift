import SceneSyntax
import SceneText

/// Findings about words of components.
extension ComponentBinder {
    /// Reports a kind that is a component's word, defined further below or misspelled. Returns `false` if it is none.
    func reportUnknownComponent(_ word: SpelledToken, _ context: inout BindingContext) -> Bool {
        if context.definedComponents == nil {
            var found: [Symbol: SpelledToken] = [:]
            for component in FileSyntax(tree).components {
                if let name = component.name, let symbol = name.symbol { found[symbol] = name }
            }
            context.definedComponents = found
        }
        guard let symbol = word.symbol, let definedComponents = context.definedComponents else { return false }
        if definedComponents.isEmpty, context.importedComponentWords.isEmpty { return false }
        if let component = definedComponents[symbol] {
            let isItself = context.scene.isComponent && context.scene.name == word.text
            if !isItself, component.range.start < word.range.start {
                // The mistake in the head of the component is reported there.
                context.diagnostics.excuse(word.range)
            } else {
                context.report(.componentNotInScope(word, defined: component.range, isItself: isItself))
            }
            return true
        }
        if context.importedComponentWords.contains(word.text) {
            // A word isn't in scope because of a mistake, which is reported in its file.
            context.diagnostics.excuse(word.range)
            return true
        }
        let componentWords =
            context.components.keys.map { tree.symbols.text($0) }.sorted() + context.importedComponentWords
        let inLowerCase = word.text.prefix(1).lowercased() + word.text.dropFirst()
        if inLowerCase != word.text, componentWords.contains(inLowerCase) {
            context.report(.misspelledComponent(word, meant: inLowerCase))
            return true
        }
        if let joined = JoinedWords.kind(word, among: componentWords) {
            context.report(.kindWithoutSpace(word, joined))
            return true
        }
        guard let spelling = Misspelling.word(word.text, among: componentWords) else { return false }
        context.report(.misspelledComponent(word, meant: spelling))
        return true
    }
}
