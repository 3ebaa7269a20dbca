import SceneSyntax
import SceneText

/// A word that another file defines.
struct ImportedWord: Sendable {
    let word: String
    /// The range of the word where it is defined.
    let range: SourceRange
    /// The whole statement.
    let statement: SourceRange
    let meaning: Meaning

    /// Creates a word in the component `scene` of another file.
    init(_ word: String, _ range: SourceRange, _ kind: SymbolIndex.Declaration.Kind, in scene: BoundScene) {
        self.init(
            word: word, range: range, statement: scene.syntax.range(scene.node), meaning: .part(kind))
    }

    init(word: String, range: SourceRange, statement: SourceRange, meaning: Meaning) {
        self.word = word
        self.range = range
        self.statement = statement
        self.meaning = meaning
    }

    /// What a word refers to.
    enum Meaning: Sendable {
        case constant(NamedValue)
        case component(BoundComponent)
        /// A parameter or a Name of a component.
        case part(SymbolIndex.Declaration.Kind)
    }

    var kind: SymbolIndex.Declaration.Kind {
        switch meaning {
        case .constant: .constant
        case .component: .component
        case .part(let kind): kind
        }
    }

    /// Whether its value, or what is in it, has an error.
    var isBroken: Bool {
        switch meaning {
        case .constant(let meaning): meaning.value == nil
        case .component(let component): component.hasErrors
        case .part: false
        }
    }
}

/// A word of two imported files.
struct ImportConflict {
    var first: ImportedWord
    var second: ImportedWord
}
