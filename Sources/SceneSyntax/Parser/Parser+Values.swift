extension Parser {
    /// Whether a value begins here, on the line of the statement.
    @inline(__always)
    var isAtValue: Bool {
        if isAtStatementEnd { return false }
        switch kind {
        case .number, .leftParenthesis, .string, .stringHead, .dot, .color, .arrow: return true
        case .minus: return tokens.isGlued(position.next) && (nextKind == .number || nextKind == .leftParenthesis)
        default: return false
        }
    }

    /// `{ value }`
    mutating func parseValues() {
        var isFirst = true
        while isAtValue {
            let touches = isGlued && (!isFirst || tokens.kind(position.previous).endsValue)
            if touches { reportHere(.touchingValues) }
            parseValue()
            reportArithmetic()
            isFirst = false
        }
    }

    /// Reports arithmetic after a value, as in `width 10 + 5`, and skips it.
    @inline(__always)
    mutating func reportArithmetic() {
        switch kind {
        case .plus, .minus, .star, .slash, .percent: reportArithmetic(with: kind)
        default: break
        }
    }

    private mutating func reportArithmetic(with sign: TokenKind) {
        if sign == .minus, isAtValue { return }
        if sign == .percent, nextKind != .number, nextKind != .leftParenthesis { return }
        guard !isAtStatementEnd else { return }
        reportHere(.arithmeticNeedsParentheses)
        let node = open(.unexpected)
        advance()
        if kind == .number || kind == .word, !isAtStatementEnd { advance() }
        close(node)
    }

    /// `value = Length { "," Length } | Size | String | Case | Color | Link`
    mutating func parseValue() {
        switch kind {
        case .string, .stringHead: parseString()
        case .dot: parseCase()
        case .color: addLeaf(.color)
        case .arrow: parseLink(allowsWords: true)
        default: parseLengths()
        }
    }

    /// Parses a string with its interpolations as children.
    mutating func parseString() {
        if kind == .string {
            addLeaf(.string)
            return
        }
        let node = open(.string)
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
        close(node)
    }

    /// Parses a dot and the word that directly follows.
    private mutating func parseCase() {
        let node = open(.caseValue)
        if isGlued, tokens.kind(position.previous).endsOperand { reportHere(.chainedCall) }
        advance()
        if kind == .word || kind == .name, isGlued {
            advance()
        } else {
            reportMissing(.missingCase)
        }
        if kind == .leftParenthesis, isGlued {
            reportHere(.chainedCall)
            skipBalanced()
        }
        close(node)
    }
}

extension TokenKind {
    /// Whether a value may end with this token.
    fileprivate var endsValue: Bool {
        switch self {
        case .number, .rightParenthesis, .string, .stringTail, .percent, .color: true
        default: false
        }
    }

    /// Whether other languages allow a member access after this token.
    fileprivate var endsOperand: Bool {
        switch self {
        case .word, .name, .rightParenthesis, .string, .stringTail: true
        default: false
        }
    }
}
