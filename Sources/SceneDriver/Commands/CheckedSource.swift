import SceneLint
import SceneSemantics
import SceneText

/// The result of `check` for one source.
enum CheckedSource: Sendable {
    /// The findings to report.
    case findings([Diagnostic])
    /// The findings to report in a document, and the suppressions of its configuration that are needed, as indices;
    /// `nil` if the check wasn't complete, so that any of them may be needed.
    case document([Diagnostic], neededSuppressions: Set<Int>?)
    /// The source with its fixes applied.
    case fixed(FixedSource)

    /// Checks `source` or, if `fixes` is true, fixes it as `request` and the configuration ask.
    init(
        _ source: Source, _ request: CheckRequest, _ configurations: Configurations, _ analysis: Analysis, fixes: Bool
    ) {
        let configuration = configurations[source.path]
        let request = request.configured(by: configuration)
        let source = source.requiring(minimumTarget: configuration.minimumTarget)
        if let document = SceneDocument(source, request.assumptions) {
            // Fixes would change the scenes that it was imported as, so none is applied.
            let suppressions = configurations.suppressions(of: source.path).map { ($0, configuration.suppressions[$0]) }
            self = request.check(document, analysis, suppressions)
        } else if !fixes {
            self = .findings(request.reportedFindings(in: source, analysis))
        } else {
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
    /// Returns the findings in a document, and what could not be imported.
    fileprivate func check(
        _ document: SceneDocument, _ analysis: Analysis, _ suppressions: [(index: Int, DocumentSuppression)]
    ) -> CheckedSource {
        var work = 0
        var needed: Set<Int> = []
        let findings = document.findings(analysis.findings(document.scene, ruleLevels, &work)) { rule, object in
            let matching = suppressions.filter { $0.1.rule == rule && ($0.1.object == nil || $0.1.object == object) }
            needed.formUnion(matching.map { $0.index })
            return !matching.isEmpty
        }
        let unused = document.unusedAssumptions.map { name in
            Diagnostic(
                rule: BasicRule.unreadableView.rawValue, severity: .note,
                message: "no view has the class or the Name `\(name)` that `--assume` names",
                range: SourceRange(at: 0, in: document.source.file))
        }
        let isIncomplete = findings.contains { $0.rule == BasicRule.limit.rawValue || $0.severity == .error }
        return .document(
            (document.problems + unused + findings).compactMap(ruleLevels.applied).inSourceOrder,
            neededSuppressions: isIncomplete ? nil : needed)
    }

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
