/// The rules for what is found while a scene or document is read, most of them errors that make it invalid. The raw
/// value is the rule's name.
public enum CompilerRule: String, CaseIterable, Sendable {
    case syntax
    case unknownKind = "unknown-kind"
    case unknownAttribute = "unknown-attribute"
    case unknownName = "unknown-name"
    case duplicateName = "duplicate-name"
    case wrongValue = "wrong-value"
    case misplaced
    case layout
    case limit
    case unreadableView = "unreadable-view"
    case noTouchTarget = "no-touch-target"
    case unreadableFile = "unreadable-file"
    case unwritableFile = "unwritable-file"
}

extension Diagnostic {
    /// Returns whether `rule` reported it.
    public func isReported(by rule: CompilerRule) -> Bool { self.rule == rule.rawValue }

    /// Creates a diagnostic of the compiler itself.
    public init(
        rule: CompilerRule, severity: Severity = .error, message: String, range: SourceRange, notes: [Note] = [],
        fixes: [Fix] = []
    ) {
        self.init(rule: rule.rawValue, severity: severity, message: message, range: range, notes: notes, fixes: fixes)
    }
}
