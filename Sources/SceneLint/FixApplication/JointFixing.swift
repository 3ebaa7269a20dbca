import SceneText

/// What is found in files that are fixed together, and in the files that use them.
public struct JointFindings {
    /// The findings in each of the files.
    public var findings: [[Diagnostic]]
    /// Whether files that use each of the files have errors.
    public var isUsedWithErrors: [Bool]
    /// The number of errors in files that use them, by path and rule.
    public var errorsOfUsers: [String: Int] = [:]

    /// Nothing is found in `count` files.
    public init(count: Int) {
        findings = Array(repeating: [], count: count)
        isUsedWithErrors = Array(repeating: false, count: count)
    }
}

/// Fixes several files together, so that what uses all of them is checked once a round, not once a file.
///
/// The fixes of a file are made or refused as a whole. Those that are refused can be tried again one by one, with
/// ``SceneText/Source/fixed(includingUnsafe:testing:finding:)``.
public struct JointFixing {
    /// The files with the fixes so far.
    private var sources: [Source]
    /// The number of fixes in each file.
    private var counts: [Int]
    /// The number of expectations that passed before and fail now.
    private var brokenCount = 0
    /// The files with fixes that couldn't be made together with all others.
    public private(set) var refused: Set<Int> = []
    /// The files that end in an open block. They are left to those who try one file.
    private let cutOff: Set<Int>
    private var current: JointFindings
    private var passed: PassedExpectations?
    private let includesUnsafe: Bool
    private let find: (_ sources: [Source]) -> JointFindings
    private let test: (_ sources: [Source]) -> PassedExpectations
    private var trialsLeft: Int

    /// The most rounds. Fixes that undo each other are left to those who try one file.
    private static let mostRounds = 8

    /// A file and its fixes in a round.
    private struct Batch {
        let file: Int
        let fixes: [FixCandidate]
    }

    /// The result of trying the fixes of several files together.
    private enum Outcome {
        case made
        /// The fixes in these files are the cause, as far as is known.
        case failed(Set<Int>)
        case outOfTrials
    }

    /// Applies the fixes of `files`, indices in `sources`, in which `start` was found.
    ///
    /// - Parameter mostTrials: How many times `find` may be called.
    public init(
        _ files: [Int], of sources: [Source], finding start: JointFindings, includingUnsafe: Bool, mostTrials: Int,
        testing test: @escaping (_ sources: [Source]) -> PassedExpectations,
        finding find: @escaping (_ sources: [Source]) -> JointFindings
    ) {
        self.sources = sources
        counts = sources.map { _ in 0 }
        current = start
        includesUnsafe = includingUnsafe
        trialsLeft = mostTrials
        self.find = find
        self.test = test
        cutOff = Set(
            files.filter { file in
                start.findings[file].contains { $0.rule == Rule.syntax.name } && sources[file].isCutOff
            })
        let unfinished = Set(files.filter { start.isUsedWithErrors[$0] || start.findings[$0].mayBeUnfinished })
        for _ in 0..<Self.mostRounds {
            let batches = files.filter { !refused.contains($0) }.compactMap { file in
                batch(of: file, mayBeUnfinished: unfinished.contains(file))
            }
            if batches.isEmpty { break }
            if passed == nil { passed = test(self.sources) }
            apply(batches)
        }
        for file in files where batch(of: file, mayBeUnfinished: unfinished.contains(file)) != nil {
            // What was removed because somebody fixed an error is left to another run.
            if !unfinished.contains(file) || counts[file] == 0 { refused.insert(file) }
        }
    }

    /// Returns the file with this index, without what remains in it. The first changed file counts the expectations that
    /// fixes of all files broke.
    public func fixed(_ index: Int) -> FixedSource {
        let isFirst = counts.firstIndex { $0 > 0 } == index
        return FixedSource(
            source: sources[index], diagnostics: [], count: counts[index], brokenCount: isFirst ? brokenCount : 0)
    }

    private func batch(of file: Int, mayBeUnfinished: Bool) -> Batch? {
        if cutOff.contains(file) { return nil }
        let source = sources[file]
        let fixes = current.findings[file]
            .filter { !mayBeUnfinished || $0.severity == .error || !$0.isRemoval }
            .fixCandidates(in: source, includingUnsafe: includesUnsafe).withoutConflicts()
        return fixes.isEmpty ? nil : Batch(file: file, fixes: fixes)
    }

    /// Applies as many of `batches` as possible, and refuses the others.
    private mutating func apply(_ batches: [Batch]) {
        if batches.isEmpty { return }
        switch outcome(of: batches) {
        case .made: break
        case .outOfTrials: refused.formUnion(batches.map { $0.file })
        case .failed(let blamed):
            let others = batches.filter { !blamed.contains($0.file) }
            if batches.count == 1 {
                refused.formUnion(batches.map { $0.file })
            } else if !others.isEmpty, others.count < batches.count {
                refused.formUnion(batches.map { $0.file }.filter { blamed.contains($0) })
                apply(others)
            } else {
                // Nothing shows which of them fail: try halves.
                let middle = batches.count / 2
                apply(Array(batches[..<middle]))
                apply(Array(batches[middle...]))
            }
        }
    }

    /// Applies `batches` unless a finding remains, an error appears or an expectation fails.
    private mutating func outcome(of batches: [Batch]) -> Outcome {
        if trialsLeft <= 0 { return .outOfTrials }
        trialsLeft -= 1
        var next = sources
        for batch in batches { next[batch.file] = next[batch.file].edited(by: batch.fixes.flatMap { $0.edits }) }
        let found = find(next)
        var edits: [Int: [FixCandidate]] = [:]
        for batch in batches { edits[batch.file] = batch.fixes }
        var blamed: Set<Int> = []
        for file in sources.indices {
            let fixes = edits[file] ?? []
            let outcome = EditOutcome(of: fixes.flatMap { $0.edits }, to: sources[file]) { _ in found.findings[file] }
            let new = outcome.errors(knownFrom: current.findings[file], without: fixes.map { $0.finding }).new
            if !new.isEmpty || fixes.contains(where: { outcome.contains($0.finding) }) { blamed.insert(file) }
        }
        if !blamed.isEmpty { return .failed(blamed) }
        for (key, count) in found.errorsOfUsers where count > current.errorsOfUsers[key] ?? 0 { return .failed([]) }
        if let before = passed, !before.isEmpty {
            let after = test(next)
            let broken = before.broken(in: after).count
            if !includesUnsafe, !before.isComplete || !after.isComplete || broken > 0 { return .failed([]) }
            brokenCount += broken
            passed = after
        }
        sources = next
        current = found
        for batch in batches { counts[batch.file] += batch.fixes.count }
        return .made
    }
}
