import SceneText

/// The description of a rule, for report formats that include it.
public struct RuleDescription: Sendable {
    /// The name, as suppressions and `scenec explain` take it.
    public var name: String
    /// The default severity of its findings.
    public var severity: Diagnostic.Severity
    /// What it reports, in one sentence.
    public var summary: String
    /// What it reports, in full, as Markdown.
    public var details: String
    /// What it reports, why that is bad, an example and the help, as Markdown.
    public var explanation: String

    /// Creates a description.
    public init(name: String, severity: Diagnostic.Severity, summary: String, details: String, explanation: String) {
        self.name = name
        self.severity = severity
        self.summary = summary
        self.details = details
        self.explanation = explanation
    }
}
