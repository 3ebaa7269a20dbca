import SceneSemantics
import SceneSyntax
import SceneText

extension Source {
    /// Returns `findings`, the diagnostics of this source, without the fixes of errors that do harm on their own: those
    /// that leave their error in place, and those that introduce an error without a safe fix of its own. A safe fix that
    /// makes an expectation fail becomes unsafe.
    ///
    /// An error further along the line of a fix doesn't count as introduced: the mistake before it kept it from being
    /// reported. In a large file, or one with many errors, only some fixes are tried, so that a report costs only a few
    /// milliseconds. The others stay.
    ///
    /// - Parameter test: Tests the expectations of a source.
    public func withoutHarmfulFixes(
        _ findings: [Diagnostic], testing test: @escaping PassedExpectations.Test
    ) -> [Diagnostic] {
        // If not all errors are reported, fixing some of them exposes others.
        let isCutShort = { (finding: Diagnostic) in
            finding.rule == BasicRule.limit.rawValue && finding.severity == .error
        }
        if findings.contains(where: isCutShort) { return findings }
        var trial = FixTrial(of: self, with: findings)
        let harmless = findings.map { finding in
            guard finding.severity == .error, !finding.fixes.isEmpty else { return finding }
            var reported = finding
            reported.fixes = finding.fixes.filter { !trial.isHarmful($0, of: finding) }
            return reported
        }
        return withTestedSafety(harmless, test)
    }
}

/// Applies fixes of errors one at a time, and checks the result.
private struct FixTrial {
    private let source: Source
    private let findings: [Diagnostic]
    /// How many more bytes may be read.
    private var budget = 200_000
    /// The cost of a check besides reading, in bytes.
    private static let costOfCheck = 2_000

    init(of source: Source, with findings: [Diagnostic]) {
        self.source = source
        self.findings = findings
    }

    /// Returns whether `fix` of `finding` does harm. Returns false once the budget is used up.
    mutating func isHarmful(_ fix: Diagnostic.Fix, of finding: Diagnostic) -> Bool {
        let cost = source.bytes.count + Self.costOfCheck
        guard budget >= cost else { return false }
        budget -= cost
        let outcome = EditOutcome(of: fix.edits, to: source) { CheckedFile.check(SyntaxTree.parse($0)).diagnostics }
        if outcome.contains(finding) { return true }
        return outcome.errors(knownFrom: findings, without: [finding]).new.contains { error in
            let place = outcome.original(error.range)
            return !error.fixes.contains { $0.safe } && !isBesideEdits(place, of: fix)
        }
    }

    /// Returns whether `place` begins on the line of an edit of `fix` and touches none of its edits.
    private func isBesideEdits(_ place: SourceRange, of fix: Diagnostic.Fix) -> Bool {
        let isOnLine = fix.edits.contains { edit in
            let line = source.line(at: edit.range.start)
            return line.startIndex <= place.start && place.start <= line.endIndex
        }
        return isOnLine
            && fix.edits.allSatisfy { place.end + 1 < $0.range.start || place.start > $0.range.end + 1 }
    }
}
