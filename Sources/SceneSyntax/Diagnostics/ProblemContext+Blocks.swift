import SceneText

/// Errors in braces and lines.
extension ProblemContext {
    var missingClosingBrace: Diagnostic {
        let isLast = problem.reason == .missingLastBrace
        let place = isLast ? "at the end of the file" : "after this line"
        // The innermost block is the first.
        let openings = ([problem] + others).compactMap { $0.related }
        let braces = openings.count > 1 ? "\(openings.count) `}` are missing" : "missing `}`"
        let fix = fixClosing(openings)
        var diagnostic = error("\(braces) \(place)", fix: isLast ? fix?.forCompleteFile : fix)
        diagnostic.notes = openings.reversed().prefix(Self.maximumBraces).map {
            Diagnostic.Note("this `{` is never closed", at: $0)
        }
        let further = openings.count - Self.maximumBraces
        if further > 0 { diagnostic.notes.append(Diagnostic.Note("and \(further) more in it")) }
        if !isLast {
            diagnostic.notes.append(Diagnostic.Note("the next lines are indented as if the block had ended"))
        }
        return diagnostic
    }

    /// How many braces that are never closed a message shows.
    private static let maximumBraces = 5

    /// Returns the fix that closes blocks, the innermost first, or `nil` if there is none.
    private func fixClosing(_ openings: [SourceRange]) -> Diagnostic.Fix? {
        var edits: [Diagnostic.Edit] = []
        for opening in openings {
            let indentation = source.indentation(at: opening.start)
            let end = source.endOfComments(after: range.end, inBlockIndented: indentation)
            let brace = source.lineEnd + indentation + "}"
            if let last = edits.indices.last, edits[last].range.start >= end {
                edits[last].text += brace
            } else {
                edits.append(Diagnostic.Edit(SourceRange(at: end, in: range.file), brace))
            }
        }
        guard !edits.isEmpty else { return nil }
        let count = openings.count > 1 ? "\(openings.count) " : ""
        return Diagnostic.Fix("write the \(count)`}`", safe: true, edits: edits)
    }

    var braceOnNewLine: Diagnostic {
        error(
            "this `{` is on its own line", "put it at the end of the item's line: `table List fill {`",
            fix: joiningLines)
    }

    /// A `{` that isn't the block of an item, also that of `frame {{16, 740}, {358, 50}}`.
    var blockWithoutItem: Diagnostic {
        if word(-2) == "frame", kind(-1) == .leftBrace, let rectangle = source.printedRectangle(after: range(-1).start)
        {
            return error(
                "a rectangle isn't written as a debugger prints it",
                "write a position and a size: `frame \(rectangle.text)`",
                fix: writing(rectangle.text, for: rectangle.range))
        }
        return error(
            "this `{` belongs to no item", "a block follows a view, `scene`, `if`, `repeat`, `touch` or `hitTest`")
    }

    var missingBlock: Diagnostic {
        let place = phrase(from: word(1) == "at" || word(1) == "on" ? token(2) : token(1))?.text ?? ""
        guard text == Keyword.touch.text, isPlace(place) else {
            return error("`\(text)` needs a block", "write `{ … }` on the same line")
        }
        let view = place.utf8.first?.isUppercaseLetter == true ? place : "Play"
        return error(
            "`\(text)` needs a block",
            "write `expect tap \(place) fires -> \(view)`, or the steps in braces: `touch { down \(place); up }`")
    }

    var continuedOnNewLine: Diagnostic {
        // A line without deeper indentation may be its own statement, after one that is still being typed.
        let isDeeper =
            source.indentation(at: range.start).utf8.count
            > source.indentation(at: tree.range(first.previous).start).utf8.count
        return error(
            "`\(text)` belongs to the line before",
            "write both in one line; only after `,` and `->`, before `->`, and in parentheses a statement goes on in the next",
            fix: isDeeper ? joiningLines : nil)
    }

    /// Joins the line with the one before, unless a comment would swallow it.
    private var joiningLines: Diagnostic.Fix? {
        let previous = first.previous
        guard previous < first, !tree.kind(previous).endsStatement,
            !tree.trivia(before: first).contains(where: { $0.kind == .comment })
        else { return nil }
        return writing(" ", for: tree.range(previous).atEnd.with(end: range.start), title: "join the lines")
    }

    private func isOutcome(_ token: TokenID) -> Bool {
        Keyword(word(token)).map { Keyword.outcomes.contains($0) } ?? false
    }

    var missingLineEnd: Diagnostic {
        if statementBegins(with: "expect") {
            if text == "on" {
                return error(
                    "`on` comes before the outcome",
                    "write `expect hit 60,30 on .iPhoneSE -> Play`, `expect tap 60,30 on .iPhoneSE fires -> Play`")
            }
            if let outcome = outcomeWithoutComma { return outcome }
            if let alternative { return alternative }
            if text == "and" || text == "&&", let view = path(1), let outcome = last(before: first, where: isOutcome) {
                return error(
                    "an outcome has one view",
                    "write the outcome for each, after a comma: `\(word(outcome)) -> \(view)`")
            }
            if text == "->", isAfterCase {
                return error("missing `,` between the devices", "write `on .iPhoneSE, .iPhone16Pro`")
            }
        }
        return error(
            "`\(text)` isn't allowed here: the statement before it is complete",
            "start a new line, or separate the statements with `;`"
        ).advisingToSeparateStatements
    }

    /// `fires -> A and not cancels -> A`.
    private var outcomeWithoutComma: Diagnostic? {
        let isConjunction = ["and", "also", "&&", "&"].contains(text)
        let outcome = isConjunction ? word(1) : text
        guard let keyword = Keyword(outcome),
            Keyword.outcomes.contains(keyword) || keyword == .not || keyword == .sends
        else { return nil }
        return error(
            "missing comma between the outcomes", "separate outcomes with commas: `, \(outcome) …`",
            fix: isConjunction
                ? writing(",", for: blanksBefore.union(range))
                : writing(",", for: blanksBefore.atStart, title: "write the comma"))
    }

    var branchWithoutBraces: Diagnostic {
        let rest = endOfStatement.map { source.text(in: range.union(tree.range($0))) }
        let body = rest.flatMap { $0.isQuotable ? $0 : nil } ?? "\(text) …"
        return error(
            "missing braces around the body of the `if`",
            "write `if \(conditionBefore) { \(body) }`\nto make one attribute conditional, give it the condition: "
                + "`hidden \(conditionBefore)`",
            fix: bodyInBraces)
    }

    /// Puts the rest of the line into braces. It may still be being typed.
    private var bodyInBraces: Diagnostic.Fix? {
        guard let end = endOfStatement, tokenAfter(end).map({ tree.kind($0) != .leftBrace }) ?? true else { return nil }
        return fix(
            "write braces", safe: false, Diagnostic.Edit(range.atStart, "{ "),
            Diagnostic.Edit(tree.range(end).atEnd, " }"))
    }

    /// The condition of the `if` before the problem, with its parentheses, or `(…)` if it is too long to repeat.
    private var conditionBefore: String {
        guard let word = last(before: first, where: { tree.tokens[$0].isWord(.if) }), let opening = tokenAfter(word),
            let closing = closingParenthesis(of: opening), closing < first
        else { return "(…)" }
        let range = tree.range(opening).union(tree.range(closing))
        return range.isQuotable ? source.text(in: range) : "(…)"
    }

    /// Whether a word with a dot, such as `.tap`, precedes the problem.
    var isAfterCase: Bool { kind(-2) == .dot && isGlued(-1) }
}
