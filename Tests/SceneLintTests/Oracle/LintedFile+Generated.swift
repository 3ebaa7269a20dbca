import SceneSemantics
import SceneText
import Testing

@testable import SceneLint

extension LintedFile {
    /// Applies `rules` to a generated text. Returns the result and its first scene, or `nil` if that has errors, which
    /// is an issue.
    static func lintGenerated(_ text: String, _ rules: [Rule]) -> (LintedFile, LoweredScene)? {
        let linted = LintedFile.lint(Source(path: "a.scene", text: text), rules: rules)
        guard let scene = linted.scenes.first?.lowered else {
            Issue.record("the generator wrote a scene with an error:\n\(text)")
            return nil
        }
        return (linted, scene)
    }
}
