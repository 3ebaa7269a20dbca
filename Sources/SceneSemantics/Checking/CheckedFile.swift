import SceneSyntax
import SceneText

/// What checking a file gave: its scenes, bound, and what is wrong with them.
public struct CheckedFile: Sendable {
    /// The tree that was checked.
    public let tree: SyntaxTree
    /// What is wrong, in the order of the source.
    public internal(set) var diagnostics: [Diagnostic]
    /// The scenes, in order.
    public internal(set) var scenes: [CheckedScene]
    /// The words of `let` statements that nothing uses, with their statements.
    public internal(set) var unusedConstants: [UnusedConstant]

    /// A `let` that nothing uses.
    public struct UnusedConstant: Sendable {
        /// The word.
        public let name: SpelledToken
        /// The whole statement.
        public let statement: SourceRange
    }
}

/// One scene of a checked file.
public struct CheckedScene: Sendable {
    /// The scene's Name.
    public var name: String { boundScene.name }
    /// The text of the scene.
    public let range: SourceRange
    /// Whether a mistake keeps it from being lowered.
    public internal(set) var hasErrors: Bool
    /// The scene with its words and Names bound.
    let bound: SharedBoundScene
    /// What was bound.
    var boundScene: BoundScene { _read { yield bound.boundScene } }
}

extension CheckedFile {
    /// Checks all scenes of `tree`.
    public static func check(_ tree: SyntaxTree) -> CheckedFile {
        var checker = FileChecker(tree: tree)
        return checker.check()
    }
}
