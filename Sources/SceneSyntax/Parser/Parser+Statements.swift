import SceneText

extension Parser {
    /// Whether a block begins here, even if its brace is missing or on the wrong line.
    @inline(__always)
    var isAtBlock: Bool { kind == .leftBrace || isAtImpliedOpening }

    /// `block = "{" { statement } "}"`
    mutating func parseBlock() {
        if kind == .leftBrace, startsLine { reportHere(.braceOnNewLine) }
        nestedBlock { $0.parseStatements() }
    }

    /// Parses the statements of a block and its closing brace.
    private mutating func parseStatements() {
        while advanceToStatement() {
            let start = position
            beginStatement()
            parseStatement()
            endStatement()
            if position == start { skipUnexpected() }
        }
    }

    /// Moves to the next statement or step of a block. Returns false after the end of the block, including its brace.
    mutating func advanceToStatement() -> Bool {
        while true {
            if isAtImpliedClosing {
                if useImpliedClosing() { return false }
            } else if isAtStrayBrace {
                skipUnexpected { $0.isAtStrayBrace }
            } else if kind == .endOfFile || accept(.rightBrace) {
                return false
            } else if !accept(.semicolon) {
                return true
            }
        }
    }

    /// `statement = item | let | if | hitTest | expect`
    mutating func parseStatement() {
        switch kind {
        case .word where isAt(.let): parseLet()
        case .word where isAt(.if): parseIf()
        case .word where isAt(.expect): parseExpect(hasWord: true)
        case .word where isForeignStatement: parseForeign()
        case .word where isAt(.else):
            reportHere(.strayElse)
            parseItem()
        case .word where isAt(.scene):
            reportHere(.nestedScene)
            parseItem()
        case .word where isAt(.import):
            reportHere(.nestedImport)
            parseItem()
        case .word where isAt(.component):
            reportHere(.nestedComponent)
            parseItem()
        case .word where isMisspelledExpect:
            reportHere(.misspelledExpect)
            parseExpect(hasWord: true)
        case .word where isExpectationWord:
            reportHere(.missingExpectWord)
            parseExpect(hasWord: false)
        case .word: parseItem()
        case .name:
            noteNameAsKind()
            parseItem()
        case .dot:
            reportHere(.chainedCall)
            parseItem()
        case .unknown:
            parseUnknown()
            if isAtBlock { parseBlock() }
        case .leftBrace:
            reportHere(startsLine ? .braceOnNewLine : .blockWithoutItem)
            parseItem()
        default:
            reportHere(.statementBeginsWithValue)
            parseItem()
        }
    }

    /// Whether the statement begins like Swift. A link after the word shows that it doesn't.
    @inline(__always)
    var isForeignStatement: Bool {
        keyword?.isForeign == true && !tokens.startsLine(position.next)
            && (nextKind == .word || nextKind == .name)
    }

    /// Skips a statement of Swift. Keeps the views in a loop, because other lines may refer to them.
    private mutating func parseForeign() {
        reportHere(.foreignStatement)
        let isLoop = isAt(.for) || isAt(.while)
        let node = open(.item)
        advance()
        skipUnexpected { !$0.isAtStatementEnd && !$0.isAtBlock }
        if isAtBlock, isLoop {
            parseBlock()
        } else if kind == .leftBrace {
            skipBalanced()
        }
        close(node)
    }

    /// Skips the rest of a statement.
    mutating func endStatement() {
        if isAtStatementEnd || startsLine { return }
        reportHere(.missingLineEnd)
        // After a block, the rest of the line is likely a statement and is parsed as the next one.
        if tokens.kind(position.previous) == .rightBrace, kind == .word { return }
        skipUnexpected { !$0.isAtStatementEnd && !$0.isAtBlock }
        if kind == .leftBrace { parseBlock() }
    }

