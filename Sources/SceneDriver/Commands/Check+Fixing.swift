import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

/// Fixes files, or shows what their fixes would change.
extension Check {
    /// Fixes and checks `files`, first those that others of them import.
    func fix(_ files: [InputFile], _ advance: (_ index: Int, _ name: String) -> Void) {
        let own = files.filter { !$0.isElsewhere }
        if request.fixMode == .apply { removeAbandoned(besides: own) }
        let (request, configurations) = (request, inputs.configurations)
        var fixer = ImportFixer(inputs.reader, analysis) {
            configurations.settings(for: $0.name, request.settings)
        }
        fixing.imports = fixer.run(own) { request.fixMode == .show || replace($0, $1, with: $2) }
        check(own, fixes: true, advance)
        let others = files.filter { $0.isElsewhere }
        check(others, notFixedBecause: .isElsewhere) { advance(own.count + $0, $1) }
    }

    /// Handles the result of a file with fixes.
    func take(_ result: FixedSource, of unit: CompilationUnit, _ file: InputFile) {
        var fixed = result
        let earlier = fixing.imports[file.name]
        fixed.titles = (earlier?.titles ?? []) + fixed.titles
        fixed.brokenCount += earlier?.brokenCount ?? 0
        if request.fixMode == .show {
            show(fixed, of: earlier?.original ?? unit.source)
        } else {
            write(fixed, of: unit, to: file)
        }
    }

    /// Removes what killed processes left in the folders of `files`, also if nothing is fixed there now.
    private func removeAbandoned(besides files: [InputFile]) {
        var folders: Set<String> = []
        for case .path(let path) in files.lazy.map({ $0.origin }) where folders.insert(path.folderPath).inserted {
            inputs.files.removeAbandoned(path.folderPath)
        }
    }

    /// Counts a finding with a fix that the call asks for but doesn't apply.
    func countUnapplied(_ finding: Finding, because reason: CheckReport.ReasonUnapplied) {
        guard request.fixMode != .report,
            finding.diagnostic.fixes.contains(where: {
                $0.canBeMade(includingUnsafe: request.settings.includesUnsafeFixes)
            })
        else { return }
        report.add(unappliedFixesOf: finding, because: reason)
    }

    /// Writes a fixed file; standard input goes to standard output.
    private func write(_ fixed: FixedSource, of unit: CompilationUnit, to file: InputFile) {
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
    private func replace(_ file: InputFile, _ source: Source, with fixed: Source) -> Bool {
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
    private func countUnsafeFixes(_ fixed: FixedSource) {
        if request.settings.includesUnsafeFixes { return }
        for finding in fixed.diagnostics
        where finding.fixes.contains(where: { $0.applicability != .choice }) && finding.fixes.allSatisfy({ !$0.safe }) {
            report.add(unsafelyFixable: inputs.reader.finding(finding, in: fixed.source))
        }
    }

    /// Prints the changes of the fixes in a file.
    private func show(_ fixed: FixedSource, of source: Source) {
        countUnsafeFixes(fixed)
        report.brokenExpectationCount += fixed.brokenCount
        if fixed.isUnfinished { report.canFixMore = true }
        fixing.remainingErrorCount += fixed.diagnostics.count { $0.severity == .error }
        let difference = UnifiedDifference(source, fixed.source)
        if difference.isEmpty { return }
        fixing.hasDifference = true
        output.write(difference)
    }
}
