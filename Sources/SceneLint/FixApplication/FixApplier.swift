import SceneText

/// A source between two fixes, with its diagnostics.
struct FixStep {
    var parsed: ParsedSource
    var diagnostics: [Diagnostic]
    /// The expectations that pass in it, if known.
    var passed: PassedExpectations?
    /// The fixes applied since the beginning of the round.
    var fixes: [FixCandidate] = []
    /// What all fixes did, including fixes of the errors they exposed.
    var titles: [String] = []
    /// The warnings in the source, if they matter, and where they would be without these fixes.
    var warnings: [PlacedFinding] = []
    /// Those that these fixes brought.
    var newWarnings: [PlacedFinding] = []

    var source: Source { parsed.source }

    /// Returns the indices of the unsafe fixes that probably brought the new warnings.
    ///
    /// - Parameter start: The source without the fixes.
    fileprivate func fixesBringingWarnings(to start: FixStep) -> Set<Int> {
        FixBlame(fixes, in: start.parsed).fixes(near: newWarnings.map { $0.start }).filter { !fixes[$0].isSafe }
    }
}

/// Finds out by trial which fixes of a source can be applied.
struct FixApplier {
    /// Which findings are fixed.
    var policy: FixPolicy
    private let find: (_ source: Source, _ work: inout Int) -> [Diagnostic]
    /// Tests the expectations of a source.
    private let test: PassedExpectations.Test
    /// The work that `test` may still do.
    private var testWorkLeft = PassedExpectations.workLimit
    /// The source before any fix.
    let start: FixStep
    /// What `find` may still cost, or `nil` before it is first called for fixes.
    private var budget: TrialBudget?
    /// The work of the last call of `find`.
    private var lastWork = 0
    /// Whether fixes weren't tried because that would have taken more work than allowed.
    var hasRunOut = false

