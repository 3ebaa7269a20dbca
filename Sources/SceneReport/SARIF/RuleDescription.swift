import SceneText

/// What a report says of a rule itself, where its format has room for that.
public struct RuleDescription: Sendable {
    /// The name.
    public var name: String
    /// How bad its findings are, unless they say otherwise.
    public var severity: Diagnostic.Severity
    /// What it finds, in a sentence.
    public var summary: String
    /// What it finds, in full, as Markdown.
    public var details: String
    /// What it finds, why that is bad, an example and what to write instead, as Markdown.
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
