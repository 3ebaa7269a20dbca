import SceneFormat
import SceneImport
import SceneQueries
import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// Runs `scenec fmt`.
func format(_ request: FormatRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    var run = FormatRun(request, files, output)
    return run.run()
}

/// One run of `scenec fmt`.
private struct FormatRun {
    private let request: FormatRequest
    private let files: FileSystem
    private let output: Output
    private var formattedCount = 0
    private var unchangedCount = 0
    private var unreadable: [UnreadablePath] = []
    private var hasUnwritable = false
    /// The syntax errors of files that stay unchanged.
    private var errors = CheckReport(findings: [], fileCount: 0)

    init(_ request: FormatRequest, _ files: FileSystem, _ output: Output) {
        self.request = request
        self.files = files
        self.output = output
    }

    /// Formats every file without syntax errors.
    mutating func run() -> ExitStatus {
        let finder = ConfigurationFinder(files, isOn: request.readsConfiguration)
        let found = SceneFinder(request.paths, in: files, finder)
        _ = finder.configurations(of: found.files)
        if output.emitErrors(of: finder) { return .unreadable }
        unreadable = found.unreadable
        let files = found.files.filter { !$0.isElsewhere }
        forEachSource(files, SourceReader(request.paths, self.files, followsImports: false)) {
            FormattedSource($0.source)
        } _: { _, file, result in
            switch result {
            case .success((let unit, .text(let text))): take(text, unit.source, file)
            case .success((let unit, .errors(let diagnostics))): add(diagnostics, unit.source)
            case .failure(let problem): unreadable.append(UnreadablePath(name: file.name, problem: problem))
            }
        }
        for folder in found.emptyFolders { output.emitError(folder.message(".scene")) }
        for path in unreadable { output.emitError(path.message) }
        report(mixesWithText: files.contains { $0.origin == .standardInput })
        let couldReadAll = unreadable.isEmpty && found.emptyFolders.isEmpty && errors.findings.isEmpty
        if !couldReadAll || hasUnwritable { return .unreadable }
        return request.mode == .write || formattedCount == 0 ? .success : .findings
    }

    private mutating func add(_ diagnostics: [Diagnostic], _ source: Source) {
        errors.fileCount += 1
        errors.findings += diagnostics.map { Finding($0, in: source) }
    }

    private mutating func take(_ text: [UInt8], _ source: Source, _ file: InputFile) {
        let isUnchanged = text == source.bytes
        if isUnchanged { unchangedCount += 1 } else { formattedCount += 1 }
        switch request.mode {
        case .check:
            if !isUnchanged { output.standard.write(shownSafely(file.name) + "\n") }
        case .diff:
            if !isUnchanged { output.write(UnifiedDifference(source, Source(path: source.path, bytes: text))) }
        case .write:
            guard case .path(let path) = file.origin else { return output.standard.write(text) }
            if isUnchanged { return }
            do throws(FileProblem) {
                try files.replace(path, source.bytes, with: text)
            } catch {
                output.emitError(UnwritablePath(name: file.name, problem: error).message)
                hasUnwritable = true
                formattedCount -= 1
            }
        }
    }

    /// Reports syntax errors and the number of formatted files on standard error.
    private func report(mixesWithText: Bool) {
        if !errors.findings.isEmpty {
            output.standard.flush()
            errors.writeHuman(to: output.error, Palette(isOn: false))
        }
        if request.mode == .write, !mixesWithText {
            output.standard.write("\(counted(formattedCount, "file")) formatted, \(unchangedCount) unchanged\n")
        }
    }
}

/// A source in the standard layout, or its syntax errors.
private enum FormattedSource: Sendable {
    case text([UInt8])
    case errors([Diagnostic])

    init(_ source: Source) {
        if let format = source.documentFormat {
            self = .errors([.notFormattable(source, format)])
            return
        }
        let tree = SyntaxTree.parse(source)
        if let text = tree.formatted() {
            self = .text(text)
        } else {
            self = .errors(tree.syntaxDiagnostics)
        }
    }
}

extension Diagnostic {
    /// A file that describes views in another form than scenes.
    fileprivate static func notFormattable(_ source: Source, _ format: DocumentFormat) -> Diagnostic {
        let what =
            switch format {
            case .dump: "a printed view hierarchy"
            case .interfaceBuilder: "a document of Interface Builder"
            }
        return Diagnostic(
            rule: .syntax, severity: .error, message: "this is \(what); `fmt` formats scenes",
            range: SourceRange(start: 0, end: 0, in: source.file),
            notes: [Note("`scenec import` makes a scene of it")])
    }
}
