import SceneSyntax
import SceneText

extension BoundFile.Scene {
    /// Binds a gesture from outside the scene, such as a command line, to the scene's views.
    ///
    /// - Returns: The steps, or their diagnostics in the source of `tree`.
    public func bindTouch(_ tree: SyntaxTree) -> TouchBinding {
        let problems = tree.syntaxDiagnostics
        guard problems.isEmpty, let gesture = tree.gesture else { return .problems(problems) }
        var context = BindingContext(of: tree)
        context.resume(boundScene)
        let steps = ExpectationBinder(tree: tree).bindSteps(of: gesture, in: 0, &context)
        let diagnostics = context.diagnostics.diagnostics
        guard let steps, diagnostics.isEmpty else { return .problems(diagnostics) }
        return .steps(TouchSteps(steps: steps))
    }
}

/// The result of binding a gesture: its steps, or their diagnostics.
public enum TouchBinding: Sendable {
    case steps(TouchSteps)
    case problems([Diagnostic])
}
