import SceneText

extension SyntaxProblem {
    /// The finding that says in words what is wrong and what to write instead.
    public func diagnostic(in source: Source) -> Diagnostic {
        let wording = wording(source.text(in: range))
        var notes = wording.notes.map { Diagnostic.Note($0) }
        if let related, let remark = relatedRemark {
            notes.insert(Diagnostic.Note(remark, at: related), at: 0)
        }
        return Diagnostic(
            rule: rule, severity: .error, message: wording.message, range: range, notes: notes, fixes: wording.fixes)
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
        var fixes: [Diagnostic.Fix] = []

        /// Creates the wording of a problem: what is wrong, then how to put it right.
        init(_ message: String, _ notes: String..., fix: Diagnostic.Fix? = nil) {
            self.message = message
            self.notes = notes
            fixes = fix.map { [$0] } ?? []
        }
    }

    /// The words for the problem, whose place says `text`.
    private func wording(_ text: String) -> Wording {
        tokenWording(text) ?? blockWording(text) ?? statementWording(text) ?? valueWording(text)
            ?? linkWording(text) ?? expressionWording(text) ?? expectationWording(text)
            ?? Wording("`\(text)` does not belong here")
    }

    /// The fix that puts `replacement` in the place of the problem.
    func replacing(_ title: String, with replacement: String) -> Diagnostic.Fix {
        Diagnostic.Fix(title, safe: true, edits: [Diagnostic.Edit(range, replacement)])
    }

    /// The fix that puts `addition` behind the place of the problem.
    func appending(_ title: String, _ addition: String) -> Diagnostic.Fix {
        Diagnostic.Fix(title, safe: true, edits: [Diagnostic.Edit(SourceRange(at: range.end), addition)])
    }
}
