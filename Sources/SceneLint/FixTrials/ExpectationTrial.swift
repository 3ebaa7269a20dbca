import SceneText

extension Source {
    /// Returns `findings`, the diagnostics of this source, with safe fixes made unsafe if they make an expectation fail
    /// that passes. A note shows the expectation.
    ///
    /// An expectation says what you want, so a fix that contradicts it isn't what you want, even if it is right for most
    /// scenes. If the budget doesn't suffice for a trial, the fix becomes unsafe, too.
    func withTestedSafety(_ findings: [Diagnostic], _ test: @escaping PassedExpectations.Test) -> [Diagnostic] {
        var rest: [FixPlace] = []
        for (finding, diagnostic) in findings.enumerated() {
            for (fix, offered) in diagnostic.fixes.enumerated() where offered.safe {
                rest.append(FixPlace(finding: finding, fix: fix))
            }
        }
        if rest.isEmpty { return findings }
        var trial = ExpectationTrial(of: self, findings, test)
        if trial.before.isEmpty { return findings }
        var tested = findings
        while !rest.isEmpty {
            // Fixes that touch each other can't be applied together.
            var edited = EditedRanges()
            var group: [FixPlace] = []
            var others: [FixPlace] = []
            for place in rest {
                if trial.isUsedUp || edited.insert(findings[place].edits.map { $0.range }) {
                    group.append(place)
                } else {
                    others.append(place)
                }
            }
            for (place, broken) in trial.harmful(group[...]) {
                tested[place.finding].fixes[place.fix].safe = false
                guard let first = broken.first else { continue }
                tested[place.finding].notes.append(
                    Diagnostic.Note("this expectation would fail after the fix, so the fix is unsafe", at: first))
            }
            if others.count == rest.count { break }
            rest = others
        }
        return tested
    }
}

/// A fix of a finding, by their indices.
private struct FixPlace {
    var finding: Int
    var fix: Int
}

extension [Diagnostic] {
    fileprivate subscript(place: FixPlace) -> Diagnostic.Fix { self[place.finding].fixes[place.fix] }
}

/// Applies fixes and tests the expectations again.
private struct ExpectationTrial {
    private let source: Source
    private let findings: [Diagnostic]
    private let test: PassedExpectations.Test
    /// The expectations that pass without any fix.
    let before: PassedExpectations
    /// How many more bytes may be read.
    private var bytesLeft: Int
    /// How much more work the tests may do.
    private var workLeft = PassedExpectations.workLimit

    /// The least number of bytes that may be read.
    private static let leastBytes = 200_000
    /// How many times the expectations may be tested in any case.
    private static let leastTrials = 5
    /// The cost of a trial besides reading, in bytes.
    private static let costOfTrial = 2_000

    init(of source: Source, _ findings: [Diagnostic], _ test: @escaping PassedExpectations.Test) {
        self.source = source
        self.findings = findings
        self.test = test
        bytesLeft = max(Self.leastBytes, Self.leastTrials * (source.bytes.count + Self.costOfTrial))
        before = test(source, &workLeft)
    }

    /// Whether no further trial is possible.
    var isUsedUp: Bool {
        bytesLeft < source.bytes.count + Self.costOfTrial || workLeft <= 0 || !before.isComplete
    }

    /// Returns those of `group`, which don't touch each other, that make an expectation fail or can't be tried, and the
    /// places of these expectations. Tries all together first, then halves.
    mutating func harmful(_ group: ArraySlice<FixPlace>) -> [(FixPlace, broken: [SourceRange])] {
        if group.isEmpty { return [] }
        if isUsedUp { return group.map { ($0, []) } }
        bytesLeft -= source.bytes.count + Self.costOfTrial
        let after = test(source.edited(by: group.flatMap { findings[$0].edits }), &workLeft)
        let broken = before.broken(in: after)
        if broken.isEmpty, after.isComplete { return [] }
        if group.count == 1 { return group.map { ($0, after.isComplete ? broken : []) } }
        let middle = group.startIndex + group.count / 2
        return harmful(group[..<middle]) + harmful(group[middle...])
    }
}
