import SceneText

extension Source {
    /// Returns `findings`, the diagnostics of this source, with safe fixes made unsafe if they make an expectation fail
    /// that passes. A note shows the expectation.
    ///
    /// An expectation says what you want, so a fix that contradicts it isn't what you want, even if it is right for
    /// most scenes. If the budget doesn't suffice for a trial, the fix becomes unsafe, too.
    func withTestedSafety(_ findings: [Diagnostic], _ test: @escaping PassedExpectations.Test) -> [Diagnostic] {
        var rest: [FixIndex] = []
        for (finding, diagnostic) in findings.enumerated() {
            for (fix, offered) in diagnostic.fixes.enumerated() where offered.safe {
                rest.append(FixIndex(finding: finding, fix: fix))
            }
        }
        if rest.isEmpty { return findings }
        var trial = ExpectationTrial(of: self, findings, test)
        if trial.before.isEmpty { return findings }
        var tested = findings
        while !rest.isEmpty {
            // Fixes that conflict can't be applied together.
            var edited = EditedRanges(in: self)
            var group: [FixIndex] = []
            var others: [FixIndex] = []
            for index in rest {
                if trial.isUsedUp || edited.insert(findings[index].edits) {
                    group.append(index)
                } else {
                    others.append(index)
                }
            }
            for (index, broken) in trial.harmful(group) {
                tested[index.finding].fixes[index.fix].safe = false
                guard let first = broken.first else { continue }
                tested[index.finding].notes.append(
                    Diagnostic.Note("this expectation would fail after the fix, so the fix is unsafe", at: first))
            }
            if others.count == rest.count { break }
            rest = others
        }
        return tested
    }
}

/// A fix of a finding, by their indices.
private struct FixIndex {
    var finding: Int
    var fix: Int
}

extension [Diagnostic] {
    fileprivate subscript(index: FixIndex) -> Diagnostic.Fix { self[index.finding].fixes[index.fix] }
}

/// Applies fixes and tests the expectations again.
private struct ExpectationTrial {
    private let source: Source
    private let findings: [Diagnostic]
    private let test: PassedExpectations.Test
    /// The expectations that pass without any fix.
    let before: PassedExpectations
    private var budget: TrialBudget
    /// The cost of a trial.
    private let cost: Int

    /// How many times the expectations may be tested in any case.
    private static let minimumTrials = 5

    init(of source: Source, _ findings: [Diagnostic], _ test: @escaping PassedExpectations.Test) {
        self.source = source
        self.findings = findings
        self.test = test
        cost = source.bytes.count + TrialBudget.costOfReport
        var budget = TrialBudget(
            max(TrialBudget.bytesOfReport, Self.minimumTrials * cost), work: PassedExpectations.workLimit)
        before = test(source, &budget.work)
        self.budget = budget
    }

    /// Whether no further trial is possible.
    var isUsedUp: Bool { !before.isComplete || !budget.suffices(for: cost, work: 1) }

    /// Returns the fixes in `group` that make an expectation fail or can't be tried, and the ranges of these
    /// expectations. The fixes in `group` don't touch each other.
    mutating func harmful(_ group: [FixIndex]) -> [(FixIndex, broken: [SourceRange])] {
        // What the last trial of a single fix broke.
        var broken: [Int: [SourceRange]] = [:]
        // Each trial is one of the original source, so that a fix isn't blamed for another.
        let harmful = largestAcceptable(of: Array(group.enumerated()), from: ()) { places, _ in
            guard !isUsedUp, budget.spend(cost) else { return .outOfBudget }
            let edits = places.flatMap { findings[$0.element].edits }
            let after = test(source.edited(by: edits), &budget.work)
            let failing = before.broken(in: after)
            if failing.isEmpty, after.isComplete { return .accepted(()) }
            if places.count == 1, after.isComplete { broken[places[0].offset] = failing }
            return .rejected(blamed: [])
        }.rejected
        return harmful.map { ($0.element, broken[$0.offset] ?? []) }
    }
}
