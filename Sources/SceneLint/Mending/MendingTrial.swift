import SceneText

/// A source on its way, with what is wrong with it.
struct MendingStep {
    /// The source.
    var source: Source
    /// What is wrong with it.
    var diagnostics: [Diagnostic]
    /// The mends that have led here from the beginning of the round.
    var mends: [Mend] = []
    /// How many that were, with those of what came to light by them.
    var count = 0
}

/// Tries which mends of a source can be made.
struct MendingTrial {
    /// Whether mends are made, too, that can change answers beside those in the finding.
    let includesUnsafe: Bool
    /// Finds what is wrong with a source.
    let find: (Source) -> [Diagnostic]
    /// How often `find` may still be asked.
    private var rest = MendingTrial.mostLooks

    /// Mends may make room for other mends, but not without end.
    static let mostRounds = 64
    /// So often the errors that come to light are mended, and those that come to light by that.
    private static let deepestConsequence = 8
    /// After so many looks at a source, one that has so many mends that cannot be made is left as it is.
    private static let mostLooks = 1000

    /// Prepares for mending.
    init(includesUnsafe: Bool, find: @escaping (Source) -> [Diagnostic]) {
        self.includesUnsafe = includesUnsafe
        self.find = find
    }

    /// The mends of `diagnostics` that can be made at once.
    func mends(of diagnostics: [Diagnostic], in source: Source) -> [Mend] {
        diagnostics.compactMap { Mend(of: $0, in: source, includingUnsafe: includesUnsafe) }.withoutConflicts()
    }

    /// Makes `batch` in addition to the mends of `step`, or as many of it as can be made; all of them count from `start`.
    mutating func extending(
        _ step: MendingStep, of start: MendingStep, by batch: ArraySlice<Mend>
    ) -> MendingStep {
        if batch.isEmpty { return step }
        let mends = step.mends + batch
        if var next = making(mends, in: start, toleratingErrorsOf: start.diagnostics, depth: 0) {
            next.mends = mends
            return next
        }
        if batch.count == 1 { return step }
        // Some of them cannot be made: find out which.
        let middle = batch.startIndex + batch.count / 2
        let first = extending(step, of: start, by: batch[..<middle])
        return extending(first, of: start, by: batch[middle...])
    }

    /// Makes `mends`, and those of the errors that come to light by them; `nil` where an error remains that is not among
    /// `tolerated`, or where a finding remains.
    private mutating func making(
        _ mends: [Mend], in start: MendingStep, toleratingErrorsOf tolerated: [Diagnostic], depth: Int
    ) -> MendingStep? {
        guard rest > 0 else { return nil }
        rest -= 1
        let edits = mends.flatMap { $0.edits }
        let source = start.source.edited(by: edits)
        let diagnostics = find(source)
        let comparison = FindingComparison(edits, after: diagnostics)
        let mended = mends.map { $0.finding }
        guard !mended.contains(where: comparison.contains) else { return nil }
        let (known, new) = comparison.errors(knownFrom: tolerated, without: mended)
        let step = MendingStep(source: source, diagnostics: diagnostics, count: mends.count)
        if new.isEmpty { return step }
        let furtherMends = new.compactMap { Mend(of: $0, in: source, includingUnsafe: includesUnsafe) }
        guard furtherMends.count == new.count, depth < Self.deepestConsequence else { return nil }
        var last = making(furtherMends.withoutConflicts(), in: step, toleratingErrorsOf: known, depth: depth + 1)
        last?.count += mends.count
        return last
    }
}
