import SceneText

/// A source after its fixes have been applied.
public struct FixedSource: Sendable {
    /// The fixed source.
    public let source: Source
    /// The diagnostics that remain.
    public var diagnostics: [Diagnostic]
    /// The titles of the fixes applied, in order.
    public var titles: [String] = []
    /// The number of expectations that passed before and fail now.
    public var brokenCount = 0
    /// Whether another run may fix more: fixes weren't tried because that would have taken too much work.
    public var isUnfinished = false

    /// The number of fixes applied.
    public var count: Int { titles.count }

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
    /// Returns the source with the fixes of the diagnostics from `find` applied, and fixes of the errors they expose.
    ///
    /// Each finding gets its first allowed fix. Overlapping fixes are applied one after the other, and unsafe ones that
    /// another one may make redundant. Of unsafe fixes, one that brings no new warning is preferred. A fix is skipped
    /// if it leaves its own finding in place, introduces an error that can't be fixed in turn, or is undone by another
    /// fix. So the result has no error that the original didn't have, except errors of layout that syntax errors hid.
    /// Unless unsafe fixes are allowed, a fix is also skipped if it makes an expectation fail. While there are errors,
    /// or a suppression with a misspelled rule, unused code isn't removed: what uses or protects that code may still be
    /// missing. Safe fixes remove none either if they were in the original. In a file that ends in an open block, only
    /// errors are fixed, no values, because a number may continue, and the block stays open. A fix that leaves a touch
    /// target without touches isn't applied. Applying all fixes a second time changes nothing, unless the first time
    /// was ``FixedSource/isUnfinished``.
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
        for restart in 1...FixApplier.maximumRestarts {
            var (result, circular) = trial.applyInRounds(without: skipped)
            // Without any fix, another run would do the same.
            result.isUnfinished = (result.isUnfinished || trial.hasRunOut) && result.count > 0
            if circular.allSatisfy({ skipped.contains($0.identity) }) {
                return includingUnsafe ? result.countingBroken(since: self, test) : result
            }
            // With other numbers in messages, findings can lead to other cycles. The last time, these rules have no
            // fixes left.
            let isLast = restart == FixApplier.maximumRestarts - 1
            skipped.formUnion(circular.map { isLast ? $0.rule : $0.identity })
        }
        return FixedSource(source: self, diagnostics: trial.start.diagnostics)
    }
}

extension FixApplier {
    /// Applies fixes until none is left, except those whose findings or rules are in `skipped`. Stops if a text comes
    /// back, and returns the findings whose fixes led there.
    fileprivate mutating func applyInRounds(without skipped: Set<String>) -> (FixedSource, circular: [Diagnostic]) {
        var current = start
        policy.skipped = skipped
        policy.mayBeUnfinished = current.diagnostics.mayBeUnfinished
        policy.isCutOff =
            current.diagnostics.contains { $0.isReported(by: .syntax) } && current.parsed.isCutOff
        var titles: [String] = []
        var texts = [current.source.bytes]
        var fixed: [[Diagnostic]] = []
        for round in 0... {
            var step = FixStep(parsed: current.parsed, diagnostics: current.diagnostics, passed: current.passed)
            let isDeferring = round < Self.maximumDeferringRounds
            let batch = policy.fixes(
                of: step.diagnostics, in: step.source, deferringIn: isDeferring ? step.parsed.scenes : nil)
            if batch.isEmpty { break }
            if round == Self.maximumRounds {
                hasRunOut = true
                break
            }
            test(&step)
            var next = avoidingNewWarnings(of: applying(batch, to: step), from: step)
            if next.titles.isEmpty, isDeferring {
                // What the others waited for can't be made.
                let all = policy.fixes(of: step.diagnostics, in: step.source, deferringIn: nil)
                if all.count > batch.count { next = avoidingNewWarnings(of: applying(all, to: step), from: step) }
            }
            if next.titles.isEmpty { break }
            fixed.append(next.fixes.map { $0.finding })
            titles += next.titles
            current = next
            // Safe fixes may be applied unseen, while the file is being typed. Unsafe ones do all in one run: left to
            // another, which sees a complete file, unused code would only be removed later.
            if policy.includesUnsafe { policy.mayBeUnfinished = current.diagnostics.mayBeUnfinished }
            if let first = texts.firstIndex(of: current.source.bytes) {
                let circular = Array(fixed[first...].joined())
                return (FixedSource(source: current.source, diagnostics: current.diagnostics, titles: titles), circular)
            }
            texts.append(current.source.bytes)
        }
        return (FixedSource(source: current.source, diagnostics: current.diagnostics, titles: titles), [])
    }
}
