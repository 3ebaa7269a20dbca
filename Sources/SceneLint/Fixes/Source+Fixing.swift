import SceneText

/// A source after its fixes have been made.
public struct FixedSource: Sendable {
    /// The source as it is then.
    public let source: Source
    /// What is still wrong with it.
    public var diagnostics: [Diagnostic]
    /// How many fixes were made.
    public let count: Int
}

extension Source {
    /// The source with the fixes of what `find` finds in it made, and those of what comes to light thereby.
    ///
    /// Of each finding the first fix is made that is allowed; those that overlap are made one after the other. A fix
    /// that leaves its own finding in place, or that brings an error which was not there before and cannot be fixed in
    /// its turn, is not made at all: so in the end there is no error that was not there in the beginning. Where there are
    /// errors in the beginning, nothing is left out because it is not used: a text that is being typed can be completed so
    /// that nothing is wrong in it, but what will use the rest is still missing.
    ///
    /// - Parameter includingUnsafe: Whether fixes are made, too, that can change answers beside those in the finding.
    /// - Parameter find: Finds what is wrong, and adds the work that it took, as
    ///   ``LintedFile/diagnostics(of:rules:work:)`` does.
    public func fixed(
        includingUnsafe: Bool, finding find: @escaping (_ source: Source, _ work: inout Int) -> [Diagnostic]
    ) -> FixedSource {
        var trial = FixApplier(of: self, includesUnsafe: includingUnsafe, find: find)
        var current = trial.start
        let hadErrors = current.diagnostics.contains { $0.severity == .error }
        var count = 0
        for _ in 0..<FixApplier.mostRounds {
            let start = FixStep(source: current.source, diagnostics: current.diagnostics)
            let findings = start.diagnostics.filter { !hadErrors || $0.severity == .error || !$0.isRemoval }
            let next = trial.extending(start, of: start, by: trial.fixes(of: findings, in: start.source))
            if next.count == 0 { break }
            count += next.count
            current = next
        }
        return FixedSource(source: current.source, diagnostics: current.diagnostics, count: count)
    }
}

extension Diagnostic {
    /// Whether its safe fixes do nothing but take text out.
    fileprivate var isRemoval: Bool {
        fixes.contains { $0.safe } && fixes.allSatisfy { !$0.safe || $0.edits.allSatisfy { $0.text.isEmpty } }
    }
}
