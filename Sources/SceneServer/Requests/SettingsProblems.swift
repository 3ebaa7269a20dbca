import SceneReport
import SceneText

extension ServerSession {
    /// Shows each file with settings that aren't used, at its mistake and once as a message, because it may not be
    /// open.
    func publishSettingsProblems() {
        let (new, gone) = settingsProblems.takeChanges()
        for problem in new {
            let range = TextLines(problem.bytes).range(
                problem.range.lowerBound, problem.range.upperBound, features.encoding)
            let diagnostic = PublishedDiagnostic(
                range: range, severity: .error, rule: CompilerRule.unreadableFile.rawValue, message: problem.message,
                related: [])
            send(message: publication(uri: uri(ofFileAt: problem.path), version: nil, [diagnostic]))
            show("`\(problem.path)` isn't used: \(problem.message)")
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
