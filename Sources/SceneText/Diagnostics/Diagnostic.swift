/// A finding of the compiler: what is wrong at a place in a source, why, and how to fix it.
public struct Diagnostic: Sendable {
    /// The name of the rule that reported it, such as `unknown-kind`.
    public var rule: String
    /// The severity; it decides the exit status.
    public var severity: Severity
    /// What is wrong, in one sentence without a full stop at the end.
    public var message: String
    /// The place to underline.
    public var range: SourceRange
    /// The reasons and the help, in reading order.
    public var notes: [Note]
    /// Fixes that `--fix` and editors can apply, the best first.
    public var fixes: [Fix]
    /// What the rule proves, for programs.
    public var data: Evidence
    /// What it says on each of the devices in ``data``, in their order; empty if the scene has one device.
    public var texts: [DeviceText] = []
    /// For a finding in a component, the uses that have it. Reports name the first few.
    public var uses: [SourceRange] = []
    /// The views in front that take all touches that the finding is about, if it is about such touches. A suppression
    /// may be at these views instead.
    public var blockers: [Blocker] = []

    /// Creates a diagnostic.
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

    /// What a diagnostic says on one of several devices.
    public struct DeviceText: Sendable {
        /// The message there.
        public var message: String
        /// The notes there.
        public var notes: [Note]

        /// Creates the text on a device.
        public init(message: String, notes: [Note]) {
            self.message = message
            self.notes = notes
        }
    }

    /// A view in front of another one.
    public struct Blocker: Sendable {
        /// Its place in the source.
        public var range: SourceRange
        /// What messages call the view, in quotation marks.
        public var title: String
        /// The places of the superviews that are in front with it, nearest first.
        public var superviews: [SourceRange]

        /// Creates a blocker.
        public init(_ title: String, at range: SourceRange, in superviews: [SourceRange] = []) {
            self.title = title
            self.range = range
            self.superviews = superviews
        }
    }

    /// The severity of a diagnostic.
    public enum Severity: String, Sendable {
        /// Advice about something that works in UIKit but often causes trouble. It doesn't change the exit status.
        case note
        case warning
        case error
    }

    /// What a diagnostic says beside its message.
    public struct Note: Sendable {
        /// The text, in the style of a message.
        public var message: String
        /// The place the note is about; `nil` for the place of the diagnostic.
        public var range: SourceRange?
        /// Whether it says what to write in a scene. In a document, that needs an introduction.
        public var isSceneAdvice = false
        /// Whether it says how to separate statements, which is done in other ways where the text isn't a file.
        public var separatesStatements = false

        /// Creates a note about `range`, or about the place of the diagnostic.
        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message.shortened
            self.range = range
        }

        /// Returns a note for each line of `text`, which has one for each thing to choose from.
        public static func lines(_ text: String) -> [Note] {
            text.split(separator: "\n").map { Note(String($0)) }
        }

        /// Creates a note that says what to write in a scene, in words that only scenes have.
        public init(sceneAdvice message: String) {
            self.init(message)
            isSceneAdvice = true
        }
    }

    /// A replacement of one range of the source.
    public struct Edit: Hashable, Sendable {
        /// The range to replace; empty to insert.
        public var range: SourceRange
        /// The new text.
        public var text: String

        /// Creates an edit that replaces `range` with `text`.
        public init(_ range: SourceRange, _ text: String) {
            self.range = range
            self.text = text
        }
    }
}

extension String {
    /// The text with the middle of each long quotation cut out, and its own if it is still too long to read: a message
    /// may quote several words of a megabyte.
    var shortened: String {
        guard utf8.count > Self.maximumQuotedPartLength else { return self }
        var text = self
        let parts = split(separator: "`", omittingEmptySubsequences: false)
        // A single quotation mark may be quoted itself.
        if parts.count % 2 == 1, parts.contains(where: { $0.utf8.count > Self.maximumQuotedPartLength }) {
            text = parts.enumerated().map { index, part in
                index % 2 == 1 ? String(part).cut(to: Self.maximumQuotedPartLength) : String(part)
            }.joined(separator: "`")
        }
        return text.cut(to: Self.maximumMessageLength)
    }

    /// Returns the text with its middle cut out if it has more than `length` bytes. A character can have any number of
    /// scalars, so they are counted.
    private func cut(to length: Int) -> String {
        if utf8.count <= length { return self }
        return String(unicodeScalars.prefix(length / 4)) + " … " + String(unicodeScalars.suffix(length / 4))
    }

    /// The longest part in backquotes and the longest message, in bytes.
    private static let maximumQuotedPartLength = 200
    private static let maximumMessageLength = 2000
}

extension Diagnostic {
    /// The diagnostic if its first note says how to separate statements.
    public var advisingToSeparateStatements: Diagnostic {
        var result = self
        if !result.notes.isEmpty { result.notes[0].separatesStatements = true }
        return result
    }
}

extension [Diagnostic] {
    /// Whether one of them is an error.
    public var hasErrors: Bool { contains { $0.severity == .error } }
}
