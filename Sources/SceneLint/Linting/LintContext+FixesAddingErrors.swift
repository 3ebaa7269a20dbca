import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension LintContext {
    /// Returns `findings` without the fixes that would introduce a new error, or a starved delegator, on their own.
    ///
    /// The only error that a rule's fix can introduce is views that ask each other forever. So the trial covers only
    /// scenes in which views can do that, and fixes that write a link. Fixes that can't be tried aren't offered.
    func withoutFixesAddingErrors(_ findings: [Diagnostic]) -> [Diagnostic] {
        // A trial doesn't start others.
        if work.budget.isForTrial { return findings }
        guard findings.contains(where: { !$0.fixes.isEmpty }) else { return findings }
        let hasCycles = !scene.links.isEmpty && tree.identities.contains { views.callGraph.isCyclic($0) }
        if !hasCycles, !findings.contains(where: { $0.fixes.contains { $0.writesLink } }) { return findings }
        let budget = WorkBudget(WorkBudget.units(for: scene.syntax.source) / Self.partForTrials)
        var original: [Diagnostic]?
        return findings.map { finding in
            var finding = finding
            var isUntried = false
            finding.fixes = finding.fixes.filter { fix in
                guard hasCycles || fix.writesLink else { return true }
                guard let trial = SceneTrial(of: scene, fix.edits, budget), trial.shiftedEdits.count == fix.edits.count
                else {
                    isUntried = true
                    return false
                }
                let before = original ?? Self.linkFindings(in: trial.original, charging: budget)
                original = before
                let outcome = EditOutcome(of: trial.shiftedEdits, to: trial.original.source) {
                    Self.linkFindings(in: trial.original.with($0), charging: budget)
                }
                return outcome.errors(knownFrom: before, without: []).new.isEmpty
                    && outcome.findings.warningCount <= before.warningCount
            }
            if isUntried {
                finding.notes.append(Diagnostic.Note("a fix isn't offered, because it couldn't be tried"))
            }
            return finding
        }
    }

    /// The rules may do this many times as much work.
    private static let partForTrials = 8

    /// Returns the findings in the file of `unit` that links can cause.
    private static func linkFindings(in unit: CompilationUnit, charging budget: WorkBudget) -> [Diagnostic] {
        let units = WorkBudget.units(for: unit.source)
        let own = WorkBudget(units, isForTrial: true)
        defer { budget.charge(units - own.remainingForFile) }
        return LintedFile.diagnostics(
            of: unit, rules: [.delegateInSuperviewChain, .delegateCycle, .starvedDelegator], within: own)
    }
}

extension [Diagnostic] {
    fileprivate var warningCount: Int { count { $0.severity == .warning } }
}

extension Diagnostic.Fix {
    /// Whether the fix writes a link that hit tests follow, from one view to another. Those of recognizers aren't.
    fileprivate var writesLink: Bool {
        edits.contains { edit in
            let linksOfRecognizers: [Attribute] = [.requireToFail, .simultaneous, .ignores, .receivesOnly]
            if linksOfRecognizers.contains(where: { edit.text.hasPrefix(" \($0.word) ->") }) { return false }
            let bytes = Array(edit.text.utf8)
            return zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
        }
    }
}
