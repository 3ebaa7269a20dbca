import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension LintContext {
    /// Returns `findings` without the fixes that would introduce a new error, or a starved delegator, on their own.
    ///
    /// The only error that a rule's fix can introduce is views that ask each other forever. So the trial covers only
    /// scenes in which views can do that, and fixes that write a link. It stops after a few fixes and drops the others,
    /// to keep checks fast.
    func withoutHarmfulFixes(_ findings: [Diagnostic]) -> [Diagnostic] {
        // A trial doesn't start others.
        if work.budget.isForTrial { return findings }
        guard findings.contains(where: { !$0.fixes.isEmpty }) else { return findings }
        let hasCycles = !scene.links.isEmpty && tree.identities.contains { views.callGraph.isCyclic($0) }
        if !hasCycles, !findings.contains(where: { $0.fixes.contains { $0.writesLink } }) { return findings }
        var originalHarm: [Diagnostic]?
        var rest = Self.maximumFixesTried
        return findings.map { finding in
            var finding = finding
            finding.fixes = finding.fixes.filter { fix in
                guard hasCycles || fix.writesLink else { return true }
                guard rest > 0 else { return false }
                rest -= 1
                guard let trial = SceneTrial(of: scene, fix.edits, work.budget) else { return false }
                let before = originalHarm ?? Self.harm(in: trial.original)
                originalHarm = before
                let outcome = EditOutcome(of: trial.shiftedEdits, to: trial.original, find: Self.harm)
                return outcome.errors(knownFrom: before, without: []).new.isEmpty
                    && outcome.findings.warningCount <= before.warningCount
            }
            return finding
        }
    }

    /// Scenes in which views can ask each other have few findings with fixes.
    private static let maximumFixesTried = 16

    /// Returns what a link can do wrong in `source`.
    private static func harm(in source: Source) -> [Diagnostic] {
        LintedFile.diagnostics(
            of: source, rules: [.delegateInSuperviewChain, .delegateCycle, .starvedDelegator],
            within: WorkBudget(WorkBudget.units(for: source), isForTrial: true))
    }
}

extension [Diagnostic] {
    fileprivate var warningCount: Int { count { $0.severity == .warning } }
}

extension Diagnostic.Fix {
    /// Whether the fix writes a link from one view to another.
    fileprivate var writesLink: Bool {
        edits.contains { edit in
            let bytes = Array(edit.text.utf8)
            return zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
        }
    }
}
