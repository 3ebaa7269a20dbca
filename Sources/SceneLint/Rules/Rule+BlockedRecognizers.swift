import SceneRuntime
import SceneText

extension Rule {
    /// Returns the finding about a recognizer that others always precede.
    ///
    /// - Parameter word: What the recognizer recognizes.
    func finding(
        about gesture: WrittenRecognizer, _ word: String, _ found: RecognizerWinners, _ advice: Diagnostic.Note,
        fixes: [Diagnostic.Fix], in context: LintContext
    ) -> Diagnostic {
        let winner = found.first
        let title = context.title(winner.id)
        let others = found.elsewhere.isEmpty ? "" : " or another \(word) inside"
        return finding(
            "this \(word) is never recognized: \(title)\(others) always recognizes first", at: gesture.range,
            notes: [Diagnostic.Note("this one recognizes", at: winner.range)]
                + found.elsewhere.map { Diagnostic.Note("elsewhere, this one recognizes", at: $0.range) }
                + found.further.map { Diagnostic.Note("without \(title), this one would", at: $0.range) } + [advice],
            fixes: fixes,
            data: Evidence(
                point: (found.point.x, found.point.y),
                views: [context.path(gesture.id.view), context.path(winner.id.view)]))
    }
}
