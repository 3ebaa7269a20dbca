extension SyntaxProblem {
    /// The words for what is wrong inside tokens.
    func tokenWording(_ text: String) -> Wording? {
        switch reason {
        case .binaryFile:
            Wording("this is no text: it holds a NUL byte", "a scene is text in UTF-8; save the file in that encoding")
        case .invalidUTF8:
            Wording("this is not UTF-8", "save the file in that encoding; only the first such place is shown")
        case .unterminatedString:
            Wording("this string has no closing `\"`", "a string stands on one line; `\\n` in it makes a new one")
        case .unclosedInterpolation:
            Wording("the `\\(` of this string has no closing `)`", "write `\"Row \\(row)\"`")
        case .invalidEscape:
            Wording(
                "`\(text)` is no escape", "the escapes are `\\\"`, `\\\\`, `\\n`, `\\t`, `\\u{1F600}` and `\\(row)`")
        case .lettersBeyondASCII where text.unicodeScalars.contains("\u{A0}"):
            Wording("a no-break space stands here", "write an ordinary blank")
        case .lettersBeyondASCII:
            Wording("`\(text)` holds letters beyond a to z", "words and Names are made of a–z, A–Z, 0–9 and `_`")
        case .unknownCharacters:
            unknownCharactersWording(text)
        default: nil
        }
    }

    private func unknownCharactersWording(_ text: String) -> Wording {
        if text.contains(where: { "“”„«»‘’'`".contains($0) }) {
            return Wording(
                "`\(text.prefix(1))` is no quotation mark of this language",
                "a string stands in straight quotes: `\"Save\"`")
        }
        if text.hasPrefix("_"), text.dropFirst().allSatisfy({ $0.isNumber || $0 == "_" }) {
            return Wording("numbers are written without `_`", "write `1000`, or `1e3`")
        }
        if text.contains("\u{A0}") {
            return Wording("a no-break space stands here", "write an ordinary blank")
        }
        if text == "°" { return Wording("`°` is no unit", "write an angle as `45deg`") }
        if text.hasPrefix("_") {
            return Wording("`\(text)` begins with `_`", "words and Names begin with a letter")
        }
        if text == "&" || text == "|" {
            return Wording("`\(text)` is no sign of this language", "conditions are joined by `&&` and `||`")
        }
        if text.hasPrefix("@") || text.hasPrefix("$") || text.hasPrefix("\\") || text.hasPrefix("^")
            || text.hasPrefix("~")
        {
            return Wording("`\(text)` means nothing in a scene", "comments begin with `//`")
        }
        return Wording("`\(text)` means nothing in a scene", "words and Names are made of a–z, A–Z, 0–9 and `_`")
    }
}
