import SceneSemantics
import Testing

@testable import SceneLint

extension LintedFile {
    /// Lints a generated text. Returns the result and its first scene, or `nil` if that has errors, which is an issue.
    static func lintGenerated(_ text: String) -> (LintedFile, LoweredScene)? {
        let linted = LintedFile.lint(text)
        guard let scene = linted.scenes.first?.lowered else {
            Issue.record("the generator wrote a scene with an error:\n\(text)")
            return nil
        }
        return (linted, scene)
    }
}
