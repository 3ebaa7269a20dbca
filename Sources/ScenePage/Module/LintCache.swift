import SceneLint
import SceneQueries
import SceneSemantics
import SceneText

/// The last file that was linted. After each change of a text, a page asks for its findings and for its picture.
///
/// All calls of a page run on one thread.
final class LintCache: @unchecked Sendable {
    private var last: (unit: CompilationUnit, rules: [String], displayOrder: DisplayDirection?, file: LintedFile)?

    /// Forgets the file. Call this when a file changes that it may import.
    func clear() { last = nil }

    /// The default analysis, which takes a file from here if it is the last one.
    var analysis: Analysis {
        var analysis = Analysis.default
        analysis.lint = { [self] unit, rules, displayOrder in lint(unit, rules, displayOrder) }
        analysis.findings = { [self] unit, levels, work in
            let file = lint(unit, levels.rulesThatRun, nil)
            work += file.work
            return file.diagnostics
        }
        return analysis
    }

    private func lint(_ unit: CompilationUnit, _ rules: [Rule], _ displayOrder: DisplayDirection?) -> LintedFile {
        let names = rules.map { $0.name }
        if let last, last.rules == names, last.displayOrder == displayOrder, last.unit.isSameText(as: unit) {
            return last.file
        }
        let file = LintedFile.lint(unit, rules: rules, displayOrder: displayOrder)
        last = (unit, names, displayOrder, file)
        return file
    }
}

extension CompilationUnit {
    /// Whether this is the same text of the same file. What it imports may differ.
    fileprivate func isSameText(as other: CompilationUnit) -> Bool {
        source.file == other.source.file && source.bytes == other.source.bytes
            && source.path == other.source.path && options.minimumTarget == other.options.minimumTarget
    }
}
