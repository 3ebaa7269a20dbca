import SceneText

/// What is found in files that are fixed together, and in the files that use them.
public struct JointFindings {
    /// The findings in each of the files.
    public var findings: [[Diagnostic]]
    /// Whether files that use each of the files have errors.
    public var isUsedWithErrors: [Bool]
    /// The number of errors in files that use them, by path and rule.
    public var errorsOfUsers: [String: Int] = [:]
    /// The fixes that change other files than the finding's, each finding's first one.
    public var jointFixes: [JointFix] = []

    /// Nothing is found in `count` files.
    public init(count: Int) {
        findings = Array(repeating: [], count: count)
        isUsedWithErrors = Array(repeating: false, count: count)
    }
}

/// A fix that changes other files than the finding's, as one for a component and a view beside its use does.
public struct JointFix {
    /// The index of the file with the finding.
    fileprivate let file: Int
    /// The finding that it fixes.
    fileprivate let finding: Diagnostic
    fileprivate let title: String
    /// The replacements in each file, by its index.
    fileprivate let edits: [Int: [Diagnostic.Edit]]

    /// Creates the fix of `finding`, which is in the file with the index `file`.
    public init(of finding: Diagnostic, in file: Int, _ title: String, _ edits: [Int: [Diagnostic.Edit]]) {
        self.finding = finding
        self.file = file
        self.title = title
        self.edits = edits
    }

    /// What it fixes, to try it once.
    fileprivate var identity: String { "\(file) \(finding.identity)" }
}

/// Several files after fixes that were made together.
public struct JointlyFixedSources: Sendable {
    /// The files with their fixes.
    fileprivate var sources: [Source]
    /// The titles of the fixes in each file.
    fileprivate var titles: [[String]]
    /// The number of expectations that passed before and fail now.
    fileprivate var brokenCount = 0
    /// The files with fixes that couldn't be made together with all others.
    public fileprivate(set) var rejected: Set<Int> = []
    /// The files that the same fixes change. All of a set are written, or none.
    fileprivate var sets: [Set<Int>] = []

    /// Returns the file with this index, without what remains in it. The first changed file counts the expectations
    /// that fixes of all files broke.
    public func fixed(_ index: Int) -> FixedSource {
        let isFirst = titles.firstIndex { !$0.isEmpty } == index
        return FixedSource(
            source: sources[index], diagnostics: [], titles: titles[index], brokenCount: isFirst ? brokenCount : 0)
    }

    /// Returns the files that are right only together with the file with this index, and that file.
    public func filesWritten(with index: Int) -> Set<Int> {
        var files: Set<Int> = [index]
        while let more = sets.first(where: { !$0.isDisjoint(with: files) && !$0.isSubset(of: files) }) {
            files.formUnion(more)
        }
        return files
    }
}

/// Fixes several files at once, so that each round checks what uses them once.
///
/// The fixes of a file are made or rejected as a whole. Those that are rejected can be tried again one by one, with
/// ``SceneText/Source/fixed(includingUnsafe:testing:finding:)``. Fixes that change several files come after those of
/// single files, and each is made in all of its files or in none.
public struct JointFixing {
    private let includesUnsafe: Bool
    /// How many more trials are allowed.
    private var budget: TrialBudget
    private let test: (_ sources: [Source]) -> PassedExpectations
    private let find: (_ sources: [Source]) -> JointFindings

    /// The maximum number of rounds. Fixes that undo each other are left to
    /// ``SceneText/Source/fixed(includingUnsafe:testing:finding:)``.
    private static let maximumRounds = 8

    /// A file and its fixes in a round.
    private struct Batch {
        let file: Int
        let fixes: [FixCandidate]
        /// What a fix of several files changes in the others, by index.
        var editsElsewhere: [Int: [Diagnostic.Edit]] = [:]
        /// What a fix of several files is called, or `nil` for fixes of one file.
        var jointIdentity: String?

        /// All files that change.
        var files: Set<Int> { Set(editsElsewhere.keys).union([file]) }
    }

    /// The files between two trials.
    private struct Version {
        var fixed: JointlyFixedSources
        var found: JointFindings
        var passed: PassedExpectations?
    }

    /// Prepares to fix files.
    ///
    /// - Parameters:
    ///   - maximumTrials: How many times `find` may be called.
    ///   - test: Tests the expectations of all files that use them.
    ///   - find: Finds the diagnostics in versions of the files.
    public init(
        includingUnsafe: Bool, maximumTrials: Int, testing test: @escaping (_ sources: [Source]) -> PassedExpectations,
        finding find: @escaping (_ sources: [Source]) -> JointFindings
    ) {
        includesUnsafe = includingUnsafe
        budget = TrialBudget(maximumTrials)
        self.test = test
        self.find = find
    }

