import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

/// Runs `scenec check`.
func check(_ request: CheckRequest, _ files: FileSystem, _ output: Output, _ analysis: Analysis) -> ExitStatus {
    do throws(UsageError) {
        try request.settings.ruleLevels.check(known: analysis.ruleNames)
    } catch {
        output.emitError(error)
        return .unreadable
    }
    var check = Check(request, files, output, analysis)
    return check.run()
}

/// One run of `scenec check`.
private struct Check {
    private let request: CheckRequest
    private let files: FileSystem
    private let reader: SourceReader
    private let finder: ConfigurationFinder
    /// The configurations of the files checked last.
    private var configurations: Configurations
    /// The checked documents for which a configuration has suppressions.
    private var suppressions = CheckedSuppressions()
    private let output: Output
    private let analysis: Analysis
    /// The paths that couldn't be read so far.
    private var unreadable: [FileError] = []
    /// Whether some fix would change a file.
    private var hasDifference = false
    /// The number of errors in files that would be left after the fixes.
    private var remainingErrorCount = 0
    /// The files that were fixed for others, which import them.
    private var fixedImports = FixedImports()
    /// The names of files that couldn't be written, which is reported.
    private var unwritable: Set<String> = []
    /// The findings in files that import others found there.
    private var importedFindings: [Finding] = []
    /// The number of documents, such as printed view hierarchies, in a call that asks for fixes.
    private var documentCount = 0
    /// The Names of the scenes in all files, if the call names one.
    private var sceneNames: [String] = []
    /// The findings so far.
    private var report = CheckReport(findings: [], fileCount: 0)

    init(_ request: CheckRequest, _ files: FileSystem, _ output: Output, _ analysis: Analysis) {
        self.request = request
        self.files = files
        reader = SourceReader(request.paths, files)
        finder = ConfigurationFinder(files, isOn: request.readsConfiguration, ruleNames: analysis.ruleNames)
        configurations = finder.configurations(of: [])
        self.output = output
        self.analysis = analysis
        report.maximumErrors = request.maximumErrors
        if request.fixMode == .apply { report.appliedFixes = [] }
    }

    /// Checks every file and writes the report.
    mutating func run() -> ExitStatus {
        let found = SceneFinder(
            request.paths, in: files, includingInterfaceBuilder: request.includesInterfaceBuilder, finder)
        configurations = finder.configurations(of: found.files)
        if !finder.errors.isEmpty { return reportConfigurationErrors() }
        unreadable = found.errors
        var progress = Progress(of: found.files.count, "file", on: output.error)
        if request.fixMode == .report {
            check(found.files) { progress.advance(to: $0, $1) }
            dropUnusedInImportedFiles(found.files)
        } else {
            let own = found.files.filter { !$0.isElsewhere }
            let (request, configurations) = (request, configurations)
            var fixer = ImportFixer(reader, analysis) { configurations.settings(for: $0.name, request.settings) }
            fixedImports = fixer.run(own) { request.fixMode == .show || replace($0, $1, with: $2) }
            check(own, fixes: true) { progress.advance(to: $0, $1) }
            let others = found.files.filter { $0.isElsewhere }
            check(others, notFixedBecause: .isElsewhere) { progress.advance(to: own.count + $0, $1) }
        }
        // What the call doesn't name is reported, but not changed.
        let imports = reader.imports(besides: found.files).map { $0.file }
        configurations = finder.configurations(of: imports)
        if !finder.errors.isEmpty { return reportConfigurationErrors() }
        check(imports, notFixedBecause: .isImported) { _, _ in }
        progress.finish()
        if let scene = request.settings.scene, !sceneNames.contains(scene), unreadable.isEmpty,
            !(report.findings + importedFindings).contains(where: { $0.diagnostic.severity == .error })
        {
            output.emitErrorAboutScene(scene, in: found.files, known: sceneNames)
            return .unreadable
        }
        let own = Set(found.files.filter { !$0.isElsewhere }.map { $0.name }).subtracting(fixedImports.skipped)
        for finding in importedFindings where !own.contains(finding.file.path) {
            countUnapplied(finding, because: .isImported)
        }
        report.add(importedFindings)
        report.findings += suppressions.unused(in: configurations, files, request.settings.ruleLevels)
        reportUnreadable(fileCount: unreadable.count - found.emptyFolders.count)
        if request.fixMode == .show {
            let summaries = [report.fixedSummary, remainingErrors].compactMap { $0 } + report.unappliedSummaries
            for summary in summaries { output.emitError(summary) }
        } else {
            write(mixesWithText: found.files.contains { $0.origin == .standardInput })
        }
        if documentCount > 0 {
            output.emitError(
                "fixes only change scenes: \(counted(documentCount, "document")), such as a printed view hierarchy, "
                    + "\(documentCount == 1 ? "stays as it is" : "stay as they are")")
        }
        if !report.isComplete { return .unreadable }
        return request.fixMode == .show ? (hasDifference ? .findings : .success) : statusOfFindings
    }

