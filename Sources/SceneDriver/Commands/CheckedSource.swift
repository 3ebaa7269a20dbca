import SceneLint
import SceneText

/// The result of `check` for one source.
enum CheckedSource: Sendable {
    /// The findings to report.
    case findings([Diagnostic])
    /// The source with its fixes applied.
    case fixed(FixedSource)

    /// Checks or fixes `source`, as `request` asks.
    init(_ source: Source, _ request: CheckRequest, _ analysis: Analysis) {
        switch request.fixMode {
        case .report: self = .findings(request.reportedFindings(in: source, analysis))
        case .apply, .show:
            var fixed = source.fixed(
                includingUnsafe: request.includesUnsafeFixes, testing: analysis.passedExpectations
            ) {
                request.findings(in: $0, analysis, work: &$1)
            }
            fixed.diagnostics = analysis.withoutHarmfulFixes(fixed.source, fixed.diagnostics)
            self = .fixed(fixed)
        }
    }
}

extension CheckRequest {
    /// Returns the findings in `source` with the fixes to offer.
    func reportedFindings(in source: Source, _ analysis: Analysis) -> [Diagnostic] {
        var work = 0
        return analysis.withoutHarmfulFixes(source, findings(in: source, analysis, work: &work))
    }

    /// Returns the findings in `source` to report, and adds the cost to `work`.
    fileprivate func findings(in source: Source, _ analysis: Analysis, work: inout Int) -> [Diagnostic] {
        let findings = analysis.findings(source, ruleLevels, &work)
        return findings.isEmpty ? [] : findings.compactMap(ruleLevels.applied).inSourceOrder
    }
}
