import SceneText

extension Parser {
    /// Whether a block begins at the position, be its brace on the wrong line or missing.
    @inline(__always)
    var isAtBlock: Bool { kind == .leftBrace || isAtImpliedOpening }

    /// `block = "{" { statement } "}"`
    mutating func parseBlock() {
        if kind == .leftBrace, startsLine { reportHere(.braceOnNewLine) }
        nestedBlock { $0.parseStatements() }
    }

    /// The statements of a block and its closing brace.
    private mutating func parseStatements() {
        while advanceToStatement() {
            let start = position
            beginStatement()
            parseStatement()
            endStatement()
            if position == start { skipUnexpected() }
        }
    }

    /// Goes on to the next statement or step of a block; false behind the end of the block, its brace included.
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

    /// Whether the statement begins like one of Swift; a link behind the word shows that it is something else.
    @inline(__always)
    private var isForeignStatement: Bool {
        keyword?.isForeign == true && !tokens.startsLine(position.next)
            && (nextKind == .word || nextKind == .name)
    }

    /// Passes over a statement of Swift. The views in a loop are kept, since other lines may speak of them.
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

    /// Passes over what is left of a statement up to where it ends.
    mutating func endStatement() {
        if isAtStatementEnd || startsLine { return }
        reportHere(.missingLineEnd)
        // What stands behind a block on its line may well be a statement; it is parsed as the next one.
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
        if kind == .name, !isAtStatementEnd { advance() }
        if kind == .string || kind == .stringHead, !isAtStatementEnd { parseValue() }
        parseValues()
        // A view with a Name is none of its attributes.
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

    /// Whether the item `node`, which an `else` follows, is an `if` whose word is missing or misspelled.
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
        } else if !isAtStatementEnd, kind == .word || kind == .not {
            reportHere(.letNeedsParentheses)
        } else {
            reportMissing(.missingLetValue)
        }
        skipUnexpected { !$0.isAtStatementEnd && $0.hasReported }
        close(node)
    }

    /// `if = "if" "(" expression ")" block [ "else" ( block | if ) ]`; a chain of them is one node.
    mutating func parseIf() {
        let node = open(.ifStatement)
        advance()  // `if`
        parseBranch()
        parseElse()
        close(node)
    }

    /// A condition and its block.
    private mutating func parseBranch() {
        parseCondition()
        if isAtBlock { parseBlock() } else { reportMissing(.missingBlock) }
    }

    /// What follows the block of an `if`, up to the last `else`.
    private mutating func parseElse() {
        while acceptElse() {
            if accept(.if) {
                // Its condition and block are read below.
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

    /// Passes over an `else`, or over what stands in its place behind a `}`.
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
        // What begins with a word is a statement, unless that joins conditions in other languages.
        let isStatement = kind == .word && !["and", "or", "is", "not"].contains(text(position))
        reportHere(hasParentheses && isStatement ? .branchWithoutBraces : .conditionNeedsParentheses)
        skipUnexpected { !$0.isAtStatementEnd && !$0.isAtBlock }
    }
}
