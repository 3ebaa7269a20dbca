import SceneText

extension SyntaxProblem {
    /// Returns the diagnostic: what is wrong and how to fix it.
    public func diagnostic(in source: Source) -> Diagnostic {
        let text = source.text(in: range)
        let wording = wording(text, Surroundings(range, in: source))
        var notes = wording.notes.map { Diagnostic.Note($0) }
        if let related, let remark = relatedRemark {
            notes.insert(Diagnostic.Note(remark, at: related), at: 0)
        }
        return Diagnostic(
            rule: rule, severity: .error, message: wording.message, range: range, notes: notes,
            fixes: fix(text, in: source).map { [$0] } ?? [])
    }

    /// The rule that reports the problem.
    private var rule: String {
        switch reason {
        case .nestingTooDeep, .tooManyProblems, .wordTooLong: "limit"
        case .edgeOfCopy: "layout"
        case .nestedImport: "misplaced"
        default: "syntax"
        }
    }

    /// The remark about the related place.
    private var relatedRemark: String? {
        switch reason {
        case .missingClosingBrace, .missingLastBrace: "this `{` is never closed"
        case .missingClosingParenthesis: "this `(` is never closed"
        default: nil
        }
    }

    /// The text of a problem.
    struct Wording {
        var message: String
        var notes: [String] = []

        /// Creates a text: what is wrong, then how to fix it.
        init(_ message: String, _ notes: String...) {
            self.message = message
            self.notes = notes
        }
    }

    /// Returns the text of the problem; `text` is the source at its range.
    private func wording(_ text: String, _ around: Surroundings) -> Wording {
        exampleWording(text, around) ?? tokenWording(text) ?? blockWording(text) ?? statementWording(text)
            ?? importWording(text, around)
            ?? valueWording(text)
            ?? linkWording(text) ?? expressionWording(text) ?? expectationWording(text)
            ?? Wording("`\(text)` does not belong here")
    }
}
