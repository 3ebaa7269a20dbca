import SceneLint
import SceneQueries
import SceneSemantics
import SceneText

/// The last file that was linted. After each change of a text, a page asks for its findings and for its picture.
///
/// All calls of a page run on one thread.
final class LintCache: @unchecked Sendable {
    private var last: (source: Source, rules: [String], displayOrder: DisplayDirection?, file: LintedFile)?

    /// Forgets the file. Call this when a file changes that it may import.
    func clear() { last = nil }

    /// The default analysis, which takes a file from here if it is the last one.
    var analysis: Analysis {
        var analysis = Analysis.default
        analysis.lint = { [self] source, rules, displayOrder in lint(source, rules, displayOrder) }
        analysis.findings = { [self] source, levels, work in
            let file = lint(source, levels.rulesThatRun, nil)
            work += file.work
            return file.diagnostics
        }
        return analysis
    }

    private func lint(_ source: Source, _ rules: [Rule], _ displayOrder: DisplayDirection?) -> LintedFile {
        let names = rules.map { $0.name }
        if let last, last.rules == names, last.displayOrder == displayOrder, last.source.isSameText(as: source) {
            return last.file
        }
        let file = LintedFile.lint(source, rules: rules, displayOrder: displayOrder)
        last = (source, names, displayOrder, file)
        return file
    }
}

extension Source {
    /// Whether this is the same text of the same file. What it imports may differ.
    fileprivate func isSameText(as other: Source) -> Bool {
        file == other.file && path == other.path && options.minimumTarget == other.options.minimumTarget
            && bytes == other.bytes
    }
}
