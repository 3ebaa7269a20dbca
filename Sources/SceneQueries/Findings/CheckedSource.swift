import SceneImport
import SceneLint
import SceneSemantics
import SceneText

/// The result of checking one source, a scene file or a document.
public enum CheckedSource: Sendable {
    /// The findings to report.
    case findings([Diagnostic])
    /// The findings to report in a document, and which suppressions of the settings are needed, as indices; `nil` if
    /// the check wasn't complete, so that any of them may be needed.
    case document([Diagnostic], neededSuppressions: Set<Int>?)
    /// Why a document of a form that isn't read can't be checked, and which suppressions of the settings are needed.
    case unsupportedDocument([Diagnostic], neededSuppressions: Set<Int>)
    /// The source with its fixes applied.
    case fixed(FixedSource)

    /// Whether the source is a document, not a scene file.
    public var isDocument: Bool {
        switch self {
        case .findings, .fixed: false
        case .document, .unsupportedDocument: true
        }
    }

    /// Checks the file of `unit` or, if `fixes` is true, fixes it.
    public init(
        _ unit: CompilationUnit, _ settings: CheckSettings, _ analysis: Analysis = .default, fixes: Bool = false
    ) {
        if let document = SceneDocument(unit, settings.assumptions, settings.interfaceBuilderOptions) {
            // Fixes would change the scenes that it was imported as, so none is applied.
            self = settings.check(document, analysis)
        } else if !fixes {
            self = .findings(settings.reportedFindings(in: unit, analysis))
        } else {
            var fixed = unit.source.fixed(includingUnsafe: settings.includesUnsafeFixes) {
                analysis.passedExpectations(unit.with($0), &$1)
            } finding: {
                settings.findings(in: unit.with($0), analysis, work: &$1).map { $0.withoutOtherImports }
            }
            fixed.diagnostics = analysis.withoutHarmfulFixes(unit.with(fixed.source), fixed.diagnostics)
            self = .fixed(fixed)
        }
    }
}

extension CheckSettings {
    /// Returns the findings in a scene file with the fixes to offer.
    public func reportedFindings(in unit: CompilationUnit, _ analysis: Analysis = .default) -> [Diagnostic] {
        var work = 0
        return analysis.withoutHarmfulFixes(unit, findings(in: unit, analysis, work: &work))
    }

    /// How to import documents of Interface Builder.
    fileprivate var interfaceBuilderOptions: InterfaceBuilderOptions {
        device.flatMap { InterfaceBuilderOptions(deviceNamed: $0) } ?? InterfaceBuilderOptions()
    }

    /// Returns the findings in a document, and what couldn't be imported.
    fileprivate func check(_ document: SceneDocument, _ analysis: Analysis) -> CheckedSource {
        var work = 0
        var needed: Set<Int> = []
        func isSuppressed(_ rule: String, _ object: String) -> Bool {
            let matching = suppressions.indices.filter { suppressions[$0].applies(to: rule, object) }
            needed.formUnion(matching)
            return !matching.isEmpty
        }
        // What can't be read belongs to no element of the scenes.
        let problems = document.problems.filter { !isSuppressed($0.rule, "") }
        if document.isUnsupported {
            return .unsupportedDocument(problems.compactMap(ruleLevels.applied), neededSuppressions: needed)
        }
        // The note is about all scenes.
        let note = scene == nil ? document.noteOnMissingTargets : nil
        let missing = note.map { isSuppressed($0.rule, "") ? [] : [$0] } ?? []
        let findings = document.findings(
            findingsOnAllDevices(in: document.unit, analysis, work: &work), except: isSuppressed)
        let recognizers = document.recognizersWithoutTouches(inScene: scene, except: isSuppressed)
        let unused = document.unusedAssumptions.map { name in
            Diagnostic(
                rule: .unreadableView, severity: .note,
                message: name.asAddress == nil
                    ? "no view has the class or the Name `\(name)` that `--assume` names"
                    : "no imported view has the address `\(name)` that `--assume` names",
                range: SourceRange(at: 0, in: document.source.file))
        }
        let isIncomplete =
            scene != nil || findings.contains { $0.isReported(by: .limit) || $0.severity == .error }
        return .document(
            (problems + missing + unused + recognizers + findings).compactMap(ruleLevels.applied).inSourceOrder,
            neededSuppressions: isIncomplete ? nil : needed)
    }

    /// Returns the findings in `unit` to report, and adds the cost to `work`.
    func findings(in unit: CompilationUnit, _ analysis: Analysis, work: inout Int) -> [Diagnostic] {
        let findings = findingsOnAllDevices(in: unit, analysis, work: &work).shown(on: device)
        return findings.isEmpty ? [] : findings.compactMap(ruleLevels.applied).inSourceOrder
    }

    /// Returns the findings in ``scene``, or in all scenes, of `unit`.
    private func findingsOnAllDevices(in unit: CompilationUnit, _ analysis: Analysis, work: inout Int) -> [Diagnostic] {
        // An analysis finds, and may keep, what is in all scenes.
        guard let scene else { return analysis.findings(unit, ruleLevels, &work) }
        return LintedFile.diagnostics(of: unit, rules: ruleLevels.rulesThatRun, inScene: scene, work: &work)
    }
}

extension Diagnostic {
    /// The finding without fixes that import another file: what that file brings isn't known before it is read, so
    /// nothing could say whether the fix helps.
    var withoutOtherImports: Diagnostic {
        guard rule == CompilerRule.unreadableFile.rawValue else { return self }
        var finding = self
        finding.fixes = []
        return finding
    }
}
