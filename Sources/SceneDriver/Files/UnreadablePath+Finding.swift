import SceneReport
import SceneText

extension UnreadablePath {
    /// The finding that tells of it where findings are all that is read.
    var finding: Finding {
        let diagnostic = Diagnostic(
            rule: "unreadable-file", severity: .error, message: message, range: SourceRange(at: 0))
        return Finding(diagnostic, unreadable: name)
    }
}
