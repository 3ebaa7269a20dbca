import SceneSyntax
import SceneText

extension BoundFile {
    /// Binds all scenes of `tree`.
    public static func bind(_ tree: SyntaxTree) -> BoundFile {
        var binder = FileBinder(tree: tree, imports: tree.source.imports)
        return binder.bind()
    }
}
