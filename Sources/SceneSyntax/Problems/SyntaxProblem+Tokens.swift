extension SyntaxProblem {
    /// Returns the text for errors within tokens.
    func tokenWording(_ text: String) -> Wording? {
        switch reason {
        case .binaryFile:
            Wording("this is not text: it contains a NUL byte", "save the file as UTF-8 text")
        case .invalidUTF8:
            Wording("this is not UTF-8", "save the file as UTF-8; only the first invalid byte is shown")
        case .unterminatedString:
            Wording("this string has no closing `\"`", "a string ends on its line; write `\\n` for a line break")
        case .unclosedInterpolation:
            Wording("the `\\(` of this string has no closing `)`", "write `\"Row \\(row)\"`")
        case .invalidEscape:
            Wording(
                "`\(text)` is not a valid escape",
                "the escapes are `\\\"`, `\\\\`, `\\n`, `\\t`, `\\u{1F600}` and `\\(row)`")
        case .lettersBeyondASCII where text.unicodeScalars.contains("\u{A0}"):
            Wording("this is a no-break space", "write an ordinary space")
        case .lettersBeyondASCII where text.unicodeScalars.last.map { Self.quotationMarks.contains($0) } ?? false:
            Wording("`\(text.suffix(1))` is not a quotation mark here", "use straight quotes: `\"Save\"`")
        case .lettersBeyondASCII:
            Wording(
                "`\(text)` contains characters other than a–z, A–Z, 0–9 and `_`",
                "words and Names use only a–z, A–Z, 0–9 and `_`")
        case .unknownCharacters:
            unknownCharactersWording(text)
        case .wordTooLong:
            Wording(
                "`\(text.prefix(20))…` has \(text.utf8.count) letters",
                "words and Names have at most \(SymbolTable.longestWord)")
        default: nil
        }
    }

    private func unknownCharactersWording(_ text: String) -> Wording {
        if text.contains(where: { "“”„«»‘’'`".contains($0) }) {
            return Wording(
                "`\(text.prefix(1))` is not a quotation mark here",
                "use straight quotes: `\"Save\"`")
        }
        if text.hasPrefix("_"), text.dropFirst().allSatisfy({ $0.isNumber || $0 == "_" }) {
            return Wording("numbers cannot contain `_`", "write `1000`, or `1e3`")
        }
        if text.contains("\u{A0}") {
            return Wording("this is a no-break space", "write an ordinary space")
        }
        if text == "°" { return Wording("`°` is not a unit", "write an angle as `45deg`") }
        if text.hasPrefix("_") {
            return Wording("`\(text)` starts with `_`", "words and Names start with a letter")
        }
        if text == "&" || text == "|" {
            return Wording("`\(text)` is not an operator here", "join conditions with `&&` and `||`")
        }
        if text.hasPrefix("@") || text.hasPrefix("$") || text.hasPrefix("\\") || text.hasPrefix("^")
            || text.hasPrefix("~")
        {
            return Wording("`\(text)` means nothing in a scene", "comments start with `//`")
        }
        return Wording("`\(text)` means nothing in a scene", "words and Names use only a–z, A–Z, 0–9 and `_`")
    }
}
