import SceneLint
import SceneRuntime
import SceneSemantics
import SceneText
import Testing

@testable import SceneQueries

extension LintedFile {
    /// Reads `text` as a scene file, without rules.
    init(text: String) { self = LintedFile.lint(Source(path: "a.scene", text: text), rules: []) }

    /// The scenes, each on its first device.
    var loweredScenes: [(bound: BoundFile.Scene, lowered: LoweredScene)] {
        scenes.compactMap { scene in scene.lowered(on: nil).map { (scene.bound, $0) } }
    }
}

extension LoweredScene {
    /// Returns the first scene of `text`.
    static func first(in text: String) throws -> LoweredScene {
        try #require(LintedFile(text: text).loweredScenes.first?.lowered)
    }

    /// Returns the view with this path.
    func view(at path: String) throws -> ViewID {
        var paths = PathCache(of: self)
        return try #require(tree.identities.first { paths.path(of: $0) == path })
    }
}