    /// Fixes can make other fixes possible, so something must end the rounds.
    static let maximumRounds = 64
    /// How many times the rounds may start again without fixes that undo each other.
    static let maximumRestarts = 4
    /// In how many rounds fixes wait for others that may make them redundant.
    static let maximumDeferringRounds = 8
    /// How many fixes of a round are replaced by others, to try whether these bring fewer warnings.
    private static let maximumReplacements = 8
    /// How many times in a row fixes may expose errors that are fixed in turn.
    private static let maximumConsequenceDepth = 8
    /// How many bytes `find` may read in all. Fixes beyond that aren't applied.
    private static let budgetOfTrial = 500_000
    /// The trials may do the work of one check divided by this, but at least the work of one check of a small file.
    private static let partOfWork = 4
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
        policy = FixPolicy(includesUnsafe: includesUnsafe)
        self.find = find
        self.test = test
        start = FixStep(parsed: ParsedSource(source), diagnostics: find(source, &lastWork))
    }

    /// Applies as many of the fixes in `batch` to `start` as possible. All their ranges refer to `start`.
    mutating func applying(_ batch: [FixCandidate], to start: FixStep) -> FixStep {
        largestAcceptable(of: batch, from: start) { attempt($0, after: $1, from: start) }.state
    }

    /// Returns `step` with other fixes of the same findings where those bring fewer warnings that `start` hasn't. What
    /// brings some all the same says so.
    mutating func avoidingNewWarnings(of step: FixStep, from start: FixStep) -> FixStep {
        var best = step
        var tries = Self.maximumReplacements
        for index in best.fixesBringingWarnings(to: start).sorted() {
            for alternative in step.fixes[index].alternatives where tries > 0 && !best.newWarnings.isEmpty {
                tries -= 1
                var fixes = best.fixes
                fixes[index] = alternative
                guard fixes.withoutConflicts(in: start.source).count == fixes.count else { continue }
                var first = start
                first.fixes = []
                if case .accepted(let other) = attempt(fixes, after: first, from: start),
                    other.newWarnings.count < best.newWarnings.count
                {
                    best = other
                    break
                }
            }
        }
        let blamed = best.fixesBringingWarnings(to: start)
        var rules: [String] = []
        for rule in best.newWarnings.map({ "`\($0.finding.rule)`" }) where !rules.contains(rule) { rules.append(rule) }
        if !rules.isEmpty, blamed.count == 1, let index = blamed.first {
            best.titles[index] += "; then \(rules.joinedAsList()) \(rules.count == 1 ? "is" : "are") reported"
        }
        return best
    }

    /// Applies `batch` in addition to the fixes of `step`.
    private mutating func attempt(
        _ batch: [FixCandidate], after step: FixStep, from start: FixStep
    ) -> TrialOutcome<FixStep> {
        let fixes = step.fixes + batch
        var outcome = making(fixes, in: start, toleratingErrorsOf: start.diagnostics, depth: 0)
        if case .accepted(var next) = outcome {
            next.fixes = fixes
            next.newWarnings = next.warnings.split(knownFrom: start.diagnostics.filter { $0.severity == .warning }).new
            outcome = testing(next, of: start)
        }
        switch outcome {
        case .accepted: return outcome
        case .outOfBudget:
            hasRunOut = true
            return outcome
        case .rejected(let blamed): return .rejected(blamed: Set(blamed.map { $0 - step.fixes.count }))
        }
    }

    /// Tests the expectations of `step`, unless fixes may change what they say.
    mutating func test(_ step: inout FixStep) {
        if !policy.includesUnsafe, step.passed == nil { step.passed = test(step.source, &testWorkLeft) }
    }

    /// Tests whether what passes in `start` passes in `step`, too.
    private mutating func testing(_ step: FixStep, of start: FixStep) -> TrialOutcome<FixStep> {
        guard let before = start.passed, !before.isEmpty else { return .accepted(step) }
        let after = test(step.source, &testWorkLeft)
        guard before.isComplete, after.isComplete else { return .outOfBudget }
        let broken = before.broken(in: after)
        if !broken.isEmpty {
            return .rejected(blamed: FixBlame(step.fixes, in: start.parsed).fixes(near: broken.map { $0.start }))
        }
        var step = step
        step.passed = after
        return .accepted(step)
    }

    /// Applies `fixes`, and fixes of the errors they expose. Fails if an error remains that isn't in `tolerated`, or if
    /// a fixed finding remains.
    private mutating func making(
        _ fixes: [FixCandidate], in start: FixStep, toleratingErrorsOf tolerated: [Diagnostic], depth: Int
    ) -> TrialOutcome<FixStep> {
        let cost = start.source.bytes.count + Self.costOfCheck + Self.costOfFinding * start.diagnostics.count
        guard spend(cost) else { return .outOfBudget }
        lastWork = 0
        let outcome = EditOutcome(of: fixes.edits, to: start.source) { find($0, &lastWork) }
        budget?.work -= lastWork
        let remaining = fixes.indices.filter { outcome.contains(fixes[$0].finding) }
        let (known, new) = outcome.errors(knownFrom: tolerated, without: fixes.map { $0.finding })
        var step = FixStep(parsed: outcome.parsed, diagnostics: outcome.findings, titles: fixes.map { $0.title })
        if policy.includesUnsafe { step.warnings = outcome.placed(.warning) }
        if remaining.isEmpty, new.isEmpty { return .accepted(step) }
        if remaining.isEmpty, depth < Self.maximumConsequenceDepth {
            let furtherFixes = new.fixCandidates(in: step.source, includingUnsafe: policy.includesUnsafe)
            if furtherFixes.count == new.count {
                let further = furtherFixes.withoutConflicts(in: step.source)
                switch making(further, in: step, toleratingErrorsOf: known, depth: depth + 1) {
                case .accepted(var last):
                    last.titles = step.titles + last.titles
                    last.warnings = outcome.placed(last.warnings)
                    return .accepted(last)
                case .outOfBudget: return .outOfBudget
                case .rejected: break
                }
            }
        }
        let blame = FixBlame(fixes, in: start.parsed)
        return .rejected(blamed: blame.fixes(near: new.map { outcome.original($0.range).start }).union(remaining))
    }

    /// Subtracts `cost` from what may still be read. Returns whether there was enough, also for as much work as last
    /// time. All fixes together are tried in any case.
    private mutating func spend(_ cost: Int) -> Bool {
        if budget != nil { return budget?.spend(cost, expecting: lastWork) ?? false }
        var first = TrialBudget(
            max(Self.budgetOfTrial, Self.minimumChecks * cost),
            work: max(WorkBudget.minimum, WorkBudget.units(for: start.source) / Self.partOfWork))
        _ = first.spend(cost)
        budget = first
        return true
    }
}
