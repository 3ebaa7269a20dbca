import SceneText

extension Source {
    /// Returns `findings`, the diagnostics of this source, without the fixes of errors that do harm on their own: those
    /// that leave their error in place, and those that introduce an error without a safe fix of its own. A safe fix
    /// that makes an expectation fail becomes unsafe.
    ///
    /// An error further along the line of a fix doesn't count as introduced: the mistake before it kept it from being
    /// reported. In a large file, or one with many errors, only some fixes are tried, so that a report costs only a few
    /// milliseconds. The others stay.
    ///
    /// - Parameter test: Tests the expectations of the source with edits.
    /// - Parameter find: Finds the errors in the source with edits, apart from those that rules find.
    public func withoutHarmfulFixes(
        _ findings: [Diagnostic], testing test: @escaping PassedExpectations.Test,
        finding find: (_ source: Source) -> [Diagnostic]
    ) -> [Diagnostic] {
        if findings.contains(where: { $0.reportsTooManyErrors }) { return findings }
        var budget = TrialBudget(TrialBudget.bytesOfReport)
        let harmless = findings.map { finding in
            guard finding.severity == .error, !finding.fixes.isEmpty else { return finding }
            var reported = finding
            reported.fixes = finding.fixes.filter { fix in
                !budget.spend(bytes.count + TrialBudget.costOfReport)
                    || !isHarmful(fix, of: finding, among: findings, find)
            }
            return reported
        }
        return withTestedSafety(harmless, test)
    }

    /// Returns whether `fix` of `finding`, which is one of `findings`, does harm.
    private func isHarmful(
        _ fix: Diagnostic.Fix, of finding: Diagnostic, among findings: [Diagnostic],
        _ find: (_ source: Source) -> [Diagnostic]
    ) -> Bool {
        let outcome = EditOutcome(of: fix.edits, to: self, find: find)
        if outcome.contains(finding) { return true }
        return outcome.errors(knownFrom: findings, without: [finding]).new.contains { error in
            !error.fixes.contains { $0.safe } && !isBesideEdits(outcome.original(error.range), of: fix)
                && !(finding.isReported(by: .unknownKind) && error.isReported(by: .layout)
                    && isAtEdits(outcome.original(error.range), of: fix))
        }
    }

    /// Returns whether `range` begins with an edit of `fix`: a view of an unknown kind may also lack its layout.
    private func isAtEdits(_ range: SourceRange, of fix: Diagnostic.Fix) -> Bool {
        fix.edits.contains { $0.range.start == range.start }
    }

    /// Returns whether `range` begins on the line of an edit of `fix` and touches none of its edits.
    private func isBesideEdits(_ range: SourceRange, of fix: Diagnostic.Fix) -> Bool {
        let isOnLine = fix.edits.contains { edit in
            let line = line(at: edit.range.start)
            return line.startIndex <= range.start && range.start <= line.endIndex
        }
        return isOnLine
            && fix.edits.allSatisfy { range.end + 1 < $0.range.start || range.start > $0.range.end + 1 }
    }
}
