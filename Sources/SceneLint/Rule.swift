import SceneSemantics
import SceneText

/// A rule of `scenec check`: its name, how bad its findings are, and the check that finds them.
///
/// The name reads after the word "allow".
public struct Rule: Sendable {
    /// The name, such as `dead-delegate`.
    public let name: String
    /// How bad its findings are, unless it can prove that one is not.
    public let severity: Diagnostic.Severity
    /// What `scenec explain` prints, as Markdown. Its headings are those that `ExplanationTests` names.
    public let explanation: String
    /// What finds them.
    let check: Check

    /// What a rule looks at.
    enum Check: Sendable {
        /// Nothing: its findings are what keeps a scene from being understood.
        case whileUnderstanding
        /// A file that has been checked, once; the flag says whether anything in it is wrong, its layout included.
        case file(@Sendable (CheckedFile, _ hasErrors: Bool) -> [Diagnostic])
        /// Every scene of the file that has no errors.
        case scene(@Sendable (LintContext) -> [Diagnostic])
        /// The suppressions of the file, once all others have looked.
        case suppressions(@Sendable (SuppressedFindings) -> [Diagnostic])
    }

    /// Whether a comment in the file can allow what the rule finds.
    var canBeAllowed: Bool {
        switch check {
        case .file, .scene: true
        case .whileUnderstanding, .suppressions: false
        }
    }

    /// Creates a rule that looks at scenes.
    init(
        _ name: String, _ severity: Diagnostic.Severity, explanation: String,
        check: @escaping @Sendable (LintContext) -> [Diagnostic]
    ) {
        self.init(name: name, severity: severity, explanation: explanation, check: .scene(check))
    }

    /// Creates a rule from its parts.
    init(name: String, severity: Diagnostic.Severity, explanation: String, check: Check) {
        self.name = name
        self.severity = severity
        self.explanation = explanation
        self.check = check
    }

    /// Creates a rule whose findings keep a scene from being understood.
    init(_ rule: BasicRule, explanation: String) {
        self.init(name: rule.rawValue, severity: .error, explanation: explanation, check: .whileUnderstanding)
    }

    /// A finding of this rule.
    func finding(
        _ message: String, at range: SourceRange, severity: Diagnostic.Severity? = nil, notes: [Diagnostic.Note] = [],
        fixes: [Diagnostic.Fix] = [], data: Evidence = Evidence()
    ) -> Diagnostic {
        Diagnostic(
            rule: name, severity: severity ?? self.severity, message: message, range: range, notes: notes, fixes: fixes,
            data: data)
    }
}
