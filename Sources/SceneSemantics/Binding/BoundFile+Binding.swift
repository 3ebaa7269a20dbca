import SceneSyntax
import SceneText

extension BoundFile {
    /// Parses a file and binds all its scenes.
    public static func bind(_ unit: CompilationUnit) -> BoundFile {
        var binder = FileBinder(unit)
        return binder.bind()
    }

    /// Binds all scenes of `tree`, a file whose imports aren't known.
    public static func bind(_ tree: SyntaxTree) -> BoundFile {
        var binder = FileBinder(CompilationUnit(tree.source), tree)
        return binder.bind()
    }
}
