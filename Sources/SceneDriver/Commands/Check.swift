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
    let check = Check(request, files, output, analysis)
    return check.run()
}

/// One run of `scenec check`.
final class Check {
    let request: CheckRequest
    let output: Output
    let analysis: Analysis
    var inputs: CheckInputs
    var fixing = FixingState()
    /// The checked documents for which a configuration has suppressions.
    var suppressions = CheckedSuppressions()
    /// The paths that couldn't be read so far.
    var unreadable: [FileError] = []
    /// The findings in files that import others found there.
    var importedFindings: [Finding] = []
    /// The Names of the scenes in all files, if the call names one.
    var sceneNames: [String] = []
    /// The findings so far.
    var report = CheckReport(findings: [], fileCount: 0)

    init(_ request: CheckRequest, _ files: FileSystem, _ output: Output, _ analysis: Analysis) {
        self.request = request
        self.output = output
        self.analysis = analysis
        inputs = CheckInputs(request, files, analysis)
        report.maximumErrors = request.maximumErrors
        if request.fixMode == .apply { report.appliedFixes = [] }
    }

    /// Checks every file and writes the report.
    func run() -> ExitStatus {
        let found = inputs.findFiles()
        if !inputs.configurationErrors.isEmpty { return reportConfigurationErrors() }
        if reportUnknownDevice(in: found.files) { return .unreadable }
        unreadable = found.errors
        var progress = Progress(of: found.files.count, "file", on: output.error)
        if request.fixMode == .report {
            check(found.files) { progress.advance(to: $0, $1) }
            dropUnusedInImportedFiles(found.files)
        } else {
            fix(found.files) { progress.advance(to: $0, $1) }
        }
        // What the call doesn't name is reported, but not changed.
        let imports = inputs.findImports(besides: found.files)
        if !inputs.configurationErrors.isEmpty { return reportConfigurationErrors() }
        check(imports, notFixedBecause: .isImported) { _, _ in }
        progress.finish()
        if reportUnknownScene(in: found.files) { return .unreadable }
        addImportedFindings(besides: found.files)
        report.findings += suppressions.unused(in: inputs.configurations, inputs.files, request.settings.ruleLevels)
        reportUnreadable(fileCount: unreadable.count - found.emptyFolders.count)
        write(mixingWithText: found.files.contains { $0.origin == .standardInput })
        if !report.isComplete { return .unreadable }
        return request.fixMode == .show ? (fixing.hasDifference ? .findings : .success) : statusOfFindings
    }

    /// Drops findings about unused declarations in the `files` that other files of the call import and may use.
    private func dropUnusedInImportedFiles(_ files: [InputFile]) {
        let names = inputs.names(of: files, importedAs: inputs.reader.importedKeys)
        if names.isEmpty { return }
        report.findings.removeAll { finding in
            names.contains(finding.file.path) && CheckSettings.rulesAboutUnused.contains(finding.diagnostic.rule)
        }
    }

    /// Checks `files`, and fixes them if `fixes` is true. Otherwise `reason` says why fixes that the call asks for
    /// aren't applied.
    func check(
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

    /// Handles the result of a file.
    private func take(_ checked: CheckedSource, _ unit: CompilationUnit, _ file: InputFile) {
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
        case .fixed(let fixed): take(fixed, of: unit, file)
        }
    }

    /// Adds the findings in `source` to the report.
    func report(_ diagnostics: [Diagnostic], in source: Source) {
        for diagnostic in diagnostics {
            let finding = inputs.reader.finding(diagnostic, in: source)
            if diagnostic.range.file == source.file {
                report.findings.append(finding)
            } else {
                importedFindings.append(finding)
            }
        }
    }
}
