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
    private let output: Output
    private let analysis: Analysis
    private var inputs: CheckInputs
    private var fixing = FixingState()
    /// The checked documents for which a configuration has suppressions.
    private var suppressions = CheckedSuppressions()
    /// The paths that couldn't be read so far.
    private var unreadable: [FileError] = []
    /// The findings in files that import others found there.
    private var importedFindings: [Finding] = []
    /// The Names of the scenes in all files, if the call names one.
    private var sceneNames: [String] = []
    /// The findings so far.
    private var report = CheckReport(findings: [], fileCount: 0)

    init(_ request: CheckRequest, _ files: FileSystem, _ output: Output, _ analysis: Analysis) {
        self.request = request
        self.output = output
        self.analysis = analysis
        inputs = CheckInputs(request, files, analysis)
        report.maximumErrors = request.maximumErrors
        if request.fixMode == .apply { report.appliedFixes = [] }
    }

    /// Checks every file and writes the report.
    mutating func run() -> ExitStatus {
        let found = inputs.findFiles()
        if !inputs.configurationErrors.isEmpty { return reportConfigurationErrors() }
        if emitsErrorAboutDevice(in: found.files) { return .unreadable }
        unreadable = found.errors
        var progress = Progress(of: found.files.count, "file", on: output.error)
        if request.fixMode == .report {
            check(found.files) { progress.advance(to: $0, $1) }
            dropUnusedInImportedFiles(found.files)
        } else {
            let own = found.files.filter { !$0.isElsewhere }
            if request.fixMode == .apply { removeAbandoned(besides: own) }
            let (request, configurations) = (request, inputs.configurations)
            var fixer = ImportFixer(inputs.reader, analysis) {
                configurations.settings(for: $0.name, request.settings)
            }
            fixing.imports = fixer.run(own) { request.fixMode == .show || replace($0, $1, with: $2) }
            check(own, fixes: true) { progress.advance(to: $0, $1) }
            let others = found.files.filter { $0.isElsewhere }
            check(others, notFixedBecause: .isElsewhere) { progress.advance(to: own.count + $0, $1) }
        }
        // What the call doesn't name is reported, but not changed.
        let imports = inputs.findImports(besides: found.files)
        if !inputs.configurationErrors.isEmpty { return reportConfigurationErrors() }
        check(imports, notFixedBecause: .isImported) { _, _ in }
        progress.finish()
        if let scene = request.settings.scene, !sceneNames.contains(scene), unreadable.isEmpty,
            !(report.findings + importedFindings).contains(where: { $0.diagnostic.severity == .error })
        {
            output.emitErrorAboutScene(scene, in: found.files, known: sceneNames)
            return .unreadable
        }
        let own = Set(found.files.filter { !$0.isElsewhere }.map { $0.name }).subtracting(fixing.imports.skipped)
        for finding in importedFindings where !own.contains(finding.file.path) {
            countUnapplied(finding, because: .isImported)
        }
        report.add(importedFindings)
        report.findings += suppressions.unused(in: inputs.configurations, inputs.files, request.settings.ruleLevels)
        reportUnreadable(fileCount: unreadable.count - found.emptyFolders.count)
        if request.fixMode == .show {
            let summaries = [report.fixedSummary, fixing.remainingErrors].compactMap { $0 } + report.unappliedSummaries
            for summary in summaries { output.emitError(summary) }
        } else {
            printer.write(report, mixesWithText: found.files.contains { $0.origin == .standardInput })
        }
        if let note = fixing.noteOnDocuments { output.emitError(note) }
        if !report.isComplete { return .unreadable }
        return request.fixMode == .show ? (fixing.hasDifference ? .findings : .success) : statusOfFindings
    }

    /// Removes what killed processes left in the folders of `files`, also if nothing is fixed there now.
    private func removeAbandoned(besides files: [InputFile]) {
        var folders: Set<String> = []
        for case .path(let path) in files.lazy.map({ $0.origin }) where folders.insert(path.folderPath).inserted {
            inputs.files.removeAbandoned(path.folderPath)
        }
    }

    /// Reports that no scene in `files` has the device of the call, before anything is fixed. Returns whether that is
    /// so: not if a file can't be read or has an error, which says more.
    private func emitsErrorAboutDevice(in files: [InputFile]) -> Bool {
        guard let device = request.settings.device else { return false }
        var known: [String] = []
        var isPrintout = !files.isEmpty
        for file in files {
            guard let unit = try? inputs.reader.unit(file, isAlone: false),
                let screens = unit.screens(ofScene: request.settings.scene), !screens.contains(device)
            else { return false }
            known += screens
            if unit.source.documentFormat == nil { isPrintout = false }
        }
        if known.isEmpty { return false }
        output.emitErrorAboutDevice(device, in: files, known: known, isPrintout: isPrintout)
        return true
    }

    /// Drops findings about unused declarations in the `files` that other files of the call import and may use.
    private mutating func dropUnusedInImportedFiles(_ files: [InputFile]) {
        let names = inputs.names(of: files, importedAs: inputs.reader.importedKeys)
        if names.isEmpty { return }
        report.findings.removeAll { finding in
            names.contains(finding.file.path) && CheckSettings.rulesAboutUnused.contains(finding.diagnostic.rule)
        }
    }

    /// Reports that configurations can't be used; then nothing is checked.
    private mutating func reportConfigurationErrors() -> ExitStatus {
        report.findings = []
        for error in inputs.configurationErrors { report(error) }
        if request.format.isForPrograms { printer.write(report, mixesWithText: false) }
        return .unreadable
    }

    /// Checks `files`, and fixes them if `fixes` is true. Otherwise `reason` says why fixes that the call asks for
    /// aren't applied.
    private mutating func check(
        _ files: [InputFile], fixes: Bool = false, notFixedBecause reason: CheckReport.ReasonUnapplied? = nil,
        _ advance: (_ index: Int, _ name: String) -> Void
    ) {
        let (request, analysis, configurations) = (request, analysis, inputs.configurations)
        let imported = inputs.names(of: files, importedAs: fixing.imports.importedKeys)
        forEachSource(files, inputs.reader) {
            let settings = configurations.settings(for: $0.source.path, request.settings)
            let checked = CheckedSource(
                $0, settings.ignoringUnused(imported.contains($0.source.path)), analysis, fixes: fixes)
            return (checked: checked, sceneNames: settings.scene == nil ? [] : $0.source.sceneNames)
        } _: { index, file, result in
            advance(index, file.name)
            switch result {
            case .success((let unit, let (checked, names))):
                let source = unit.source
                if let error = FileError(compiled: source, named: file.name) {
                    unreadable.append(error)
                    return
                }
                sceneNames += names
                if let reason, case .findings(let findings) = checked {
                    for finding in findings where finding.range.file == source.file {
                        countUnapplied(inputs.reader.finding(finding, in: source), because: reason)
                    }
                }
                take(checked, unit, file)
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
    private mutating func take(_ checked: CheckedSource, _ unit: CompilationUnit, _ file: InputFile) {
        let source = unit.source
        report.fileCount += 1
        // Without the error, an empty file would look like a screen without problems. A folder may contain such files.
        if !checked.isDocument, source.hasOnlyComments, !file.isFoundInFolder {
            report.emptyCount += 1
            output.emitError(
                source.hasOnlyBlanks
                    ? "`\(file.name)` is empty, so nothing was checked"
                    : "`\(file.name)` has only comments and no scene, so nothing was checked")
        }
        switch checked {
        case .findings(let findings): report(findings, in: source)
        case .document(let findings, let needed):
            if request.fixMode != .report { fixing.documentCount += 1 }
            report(findings, in: source)
            suppressions.add(needed, of: source.path, in: inputs.configurations)
        case .unsupportedDocument(var findings, let needed):
            // The call names the folder, not this file.
            if file.isFoundInFolder {
                for index in findings.indices { findings[index].severity = .note }
            }
            report(findings, in: source)
            suppressions.add(needed, of: source.path, in: inputs.configurations)
        case .fixed(var fixed):
            let earlier = fixing.imports[file.name]
            fixed.titles = (earlier?.titles ?? []) + fixed.titles
            fixed.brokenCount += earlier?.brokenCount ?? 0
            if request.fixMode == .show {
                show(fixed, of: earlier?.original ?? source)
            } else {
                write(fixed, of: unit, to: file)
            }
        }
    }

    /// Adds the findings in `source` to the report.
    private mutating func report(_ diagnostics: [Diagnostic], in source: Source) {
        for diagnostic in diagnostics {
            let finding = inputs.reader.finding(diagnostic, in: source)
            if diagnostic.range.file == source.file {
                report.findings.append(finding)
            } else {
                importedFindings.append(finding)
            }
        }
    }

    /// Writes a fixed file; standard input goes to standard output.
    private mutating func write(_ fixed: FixedSource, of unit: CompilationUnit, to file: InputFile) {
        let source = unit.source
        switch file.origin {
        case .standardInput: output.standard.write(fixed.source.bytes)
        case .path:
            if !replace(file, source, with: fixed.source) {
                let settings = inputs.configurations.settings(for: source.path, request.settings)
                return report(settings.reportedFindings(in: unit, analysis), in: source)
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
            if fixing.unwritable.contains(file.name) { return false }
            try inputs.files.replace(path, source.bytes, with: fixed.bytes)
            return true
        } catch {
            fixing.unwritable.insert(file.name)
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
            report.add(unsafelyFixable: inputs.reader.finding(finding, in: fixed.source))
        }
    }

    /// Prints the changes of the fixes in a file.
    private mutating func show(_ fixed: FixedSource, of source: Source) {
        countUnsafeFixes(fixed)
        report.brokenExpectationCount += fixed.brokenCount
        if fixed.isUnfinished { report.canFixMore = true }
        fixing.remainingErrorCount += fixed.diagnostics.count { $0.severity == .error }
        let difference = UnifiedDifference(source, fixed.source)
        if difference.isEmpty { return }
        fixing.hasDifference = true
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

    private var printer: ReportPrinter { ReportPrinter(request: request, output: output, analysis: analysis) }

    private var statusOfFindings: ExitStatus {
        let fails = report.findings.contains { finding in
            switch finding.diagnostic.severity {
            case .error: true
            case .warning: request.deniesWarnings || inputs.configurations.denyWarnings(in: finding.file.path)
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
