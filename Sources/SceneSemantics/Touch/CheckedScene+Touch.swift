import SceneSyntax
import SceneText

extension CheckedScene {
    /// Binds a gesture from outside the scene, such as a command line, to the scene's views.
    ///
    /// - Returns: The steps, or their diagnostics in the source of `tree`.
    public func bindTouch(_ tree: SyntaxTree) -> TouchBinding {
        let problems = tree.problems.map { $0.diagnostic(in: tree.source) }
        guard problems.isEmpty, let gesture = tree.gesture else { return .problems(problems) }
        var checker = SceneChecker(tree: tree)
        checker.resume(boundScene)
        guard let steps = checker.bindSteps(of: gesture, in: 0), checker.diagnostics.isEmpty else {
            return .problems(checker.diagnostics)
        }
        return .steps(TouchSteps(steps: steps))
    }
}

/// The result of binding a gesture: its steps, or their diagnostics.
public enum TouchBinding: Sendable {
    case steps(TouchSteps)
    case problems([Diagnostic])
}
