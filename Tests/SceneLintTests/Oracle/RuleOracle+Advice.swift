import SceneRuntime
import SceneText

@testable import SceneLint
@testable import SceneSemantics

/// Checks that the advice of rules can be followed.
extension RuleOracle {
    /// Returns the advice of `finding` that would cause an error, because the view doesn't take the attribute or
    /// another one conflicts with it.
    func invalidAdvice(of finding: Diagnostic, in linted: LintedFile) -> [String] {
        finding.notes.flatMap { Self.advice(in: $0.message) }.compactMap { words, path in
            guard let view = views[path], view != .root, let name = words.split(separator: " ").first,
                scene.statement(of: view) != nil
            else { return nil }
            let written = Schema.attribute(String(name)).flatMap { scene.range(of: $0, of: view) }
            let edit =
                written.map { Diagnostic.Edit($0, words) }
                ?? Diagnostic.Edit(scene.range(of: view).atEnd, " " + words)
            let after = LintedFile.lint(linted.text(after: Diagnostic.Fix("", safe: false, edits: [edit])))
            if after.scenes.first?.lowered != nil { return nil }
            let errors = after.diagnostics.filter { $0.severity == .error }.map(\.message)
            return "`\(words)` on `\(path)`: \(errors.joined(separator: "; "))"
        }
    }

    /// Returns the attributes that `message` advises, and the paths of their views.
    private static func advice(in message: String) -> [(words: String, path: String)] {
        var advice = message.matches(of: /write `([^`]+)` on `([^`]+)`/).map { (String($0.1), String($0.2)) }
        advice += message.matches(of: /enlarge `([^`]+)` with/).map { ("hitSlop 5", String($0.1)) }
        advice += message.matches(of: /forward the touches of `([^`]+)` with/).map {
            ("touchDelegate -> Main", String($0.1))
        }
        advice += message.matches(of: /turn on user interaction of `([^`]+)`/).map {
            ("userInteractionEnabled", String($0.1))
        }
        return advice
    }
}
