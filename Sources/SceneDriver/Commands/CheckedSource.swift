import SceneLint
import SceneText

/// What `check` makes of one source.
enum CheckedSource: Sendable {
    /// What was found, as it is to be told.
    case findings([Diagnostic])
    /// The source with its fixes made.
    case fixed(FixedSource)

    /// Does with `source` what `request` asks for.
    init(_ source: Source, _ request: CheckRequest, _ analysis: Analysis) {
        switch request.fixMode {
        case .tell: self = .findings(request.reportedFindings(in: source, analysis))
        case .make, .show:
            var fixed = source.fixed(includingUnsafe: request.includesUnsafeFixes) {
                request.findings(in: $0, analysis, work: &$1)
            }
            fixed.diagnostics = analysis.withoutHarmfulFixes(fixed.source, fixed.diagnostics)
            self = .fixed(fixed)
        }
    }
}

extension CheckRequest {
    /// What is found in `source`, with the fixes that can be offered.
    func reportedFindings(in source: Source, _ analysis: Analysis) -> [Diagnostic] {
        var work = 0
        return analysis.withoutHarmfulFixes(source, findings(in: source, analysis, work: &work))
    }

    /// What is found in `source`, as it is to be told; adds to `work` what that took.
    fileprivate func findings(in source: Source, _ analysis: Analysis, work: inout Int) -> [Diagnostic] {
        let findings = analysis.findings(source, ruleLevels, &work)
        return findings.isEmpty ? [] : findings.compactMap(ruleLevels.applied).sortedByPlace
    }
}

extension [Diagnostic] {
    /// The diagnostics from the top of the file to its bottom; those of one place stay in order.
    fileprivate var sortedByPlace: [Diagnostic] {
        enumerated().sorted { left, right in
            (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
        }.map(\.element)
    }
}
