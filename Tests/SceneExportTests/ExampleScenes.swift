import SceneLint
import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport

/// The scenes of the project's examples.
enum ExampleScenes {
    private static let folder = Fixtures("../../examples")

    /// The names of the files.
    static let names = folder.names(endingIn: ".scene")

    /// Returns the scenes of an example, with the components that it imports.
    static func scenes(_ name: String, displayOrder: DisplayDirection? = nil) throws -> [LoweredScene] {
        var graph = ImportGraph()
        let reader = ImportReader(
            find: { path, _ in .file(key: path, path: path) },
            read: { path in
                (try? folder.bytes(path)).map { .success($0) } ?? .failure(UnreadableImport("it does not exist"))
            })
        let source = Source(path: name + ".scene", bytes: try folder.bytes(name + ".scene"))
        let linted = LintedFile.lint(
            graph.resolve(source, key: source.path, reader), rules: [], displayOrder: displayOrder)
        return linted.scenes.compactMap { $0.lowered }
    }
}
