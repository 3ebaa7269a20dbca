import SceneText

/// A source after its mends have been made.
public struct MendedSource: Sendable {
    /// The source as it is then.
    public let source: Source
    /// What is still wrong with it.
    public let diagnostics: [Diagnostic]
    /// How many mends were made.
    public let count: Int
}

extension Source {
    /// The source with the mends of what `find` finds in it made, and those of what comes to light thereby.
    ///
    /// Of each finding the first mend is made that is allowed; those that overlap are made one after the other. A mend
    /// that leaves its own finding in place, or that brings an error which was not there before and cannot be mended in
    /// its turn, is not made at all: so in the end there is no error that was not there in the beginning.
    ///
    /// - Parameter includingUnsafe: Whether mends are made, too, that can change answers beside those in the finding.
    public func mended(includingUnsafe: Bool, finding find: @escaping (Source) -> [Diagnostic]) -> MendedSource {
        var trial = MendingTrial(includesUnsafe: includingUnsafe, find: find)
        var current = MendingStep(source: self, diagnostics: find(self))
        var count = 0
        for _ in 0..<MendingTrial.mostRounds {
            let start = MendingStep(source: current.source, diagnostics: current.diagnostics)
            let next = trial.extending(start, of: start, by: trial.mends(of: start.diagnostics, in: start.source))
            if next.count == 0 { break }
            count += next.count
            current = next
        }
        return MendedSource(source: current.source, diagnostics: current.diagnostics, count: count)
    }
}
