import SceneSemantics
import SceneText

/// Linting a text alone.
extension LintedFile {
    /// Parses, checks and lowers `source` without its imports, and applies `rules` to it.
    public static func lint(
        _ source: Source, rules: [Rule] = RuleRegistry.rules, displayOrder: DisplayDirection? = nil
    ) -> LintedFile {
        lint(CompilationUnit(source), rules: rules, displayOrder: displayOrder)
    }

    /// Returns the diagnostics of ``lint(_:rules:displayOrder:)`` only, and adds the rules' work to `work`.
    public static func diagnostics(of source: Source, rules: [Rule], work: inout Int) -> [Diagnostic] {
        diagnostics(of: CompilationUnit(source), rules: rules, work: &work)
    }
}
