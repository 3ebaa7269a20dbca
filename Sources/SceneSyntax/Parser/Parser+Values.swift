extension Parser {
    /// Whether a value begins at the position, on the line of the statement.
    var isAtValue: Bool {
        if isAtStatementEnd { return false }
        switch kind {
        case .number, .leftParenthesis, .string, .stringHead, .dot, .colour, .arrow: return true
        case .minus: return tokens.isGlued(position.next) && (nextKind == .number || nextKind == .leftParenthesis)
        default: return false
        }
    }

    /// `{ attribute }`, up to the end of the statement or the block of the item.
    mutating func parseAttributes() {
        while !isAtStatementEnd, !isAtBlock {
            if kind == .word {
                parseAttribute()
            } else {
                reportHere(problemInHeader)
                skipUnexpected()
                parseValues()
            }
        }
    }

    /// `attribute = word { value }`
    private mutating func parseAttribute() {
        beginAttribute()
        let node = open(.attribute)
        let word = position
        advance()
        skipCall(of: word)
        parseValues()
        // What is mistaken for a value belongs to the attribute, so that nobody asks where its value is.
        while !isAtStatementEnd, !isAtBlock, kind != .word {
            reportHere(problemInHeader)
            skipUnexpected()
            parseValues()
        }
        close(node)
    }

    /// Passes over the arguments of a call, as other languages have it: `frame(0,0,44,44)`, `Button("Save")`.
    mutating func skipCall(of word: TokenID) {
        guard kind == .leftParenthesis, tokens.isGlued(position), looksLikeArguments else { return }
        report(.callSyntax, at: tokens.range(word))
        skipBalanced()
    }

    /// Whether the parenthesis at the position holds arguments rather than an expression.
    private var looksLikeArguments: Bool {
        switch nextKind {
        case .string, .stringHead, .name, .dot, .rightParenthesis, .unknown: return true
        case .word where tokens.kind(position.next.next) == .colon: return true
        default: return holdsComma(at: position)
        }
    }

    /// What is wrong with the token at the position, where a word or a value should stand.
    private var problemInHeader: SyntaxProblem.Reason {
        switch kind {
        case .equals: .equalsSign
        case .colon: .colonSign
        case .comma: .strayComma
        case .name: .nameWithoutArrow
        case .percent where nextKind != .number && nextKind != .leftParenthesis: .blankBeforeUnit
        case .plus, .minus, .star, .slash, .percent, .not, .and, .or, .question: .arithmeticNeedsParentheses
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: .arithmeticNeedsParentheses
        case .leftBracket, .rightBracket, .rightParenthesis: .strayBracket
        case .unknown: .unknownCharacters
        default: .unexpected
        }
    }

    /// `{ value }`
    mutating func parseValues() {
        var isFirst = true
        while isAtValue {
            let touches = tokens.isGlued(position) && (!isFirst || isValueEnd(tokens.kind(position.previous)))
            if touches { reportHere(.touchingValues) }
            parseValue()
            reportArithmetic()
            isFirst = false
        }
    }

    /// Reports a sign that goes on behind a value, as in `width 10 + 5`, and passes over what it joins.
    mutating func reportArithmetic() {
        switch kind {
        case .plus, .star, .slash: break
        case .minus where !isAtValue: break
        case .percent where nextKind == .number || nextKind == .leftParenthesis: break
        default: return
        }
        guard !isAtStatementEnd else { return }
        reportHere(.arithmeticNeedsParentheses)
        let node = open(.unexpected)
        advance()
        if kind == .number || kind == .word, !isAtStatementEnd { advance() }
        close(node)
    }

    private func isValueEnd(_ kind: TokenKind) -> Bool {
        switch kind {
        case .number, .rightParenthesis, .string, .stringTail, .percent, .colour: true
        default: false
        }
    }

    /// `value = Length { "," Length } | Size | String | Case | Colour | Link`
    mutating func parseValue() {
        switch kind {
        case .string, .stringHead: parseString()
        case .dot: parseCase()
        case .colour:
            let node = open(.colour)
            advance()
            close(node)
        case .arrow: parseLink()
        default: parseLengths()
        }
    }

    /// One length or more, or a size.
    mutating func parseLengths() {
        let node = open(.lengths)
        parseLength()
        if kind == .times {
            let size = builder.openAround(node + 1, .size)
            advance()
            parseLength()
            close(size)
        } else {
            while kind == .comma, !isAtStatementEnd {
                if nextKind == .word || nextKind == .name, !tokens.startsLine(position.next) {
                    reportHere(.strayComma)
                    skipUnexpected()
                    break
                }
                advance()
                guard kind == .number || kind == .leftParenthesis || kind == .minus else {
                    reportMissing(.missingValueAfterComma)
                    break
                }
                parseLength()
            }
        }
        close(node)
    }

    /// `Length = ( Number | "(" expression ")" ) [ unit ]`, the number with its sign.
    mutating func parseLength() {
        let node = open(.length)
        if kind == .minus {
            advance()
            let isAtMagnitude = kind == .number || kind == .leftParenthesis
            if !isAtMagnitude || !tokens.isGlued(position) { reportMissing(.missingNumber) }
        }
        switch kind {
        case .number:
            advance()
        case .leftParenthesis where holdsComma(at: position):
            reportHere(.pointInParentheses)
            skipBalanced()
        case .leftParenthesis:
            parseParenthesized()
        default:
            if !hasReported { reportMissing(.missingNumber) }
        }
        parseUnit()
        close(node)
    }

    private mutating func parseUnit() {
        guard kind == .percent || kind == .word, position.index > 0 else { return }
        if tokens.isGlued(position) {
            if isAt("x") {
                reportHere(.blankInSize)
                skipUnexpected()
            } else {
                advance()
            }
            return
        }
        guard !isAtStatementEnd else { return }
        let isPercentSign = kind == .percent && nextKind != .number && nextKind != .leftParenthesis
        if isPercentSign || Self.units.contains(text) {
            reportHere(.blankBeforeUnit)
            skipUnexpected()
        } else if isAt("x") || isSizeRest {
            reportHere(.blankInSize)
            let node = open(.unexpected)
            advance()
            if kind == .number, !isAtStatementEnd { advance() }
            close(node)
        }
    }

    /// The units that stand directly behind a number; a word of theirs is no attribute.
    private static let units: Set<String> = ["ms", "s", "deg", "rad"]

    /// Whether the word at the position looks like the `x44` of `120 x44`.
    private var isSizeRest: Bool {
        let letters = text.utf8
        return letters.first == UInt8(ascii: "x") && letters.count > 1 && letters.dropFirst().allSatisfy { $0.isDigit }
    }

    /// Whether the parenthesis at `token`, which is closed on its line, holds a comma of its own.
    private func holdsComma(at token: TokenID) -> Bool {
        var level = 0
        var hasComma = false
        var next = token
        while Int(next.index - token.index) < Self.farthestLook, next == token || !tokens.startsLine(next) {
            switch tokens.kind(next) {
            case .leftParenthesis: level += 1
            case .rightParenthesis:
                level -= 1
                if level == 0 { return hasComma }
            case .comma: hasComma = hasComma || level == 1
            case .endOfFile, .leftBrace, .rightBrace: return false
            default: break
            }
            next = next.next
        }
        return false
    }

    /// A string, with its interpolations as children.
    mutating func parseString() {
        let node = open(.string)
        if kind == .string {
            advance()
        } else {
            let head = position
            repeat {
                advance()
                parseExpression()
            } while kind == .stringMiddle
            if kind == .stringTail {
                advance()
            } else {
                report(.unterminatedString, at: tokens.range(head))
            }
        }
        close(node)
    }

    /// A dot and, directly behind it, a word.
    private mutating func parseCase() {
        let node = open(.caseValue)
        if tokens.isGlued(position), isOperandEnd(tokens.kind(position.previous)) { reportHere(.chainedCall) }
        advance()
        if kind == .word || kind == .name, tokens.isGlued(position) {
            advance()
        } else {
            reportMissing(.missingCase)
        }
        if kind == .leftParenthesis, tokens.isGlued(position) {
            reportHere(.chainedCall)
            skipBalanced()
        }
        close(node)
    }

    private func isOperandEnd(_ kind: TokenKind) -> Bool {
        kind == .word || kind == .name || kind == .rightParenthesis || kind == .string || kind == .stringTail
    }

    /// `Link = "->" path { "," path }`
    mutating func parseLink() {
        let node = open(.link)
        repeat {
            advance()
            parsePath()
        } while kind == .comma && !isAtStatementEnd
        close(node)
    }

    /// `path = Name { "[" expression { "," expression } "]" | "." Name | "." "content" }`
    mutating func parsePath() {
        guard kind == .name else {
            if kind == .word, !tokens.startsLine(position) {
                let isAttributeNext = nextKind == .word || nextKind == .number
                if isAttributeNext, tokens.kind(position.previous) == .arrow, !looksLikeName {
                    reportMissing(.missingLinkTarget)
                } else {
                    reportHere(.lowercaseLinkTarget)
                    skipUnexpected()
                }
            } else {
                reportMissing(.missingLinkTarget)
            }
            return
        }
        let node = open(.path)
        advance()
        while true {
            if kind == .leftBracket, !isAtStatementEnd {
                parseIndex()
            } else if kind == .dot, tokens.isGlued(position) {
                advance()
                if kind == .name || isAt("content"), tokens.isGlued(position) {
                    advance()
                } else {
                    if tokens.isGlued(position) {
                        reportHere(.missingPathName)
                    } else {
                        reportMissing(.missingPathName)
                    }
                    if kind == .word, tokens.isGlued(position) { skipUnexpected() }
                }
            } else {
                break
            }
        }
        if kind == .leftParenthesis, tokens.isGlued(position) {
            reportHere(.indexInParentheses)
            skipBalanced()
        }
        close(node)
    }

    /// Whether the word at the position ends its line or list, as the target of a link does.
    private var looksLikeName: Bool {
        let next = position.next
        switch tokens.kind(next) {
        case .leftBrace, .rightBrace, .semicolon, .comma, .endOfFile: return true
        default: return tokens.startsLine(next)
        }
    }

    private mutating func parseIndex() {
        let node = open(.index)
        advance()
        if kind == .rightBracket {
            reportMissing(.missingIndex)
        } else {
            repeat { parseExpression() } while accept(.comma)
        }
        if !accept(.rightBracket) { reportMissing(.missingClosingBracket) }
        close(node)
    }
}
