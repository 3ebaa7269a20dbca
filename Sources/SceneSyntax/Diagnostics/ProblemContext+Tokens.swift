import SceneText

/// Errors within tokens.
extension ProblemContext {
    var unclosedInterpolation: Diagnostic {
        error(
            "the `\\(` of this string has no closing `)`", "write `\"Row \\(row)\"`",
            fix: writing(")", for: range.atStart, title: "write the `)`"))
    }

    var invalidEscape: Diagnostic {
        error(
            "`\(text)` isn't a valid escape",
            "the escapes are `\\\"`, `\\\\`, `\\n`, `\\t`, `\\u{1F600}` and `\\(row)`")
    }

    var lettersBeyondASCII: Diagnostic {
        if hasNoBreakSpace { return noBreakSpace }
        if let last = text.unicodeScalars.last, Self.quotationMarks.contains(last) {
            return error("`\(text.suffix(1))` isn't a quotation mark here", "use straight quotes: `\"Save\"`")
        }
        return error(
            "`\(text)` contains characters other than a–z, A–Z, 0–9 and `_`",
            "words and Names use only a–z, A–Z, 0–9 and `_`")
    }

    var wordTooLong: Diagnostic {
        error(
            "`\(text.prefix(20))…` has \(text.utf8.count) letters",
            "words and Names have at most \(SymbolTable.maximumWordLength)")
    }

    var unknownCharacters: Diagnostic {
        if text.hasPrefix("×") { return timesSign }
        if text.unicodeScalars.contains(where: Self.quotationMarks.contains) {
            return error(
                "`\(text.prefix(1))` isn't a quotation mark here", "use straight quotes: `\"Save\"`",
                fix: straightQuotes)
        }
        if text.hasPrefix("_"), text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "_") }) {
            return error(
                "numbers can't contain `_`", "write `1000`, or `1e3`",
                fix: writing(text.filter { $0 != "_" }, title: "remove the `_`"))
        }
        if hasNoBreakSpace { return noBreakSpace }
        if text == "°" { return error("`°` isn't a unit", "write an angle as `45deg`", fix: writing("deg")) }
        if text.hasPrefix("_") { return error("`\(text)` starts with `_`", "words and Names start with a letter") }
        if text == "&" || text == "|" {
            return error(
                "`\(text)` isn't an operator here", "join conditions with `&&` and `||`", fix: writing(text + text))
        }
        return error(
            "`\(text)` means nothing in a scene",
            ["@", "$", "\\", "^", "~"].contains(text.prefix(1))
                ? "comments start with `//`" : "words and Names use only a–z, A–Z, 0–9 and `_`")
    }

    /// `120×44`.
    private var timesSign: Diagnostic {
        let rest = String(text.dropFirst())
        let size = size(number(-1), rest.isEmpty ? number(1) : rest)
        let sign = blanksBefore.union(rest.isEmpty ? blanksAfter : range)
        return error(
            "`×` isn't a letter", "write a size with the letter `x`: `\(size ?? "120x44")`",
            fix: size.map { _ in writing("x" + rest, for: sign, title: "write `x`") })
    }

    /// The quotation marks that people and word processors use.
    private static let quotationMarks: [Unicode.Scalar] = ["“", "”", "„", "«", "»", "‘", "’", "'", "`"]

    /// Replaces the next two typographic quotes on the line with straight ones.
    private var straightQuotes: Diagnostic.Fix? {
        guard let first = text.unicodeScalars.first, Self.quotationMarks.contains(first) else { return nil }
        let spellings = Self.quotationMarks.map { Array(String($0).utf8) }
        var rest = source.restOfLine(after: range.start)
        var marks: [SourceRange] = []
        while let byte = rest.first, marks.count < 2 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return nil }
            let length = spellings.first { rest.starts(with: $0) }?.count
            if let length { marks.append(source.range(rest.startIndex, rest.startIndex + length)) }
            rest = rest.dropFirst(length ?? 1)
        }
        guard marks.count == 2 else { return nil }
        return Diagnostic.Fix("write straight quotes", safe: true, edits: marks.map { Diagnostic.Edit($0, "\"") })
    }

    private var hasNoBreakSpace: Bool { text.unicodeScalars.contains("\u{A0}") }

    private var noBreakSpace: Diagnostic {
        var blanks = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { blanks.append(scalar == "\u{A0}" ? " " : scalar) }
        return error(
            "this is a no-break space", "write an ordinary space",
            fix: writing(String(blanks), title: "write an ordinary space"))
    }
}
