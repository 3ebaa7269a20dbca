import SceneReport
import SceneText

/// The files with settings that aren't used, because something is wrong with them.
struct SettingsProblems {
    /// The problem of the settings of each open document, by its URI.
    private var byDocument: [String: SettingsProblem] = [:]
    /// What the client was told, by path.
    private var shown: [String: SettingsProblem] = [:]
    /// Whether the client may have to be told something.
    private var hasChanged = false

    /// Takes note of what is wrong with the settings of the document with this URI, or of nothing.
    mutating func note(_ problem: SettingsProblem?, of uri: String) {
        guard byDocument[uri] != problem else { return }
        byDocument[uri] = problem
        hasChanged = true
        guard let problem else { return }
        // The other documents below the same file are checked again later.
        for (other, old) in byDocument where old.path == problem.path { byDocument[other] = problem }
    }

    /// Returns the problems that the client doesn't know, and the paths of the files that have none any more. From then
    /// on, the client knows all of them.
    mutating func takeChanges() -> (new: [SettingsProblem], gone: [String]) {
        guard hasChanged else { return ([], []) }
        hasChanged = false
        var current: [String: SettingsProblem] = [:]
        for problem in byDocument.values { current[problem.path] = problem }
        let new = current.values.filter { shown[$0.path] != $0 }.sorted { $0.path < $1.path }
        let gone = shown.keys.filter { current[$0] == nil }.sorted()
        shown = current
        return (new, gone)
    }
}

extension LanguageServer {
    /// Shows each file with settings that aren't used, at its mistake and once as a message: nobody may have it open.
    func publishSettingsProblems() {
        guard exitStatus == nil else { return }
        let (new, gone) = settingsProblems.takeChanges()
        for problem in new {
            let range = TextLines(problem.bytes).range(
                problem.range.lowerBound, problem.range.upperBound, features.encoding)
            let diagnostic = PublishedDiagnostic(
                range: range, severity: .error, rule: "unreadable-file", message: problem.message, related: [])
            send(message: publication(uri: uri(ofFileAt: problem.path), version: nil, [diagnostic]))
            show("`\(problem.path)` is not used: \(problem.message)")
        }
        for path in gone { send(message: publication(uri: uri(ofFileAt: path), version: nil, [])) }
    }

    /// Shows an error that is about no open document.
    private func show(_ text: String) {
        send(
            message: OutgoingMessage.notification("window/showMessage") { value in
                value.object { object in
                    object.member("type", 1)
                    object.member("message", text)
                }
            })
    }
}
