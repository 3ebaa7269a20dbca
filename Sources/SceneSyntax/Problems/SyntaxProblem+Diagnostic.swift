import SceneText

extension SyntaxProblem {
    /// The finding that says in words what is wrong and what to write instead.
    public func diagnostic(in source: Source) -> Diagnostic {
        let text = source.text(in: range)
        let wording = wording(text)
        var notes = wording.notes.map { Diagnostic.Note($0) }
        if let related, let remark = relatedRemark {
            notes.insert(Diagnostic.Note(remark, at: related), at: 0)
        }
        return Diagnostic(
            rule: rule, severity: .error, message: wording.message, range: range, notes: notes,
            fixes: fix(text, in: source).map { [$0] } ?? [])
    }

    /// The rule under which the problem is reported.
    private var rule: String {
        switch reason {
        case .nestingTooDeep, .tooManyProblems: "limit"
        default: "syntax"
        }
    }

    /// What is to be said of the related place.
    private var relatedRemark: String? {
        switch reason {
        case .missingClosingBrace: "this `{` is never closed"
        case .missingClosingParenthesis: "this `(` is never closed"
        default: nil
        }
    }

    /// What is said of a problem.
    struct Wording {
        var message: String
        var notes: [String] = []

        /// Creates the wording of a problem: what is wrong, then how to put it right.
        init(_ message: String, _ notes: String...) {
            self.message = message
            self.notes = notes
        }
    }

    /// The words for the problem, whose place says `text`.
    private func wording(_ text: String) -> Wording {
        tokenWording(text) ?? blockWording(text) ?? statementWording(text) ?? valueWording(text)
            ?? linkWording(text) ?? expressionWording(text) ?? expectationWording(text)
            ?? Wording("`\(text)` does not belong here")
    }
}
