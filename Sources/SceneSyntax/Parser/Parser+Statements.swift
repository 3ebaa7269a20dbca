extension Parser {
    /// Whether a block begins at the position, be its brace on the wrong line or missing.
    var isAtBlock: Bool { kind == .leftBrace || isAtImpliedOpening }

    /// `block = "{" { statement } "}"`
    mutating func parseBlock() {
        if kind == .leftBrace, tokens.startsLine(position) { reportHere(.braceOnNewLine) }
        nested { parser in
            let node = parser.open(.block)
            if parser.kind == .leftBrace { parser.advance() }
            parser.parseStatements()
            parser.close(node)
        }
    }

    /// The statements of a block and its closing brace.
    private mutating func parseStatements() {
        // The statement that the block belongs to goes on behind it, in the state that it is in.
        while true {
            if isAtImpliedClosing {
                useImpliedClosing()
                return
            }
            if isAtStrayBrace {
                skipUnexpected { $0.isAtStrayBrace }
                continue
            }
            if kind == .endOfFile || accept(.rightBrace) { return }
            if accept(.semicolon) { continue }
            let start = position
            beginStatement()
            parseStatement()
            endStatement()
            if position == start { skipUnexpected() }
        }
    }

    /// `statement = item | let | if | hitTest | expect`
    mutating func parseStatement() {
        switch kind {
        case .word where isAt("let"): parseLet()
        case .word where isAt("if"): parseIf()
        case .word where isAt("expect"): parseExpect(hasWord: true)
        case .word where isAt("else"):
            reportHere(.strayElse)
            parseItem()
        case .word where isAt("scene") && nextKind == .name:
            reportHere(.nestedScene)
            parseItem()
        case .word where isExpectationWord:
            reportHere(.missingExpectWord)
            parseExpect(hasWord: false)
        case .word: parseItem()
        case .name:
            reportHere(.statementBeginsWithName)
            parseItem()
        case .unknown:
            parseUnknown()
            if isAtBlock { parseBlock() }
        case .leftBrace:
            reportHere(tokens.startsLine(position) ? .braceOnNewLine : .blockWithoutItem)
            parseBlock()
        default:
            reportHere(.statementBeginsWithValue)
            parseItem()
        }
    }

    /// Passes over what is left of a statement up to where it ends.
    mutating func endStatement() {
        if isAtStatementEnd || tokens.startsLine(position) { return }
        reportHere(.missingLineEnd)
        // What stands behind a block on its line may well be a statement; it is parsed as the next one.
        if tokens.kind(position.previous) == .rightBrace, kind == .word { return }
        skipUnexpected { !$0.isAtStatementEnd && !$0.isAtBlock }
        if kind == .leftBrace { parseBlock() }
    }

    /// `item = [ "subview" ] word [ Name ] [ String ] { value } { attribute } [ block ]`
    mutating func parseItem() {
        let node = open(.item)
        if isAt("subview"), nextKind == .word || nextKind == .name, !tokens.startsLine(position.next) { advance() }
        if kind == .word || kind == .name { advance() }
        if kind == .name, !isAtStatementEnd { advance() }
        if kind == .string || kind == .stringHead, !isAtStatementEnd { parseValue() }
        parseValues()
        parseAttributes()
        if kind == .leftBrace || isAtImpliedOpening { parseBlock() }
        close(node)
    }

    /// `let = "let" word "=" value`
    mutating func parseLet() {
        let node = open(.letStatement)
        advance()
        if kind == .word, !isAtStatementEnd { advance() } else { reportMissing(.missingLetName) }
        if kind == .name, !isAtStatementEnd { skipUnexpected() }
        if kind != .equals || tokens.startsLine(position) { reportMissing(.missingLetEquals) }
        if kind == .equals { advance() }
        if isAtValue {
            parseValue()
            reportArithmetic()
        } else if !isAtStatementEnd, kind == .word || kind == .not {
            reportHere(.arithmeticNeedsParentheses)
        } else {
            reportMissing(.missingLetValue)
        }
        skipUnexpected { !$0.isAtStatementEnd && $0.hasReported }
        close(node)
    }

    /// `if = "if" "(" expression ")" block [ "else" ( block | if ) ]`; a chain of them is one node.
    mutating func parseIf() {
        let node = open(.ifStatement)
        while true {
            advance()  // `if`
            parseCondition()
            if isAtBlock { parseBlock() } else { reportMissing(.missingBlock) }
            guard isAt("else"), !isAtImpliedClosing else { break }
            advance()
            if continues(with: "if") { continue }
            if isAtBlock { parseBlock() } else { reportMissing(.missingBlock) }
            break
        }
        close(node)
    }

    private mutating func parseCondition() {
        if kind == .leftParenthesis {
            if tokens.startsLine(position) { reportMissing(.conditionNeedsParentheses) }
            parseParenthesized()
            return
        }
        if isAtStatementEnd || isAtBlock {
            reportMissing(.conditionNeedsParentheses)
        } else {
            reportHere(.conditionNeedsParentheses)
        }
        skipUnexpected { !$0.isAtStatementEnd && $0.kind != .leftBrace }
    }
}
