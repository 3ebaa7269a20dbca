extension Parser {
    /// Passes over the token at the position if it is of `kind`.
    mutating func accept(_ kind: TokenKind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    /// Passes over the token at the position if it is the word `word`, on the line of the statement or, which is wrong,
    /// on the next one.
    mutating func accept(_ word: Keyword) -> Bool {
        guard isAt(word), !isAtImpliedClosing else { return false }
        reportLineEnd()
        advance()
        return true
    }

    /// Reports a line end before the position, where the statement goes on all the same.
    mutating func reportLineEnd() {
        if startsLine { reportHere(.continuedOnNewLine) }
    }

    /// Passes over one token that does not belong.
    mutating func skipUnexpected() {
        let node = builder.open(.unexpected, at: position)
        advance()
        builder.close(node, before: position)
    }

    /// Passes over tokens that do not belong while `condition` holds.
    mutating func skipUnexpected(while condition: (borrowing Parser) -> Bool) {
        guard condition(self), kind != .endOfFile else { return }
        let node = builder.open(.unexpected, at: position)
        while condition(self), kind != .endOfFile { advance() }
        builder.close(node, before: position)
    }

    /// Makes a node of the token at the position, and passes over it.
    mutating func addLeaf(_ kind: SyntaxKind) {
        builder.addLeaf(kind, at: position, tokenCount: 1)
        advance()
    }

    /// Begins a node at the position.
    @inline(__always)
    mutating func open(_ kind: SyntaxKind) -> Int { builder.open(kind, at: position) }

    /// Ends the node before the position.
    mutating func close(_ node: Int) { builder.close(node, before: position) }

    /// Passes over a bracket at the position with all that it holds, or else over one token; what is no block ends with
    /// its line.
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
