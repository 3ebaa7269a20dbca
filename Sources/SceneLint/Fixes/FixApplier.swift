import SceneText

/// A source on its way, with what is wrong with it.
struct FixStep {
    /// The source.
    var source: Source
    /// What is wrong with it.
    var diagnostics: [Diagnostic]
    /// The fixes that have led here from the beginning of the round.
    var fixes: [FixCandidate] = []
    /// How many that were, with those of what came to light by them.
    var count = 0
}

/// Tries which fixes of a source can be made.
struct FixApplier {
    /// Whether fixes are made, too, that can change answers beside those in the finding.
    let includesUnsafe: Bool
    /// Finds what is wrong with a source.
    private let find: (_ source: Source, _ work: inout Int) -> [Diagnostic]
    /// The source before any fix.
    let start: FixStep
    /// How many more bytes `find` may read; `nil` before it is asked about fixes.
    private var budget: Int?
    /// How much more work `find` may do.
    private var workLeft: Int
    /// How much it did when it was last asked.
    private var lastWork = 0

    /// Fixes may make room for other fixes, but not without end.
    static let mostRounds = 64
    /// So often the errors that come to light are fixed, and those that come to light by that.
    private static let deepestConsequence = 8
    /// How many bytes `find` may read in all. What cannot be made within that is left as it is.
    private static let budgetOfTrial = 800_000
    /// What asking `find` takes beside reading, in bytes.
    private static let costOfLook = 800
    /// What each finding takes, in bytes.
    private static let costOfFinding = 100
    /// So often `find` may be asked in any case.
    private static let leastLooks = 5

    /// Prepares for fixing `source`.
    init(
        of source: Source, includesUnsafe: Bool, find: @escaping (_ source: Source, _ work: inout Int) -> [Diagnostic]
    ) {
        self.includesUnsafe = includesUnsafe
        self.find = find
        start = FixStep(source: source, diagnostics: find(source, &lastWork))
        workLeft = WorkBudget.units(for: source)
    }

    /// The fixes of `diagnostics` that can be made at once.
    func fixes(of diagnostics: [Diagnostic], in source: Source) -> [FixCandidate] {
        diagnostics.compactMap { FixCandidate(of: $0, in: source, includingUnsafe: includesUnsafe) }.withoutConflicts()
    }

    /// Makes `batch` in addition to the fixes of `step`, or as many of it as can be made; all of them count from `start`.
    mutating func extending(_ step: FixStep, of start: FixStep, by batch: [FixCandidate]) -> FixStep {
        if batch.isEmpty { return step }
        let fixes = step.fixes + batch
        let blamed: Set<Int>
        switch making(fixes, in: start, toleratingErrorsOf: start.diagnostics, depth: 0) {
        case .made(var next):
            next.fixes = fixes
            return next
        case .outOfBudget: return step
        case .failed(let indices): blamed = indices
        }
        if batch.count == 1 { return step }
        let others = batch.enumerated().filter { !blamed.contains(step.fixes.count + $0.offset) }.map { $0.element }
        if !others.isEmpty, others.count < batch.count { return extending(step, of: start, by: others) }
        // Nothing tells which of them cannot be made: try halves.
        let middle = batch.count / 2
        let first = extending(step, of: start, by: Array(batch[..<middle]))
        return extending(first, of: start, by: Array(batch[middle...]))
    }

    /// What becomes of fixes that are tried together.
    private enum Outcome {
        /// They can be made.
        case made(FixStep)
        /// They cannot; it is because of those with these indices, as far as that can be said.
        case failed(Set<Int>)
        /// Nothing more may be tried.
        case outOfBudget
    }

    /// Makes `fixes`, and those of the errors that come to light by them; fails where an error remains that is not among
    /// `tolerated`, or where a finding remains.
    private mutating func making(
        _ fixes: [FixCandidate], in start: FixStep, toleratingErrorsOf tolerated: [Diagnostic], depth: Int
    ) -> Outcome {
        let cost = start.source.bytes.count + Self.costOfLook + Self.costOfFinding * start.diagnostics.count
        guard spend(cost) else { return .outOfBudget }
        let edits = fixes.flatMap { $0.edits }
        let source = start.source.edited(by: edits)
        lastWork = 0
        let diagnostics = find(source, &lastWork)
        workLeft -= lastWork
        let comparison = FindingComparison(edits, after: diagnostics)
        let remaining = fixes.indices.filter { comparison.contains(fixes[$0].finding) }
        let (known, new) = comparison.errors(knownFrom: tolerated, without: fixes.map { $0.finding })
        let step = FixStep(source: source, diagnostics: diagnostics, count: fixes.count)
        if remaining.isEmpty, new.isEmpty { return .made(step) }
        if remaining.isEmpty, depth < Self.deepestConsequence {
            let furtherFixes = new.compactMap { FixCandidate(of: $0, in: source, includingUnsafe: includesUnsafe) }
            if furtherFixes.count == new.count {
                let further = furtherFixes.withoutConflicts()
                switch making(further, in: step, toleratingErrorsOf: known, depth: depth + 1) {
                case .made(var last):
                    last.count += fixes.count
                    return .made(last)
                case .outOfBudget: return .outOfBudget
                case .failed: break
                }
            }
        }
        let blame = FixBlame(fixes, in: start.source)
        let offsets = EditedOffsets(edits)
        return .failed(blame.fixes(near: new.map { offsets.original($0.range.start) }).union(remaining))
    }

    /// Takes `cost` from what may still be read; whether there was as much left, and enough for as much work as last time.
    /// All fixes together are tried in any case.
    private mutating func spend(_ cost: Int) -> Bool {
        let rest = budget ?? max(Self.budgetOfTrial, Self.leastLooks * cost)
        guard rest >= cost, budget == nil || workLeft >= lastWork else { return false }
        budget = rest - cost
        return true
    }
}
