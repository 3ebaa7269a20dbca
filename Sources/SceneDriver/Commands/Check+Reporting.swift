import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

/// Reports errors about the call and its files, and the findings.
extension Check {
    /// Reports that no scene in `files` has the device of the call, before anything is fixed. Returns whether that is
    /// so: not if a file can't be read or has an error, which says more.
    func reportUnknownDevice(in files: [InputFile]) -> Bool {
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

    /// Reports that no file has the scene of the call. Returns whether that is so: not if a file can't be read or has
    /// an error, which says more.
    func reportUnknownScene(in files: [InputFile]) -> Bool {
        guard let scene = request.settings.scene, !sceneNames.contains(scene), unreadable.isEmpty,
            !(report.findings + importedFindings).contains(where: { $0.diagnostic.severity == .error })
        else { return false }
        output.emitErrorAboutScene(scene, in: files, known: sceneNames)
        return true
    }

    /// Reports that configurations can't be used; then nothing is checked.
    func reportConfigurationErrors() -> ExitStatus {
        report.findings = []
        for error in inputs.configurationErrors { report(error) }
        if request.format.isForPrograms { printer.write(report, mixesWithText: false) }
        return .unreadable
    }

    /// Adds the findings in imported files to the report, and counts their fixes, which the call doesn't apply unless
    /// they are among `files`.
    func addImportedFindings(besides files: [InputFile]) {
        let own = Set(files.filter { !$0.isElsewhere }.map { $0.name }).subtracting(fixing.imports.skipped)
        for finding in importedFindings where !own.contains(finding.file.path) {
            countUnapplied(finding, because: .isImported)
        }
        report.add(importedFindings)
    }

    /// Writes the report, or what the fixes that were shown leave.
    func write(mixingWithText: Bool) {
        if request.fixMode == .show {
            let summaries = [report.fixedSummary, fixing.remainingErrors].compactMap { $0 } + report.unappliedSummaries
            for summary in summaries { output.emitError(summary) }
        } else {
            printer.write(report, mixesWithText: mixingWithText)
        }
        if let note = fixing.noteOnDocuments { output.emitError(note) }
    }

    /// Reports unreadable paths, `fileCount` of them files. For programs they come as findings before all others.
    func reportUnreadable(fileCount: Int) {
        report.fileCount += fileCount
        report.unreadableCount = fileCount
        let findings = report.findings
        report.findings = []
        for error in unreadable { report(error) }
        report.findings += findings
    }

    /// Reports a problem with a file: as a finding for programs, otherwise on standard error.
    func report(_ error: FileError) {
        report.isComplete = false
        if request.format.isForPrograms {
            report.findings.append(error.finding)
        } else {
            output.emitError(error)
        }
    }

    private var printer: ReportPrinter { ReportPrinter(request: request, output: output, analysis: analysis) }

    var statusOfFindings: ExitStatus {
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
