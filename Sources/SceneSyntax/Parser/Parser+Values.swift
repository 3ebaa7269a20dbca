extension Parser {
    /// Whether a value begins at the position, on the line of the statement.
    @inline(__always)
    var isAtValue: Bool {
        if isAtStatementEnd { return false }
        switch kind {
        case .number, .leftParenthesis, .string, .stringHead, .dot, .colour, .arrow: return true
        case .minus: return tokens.isGlued(position.next) && (nextKind == .number || nextKind == .leftParenthesis)
        default: return false
        }
    }

    /// `{ value }`
    mutating func parseValues() {
        var isFirst = true
        while isAtValue {
            let touches = isGlued && (!isFirst || isValueEnd(tokens.kind(position.previous)))
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
        case .colour: addLeaf(.colour)
        case .arrow: parseLink()
        default: parseLengths()
        }
    }

    /// A string, with its interpolations as children.
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

    /// A dot and, directly behind it, a word.
    private mutating func parseCase() {
        let node = open(.caseValue)
        if isGlued, isOperandEnd(tokens.kind(position.previous)) { reportHere(.chainedCall) }
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

    private func isOperandEnd(_ kind: TokenKind) -> Bool {
        kind == .word || kind == .name || kind == .rightParenthesis || kind == .string || kind == .stringTail
    }
}
