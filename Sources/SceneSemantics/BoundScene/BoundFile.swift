import SceneSyntax
import SceneText

/// The result of binding a file: its bound scenes and its diagnostics.
public struct BoundFile: Sendable {
    /// What was compiled.
    public let unit: CompilationUnit
    /// The syntax tree that was bound.
    public let tree: SyntaxTree
    /// The diagnostics, in source order.
    public internal(set) var diagnostics: [Diagnostic]
    /// The scenes, in source order.
    public internal(set) var scenes: [Scene]
    /// What the words and Names of the file declare and refer to.
    public let symbols: SymbolIndex
    /// The files that it imports, in source order, except those that can't be read or have errors.
    public let imports: [Import]

    /// An import of a file.
    public struct Import: Sendable {
        /// The whole statement.
        public let statement: SourceRange
        /// The path, with its quotes.
        public let path: SourceRange
        /// The number of words that the file brings.
        public let wordCount: Int
        /// Whether something uses a word that it brings.
        public let isUsed: Bool
        /// Whether such a word is written anywhere, even where it means something else.
        public let isMentioned: Bool
    }

    /// One scene of the file.
    public struct Scene: Sendable {
        /// The Name of the scene.
        public var name: String { boundScene.name }
        /// The range of the scene in the source.
        public let range: SourceRange
        /// Whether it has an error, so that it can't be lowered.
        public internal(set) var hasErrors: Bool
        let shared: SharedBoundScene
        var boundScene: BoundScene { _read { yield shared.boundScene } }
    }
}
