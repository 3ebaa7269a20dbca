import SceneText

/// The result of checking some files, ready to be written.
///
/// Each format is an extension in its own file, such as `CheckReport+JSON.swift`, that writes the whole report to a
/// stream. To add a format, add such a file and a case to the command's `--format`.
public struct CheckReport: Sendable {
    /// Every finding, in reporting order.
    public var findings: [Finding]
    /// The number of files to check.
    public var fileCount: Int
    /// The number of those files that couldn't be read.
    public var unreadableCount: Int
    /// The number of those files in which there is nothing to check.
    public var emptyCount = 0
    /// Whether every file could be read and written.
    public var isComplete = true
    /// The applied fixes, by file; `nil` if none were requested.
    public var appliedFixes: [AppliedFixes]?
    /// The findings that `--unsafe-fixes` would fix, where safe fixes were requested.
    private var unsafelyFixable: Set<Key> = []
    /// The files in which findings have fixes that were requested but aren't applied, by path.
    var unappliedFixes: [String: UnappliedFixes] = [:]
    /// The number of expectations that unsafe fixes make fail.
    public var brokenExpectationCount = 0
    /// Whether another run may fix more, because fixing took too much work.
    public var canFixMore = false
    /// The maximum number of findings to print for each severity; `nil` for all.
    public var maximumErrors: Int?

    /// Creates a report.
    public init(findings: [Finding], fileCount: Int, unreadableCount: Int = 0, maximumErrors: Int? = nil) {
        self.findings = findings
        self.fileCount = fileCount
        self.unreadableCount = unreadableCount
        isComplete = unreadableCount == 0
        self.maximumErrors = maximumErrors
    }

    /// Counts a finding that `--unsafe-fixes` would fix, once for all files that use the component it is in.
    public mutating func add(unsafelyFixable finding: Finding) { unsafelyFixable.insert(Key(finding)) }

    /// Adds the titles of fixes applied to the file called `file`.
    public mutating func add(_ titles: [String], of file: String) {
        if !titles.isEmpty { appliedFixes?.append(AppliedFixes(file: file, titles: titles)) }
    }

    /// The number of applied fixes; `nil` if none were requested.
    var fixedCount: Int? { appliedFixes.map { $0.reduce(0) { $0 + $1.titles.count } } }

    /// The number of findings of each severity, printed or not.
    public var counts: SeverityCounts { SeverityCounts(of: findings) }

    /// The findings to print: all, or the first `maximumErrors` of each severity.
    var printed: [Finding] {
        guard let maximumErrors, counts.largest > maximumErrors else { return findings }
        var counts = SeverityCounts()
        return findings.filter { finding in
            counts.add(finding)
            return counts.count(of: finding.diagnostic.severity) <= maximumErrors
        }
    }

    /// A line with the number of findings that aren't printed, or `nil` if all are.
    public var unreportedSummary: String? {
        (counts - SeverityCounts(of: printed)).words(before: "more ").map { "… and \($0)" }
    }

    /// A line with the numbers of applied fixes, of expectations they break, and of fixes left to `--unsafe-fixes` or
    /// to another run, or `nil` if there are none.
    public var fixedSummary: String? {
        canFixMore ? summaryOfThisRun.map { "\($0); another run can fix more" } : summaryOfThisRun
    }

    private var summaryOfThisRun: String? {
        var fixed = fixedCount.flatMap { $0 > 0 ? "\(counted($0, "finding")) fixed" : nil }
        if brokenExpectationCount > 0 {
            // Only unsafe fixes break expectations, and with those, none are left.
            let broken = "unsafe fixes make \(counted(brokenExpectationCount, "expectation")) fail that passed before"
            fixed = fixed.map { "\($0); \(broken)" } ?? broken
        }
        if unsafelyFixable.isEmpty { return fixed }
        let count = unsafelyFixable.count
        let rest = fixed.map { "\($0), \(count) more" } ?? counted(count, "finding")
        return "\(rest) can be fixed with `--unsafe-fixes`"
    }
}
