import SceneText

extension SyntaxTree {
    /// Returns the range of a `#` at or before `token` on its line, where other languages begin a comment; `nil` if
    /// there is none.
    public func hash(before token: TokenID) -> SourceRange? {
        var token = token
        // A comment is seldom longer.
        for _ in 0..<64 {
            if startsLine(token) || token.previous == token { return nil }
            if kind(token) == .color, case let range = range(token), beginsComment(token, range) {
                return range.with(end: range.start + 1)
            }
            token = token.previous
        }
        return nil
    }

    /// Returns whether the color at `token` is none, but the beginning of a comment.
    private func beginsComment(_ token: TokenID, _ range: SourceRange) -> Bool {
        if text(token.previous).hasSuffix("Color") { return false }
        // A color may still be being typed.
        if range.length == 1 { return !startsLine(token.next) && kind(token.next) != .endOfFile }
        return source.text(in: range).utf8.dropFirst().contains { byte in
            !byte.isDigit && !(UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20)
        }
    }
}

extension Diagnostic {
    /// Reports a `#` at `range` of `source` that begins a comment in other languages.
    public static func hashInsteadOfSlashes(_ range: SourceRange, in source: Source) -> Diagnostic {
        // What separates or contains statements may be meant as that.
        let mayBeCode = source.restOfLine(after: range.start).contains { byte in
            [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(byte)
        }
        return Diagnostic(
            rule: "syntax", severity: .error, message: "`#` doesn't begin a comment", range: range,
            notes: [Note("comments start with `//`")],
            fixes: [Fix("write `//`", safe: !mayBeCode, edits: [Edit(range, "//")])])
    }
}
