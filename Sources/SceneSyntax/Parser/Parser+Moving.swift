extension Parser {
    /// Consumes the current token if it is of `kind`. Returns whether it did.
    mutating func accept(_ kind: TokenKind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    /// Consumes the current token if it is `word`. Reports an error if it is on the next line.
    mutating func accept(_ word: Keyword) -> Bool {
        guard isAt(word), !isAtImpliedClosing else { return false }
        reportLineEnd()
        advance()
        return true
    }

    /// Reports a line end before the current token, within a statement that continues.
    mutating func reportLineEnd() {
        if startsLine { reportHere(.continuedOnNewLine) }
    }

    /// Skips one unexpected token.
    mutating func skipUnexpected() {
        let node = builder.open(.unexpected, at: position)
        advance()
        builder.close(node, before: position)
    }

    /// Skips unexpected tokens while `condition` is true.
    mutating func skipUnexpected(while condition: (borrowing Parser) -> Bool) {
        guard condition(self), kind != .endOfFile else { return }
        let node = builder.open(.unexpected, at: position)
        while condition(self), kind != .endOfFile { advance() }
        builder.close(node, before: position)
    }

    /// Makes a node of the current token and consumes it.
    mutating func addLeaf(_ kind: SyntaxKind) {
        builder.addLeaf(kind, at: position, tokenCount: 1)
        advance()
    }

    /// Opens a node at the current token.
    @inline(__always)
    mutating func open(_ kind: SyntaxKind) -> Int { builder.open(kind, at: position) }

    /// Closes the node before the current token.
    mutating func close(_ node: Int) { builder.close(node, before: position) }

    /// Skips a bracket with its contents, or else one token. Anything but a block ends with its line.
    mutating func skipBalanced() {
        let node = open(.unexpected)
        let isBlock = kind == .leftBrace
        var level = 0
        repeat {
            switch kind {
            case .leftBrace, .leftParenthesis, .leftBracket: level += 1
            case .rightBrace, .rightParenthesis, .rightBracket: level -= 1
            default: break
            }
            advance()
        } while level > 0 && kind != .endOfFile && (isBlock || !startsLine)
        close(node)
    }
}
