import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    /// Reports components that nothing uses, and parameters that their component doesn't use.
    static let unusedComponent: Rule = Rule(
        name: "unused-component", severity: .warning, unused: .declaration,
        explanation: """
            ## What it finds
            Reports a component that nothing in its file uses, and a parameter that its component doesn't use. Nothing
            is said about a file without scenes, or one that another checked file imports, because other files may use
            the component.

            In a file with errors, a component counts as used if its word appears anywhere else. The mistake may be in
            the code that uses it, so no fix is offered then.

            ## Why it is bad
            What is in the component is checked on its own, but no scene shows how it behaves where it is used. Often
            its views were copied where it should be used.

            ## Example
            ```scene
            component badge view size 60x44 {
                button Tap fill
            }
            scene Main 390x844 {
                view Unread leading 16 top 60 size 60x44 { button Tap fill }
            }
            ```

            ## Instead
            ```scene
            component badge view size 60x44 {
                button Tap fill
            }
            scene Main 390x844 {
                badge Unread leading 16 top 60
            }
            ```

            ## In UIKit
            Nothing corresponds: the Swift compiler doesn't warn about unused classes.
            """,
        check: .file { file, hasErrors in
            let unused = file.unusedDeclarations(hasErrors) {
                $0.kind == .component && !file.diagnostics(in: $0.statement).contains { $0.severity == .error }
            }
            return unused.flatMap { component in
                file.findings(
                    of: .unusedComponent, about: component, "unused component `\(component.name)`",
                    advice: "use it as a kind, as in `\(component.name) Unread …`, or remove it",
                    removal: hasErrors ? nil : "remove it")
            } + file.findingsAboutParameters(hasErrors)
        })
}

extension BoundFile {
    /// Returns the findings about parameters that aren't used. No fix is offered, because uses write them, too.
    fileprivate func findingsAboutParameters(_ hasErrors: Bool) -> [Diagnostic] {
        let parameters = unusedDeclarations(hasErrors) { $0.kind == .parameter && !$0.isImported && !$0.isBroken }
        if parameters.isEmpty { return [] }
        let components = symbols.declarations { $0.kind == .component && !$0.isImported }
        return parameters.flatMap { parameter -> [Diagnostic] in
            // The mistake may be in the code that uses it.
            guard let component = components.first(where: { $0.statement.contains(parameter.statement) }),
                !diagnostics(in: component.statement).contains(where: { $0.severity == .error })
            else { return [] }
            return findings(
                of: .unusedComponent, about: parameter,
                "unused parameter `\(parameter.name)` of the component `\(component.name)`",
                advice: "use it in the component, or remove it there and where the component is used", removal: nil)
        }
    }
}
