import SceneText

/// The fixes that a call doesn't apply in one file.
struct UnappliedFixes: Sendable {
    /// Why it doesn't.
    var reason: CheckReport.ReasonUnapplied
    /// The findings that have them.
    var findings: Set<CheckReport.Key> = []
}

extension CheckReport {
    /// Why fixes in a file aren't applied.
    public enum ReasonUnapplied: Sendable {
        /// The findings are in what other files import.
        case isImported
        /// A symbolic link led to the file, out of the folder that was searched.
        case isElsewhere
    }

    /// Counts a finding with fixes that aren't applied.
    public mutating func add(unappliedFixesOf finding: Finding, because reason: ReasonUnapplied) {
        unappliedFixes[finding.file.path, default: UnappliedFixes(reason: reason)].findings.insert(Key(finding))
    }

    /// A line for each file with fixes that were requested but aren't applied.
    public var unappliedSummaries: [String] {
        unappliedFixes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, unapplied in
            let reason =
                switch unapplied.reason {
                case .isImported: "is imported by other files"
                case .isElsewhere: "is outside the folder that was searched"
                }
            let findings = counted(unapplied.findings.count, "finding")
            return "\(shownSafely(path)) \(reason), so the fixes of \(findings) there aren't applied"
        }
    }
}
