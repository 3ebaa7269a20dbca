import SceneText

/// What a check of some files found, ready to be written.
///
/// Each format is an extension in a file of its own, `CheckReport+JSON.swift` and so on, that writes the whole report
/// to a stream; a further format is a further such file, and a case in the command's `--format`.
public struct CheckReport: Sendable {
    /// Every finding, in the order in which they are told.
    public var findings: [Finding]
    /// How many files were to be checked.
    public var fileCount: Int
    /// How many of those could not be read.
    public var unreadableCount: Int
    /// Whether every file could be read and written.
    public var isComplete = true
    /// How many mends were made; `nil` where none were to be.
    public var fixedCount: Int?
    /// How many findings of each severity are printed at most; `nil` for all.
    public var maximumErrors: Int?

    /// Creates a report.
    public init(findings: [Finding], fileCount: Int, unreadableCount: Int = 0, maximumErrors: Int? = nil) {
        self.findings = findings
        self.fileCount = fileCount
        self.unreadableCount = unreadableCount
        isComplete = unreadableCount == 0
        self.maximumErrors = maximumErrors
    }

    /// How many findings there are of each severity, printed or not.
    public var counts: SeverityCounts { SeverityCounts(of: findings) }

    /// The findings that are printed: all of them, or the first `maximumErrors` of each severity.
    var told: [Finding] {
        guard let maximumErrors, counts.largest > maximumErrors else { return findings }
        var counts = SeverityCounts()
        return findings.filter { finding in
            counts.add(finding)
            return counts.count(of: finding.diagnostic.severity) <= maximumErrors
        }
    }

    /// How many findings are not printed, in a line; `nil` where all are.
    public var unreportedSummary: String? {
        (counts - SeverityCounts(of: told)).words.map { "… and \($0) more" }
    }

    /// How many mends were made, in a line; `nil` where there were none.
    public var fixedSummary: String? {
        fixedCount.flatMap { $0 > 0 ? "\(counted($0, "finding")) fixed" : nil }
    }
}