    /// Applies the fixes of `files`, indices in `sources`, in which `start` was found.
    public mutating func run(
        _ files: [Int], of sources: [Source], finding start: JointFindings
    ) -> JointlyFixedSources {
        var version = Version(
            fixed: JointlyFixedSources(sources: sources, titles: sources.map { _ in [] }), found: start)
        // Only the fixes of a single file handle one that ends in an open block.
        let policies = files.compactMap { file -> (file: Int, policy: FixPolicy)? in
            let found = start.findings[file]
            if found.contains(where: { $0.isReported(by: .syntax) }), ParsedSource(sources[file]).isCutOff {
                return nil
            }
            let policy = FixPolicy(
                includesUnsafe: includesUnsafe,
                mayBeUnfinished: start.isUsedWithErrors[file] || found.mayBeUnfinished)
            return (file, policy)
        }
        func batches(of version: Version) -> [Batch] {
            policies.compactMap { file, policy in
                let source = version.fixed.sources[file]
                let scenes = includesUnsafe ? ParsedSource(source).scenes : []
                let fixes = policy.fixes(of: version.found.findings[file], in: source, deferringIn: scenes)
                return fixes.isEmpty ? nil : Batch(file: file, fixes: fixes)
            }
        }
        var triedIdentities: Set<String> = []
        for _ in 0..<Self.maximumRounds {
            var batches = batches(of: version).filter { !version.fixed.rejected.contains($0.file) }
            if batches.isEmpty {
                batches = Self.jointBatches(of: version, in: Set(policies.map { $0.file }), except: triedIdentities)
            }
            if batches.isEmpty { break }
            if version.passed == nil { version.passed = test(version.fixed.sources) }
            let next = largestAcceptable(of: batches, from: version) { attempt($0, $1) }
            version = next.state
            triedIdentities.formUnion(batches.compactMap { $0.jointIdentity })
            // Nothing is left of one that changes several files: no file alone could try it again.
            version.fixed.rejected.formUnion(next.rejected.filter { $0.jointIdentity == nil }.map { $0.file })
        }
        let unfinished = Set(policies.filter { $0.policy.mayBeUnfinished }.map { $0.file })
        for batch in batches(of: version) {
            // Code that became unused because an error was fixed is left to another run.
            if !unfinished.contains(batch.file) || version.fixed.titles[batch.file].isEmpty {
                version.fixed.rejected.insert(batch.file)
            }
        }
        return version.fixed
    }

    /// Returns the fixes that change several of `files` and don't conflict with each other, each as a batch.
    private static func jointBatches(
        of version: Version, in files: Set<Int>, except tried: Set<String>
    ) -> [Batch] {
        var edited: [Int: EditedRanges] = [:]
        return version.found.jointFixes.compactMap { fix in
            guard !tried.contains(fix.identity), files.isSuperset(of: fix.edits.keys) else { return nil }
            var next = edited
            for (file, edits) in fix.edits {
                var ranges = next[file] ?? EditedRanges(in: version.fixed.sources[file])
                guard ranges.insert(edits) else { return nil }
                next[file] = ranges
            }
            edited = next
            var elsewhere = fix.edits
            let own = elsewhere.removeValue(forKey: fix.file) ?? []
            return Batch(
                file: fix.file, fixes: [FixCandidate(of: fix.finding, fix.title, own)], editsElsewhere: elsewhere,
                jointIdentity: fix.identity)
        }
    }

    /// Applies `batches` unless a finding remains, an error appears or an expectation fails.
    private mutating func attempt(_ batches: [Batch], _ version: Version) -> TrialOutcome<Version> {
        guard budget.spend(1) else { return .outOfBudget }
        var next = version
        var edits: [Int: [Diagnostic.Edit]] = [:]
        for batch in batches {
            edits[batch.file, default: []] += batch.fixes.edits
            for (file, more) in batch.editsElsewhere { edits[file, default: []] += more }
            next.fixed.titles[batch.file] += batch.fixes.map { $0.title }
            if !batch.editsElsewhere.isEmpty { next.fixed.sets.append(batch.files) }
        }
        for (file, edits) in edits {
            next.fixed.sources[file] = version.fixed.sources[file].edited(
                by: edits.sorted { $0.range.start < $1.range.start })
        }
        next.found = find(next.fixed.sources)
        var blamed: Set<Int> = []
        var isRejected = false
        for file in version.fixed.sources.indices {
            let fixes = batches.filter { $0.file == file }.flatMap { $0.fixes }
            let outcome = EditOutcome(of: edits[file] ?? [], to: version.fixed.sources[file]) { _ in
                next.found.findings[file]
            }
            let new = outcome.errors(knownFrom: version.found.findings[file], without: fixes.map { $0.finding }).new
            if new.isEmpty, !fixes.contains(where: { outcome.contains($0.finding) }) { continue }
            isRejected = true
            for (index, batch) in batches.enumerated() where batch.files.contains(file) { blamed.insert(index) }
        }
        if isRejected { return .rejected(blamed: blamed) }
        for (key, count) in next.found.errorsOfUsers where count > version.found.errorsOfUsers[key] ?? 0 {
            return .rejected(blamed: [])
        }
        if let before = version.passed, !before.isEmpty {
            let after = test(next.fixed.sources)
            let broken = before.broken(in: after).count
            if !includesUnsafe, !before.isComplete || !after.isComplete || broken > 0 { return .rejected(blamed: []) }
            next.fixed.brokenCount += broken
            next.passed = after
        }
        return .accepted(next)
    }
}