    /// `item = [ "subview" ] word [ Name ] [ String ] { value } { attribute } [ block ]`
    mutating func parseItem() {
        let node = open(.item)
        if isAt(.subview), nextKind == .word || nextKind == .name, !tokens.startsLine(position.next) {
            advance()
            let hasName = nextKind == .name && !tokens.startsLine(position.next)
            if kind == .name, hasName { noteNameAsKind() }
        }
        let isRepeat = isAt(.repeat)
        if kind == .word || kind == .name {
            let word = position
            advance()
            skipCall(of: word)
        } else if kind == .leftParenthesis {
            parseParenthesized()
        } else if kind != .leftBrace {
            skipUnexpected()
        }
        if kind == .name, !isAtStatementEnd {
            let name = position
            advance()
            skipCall(of: name)
        }
        if kind == .string || kind == .stringHead, !isAtStatementEnd { parseValue() }
        parseValues()
        // A view with a name isn't an attribute.
        if isRepeat, kind == .word, nextKind == .name, !isAtStatementEnd, !tokens.startsLine(position.next) {
            reportHere(.repeatWithoutBraces)
            skipUnexpected { !$0.isAtStatementEnd && !$0.isAtBlock }
        }
        parseAttributes()
        if isAtBlock { parseBlock() }
        if isAt(.else), isLikeIf(node) {
            report(.missingIfWord, at: tokens.range(builder.firstToken(of: node)))
            builder.change(node, to: .ifStatement)
            parseElse()
        }
        close(node)
    }

    /// Whether the item `node`, followed by `else`, is an `if` whose keyword is missing or misspelled.
    private mutating func isLikeIf(_ node: Int) -> Bool {
        let first = builder.firstToken(of: node)
        let second = first.next
        return tokens.kind(first) == .leftParenthesis || tokens.kind(second) == .leftParenthesis
    }

    /// `let = "let" word "=" value`
    mutating func parseLet() {
        let node = open(.letStatement)
        advance()
        if kind == .word, !isAtStatementEnd {
            advance()
        } else if kind == .name, !isAtStatementEnd {
            reportHere(.capitalLetName)
            skipUnexpected()
        } else {
            reportMissing(.missingLetName)
        }
        if kind == .equals {
            reportLineEnd()
            advance()
        } else {
            reportMissing(.missingLetEquals)
        }
        if isAtValue {
            parseValue()
            reportArithmetic()
        } else if !isAtStatementEnd, kind == .word || kind == .not || kind == .name && nextKind == .dot {
            reportHere(.letNeedsParentheses)
        } else {
            reportMissing(.missingLetValue)
        }
        skipUnexpected { !$0.isAtStatementEnd && $0.hasReported }
        close(node)
    }

    /// `if = "if" "(" expression ")" block [ "else" ( block | if ) ]`; a chain makes a single node.
    mutating func parseIf() {
        let node = open(.ifStatement)
        advance()  // `if`
        parseBranch()
        parseElse()
        close(node)
    }

    /// Parses a condition and its block.
    private mutating func parseBranch() {
        parseCondition()
        if isAtBlock { parseBlock() } else { reportMissing(.missingBlock) }
    }

    /// Parses the rest of an `if` after its first block, through the last `else`.
    private mutating func parseElse() {
        while acceptElse() {
            if accept(.if) {
                // Its condition and block are parsed below.
            } else if isAtBlock {
                parseBlock()
                return
            } else if !isAtStatementEnd {
                reportHere(.missingIfWord)
                skipUnexpected { !$0.isAtStatementEnd && !$0.isAtBlock && $0.kind != .leftParenthesis }
                if isAtBlock {
                    parseBlock()
                    return
                }
            }
            parseBranch()
        }
    }

    /// Accepts an `else`, or whatever is in its place after a `}`.
    private mutating func acceptElse() -> Bool {
        if isAtImpliedClosing { return false }
        if isAtStrayBrace, tokens[position.next].isWord(.else) { skipUnexpected() }
        if isAt(.else) {
            advance()
            return true
        }
        if startsLine { return false }
        if isAt(.if) || kind == .leftBrace {
            reportHere(.missingElseWord)
            return true
        }
        let isLikeElse = nextKind == .leftBrace || tokens[position.next].isWord(.if)
        guard kind == .word, isLikeElse else { return false }
        reportHere(.missingElseWord)
        skipUnexpected()
        return true
    }

    private mutating func parseCondition() {
        let hasParentheses = kind == .leftParenthesis
        if hasParentheses {
            reportLineEnd()
            parseParenthesized()
        } else if isAtStatementEnd || isAtBlock {
            reportMissing(.conditionNeedsParentheses)
        }
        guard !isAtStatementEnd, !isAtBlock else { return }
        // A word begins a statement, unless other languages join conditions with it.
        let isStatement = kind == .word && !["and", "or", "is", "not"].contains(text(position))
        reportHere(hasParentheses && isStatement ? .branchWithoutBraces : .conditionNeedsParentheses)
        skipUnexpected { !$0.isAtStatementEnd && !$0.isAtBlock }
    }
}
