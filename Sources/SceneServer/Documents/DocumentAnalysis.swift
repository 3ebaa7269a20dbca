import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// What the compiler knows about one version of a document. Each part is computed when something needs it.
final class DocumentAnalysis {
    /// The text with what it imports.
    let unit: CompilationUnit
    /// The settings for the file.
    let settings: CheckSettings
    /// The files that imports lead to or could lead to, by key or path.
    let dependencies: Set<String>
    private let graph: ImportGraph
    /// The texts of imported files, once a position in them was asked for.
    private var importedLines: [FileID: TextLines] = [:]
    private var boundFile: BoundFile?
    private var lintedFile: LintedFile?
    /// The file with its views, once something needs them before the findings.
    private var loweredFile: LintedFile?
    private var reported: [Diagnostic]?
    /// The results of the expectations, once something asks for them.
    var cachedResults: [ExpectationResult]?
    /// On how many devices an expectation fails besides the device of its result.
    var otherFailures: [SourceRange: Int] = [:]
    /// How much of each target can be touched, by scene.
    var cachedTargets: [SceneKey: SceneReaches] = [:]

    /// Prepares the analysis of `document`, whose imports `reader` finds. `dependencies` returns what it was asked for.
    init(
        of document: TextDocument, _ settings: CheckSettings, _ reader: ImportReader, dependencies: () -> Set<String>
    ) {
        var graph = ImportGraph()
        unit = graph.resolve(
            Source(path: document.path, bytes: document.lines.bytes), key: document.key,
            options: settings.compilationOptions, reader)
        self.graph = graph
        self.settings = settings
        self.dependencies = dependencies()
    }

    /// The file with its words and Names resolved.
    var file: BoundFile {
        if let file = lintedFile?.file ?? loweredFile?.file ?? boundFile { return file }
        let file = BoundFile.bind(unit)
        boundFile = file
        return file
    }

    /// The text.
    var source: Source { unit.source }
    var tree: SyntaxTree { file.tree }

    /// The file with its views and all findings.
    var linted: LintedFile {
        if let linted = lintedFile { return linted }
        let file = LintedFile.lint(unit, rules: settings.ruleLevels.rulesThatRun)
        keep(file)
        return file
    }

    /// The scenes with their views. Requests about a text that soon changes again wait for no rules.
    var scenes: [LintedFile.Scene] {
        if let file = lintedFile ?? loweredFile { return file.scenes }
        let file = LintedFile.lint(unit, rules: [])
        loweredFile = file
        boundFile = nil
        return file.scenes
    }

    /// Whether the findings are known.
    var isChecked: Bool { lintedFile != nil || reported != nil }

    private func keep(_ file: LintedFile) {
        lintedFile = file
        loweredFile = nil
        boundFile = nil
    }

    /// Finds what is to report, unless `isStale` returns that nobody needs it any more. Returns whether it found all;
    /// if it didn't, this analysis isn't of use.
    func find(unless isStale: @escaping () -> Bool) -> Bool {
        if !isChecked, source.documentFormat == nil {
            let file = LintedFile.lint(unit, rules: settings.ruleLevels.rulesThatRun, isStale: isStale)
            if file.isAbandoned { return false }
            keep(file)
        }
        return !isStale()
    }

    /// The findings to report, as `scenec check` does.
    var diagnostics: [Diagnostic] {
        if let findings = reported { return findings }
        if let findings = findingsInDocument {
            reported = findings
            return findings
        }
        let findings = linted.diagnostics.compactMap { settings.ruleLevels.applied(to: $0) }
        let diagnostics = Analysis.default.withoutHarmfulFixes(unit, findings)
        reported = diagnostics
        return diagnostics
    }

    /// The findings in a printed view hierarchy or a document of Interface Builder, or `nil` for a scene file.
    private var findingsInDocument: [Diagnostic]? {
        guard source.documentFormat != nil else { return nil }
        switch CheckedSource(unit, settings) {
        case .document(let findings, _), .unsupportedDocument(let findings, _): return findings
        case .findings, .fixed: return nil
        }
    }

    func imported(_ file: FileID) -> Source? { graph.source(of: file) }

    /// Returns the lines of an imported file.
    func lines(of imported: Source) -> TextLines {
        if let lines = importedLines[imported.file] { return lines }
        let lines = TextLines(imported.bytes)
        importedLines[imported.file] = lines
        return lines
    }
}

extension DocumentAnalysis {
    /// Returns the file that the import of `path` leads to, or `nil` if it can't be read.
    func directImport(_ path: String) -> Source? {
        guard case .file(let file) = unit.imports?[path] else { return nil }
        return file.source
    }
}
