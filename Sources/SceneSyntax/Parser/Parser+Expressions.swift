import SceneText

/// Expressions, from the loosest binding to the tightest.
extension Parser {
    /// `"(" expression ")"`
    mutating func parseParenthesized() {
        nested { parser in
            let node = parser.open(.parenthesized)
            let opening = parser.tokens.range(parser.position)
            parser.advance()
            parser.parseExpression()
            parser.acceptClosingParenthesis(of: opening)
            parser.close(node)
        }
    }

    /// Passes over the `)` that belongs to the parenthesis at `opening`, and over what does not belong before it.
    private mutating func acceptClosingParenthesis(of opening: SourceRange) {
        if accept(.rightParenthesis) { return }
        guard let closing = closingParenthesis() else {
            report(.missingClosingParenthesis, at: tokens.range(position.previous), related: opening)
            return
        }
        reportHere(.strayInExpression)
        skipUnexpected { $0.position != closing }
        advance()
    }

    /// The `)` further on in the line that closes the parenthesis around the position.
    private func closingParenthesis() -> TokenID? {
        var next = position
        var level = 0
        while !tokens.startsLine(next), Int(next.index - position.index) < Self.farthestLook {
            switch tokens.kind(next) {
            case .leftParenthesis: level += 1
            case .rightParenthesis where level == 0: return next
            case .rightParenthesis: level -= 1
            case .endOfFile, .leftBrace, .rightBrace, .semicolon: return nil
            default: break
            }
            next = next.next
        }
        return nil
    }

    /// `expression = disjunction [ "?" expression ":" expression ]`
    mutating func parseExpression() {
        let start = builder.nodes.count
        parseBinary(.disjunction)
        guard kind == .question, start < builder.nodes.count else { return }
        let node = builder.openAround(start, .ternary)
        advance()
        nested { parser in
            parser.parseExpression()
            if parser.accept(.colon) {
                parser.parseExpression()
            } else {
                parser.reportMissing(.missingTernaryColon)
            }
        }
        close(node)
    }

    /// The ranks of the signs between two operands.
    private enum Rank: Int {
        case disjunction
        case conjunction
        case comparison
        case sum
        case product

        /// The rank that binds tighter; `nil` where single operands are next.
        var tighter: Rank? { Rank(rawValue: rawValue + 1) }

        /// Whether `kind` is a sign of this rank.
        func holds(_ kind: TokenKind) -> Bool {
            switch (self, kind) {
            case (.disjunction, .or), (.conjunction, .and): true
            case (.comparison, .less), (.comparison, .lessOrEqual), (.comparison, .greater): true
            case (.comparison, .greaterOrEqual), (.comparison, .equal), (.comparison, .notEqual): true
            case (.sum, .plus), (.sum, .minus): true
            case (.product, .star), (.product, .slash), (.product, .percent): true
            default: false
            }
        }
    }

    /// Operands of `rank` with its signs between them; a single operand makes no node.
    private mutating func parseBinary(_ rank: Rank) {
        let start = builder.nodes.count
        parseOperand(of: rank)
        guard rank.holds(kind), start < builder.nodes.count else { return }
        let node = builder.openAround(start, .binary)
        var signs = 0
        while rank.holds(kind) {
            signs += 1
            if rank == .comparison, signs == 2 { reportHere(.chainedComparison) }
            advance()
            parseOperand(of: rank)
        }
        close(node)
    }

    private mutating func parseOperand(of rank: Rank) {
        if let tighter = rank.tighter { parseBinary(tighter) } else { parseUnary() }
    }

    /// `unary = { "-" | "!" } primary`
    private mutating func parseUnary() {
        guard kind == .minus || kind == .not else {
            parsePrimary()
            return
        }
        nested { parser in
            let node = parser.open(.unary)
            parser.advance()
            parser.parseUnary()
            parser.close(node)
        }
    }

    private mutating func parsePrimary() {
        switch kind {
        case .number:
            let node = open(.number)
            advance()
            close(node)
        case .word where nextKind == .leftParenthesis && tokens.isGlued(position.next):
            parseCall()
        case .word where !tokens.startsLine(position) || continuesExpression:
            let node = open(.variable)
            advance()
            close(node)
        case .leftParenthesis:
            parseParenthesized()
        case .name:
            if tokens.startsLine(position) {
                reportMissing(.missingExpression)
            } else {
                reportHere(.nameInExpression)
                skipUnexpected()
            }
        default:
            reportMissing(.missingExpression)
        }
    }

    /// Whether the word at the position, the first of its line, goes on with the expression: the parenthesis that it stands
    /// in is closed further on, before a statement could begin.
    private var continuesExpression: Bool {
        switch nextKind {
        case .rightParenthesis, .rightBracket, .plus, .minus, .star, .slash, .percent, .less, .greater, .lessOrEqual,
            .greaterOrEqual,
            .equal, .notEqual, .and, .or, .question, .colon, .comma:
            true
        default: false
        }
    }

    /// `call = word "(" expression { "," expression } ")"`
    private mutating func parseCall() {
        nested { parser in
            let node = parser.open(.call)
            parser.advance()
            let opening = parser.tokens.range(parser.position)
            parser.advance()
            repeat { parser.parseExpression() } while parser.accept(.comma)
            parser.acceptClosingParenthesis(of: opening)
            parser.close(node)
        }
    }
}
