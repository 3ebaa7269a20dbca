import SceneRuntime
import SceneSemantics
import SceneText

/// Trials of fixes that lint a scene again, and what they have found: findings of the scene as written, and moves of
/// scroll views and views with gestures, serve several fixes.
final class FixTrials {
    private let budget: WorkBudget
    private let reported: ReportedFindings
    /// What all rules find in a file with only this scene.
    private var findingsBefore: [Diagnostic]?
    private var moves: [ViewID: MoveBehind?] = [:]
    private var gestureViewGroups: [ViewID: [[GestureCover]]] = [:]
    private var gestureViewChanges: [ViewID: [GestureViewChange]] = [:]

    /// Prepares trials in one scene, which the current rule pays for.
    init(_ reported: ReportedFindings, _ budget: WorkBudget) {
        self.reported = reported
        self.budget = budget
    }

    /// Whether the scene may be linted again. A trial doesn't start others, so that many findings cost no more than
    /// many trials.
    var areAllowed: Bool { !budget.isForTrial }

    /// Returns whether the edits of `trial` take away a finding of the scene, and add none. Notes that they add don't
    /// count if they take away a warning: most say what else to know about a view that can be touched then.
    func leavesFewerFindings(_ trial: SceneTrial) -> Bool {
        guard areAllowed else { return false }
        let before = findingsBefore ?? lint(trial.original)
        findingsBefore = before
        let after = lint(trial.editedUnit)
        return after.areFewer(than: before)
            || after.filter { $0.severity != .note }.areFewer(than: before.filter { $0.severity != .note })
    }

    /// Returns the move of `scrollView` behind all that it covers, which `attempt` tries if no fix has asked for it
    /// yet.
    func move(of scrollView: ViewID, _ attempt: () -> MoveBehind?) -> MoveBehind? {
        if let cachedMove = moves[scrollView] { return cachedMove }
        let move = attempt()
        moves[scrollView] = .some(move)
        return move
    }

    /// Returns the groups of clear views with gestures in `superview`, which `find` finds if no fix has asked for them
    /// yet.
    func groups(ofGestureViewsIn superview: ViewID, _ find: () -> [[GestureCover]]) -> [[GestureCover]] {
        if let cachedGroups = gestureViewGroups[superview] { return cachedGroups }
        let groups = find()
        gestureViewGroups[superview] = groups
        return groups
    }

    /// Returns the changes of the group of clear views with gestures that begins with `view`, which `attempt` tries if
    /// no fix has asked for them yet.
    func changes(ofGestureView view: ViewID, _ attempt: () -> [GestureViewChange]) -> [GestureViewChange] {
        if let cachedChanges = gestureViewChanges[view] { return cachedChanges }
        let changes = attempt()
        gestureViewChanges[view] = changes
        return changes
    }

    /// Returns the findings in the file of `unit`, found with a part of what the current rule may spend.
    private func lint(_ unit: CompilationUnit) -> [Diagnostic] {
        let part = WorkBudget(budget.remaining / 8, isForTrial: true)
        let units = part.remainingForFile
        defer { budget.charge(units - part.remainingForFile) }
        return reported.findings(unit, part)
    }
}

extension [Diagnostic] {
    /// Returns whether these are fewer than `others`, and of no rule more.
    fileprivate func areFewer(than others: [Diagnostic]) -> Bool {
        guard count < others.count else { return false }
        return Set(map { $0.rule }).allSatisfy { rule in
            count { $0.rule == rule } <= others.count { $0.rule == rule }
        }
    }
}
