import SceneText

/// A source after its fixes have been applied.
public struct FixedSource: Sendable {
    /// The fixed source.
    public let source: Source
    /// The diagnostics that remain.
    public var diagnostics: [Diagnostic]
    /// The number of fixes applied.
    public let count: Int
}

extension Source {
    /// Returns the source with the fixes of the diagnostics from `find` applied, and those of the errors they expose.
    ///
    /// Each finding gets its first allowed fix. Overlapping fixes are applied one after the other. A fix is skipped if
    /// it leaves its own finding in place, or introduces an error that can't be fixed in turn. So the result has no
    /// error that the original didn't have. If the original has errors, or a suppression with a misspelled rule, unused
    /// code is not removed: what uses or protects that code may still be missing.
    ///
    /// - Parameter includingUnsafe: Whether to apply fixes that can change answers other than those in the finding.
    /// - Parameter find: Finds the diagnostics, and adds the work that took, as
    ///   ``LintedFile/diagnostics(of:rules:work:)`` does.
    public func fixed(
        includingUnsafe: Bool, finding find: @escaping (_ source: Source, _ work: inout Int) -> [Diagnostic]
    ) -> FixedSource {
        var trial = FixApplier(of: self, includesUnsafe: includingUnsafe, find: find)
        var current = trial.start
        let mayBeUnfinished = current.diagnostics.contains { $0.severity == .error || $0.isMisspelledSuppression }
        var count = 0
        for _ in 0..<FixApplier.mostRounds {
            let start = FixStep(source: current.source, diagnostics: current.diagnostics)
            let findings = start.diagnostics.filter { !mayBeUnfinished || $0.severity == .error || !$0.isRemoval }
            let next = trial.extending(start, of: start, by: trial.fixes(of: findings, in: start.source))
            if next.count == 0 { break }
            count += next.count
            current = next
        }
        return FixedSource(source: current.source, diagnostics: current.diagnostics, count: count)
    }
}

extension Diagnostic {
    /// Whether it reports a suppression whose rule has a similar name.
    fileprivate var isMisspelledSuppression: Bool { rule == Rule.unusedAllow.name && !fixes.isEmpty && !isRemoval }

    /// Whether its safe fixes only remove text.
    fileprivate var isRemoval: Bool {
        fixes.contains { $0.safe } && fixes.allSatisfy { !$0.safe || $0.edits.allSatisfy { $0.text.isEmpty } }
    }
}
