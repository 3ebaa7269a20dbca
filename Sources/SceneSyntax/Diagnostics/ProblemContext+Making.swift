import SceneText

/// Makes diagnostics and fixes.
extension ProblemContext {
    /// Returns the error with this message: what is wrong, then how to correct it.
    func error(_ message: String, _ notes: String..., fix: Diagnostic.Fix? = nil) -> Diagnostic {
        Diagnostic(
            rule: problem.reason.rule, severity: .error, message: message, range: range,
            notes: notes.flatMap { Diagnostic.Note.lines($0) }, fixes: fix.map { [$0] } ?? [])
    }

    /// Returns the error about something that is never closed, `opening`, which a first note points at.
    func unclosed(_ opening: String, _ message: String, _ notes: String..., fix: Diagnostic.Fix?) -> Diagnostic {
        var diagnostic = error(message, fix: fix)
        diagnostic.notes = notes.flatMap { Diagnostic.Note.lines($0) }
        if let related = problem.related {
            diagnostic.notes.insert(Diagnostic.Note("this `\(opening)` is never closed", at: related), at: 0)
        }
        return diagnostic
    }

    /// Returns a fix of several edits.
    func fix(_ title: String, safe: Bool = true, _ edits: Diagnostic.Edit...) -> Diagnostic.Fix {
        Diagnostic.Fix(title, safe: safe, edits: edits)
    }

    /// Returns the fix that writes `replacement` instead of the problem, or of `range`.
    func writing(
        _ replacement: String, for range: SourceRange? = nil, title: String? = nil, safe: Bool = true
    ) -> Diagnostic.Fix {
        fix(title ?? "write `\(replacement)`", safe: safe, Diagnostic.Edit(range ?? self.range, replacement))
    }

    /// Returns the fix that inserts `addition` after the problem.
    func appending(_ title: String, _ addition: String) -> Diagnostic.Fix {
        fix(title, Diagnostic.Edit(range.atEnd, addition))
    }

    /// Returns the fix that writes the keyword in `words` that is clearly meant.
    func nearest(among words: [Keyword]) -> Diagnostic.Fix? {
        Misspelling.word(text, among: words.lazy.map { $0.text }).map { writing($0) }
    }

    /// Returns the fix that puts the tokens from `start` through `end` in parentheses.
    func parenthesizing(_ start: SourceRange, through end: SourceRange) -> Diagnostic.Fix {
        fix("write parentheses", Diagnostic.Edit(start.atStart, "("), Diagnostic.Edit(end.atEnd, ")"))
    }

    /// The edit that removes the problem, a sign, and the blanks on one of its sides.
    var withoutSign: Diagnostic.Edit {
        if blanksBefore.length > 0 { return Diagnostic.Edit(range.union(blanksAfter), "") }
        return Diagnostic.Edit(range, blanksAfter.length > 0 || token(1) == nil ? "" : " ")
    }
}

extension SyntaxProblem.Reason {
    /// The rule that reports the problem.
    fileprivate var rule: CompilerRule {
        switch self {
        case .nestingTooDeep, .tooManyProblems, .wordTooLong: .limit
        case .edgeOfCopy: .layout
        case .nestedImport: .misplaced
        default: .syntax
        }
    }
}

extension Diagnostic.Fix {
    /// The question whether what it writes, a word, is meant.
    var suggestion: String? { edits.first.map { "did you mean `\($0.text)`?" } }
}
