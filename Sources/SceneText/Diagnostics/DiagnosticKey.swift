/// A rule and the range at which it reports something: what makes two diagnostics the same, whatever their messages.
public struct DiagnosticKey: Hashable, Sendable {
    private let rule: String
    private let range: SourceRange

    /// Creates the key of `diagnostic`.
    public init(_ diagnostic: Diagnostic) {
        rule = diagnostic.rule
        range = diagnostic.range
    }

    /// The key without the use of a component: the same for all uses.
    public var written: DiagnosticKey { DiagnosticKey(rule: rule, range: range.written) }

    private init(rule: String, range: SourceRange) {
        self.rule = rule
        self.range = range
    }
}
