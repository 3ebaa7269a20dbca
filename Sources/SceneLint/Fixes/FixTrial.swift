import SceneSemantics
import SceneSyntax
import SceneText

extension Source {
    /// Returns `findings`, which are what is wrong with this source, without the fixes of errors that do harm when made
    /// alone: those that leave their error in place, and those that bring an error which was not there and has no safe
    /// fix of its own.
    ///
    /// An error further along the line of a fix counts as one that was there: it was not reported because of the mistake
    /// before it. Of a large file, or one with many errors, only some fixes are tried, so that a report costs no
    /// more than a few milliseconds; the others stay.
    public func withoutHarmfulFixes(_ findings: [Diagnostic]) -> [Diagnostic] {
        // Where not all errors are told, fewer of them bring others to light.
        let isCutShort = { (finding: Diagnostic) in
            finding.rule == BasicRule.limit.rawValue && finding.severity == .error
        }
        if findings.contains(where: isCutShort) { return findings }
        var trial = FixTrial(of: self, with: findings)
        return findings.map { finding in
            guard finding.severity == .error, !finding.fixes.isEmpty else { return finding }
            var reported = finding
            reported.fixes = finding.fixes.filter { !trial.isHarmful($0, of: finding) }
            return reported
        }
    }
}

/// Makes fixes of errors one at a time, and looks at what is wrong then.
private struct FixTrial {
    private let source: Source
    private let findings: [Diagnostic]
    /// How many more bytes may be read.
    private var budget = 200_000
    /// What a look takes beside reading, in bytes.
    private static let costOfLook = 2_000

    init(of source: Source, with findings: [Diagnostic]) {
        self.source = source
        self.findings = findings
    }

    /// Whether `fix` of `finding` does harm; no, once the budget is used up.
    mutating func isHarmful(_ fix: Diagnostic.Fix, of finding: Diagnostic) -> Bool {
        let cost = source.bytes.count + Self.costOfLook
        guard budget >= cost else { return false }
        budget -= cost
        let after = CheckedFile.check(SyntaxTree.parse(source.edited(by: fix.edits))).diagnostics
        let comparison = FindingComparison(fix.edits, after: after)
        if comparison.contains(finding) { return true }
        let offsets = EditedOffsets(fix.edits)
        return comparison.errors(knownFrom: findings, without: [finding]).new.contains { error in
            let place = error.range.with(
                start: offsets.original(error.range.start), end: offsets.original(error.range.end))
            return !error.fixes.contains { $0.safe } && !isBesideEdits(place, of: fix)
        }
    }

    /// Whether `place` begins on the line of an edit of `fix` and touches none of them.
    private func isBesideEdits(_ place: SourceRange, of fix: Diagnostic.Fix) -> Bool {
        let isOnLine = fix.edits.contains { edit in
            let line = source.line(at: edit.range.start)
            return line.startIndex <= place.start && place.start <= line.endIndex
        }
        return isOnLine
            && fix.edits.allSatisfy { place.end + 1 < $0.range.start || place.start > $0.range.end + 1 }
    }
}
