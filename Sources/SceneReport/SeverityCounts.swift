/// How many findings there are of each severity.
public struct SeverityCounts: Equatable, Sendable {
    /// The number of errors.
    public var errors = 0
    /// The number of warnings.
    public var warnings = 0
    /// The number of notes.
    public var notes = 0

    /// Counts `findings`.
    init(of findings: some Sequence<Finding>) {
        for finding in findings {
            switch finding.diagnostic.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .note: notes += 1
            }
        }
    }

    /// The counts that are not 0 in words, `2 errors, 1 warning`; `nil` where all are.
    var words: String? {
        var parts: [String] = []
        if errors > 0 { parts.append(counted(errors, "error")) }
        if warnings > 0 { parts.append(counted(warnings, "warning")) }
        if notes > 0 { parts.append(counted(notes, "note")) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

/// A number with its noun, `1 file`, `2 files`.
public func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}
