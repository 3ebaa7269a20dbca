import SceneReport
import SceneSemantics
import SceneText

/// An error with a file. Programs get it as a finding, people on standard error.
struct FileError {
    let message: String
    /// What is allowed instead.
    var hint: String?
    /// The finding that reports it.
    let finding: Finding

    /// Creates an error with its finding.
    init(message: String, hint: String?, finding: Finding) {
        self.message = message
        self.hint = hint
        self.finding = finding
    }

    /// Creates the error for a file or folder that can't be read.
    init(_ path: UnreadablePath) {
        self.init(path.message, .unreadableFile) { Finding($0, unreadable: path.name) }
    }

    /// Creates the error for a file that Xcode compiled from a document, or returns `nil` for any other. Such a file
    /// isn't text, whatever its name.
    init?(compiled source: Source, named name: String) {
        guard ["NIBArchive", "bplist00"].contains(where: { source.bytes.starts(with: $0.utf8) }) else { return nil }
        self.init("`\(name)` is compiled, and can't be read", .unreadableFile) { Finding($0, unreadable: name) }
        hint = "name the storyboard or XIB that it was compiled from"
    }

    /// Creates the error for a file with the text `source` that can't be written.
    init(_ path: UnwritablePath, _ source: Source) {
        self.init(path.message, .unwritableFile) { Finding($0, in: source) }
    }

    /// Creates an error at the start of a file, with what makes its finding.
    init(_ message: String, _ rule: CompilerRule, _ finding: (Diagnostic) -> Finding) {
        self.message = message
        self.finding = finding(
            Diagnostic(rule: rule.rawValue, severity: .error, message: message, range: SourceRange(at: 0, in: .only)))
    }
}
