import SceneSemantics
import SceneSyntax
import SceneText

/// The components that a file can use: its own and the components of the files that it imports.
struct KnownComponents {
    private(set) var components: [(word: String, syntax: ComponentSyntax)] = []

    init(_ analysis: DocumentAnalysis) {
        add(analysis.tree)
        for path in analysis.source.importedPaths {
            if let imported = analysis.directImport(path) { add(SyntaxTree.parse(imported)) }
        }
    }

    private mutating func add(_ tree: SyntaxTree) {
        for component in FileSyntax(tree).components {
            if let word = component.name?.text { components.append((word, component)) }
        }
    }

    subscript(word: String) -> ComponentSyntax? { components.first { $0.word == word }?.syntax }

    /// Returns the kind that `word` names, or that the component with this word is based on.
    func kind(_ word: String) -> KindEntry? {
        var word = word
        // A component can't be based on itself, but a text may say so.
        for _ in 0...components.count {
            if let kind = Schema.kind(word) { return kind }
            guard let base = self[word]?.item?.word?.text else { return nil }
            word = base
        }
        return nil
    }

    /// Returns the parameters of the component with this word and of those that it is based on.
    func parameters(_ word: String) -> [ParameterSyntax] {
        var parameters: [ParameterSyntax] = []
        var word = word
        for _ in 0...components.count {
            guard let component = self[word] else { break }
            parameters += component.parameters
            guard let base = component.item?.word?.text else { break }
            word = base
        }
        return parameters
    }

    /// Returns the kind of the item that `statement` is, or whose attributes it writes; the rules and effects of a
    /// `hitTest` block aren't items.
    func kind(of statement: WrittenStatement) -> KindEntry? {
        switch statement.keyword(0) {
        case .component:
            var index = 2
            if statement.kind(index) == .leftParenthesis {
                while index < statement.count, statement.kind(index) != .rightParenthesis { index += 1 }
                index += 1
            }
            return kind(statement.text(index))
        case .subview: return kind(statement.text(1))
        default: return kind(statement.text(0))
        }
    }
}