    /// How many errors fixes leave, which a patch doesn't show, or `nil` if there are none.
    private var remainingErrors: String? {
        let count = remainingErrorCount
        if count == 0 { return nil }
        return "\(counted(count, "error")) \(count == 1 ? "remains" : "remain") after the fixes; without --diff, "
            + "`scenec check` shows \(count == 1 ? "it" : "them")"
    }

    /// Drops findings about unused declarations in those of `files` that others of the call import and may use.
    private mutating func dropUnusedInImportedFiles(_ files: [InputFile]) {
        let names = names(of: files, importedAs: reader.importedKeys)
        if names.isEmpty { return }
        report.findings.removeAll { finding in
            names.contains(finding.file.path) && CheckSettings.rulesAboutUnused.contains(finding.diagnostic.rule)
        }
    }

    /// Returns the names of those of `files` that others import by one of `keys`.
    private func names(of files: [InputFile], importedAs keys: Set<String>) -> Set<String> {
        // Finding the key of a file can read the disk.
        keys.isEmpty ? [] : Set(files.filter { keys.contains(reader.key(of: $0)) }.map { $0.name })
    }

    /// Reports that configurations can't be used; then nothing is checked.
    private mutating func reportConfigurationErrors() -> ExitStatus {
        report.findings = []
        for error in finder.errors { report(error) }
        if request.format.isForPrograms { write(mixesWithText: false) }
        return .unreadable
    }

    /// Checks `files`, and fixes them if `fixes` is true. Otherwise `reason` says why fixes that the call asks for
    /// aren't applied.
    private mutating func check(
        _ files: [InputFile], fixes: Bool = false, notFixedBecause reason: CheckReport.ReasonUnapplied? = nil,
        _ advance: (_ place: Int, _ name: String) -> Void
    ) {
        let (request, analysis, configurations) = (request, analysis, configurations)
        let imported = names(of: files, importedAs: fixedImports.importedKeys)
        forEachSource(files, reader) {
            let settings = configurations.settings(for: $0.path, request.settings)
            let checked = CheckedSource(
                $0, settings.ignoringUnused(imported.contains($0.path)), analysis, fixes: fixes)
            return (checked: checked, sceneNames: settings.scene == nil ? [] : $0.sceneNames)
        } _: { place, file, result in
            advance(place, file.name)
            switch result {
            case .success((let source, let (checked, names))):
                sceneNames += names
                if let reason, case .findings(let findings) = checked {
                    for finding in findings where finding.range.file == source.file {
                        countUnapplied(reader.finding(finding, in: source), because: reason)
                    }
                }
                take(checked, source, file)
            case .failure(let problem):
                unreadable.append(FileError(UnreadablePath(name: file.name, problem: problem)))
            }
        }
    }

    /// Counts a finding with a fix that the call asks for but doesn't apply.
    private mutating func countUnapplied(_ finding: Finding, because reason: CheckReport.ReasonUnapplied) {
        guard request.fixMode != .report,
            finding.diagnostic.fixes.contains(where: {
                ($0.safe || request.settings.includesUnsafeFixes) && $0.applicability != .choice
            })
        else { return }
        report.add(unappliedFixesOf: finding, because: reason)
    }

    /// Handles the result of a file.
    private mutating func take(_ checked: CheckedSource, _ source: Source, _ file: InputFile) {
        report.fileCount += 1
        // Without the error, an empty file would look like a screen without problems. A folder may contain such files.
        if !checked.isDocument, source.hasOnlyComments, !file.isFoundInFolder {
            output.emitError(
                source.hasOnlyBlanks
                    ? "`\(file.name)` is empty, so nothing was checked"
                    : "`\(file.name)` has only comments and no scene, so nothing was checked")
        }
        switch checked {
        case .findings(let findings): report(findings, in: source)
        case .document(let findings, let needed):
            if request.fixMode != .report { documentCount += 1 }
            report(findings, in: source)
            suppressions.add(needed, of: source.path, in: configurations)
        case .unsupportedDocument(var findings, let needed):
            // The call names the folder, not this file.
            if file.isFoundInFolder {
                for index in findings.indices { findings[index].severity = .note }
            }
            report(findings, in: source)
            suppressions.add(needed, of: source.path, in: configurations)
        case .fixed(var fixed):
            let earlier = fixedImports[file.name]
            fixed.titles = (earlier?.titles ?? []) + fixed.titles
            fixed.brokenCount += earlier?.brokenCount ?? 0
            if request.fixMode == .show {
                show(fixed, of: earlier?.original ?? source)
            } else {
                write(fixed, of: source, to: file)
            }
        }
    }

    /// Adds the findings in `source` to the report.
    private mutating func report(_ diagnostics: [Diagnostic], in source: Source) {
        for diagnostic in diagnostics {
            let finding = reader.finding(diagnostic, in: source)
            if diagnostic.range.file == source.file {
                report.findings.append(finding)
            } else {
                importedFindings.append(finding)
            }
        }
    }

