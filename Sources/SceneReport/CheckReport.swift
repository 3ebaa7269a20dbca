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
    /// How many mends were made; `nil` where none were to be.
    public var fixedCount: Int?
    /// After how many errors to stop telling; `nil` for never.
    public var maximumErrors: Int?

    /// Creates a report.
    public init(findings: [Finding], fileCount: Int, unreadableCount: Int = 0, maximumErrors: Int? = nil) {
        self.findings = findings
        self.fileCount = fileCount
        self.unreadableCount = unreadableCount
        self.maximumErrors = maximumErrors
    }

    /// How many errors and warnings there are, told or not.
    public var counts: SeverityCounts { SeverityCounts(of: findings) }

    /// The findings up to the last error that is to be told.
    var told: ArraySlice<Finding> {
        guard let maximumErrors, maximumErrors < counts.errors else { return findings[...] }
        var errors = 0
        for (index, finding) in findings.enumerated() where finding.diagnostic.severity == .error {
            if errors == maximumErrors { return findings[..<index] }
            errors += 1
            if errors == maximumErrors { return findings[...index] }
        }
        return findings[...]
    }

    /// How much is not told, in a line; `nil` where all is.
    public var untoldSummary: String? {
        SeverityCounts(of: findings[told.endIndex...]).words.map { "… and \($0) more" }
    }

    /// How many mends were made, in a line; `nil` where there were none.
    public var fixedSummary: String? {
        fixedCount.flatMap { $0 > 0 ? "\(counted($0, "finding")) fixed" : nil }
    }
}
