import SceneText

/// The number of findings of each severity.
public struct SeverityCounts: Equatable, Sendable {
    /// The number of errors.
    public var errors = 0
    /// The number of warnings.
    public var warnings = 0
    /// The number of notes.
    public var notes = 0

    init() {}

    /// Counts `findings`.
    init(of findings: some Sequence<Finding>) {
        for finding in findings { add(finding) }
    }

    /// Counts another finding.
    mutating func add(_ finding: Finding) {
        switch finding.diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
    }

    /// Returns the number of findings of `severity`.
    func count(of severity: Diagnostic.Severity) -> Int {
        switch severity {
        case .error: errors
        case .warning: warnings
        case .note: notes
        }
    }

    var largest: Int { max(errors, warnings, notes) }

    /// Subtracts the counts of `part`.
    static func - (whole: Self, part: Self) -> Self {
        var rest = whole
        rest.errors -= part.errors
        rest.warnings -= part.warnings
        rest.notes -= part.notes
        return rest
    }

    /// The counts in words without zeros, `2 errors, 1 warning`; `nil` if all are 0.
    var words: String? { words() }

    /// Returns ``words`` with an adjective and its space before each noun: `2 more errors, 1 more warning`.
    func words(before adjective: String = "") -> String? {
        var parts: [String] = []
        if errors > 0 { parts.append(counted(errors, adjective + "error")) }
        if warnings > 0 { parts.append(counted(warnings, adjective + "warning")) }
        if notes > 0 { parts.append(counted(notes, adjective + "note")) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
