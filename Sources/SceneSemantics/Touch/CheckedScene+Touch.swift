import SceneSyntax
import SceneText

extension CheckedScene {
    /// Binds a gesture that was written outside of the scene, as on a command line, to the scene's views.
    ///
    /// - Returns: The steps, or what is wrong with them in the source of `tree`.
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

/// What binding a gesture gives: its steps, or what is wrong with them.
public enum TouchBinding: Sendable {
    case steps(TouchSteps)
    case problems([Diagnostic])
}
