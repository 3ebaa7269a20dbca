import SceneText

/// Fixes that are tried by checking the scene again.
extension LossFixes {
    /// Whether the scene may be checked again. A trial doesn't start others, so that many findings cost no more than many
    /// trials.
    var canLintAgain: Bool { !work.budget.isForTrial }

    /// Returns whether the edits of `trial` take away a finding of the scene, and add none.
    func leavesFewerFindings(_ trial: SceneTrial) -> Bool {
        guard canLintAgain else { return false }
        let before = context.findingsAlone ?? lint(trial.original)
        context.findingsAlone = before
        let after = lint(trial.original.edited(by: trial.edits))
        return after.count < before.count
            && Dictionary(grouping: after) { $0.rule }.allSatisfy { rule, found in
                found.count <= before.count { $0.rule == rule }
            }
    }

    /// Returns the findings in `source`, found with a part of what the current rule may spend.
    private func lint(_ source: Source) -> [Diagnostic] {
        let part = WorkBudget(work.budget.remaining / 8, isForTrial: true)
        let units = part.remainingForFile
        defer { work.budget.charge(units - part.remainingForFile) }
        return findings(source, part)
    }
}
