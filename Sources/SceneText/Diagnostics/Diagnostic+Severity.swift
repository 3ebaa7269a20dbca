extension Diagnostic {
    /// Returns whether it is worse than `other`, a finding of the same rule: more severe, or about more of a view. Of
    /// findings that are reported as one, the worst gives the message.
    public func isWorse(than other: Diagnostic) -> Bool {
        if severity.rank != other.severity.rank { return severity.rank > other.severity.rank }
        let (fraction, otherFraction) = (data.fraction ?? 0, other.data.fraction ?? 0)
        return fraction == otherFraction ? data.magnitude > other.data.magnitude : fraction > otherFraction
    }
}

extension Diagnostic.Severity {
    /// A larger number is more severe.
    fileprivate var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
