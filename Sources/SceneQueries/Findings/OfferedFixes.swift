import SceneLint
import SceneSemantics
import SceneSyntax
import SceneText

/// The fixes that commands offer for the errors in a file: those that `check` offers.
///
/// Commands that report errors instead of results ask for the errors of one scene at a time. The fixes of the whole
/// file are tried once.
public struct OfferedFixes: Sendable {
    private var fixes: [DiagnosticKey: [Diagnostic.Fix]] = [:]

    /// Tries the fixes of the errors in `file`.
    public init(of file: LintedFile) {
        let errors = file.diagnostics.filter { $0.severity == .error }
        if errors.allSatisfy({ $0.fixes.isEmpty }) { return }
        for error in Analysis.default.withoutHarmfulFixes(file.file.unit, errors) {
            fixes[DiagnosticKey(error).written] = error.fixes
        }
    }

    /// Returns `errors`, which are in the file, with the fixes to offer.
    public func applied(to errors: [Diagnostic]) -> [Diagnostic] {
        errors.map { error in
            guard let offered = fixes[DiagnosticKey(error).written] else { return error }
            var error = error
            error.fixes = offered
            return error
        }
    }
}
