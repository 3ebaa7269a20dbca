import SceneSyntax
import SceneText

/// The result of checking a file: its bound scenes and its diagnostics.
public struct CheckedFile: Sendable {
    /// The syntax tree that was checked.
    public let tree: SyntaxTree
    /// The diagnostics, in source order.
    public internal(set) var diagnostics: [Diagnostic]
    /// The scenes, in source order.
    public internal(set) var scenes: [CheckedScene]
    /// What the words and Names of the file declare and refer to.
    public let symbols: SymbolIndex
}

/// One scene of a checked file.
public struct CheckedScene: Sendable {
    /// The Name of the scene.
    public var name: String { boundScene.name }
    /// The range of the scene in the source.
    public let range: SourceRange
    /// Whether it has an error, so that it can't be lowered.
    public internal(set) var hasErrors: Bool
    let bound: SharedBoundScene
    var boundScene: BoundScene { _read { yield bound.boundScene } }
}

extension CheckedFile {
    /// Checks all scenes of `tree`.
    public static func check(_ tree: SyntaxTree) -> CheckedFile {
        var checker = FileChecker(tree: tree)
        return checker.check()
    }
}
