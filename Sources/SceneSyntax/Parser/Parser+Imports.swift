import SceneText

extension Parser {
    /// `import = "import" string`
    mutating func parseImport() {
        let node = open(.importStatement)
        advance()
        if isAtStatementEnd {
            reportMissing(.missingImportPath)
        } else {
            switch kind {
            case .string:
                advance()
                if kind == .comma || kind == .string, !isAtStatementEnd {
                    reportHere(.severalImports)
                    skipUnexpected { !$0.isAtStatementEnd }
                }
            case .stringHead:
                reportHere(.interpolatedImportPath)
                parseString()
            case .unknown:
                report(.unknownCharacters, at: restOfLine)
                skipUnexpected { !$0.isAtStatementEnd }
            default:
                report(.importPathWithoutQuotes, at: restOfLine)
                skipUnexpected { !$0.isAtStatementEnd }
            }
        }
        close(node)
    }

    /// Skips the import of another language, or a misspelled one.
    mutating func parseForeignImport() {
        reportHere(.foreignImport)
        let node = open(.importStatement)
        advance()
        skipUnexpected { !$0.isAtStatementEnd }
        close(node)
    }

    /// Whether the statement begins like an import of another language, or like a misspelled one.
    var isLikeImport: Bool {
        let word = text(position)
        if ["@import", "#import", "#include"].contains(word) { return true }
        guard [.string, .stringHead, .leftParenthesis].contains(nextKind), !tokens.startsLine(position.next) else {
            return false
        }
        return ["include", "require", "from", "use", "using", "load"].contains(word)
            || Misspelling.word(word, among: [Keyword.import.text]) != nil
    }

    /// The range from the current token to the last one of the statement, on its line.
    private var restOfLine: SourceRange {
        var last = position
        while tokens.kind(last.next) != .endOfFile, !tokens.startsLine(last.next), tokens.kind(last.next) != .semicolon
        {
            last = last.next
        }
        return tokens.range(position).union(tokens.range(last))
    }
}
