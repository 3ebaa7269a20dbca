import SceneSyntax
import SceneText

/// A source after its fixes have been applied.
public struct FixedSource: Sendable {
    /// The fixed source.
    public let source: Source
    /// The diagnostics that remain.
    public var diagnostics: [Diagnostic]
    /// The number of fixes applied.
    public var count: Int
    /// The number of expectations that passed before and fail now.
    public var brokenCount = 0
    /// Whether another run may fix more: fixes weren't tried because that would have taken too much work, or because
    /// the file was cut off.
    public var isUnfinished = false

    /// Counts the expectations that `test` finds broken, compared with `original`.
    fileprivate func countingBroken(since original: Source, _ test: PassedExpectations.Test) -> FixedSource {
        if count == 0 { return self }
        var work = PassedExpectations.workLimit
        let before = test(original, &work)
        if before.isEmpty { return self }
        var result = self
        result.brokenCount = before.broken(in: test(source, &work)).count
        return result
    }
}

extension Source {
    /// Returns the source with the fixes of the diagnostics from `find` applied, and those of the errors they expose.
    ///
    /// Each finding gets its first allowed fix. Overlapping fixes are applied one after the other. A fix is skipped if
    /// it leaves its own finding in place, introduces an error that can't be fixed in turn, or is undone by another
    /// fix. So the result has no error that the original didn't have, except errors of layout that syntax errors hid.
    /// Unless unsafe fixes are allowed, a fix is also skipped if it makes an expectation fail. While there are errors,
    /// or a suppression with a misspelled rule, unused code isn't removed: what uses or protects that code may still be
    /// missing. Safe fixes remove none either if they were in the original. In a file that ends in an open block, only
    /// errors are fixed, and no values: a number may continue. A fix that leaves a touch target without touches isn't
    /// applied. Applying all fixes a second time changes nothing, unless the first time was
    /// ``FixedSource/isUnfinished``.
    ///
    /// - Parameter includingUnsafe: Whether to apply fixes that can change answers other than those in the finding.
    /// - Parameter find: Finds the diagnostics, and adds the work that took, as
    ///   ``LintedFile/diagnostics(of:rules:work:)`` does.
    /// - Parameter test: Tests the expectations of a source.
    public func fixed(
        includingUnsafe: Bool, testing test: @escaping PassedExpectations.Test,
        finding find: @escaping (_ source: Source, _ work: inout Int) -> [Diagnostic]
    ) -> FixedSource {
        var trial = FixApplier(of: self, includesUnsafe: includingUnsafe, test: test, find: find)
        // Fixes that undo each other aren't applied: the rounds start again without them.
        var skipped: Set<String> = []
        for restart in 1...FixApplier.mostRestarts {
            var (result, circular) = trial.applyInRounds(without: skipped)
            // Without any fix, another run would do the same.
            result.isUnfinished = (result.isUnfinished || trial.hasRunOut) && result.count > 0
            if circular.allSatisfy({ skipped.contains($0.identity) }) {
                return includingUnsafe ? result.countingBroken(since: self, test) : result
            }
            // Messages with other numbers can lead to other circles: the last time, nothing is left of these rules.
            let isLast = restart == FixApplier.mostRestarts - 1
            skipped.formUnion(circular.map { isLast ? $0.rule : $0.identity })
        }
        return FixedSource(source: self, diagnostics: trial.start.diagnostics, count: 0)
    }
}

extension FixApplier {
    /// Applies fixes until none is left, except those whose findings or rules are in `skipped`. Stops if a text comes
    /// back, and returns the findings whose fixes led there.
    fileprivate mutating func applyInRounds(without skipped: Set<String>) -> (FixedSource, circular: [Diagnostic]) {
        var current = start
        var mayBeUnfinished = current.mayBeUnfinished
        let isCutOff = current.diagnostics.contains { $0.rule == Rule.syntax.name } && current.source.isCutOff
        var count = 0
        var hashes = [current.source.bytes.hashValue]
        var fixed: [[Diagnostic]] = []
        for round in 0... {
            var step = FixStep(source: current.source, diagnostics: current.diagnostics, passed: current.passed)
            let findings = step.diagnostics.filter { finding in
                (!mayBeUnfinished || finding.severity == .error || !finding.isRemoval)
                    && (!isCutOff || finding.isCertainInCutOffFile)
                    && (skipped.isEmpty || !skipped.contains(finding.identity) && !skipped.contains(finding.rule))
            }
            let batch = fixes(of: findings, in: step.source)
            if batch.isEmpty { break }
            if round == Self.mostRounds {
                hasRunOut = true
                break
            }
            test(&step)
            let next = extending(step, of: step, by: batch)
            if next.count == 0 { break }
            fixed.append(next.fixes.map { $0.finding })
            count += next.count
            current = next
            // Safe fixes may be applied unseen, while somebody is still typing. Unsafe ones do all in one run: left to
            // another, which sees a complete file, unused code would only be removed later.
            if includesUnsafe { mayBeUnfinished = current.mayBeUnfinished }
            let hash = current.source.bytes.hashValue
            if let first = hashes.firstIndex(of: hash) {
                let circular = Array(fixed[first...].joined())
                return (FixedSource(source: current.source, diagnostics: current.diagnostics, count: count), circular)
            }
            hashes.append(hash)
        }
        var result = FixedSource(source: current.source, diagnostics: current.diagnostics, count: count)
        result.isUnfinished = isCutOff && leavesMore(current, without: skipped)
        return (result, [])
    }

    /// Whether the next run may apply fixes to `step`, the result for a file that was cut off.
    private func leavesMore(_ step: FixStep, without skipped: Set<String>) -> Bool {
        if step.source.isCutOff { return false }
        let findings = step.diagnostics.filter { finding in
            (finding.severity == .error || !step.mayBeUnfinished || !finding.isRemoval)
                && !skipped.contains(finding.identity) && !skipped.contains(finding.rule)
        }
        return !fixes(of: findings, in: step.source).isEmpty
    }
}

extension Source {
    /// Whether the file ends in an open block. Somebody may be typing its last word.
    var isCutOff: Bool { SyntaxTree.parse(self).problems.contains { $0.reason == .missingLastBrace } }
}

extension FixStep {
    /// Whether what uses or protects code that seems unused may still be missing.
    fileprivate var mayBeUnfinished: Bool { diagnostics.mayBeUnfinished }
}

extension [Diagnostic] {
    /// Whether what uses or protects code that seems unused may still be missing in a text with these findings.
    var mayBeUnfinished: Bool { contains { $0.severity == .error || $0.isMisspelledSuppression } }
}

extension Diagnostic {
    /// What it reports, without where.
    fileprivate var identity: String { rule + ": " + message }

    /// Whether it has one meaning even if its file isn't complete: an error that isn't about a value or its consequences.
    var isCertainInCutOffFile: Bool {
        severity == .error && rule != Rule.wrongValue.name && rule != Rule.layout.name
    }

    /// Whether it reports a suppression whose rule has a similar name.
    fileprivate var isMisspelledSuppression: Bool { rule == Rule.unusedAllow.name && !fixes.isEmpty && !isRemoval }

    /// Whether its safe fixes, or if it has none, its fixes, only remove text.
    var isRemoval: Bool {
        let likely = fixes.contains { $0.safe } ? fixes.filter { $0.safe } : fixes
        return !likely.isEmpty && likely.allSatisfy { $0.edits.allSatisfy { $0.text.isEmpty } }
    }
}
