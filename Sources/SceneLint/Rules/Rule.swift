import SceneSemantics
import SceneText

/// A rule of `scenec check`: its name, its severity, and the check that finds violations.
///
/// The name reads well after the word "allow".
public struct Rule: Sendable {
    /// The name, such as `dead-delegate`.
    public let name: String
    /// The severity of its findings, unless the rule can prove that one is harmless.
    public let severity: Diagnostic.Severity
    /// What `scenec explain` prints, as Markdown. `ExplanationTests` lists its headings.
    public let explanation: String
    let check: Check
    /// What its findings explain to rules about lost touches, if anything.
    let topic: ReportedFindings.Topic?
    /// Which rows that aren't displayed it also checks.
    let undisplayedRows: UndisplayedRows
    /// The rules that say more about the same lines: what they report, this one needn't report again. What is found
    /// doesn't depend on them, so that nothing is silent if one of them is off or allowed.
    ///
    /// Rules with an array wouldn't be constants; see ``UndisplayedRows``.
    let yieldsTo: (@Sendable () -> [Precedence])?
    /// Which of its findings count in scenes that were made from a document.
    let documentPolicy: DocumentPolicy
    /// Which of its findings are reported as one in a document.
    public let documentGrouping: DocumentGrouping
    /// What its fixes are for.
    public let fixPurpose: FixPurpose
    /// How pictures show the views of its findings.
    public let pictureMark: PictureMark
    /// What it reports that has no use, if it does.
    public let unused: Unused?

    /// Which findings of a rule say something about the app in a scene that was made from a document.
    enum DocumentPolicy: Sendable {
        case all
        /// None: they are about words that only the import wrote, or about what UIKit does by default, which nobody
        /// changes in a whole app.
        case none
        /// Those about views that no framework made. An app can't change the others.
        case ownViews
    }

    /// Rows that aren't displayed: those with recognizers that no displayed row has, see
    /// ``LintContext/viewportsWithRecognizers``, and those with such touch targets, see
    /// ``LintContext/viewportsWithTargets``.
    ///
    /// Rules with an option set wouldn't be constants, which take no time when the program starts.
    enum UndisplayedRows: Sendable {
        case none, withRecognizers, withTargets, withEither
    }

    /// A rule whose findings replace those of another one.
    struct Precedence: Sendable {
        let name: String
        /// Whether it is also about the lines of its notes.
        let isAtNotes: Bool

        init(_ name: String, atNotes isAtNotes: Bool = false) {
            self.name = name
            self.isAtNotes = isAtNotes
        }
    }

    /// What a rule checks.
    enum Check: Sendable {
        /// Nothing: the compiler emits these findings while it reads a file.
        case compiler
        /// A bound file, once. The flag is true if anything in the file is wrong, including its layout.
        case file(@Sendable (BoundFile, _ hasErrors: Bool) -> [Diagnostic])
        /// Every scene of the file that has no errors.
        case scene(@Sendable (LintContext) -> [Diagnostic])
        /// The touch targets of each of these scenes.
        case targets(@Sendable (TargetContext) -> [Diagnostic])
        /// The suppressions of the file, after all other rules.
        case suppressions(@Sendable (SuppressedFindings) -> [Diagnostic])
    }

    /// Whether a suppression can allow the rule's findings.
    public var canBeAllowed: Bool {
        switch check {
        case .file, .scene, .targets: true
        case .compiler, .suppressions: false
        }
    }

    /// Creates a rule that checks scenes.
    init(
        _ name: String, _ severity: Diagnostic.Severity, about topic: ReportedFindings.Topic? = nil,
        undisplayedRows: UndisplayedRows = .none, yieldsTo others: (@Sendable () -> [Precedence])? = nil,
        inDocuments documentPolicy: DocumentPolicy = .all, drawn pictureMark: PictureMark = .none, explanation: String,
        check: @escaping @Sendable (LintContext) -> [Diagnostic]
    ) {
        self.init(
            name: name, severity: severity, about: topic, undisplayedRows: undisplayedRows, yieldsTo: others,
            inDocuments: documentPolicy, drawn: pictureMark, explanation: explanation, check: .scene(check))
    }

    /// Creates a rule that checks touch targets.
    init(
        _ name: String, _ severity: Diagnostic.Severity, undisplayedRows: UndisplayedRows = .none,
        inDocuments documentPolicy: DocumentPolicy = .all, grouped documentGrouping: DocumentGrouping = .none,
        fixes fixPurpose: FixPurpose = .repairing, drawn pictureMark: PictureMark = .none, explanation: String,
        check: @escaping @Sendable (TargetContext) -> [Diagnostic]
    ) {
        self.init(
            name: name, severity: severity, undisplayedRows: undisplayedRows, inDocuments: documentPolicy,
            grouped: documentGrouping, fixes: fixPurpose, drawn: pictureMark, explanation: explanation,
            check: .targets(check))
    }

    init(
        name: String, severity: Diagnostic.Severity, about topic: ReportedFindings.Topic? = nil,
        undisplayedRows: UndisplayedRows = .none, yieldsTo others: (@Sendable () -> [Precedence])? = nil,
        inDocuments documentPolicy: DocumentPolicy = .all, grouped documentGrouping: DocumentGrouping = .none,
        fixes fixPurpose: FixPurpose = .repairing, drawn pictureMark: PictureMark = .none, unused: Unused? = nil,
        explanation: String, check: Check
    ) {
        self.name = name
        self.severity = severity
        self.topic = topic
        self.undisplayedRows = undisplayedRows
        yieldsTo = others
        self.documentPolicy = documentPolicy
        self.documentGrouping = documentGrouping
        self.fixPurpose = fixPurpose
        self.pictureMark = pictureMark
        self.unused = unused
        self.explanation = explanation
        self.check = check
    }

    /// Creates a rule whose findings the compiler emits.
    init(_ rule: CompilerRule, _ severity: Diagnostic.Severity = .error, explanation: String) {
        self.init(name: rule.rawValue, severity: severity, explanation: explanation, check: .compiler)
    }

    /// Returns the `findings` that say something about the app in a scene made from a document of `origin`.
    func findings(_ findings: [Diagnostic], in origin: DocumentOrigin) -> [Diagnostic] {
        switch documentPolicy {
        case .all: findings
        case .none: []
        case .ownViews: findings.filter { !origin.isFrameworkOwned($0.range) }
        }
    }

    /// Creates a finding of this rule.
    public func finding(
        _ message: String, at range: SourceRange, severity: Diagnostic.Severity? = nil, notes: [Diagnostic.Note] = [],
        fixes: [Diagnostic.Fix] = [], data: Evidence = Evidence()
    ) -> Diagnostic {
        Diagnostic(
            rule: name, severity: severity ?? self.severity, message: message, range: range, notes: notes, fixes: fixes,
            data: data)
    }
}