    /// Writes a fixed file; standard input goes to standard output.
    private mutating func write(_ fixed: FixedSource, of source: Source, to file: InputFile) {
        switch file.origin {
        case .standardInput: output.standard.write(fixed.source.bytes)
        case .path:
            if !replace(file, source, with: fixed.source) {
                let settings = configurations.settings(for: source.path, request.settings)
                return report(settings.reportedFindings(in: source, analysis), in: source)
            }
        }
        report.add(fixed.titles, of: file.name)
        report.brokenExpectationCount += fixed.brokenCount
        if fixed.isUnfinished { report.canFixMore = true }
        countUnsafeFixes(fixed)
        report(fixed.diagnostics, in: fixed.source)
    }

    /// Writes `fixed` to the file unless it is the same. Returns whether that succeeded, and reports it if not.
    private mutating func replace(_ file: InputFile, _ source: Source, with fixed: Source) -> Bool {
        guard case .path(let path) = file.origin, fixed.bytes != source.bytes else { return true }
        do throws(FileProblem) {
            if unwritable.contains(file.name) { return false }
            try files.replace(path, source.bytes, with: fixed.bytes)
            return true
        } catch {
            unwritable.insert(file.name)
            let error = FileError(UnwritablePath(name: file.name, problem: error), source)
            report(error)
            // Programs read the short format, too.
            if request.format == .short { report.findings.append(error.finding) }
            return false
        }
    }

    /// Counts the remaining findings that only have unsafe fixes that can be requested, unless they were.
    private mutating func countUnsafeFixes(_ fixed: FixedSource) {
        if request.settings.includesUnsafeFixes { return }
        for finding in fixed.diagnostics
        where finding.fixes.contains(where: { $0.applicability != .choice }) && finding.fixes.allSatisfy({ !$0.safe }) {
            report.add(unsafelyFixable: reader.finding(finding, in: fixed.source))
        }
    }

    /// Prints the changes of the fixes in a file.
    private mutating func show(_ fixed: FixedSource, of source: Source) {
        countUnsafeFixes(fixed)
        report.brokenExpectationCount += fixed.brokenCount
        if fixed.isUnfinished { report.canFixMore = true }
        remainingErrorCount += fixed.diagnostics.count { $0.severity == .error }
        let difference = UnifiedDifference(source, fixed.source)
        if difference.isEmpty { return }
        hasDifference = true
        output.write(difference)
    }

    /// Reports unreadable paths, `fileCount` of them files. For programs they come as findings before all others.
    private mutating func reportUnreadable(fileCount: Int) {
        report.fileCount += fileCount
        report.unreadableCount = fileCount
        let findings = report.findings
        report.findings = []
        for error in unreadable { report(error) }
        report.findings += findings
    }

    /// Reports a problem with a file: as a finding for programs, otherwise on standard error.
    private mutating func report(_ error: FileError) {
        report.isComplete = false
        if request.format.isForPrograms {
            report.findings.append(error.finding)
        } else {
            output.emitError(error)
        }
    }

    /// Writes the report, to standard error if standard output has the text of a file.
    private func write(mixesWithText: Bool) {
        let stream = mixesWithText && request.fixMode == .apply ? output.error : output.standard
        switch request.format {
        case .human:
            report.writeHuman(to: stream, output.palette, showsNotesInFull: request.showsNotesInFull)
        case .short:
            report.writeShort(to: stream)
            emitCounts()
        case .json: report.writeJSON(to: stream)
        case .sarif:
            report.writeSARIF(to: stream, rules: analysis.ruleDescriptions(), version: programVersion)
            emitCounts()
        case .github:
            report.writeGitHub(to: stream)
            emitCounts()
        }
    }

    /// Reports the counts of fixes and unprinted findings on standard error if a program reads the findings line by
    /// line.
    private func emitCounts() {
        let remarks = [report.unreportedSummary, report.fixedSummary].compactMap { $0 } + report.unappliedSummaries
        for remark in remarks { output.emitError(remark) }
    }

    private var statusOfFindings: ExitStatus {
        let fails = report.findings.contains { finding in
            switch finding.diagnostic.severity {
            case .error: true
            case .warning: request.deniesWarnings || configurations.denyWarnings(in: finding.file.path)
            case .note: false
            }
        }
        return fails ? .findings : .success
    }
}

extension Source {
    /// Whether it has only spaces, tabs and line ends.
    fileprivate var hasOnlyBlanks: Bool {
        bytes[byteOrderMarkLength...].allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\n") }
    }

    /// Whether it has only these and comments.
    fileprivate var hasOnlyComments: Bool {
        var isComment = false
        var slashes = 0
        for byte in bytes[byteOrderMarkLength...] {
            switch byte {
            case UInt8(ascii: "\n"):
                if slashes == 1 { return false }
                (isComment, slashes) = (false, 0)
            case _ where isComment: continue
            case UInt8(ascii: "/"):
                slashes += 1
                isComment = slashes == 2
            case _ where slashes == 0 && byte.isBlank: continue
            default: return false
            }
        }
        return isComment || slashes == 0
    }
}
