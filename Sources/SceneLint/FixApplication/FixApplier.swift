import SceneText

/// A source between two fixes, with its diagnostics.
struct FixStep {
    var source: Source
    var diagnostics: [Diagnostic]
    /// The expectations that pass in it, if known.
    var passed: PassedExpectations?
    /// The fixes applied since the beginning of the round.
    var fixes: [FixCandidate] = []
    /// The number of fixes, including those of the errors they exposed.
    var count = 0
}

/// Finds out by trial which fixes of a source can be applied.
struct FixApplier {
    /// Whether to apply fixes that can change answers other than those in the finding.
    let includesUnsafe: Bool
    /// Finds the diagnostics of a source.
    private let find: (_ source: Source, _ work: inout Int) -> [Diagnostic]
    /// Tests the expectations of a source.
    private let test: PassedExpectations.Test
    /// How much more work `test` may do.
    private var testWorkLeft = PassedExpectations.workLimit
    /// The source before any fix.
    let start: FixStep
    /// How many more bytes `find` may read, or `nil` before it is first called for fixes.
    private var budget: Int?
    /// How much more work `find` may do.
    private var workLeft: Int
    /// The work of the last call of `find`.
    private var lastWork = 0
    /// Whether fixes weren't tried because that would have taken more work than allowed.
    var hasRunOut = false

    /// Fixes can make other fixes possible, so something must end the rounds.
    static let mostRounds = 64
    /// How many times the rounds may start again without fixes that undo each other.
    static let mostRestarts = 4
    /// How many times in a row fixes may expose errors that are fixed in turn.
    private static let deepestConsequence = 8
    /// How many bytes `find` may read in all. Fixes beyond that aren't applied.
    private static let budgetOfTrial = 500_000
    /// The trials may do the work of one check divided by this, but at least `leastWork`.
    private static let partOfWork = 4
    /// What small files may need until nothing is left to fix: a few checks that use up their budgets.
    private static let leastWork = 4 * WorkBudget.least
    /// The cost of calling `find` besides reading, in bytes.
    private static let costOfCheck = 800
    /// The cost of each finding, in bytes.
    private static let costOfFinding = 100
    /// How many times `find` may be called in any case.
    private static let minimumChecks = 5

    init(
        of source: Source, includesUnsafe: Bool, test: @escaping PassedExpectations.Test,
        find: @escaping (_ source: Source, _ work: inout Int) -> [Diagnostic]
    ) {
        self.includesUnsafe = includesUnsafe
        self.find = find
        self.test = test
        start = FixStep(source: source, diagnostics: find(source, &lastWork))
        workLeft = max(Self.leastWork, WorkBudget.units(for: source) / Self.partOfWork)
    }

    /// Returns the fixes of `diagnostics` that can be applied together.
    func fixes(of diagnostics: [Diagnostic], in source: Source) -> [FixCandidate] {
        diagnostics.fixCandidates(in: source, includingUnsafe: includesUnsafe).withoutConflicts()
    }

    /// Applies `batch` in addition to the fixes of `step`, or as much of it as possible. All ranges refer to `start`.
    mutating func extending(_ step: FixStep, of start: FixStep, by batch: [FixCandidate]) -> FixStep {
        if batch.isEmpty { return step }
        let fixes = step.fixes + batch
        let blamed: Set<Int>
        switch making(fixes, in: start, toleratingErrorsOf: start.diagnostics, depth: 0) {
        case .made(var next):
            next.fixes = fixes
            switch testing(&next, of: start) {
            case .passed: return next
            case .outOfBudget:
                hasRunOut = true
                return step
            case .failed(let broken):
                blamed = FixBlame(fixes, in: start.source).fixes(near: broken.map { $0.start })
            }
        case .outOfBudget:
            hasRunOut = true
            return step
        case .failed(let indices): blamed = indices
        }
        if batch.count == 1 { return step }
        let others = batch.enumerated().filter { !blamed.contains(step.fixes.count + $0.offset) }.map { $0.element }
        if !others.isEmpty, others.count < batch.count { return extending(step, of: start, by: others) }
        // Nothing shows which of them fail: try halves.
        let middle = batch.count / 2
        let first = extending(step, of: start, by: Array(batch[..<middle]))
        return extending(first, of: start, by: Array(batch[middle...]))
    }

    /// Tests the expectations of `step`, unless fixes may change what they say.
    mutating func test(_ step: inout FixStep) {
        if !includesUnsafe, step.passed == nil { step.passed = test(step.source, &testWorkLeft) }
    }

    /// The result of testing the expectations after fixes.
    private enum TestOutcome {
        /// All that passed before still do, or fixes may change that.
        case passed
        /// These, with their ranges before the fixes, fail now.
        case failed([SourceRange])
        /// No more tests are allowed.
        case outOfBudget
    }

    /// Tests whether what passes in `start` passes in `step`, too.
    private mutating func testing(_ step: inout FixStep, of start: FixStep) -> TestOutcome {
        guard let before = start.passed, !before.isEmpty else { return .passed }
        let after = test(step.source, &testWorkLeft)
        guard before.isComplete, after.isComplete else { return .outOfBudget }
        step.passed = after
        let broken = before.broken(in: after)
        return broken.isEmpty ? .passed : .failed(broken)
    }

    /// The result of trying fixes together.
    private enum Outcome {
        /// The fixes can be applied.
        case made(FixStep)
        /// They can't. The fixes with these indices are probably the cause.
        case failed(Set<Int>)
        /// No more trials are allowed.
        case outOfBudget
    }

    /// Applies `fixes`, and those of the errors they expose. Fails if an error remains that isn't in `tolerated`, or if
    /// a fixed finding remains.
    private mutating func making(
        _ fixes: [FixCandidate], in start: FixStep, toleratingErrorsOf tolerated: [Diagnostic], depth: Int
    ) -> Outcome {
        let cost = start.source.bytes.count + Self.costOfCheck + Self.costOfFinding * start.diagnostics.count
        guard spend(cost) else { return .outOfBudget }
        lastWork = 0
        let outcome = EditOutcome(of: fixes.flatMap { $0.edits }, to: start.source) { find($0, &lastWork) }
        workLeft -= lastWork
        let remaining = fixes.indices.filter { outcome.contains(fixes[$0].finding) }
        let (known, new) = outcome.errors(knownFrom: tolerated, without: fixes.map { $0.finding })
        let step = FixStep(source: outcome.source, diagnostics: outcome.findings, count: fixes.count)
        if remaining.isEmpty, new.isEmpty { return .made(step) }
        if remaining.isEmpty, depth < Self.deepestConsequence {
            let furtherFixes = new.fixCandidates(in: outcome.source, includingUnsafe: includesUnsafe)
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
        return .failed(blame.fixes(near: new.map { outcome.original($0.range).start }).union(remaining))
    }

    /// Subtracts `cost` from what may still be read. Returns whether there was enough, also for as much work as last
    /// time. All fixes together are tried in any case.
    private mutating func spend(_ cost: Int) -> Bool {
        let rest = budget ?? max(Self.budgetOfTrial, Self.minimumChecks * cost)
        guard rest >= cost, budget == nil || workLeft >= lastWork else { return false }
        budget = rest - cost
        return true
    }
}
