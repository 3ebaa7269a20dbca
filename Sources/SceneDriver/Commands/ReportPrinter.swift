import SceneQueries
import SceneReport

/// Prints the report of `scenec check` in the format that the call asks for.
struct ReportPrinter {
    let request: CheckRequest
    let output: Output
    let analysis: Analysis

    /// Writes the report, to standard error if standard output has the text of a file.
    func write(_ report: CheckReport, mixesWithText: Bool) {
        let stream = mixesWithText && request.fixMode == .apply ? output.error : output.standard
        switch request.format {
        case .human where request.countsOnly: report.writeStatistics(to: stream, output.palette)
        case .human:
            report.writeHuman(to: stream, output.palette, showsNotesInFull: request.showsNotesInFull)
        case .short:
            report.writeShort(to: stream)
            emitCounts(of: report)
        case .json where request.countsOnly: report.writeStatisticsAsJSON(to: stream)
        case .json: report.writeJSON(to: stream)
        case .sarif:
            report.writeSARIF(to: stream, rules: analysis.ruleDescriptions(), version: programVersion)
            emitCounts(of: report)
        case .github:
            report.writeGitHub(to: stream)
            emitCounts(of: report)
        }
    }

    /// Reports the counts of fixes and unprinted findings on standard error if a program reads the findings line by
    /// line.
    private func emitCounts(of report: CheckReport) {
        let remarks = [report.unreportedSummary, report.fixedSummary].compactMap { $0 } + report.unappliedSummaries
        for remark in remarks { output.emitError(remark) }
    }
}
