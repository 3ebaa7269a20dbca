/// One finding: what is wrong at a place of a source, why, and what to do about it.
public struct Diagnostic: Sendable {
    /// The name of the rule that found it, such as `unknown-kind`.
    public var rule: String
    /// How bad it is.
    public var severity: Severity
    /// What is wrong, in one sentence without a full stop at the end.
    public var message: String
    /// Where it is wrong.
    public var range: SourceRange
    /// Why, and what to write instead; in the order in which they are to be read.
    public var notes: [Note]
    /// Mechanical mends, the best first.
    public var fixes: [Fix]
    /// What the rule proves.
    public var data: Evidence

    /// Creates a finding.
    public init(
        rule: String, severity: Severity, message: String, range: SourceRange, notes: [Note] = [], fixes: [Fix] = [],
        data: Evidence = Evidence()
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message.shortened
        self.range = range
        self.notes = notes
        self.fixes = fixes
        self.data = data
    }

    /// How bad a finding is.
    public enum Severity: String, Sendable {
        /// Advice about something that works as UIKit does it but that many regret. It changes no exit status.
        case note
        case warning
        case error
    }

    /// A remark that belongs to a finding.
    public struct Note: Sendable {
        /// What it says.
        public var message: String
        /// The place it speaks of; `nil` where that is the finding's own.
        public var range: SourceRange?

        /// Creates a note about the finding's own place, or about `range`.
        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message.shortened
            self.range = range
        }
    }

    /// A mend that a program can make.
    public struct Fix: Sendable {
        /// What it does, as a command: "write `hidden`".
        public var title: String
        /// Whether it changes no answer except where the finding says so.
        public var safe: Bool
        /// The replacements; they do not overlap.
        public var edits: [Edit]

        /// Creates a fix.
        public init(_ title: String, safe: Bool, edits: [Edit]) {
            self.title = title
            self.safe = safe
            self.edits = edits
        }
    }

    /// The replacement of a stretch of the source.
    public struct Edit: Sendable {
        /// What is replaced; empty to insert.
        public var range: SourceRange
        /// What stands there afterwards.
        public var text: String

        /// Creates a replacement of `range` by `text`.
        public init(_ range: SourceRange, _ text: String) {
            self.range = range
            self.text = text
        }
    }
}

extension String {
    /// The text without its middle, where it is longer than anybody reads: a message may quote a word of a megabyte.
    fileprivate var shortened: String {
        guard utf8.count > Self.longestMessage else { return self }
        return prefix(Self.longestMessage / 4) + " … " + suffix(Self.longestMessage / 4)
    }

    /// No message is longer than so many bytes.
    private static let longestMessage = 2000
}
