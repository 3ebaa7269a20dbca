import SceneText

extension Parser {
    /// `{ attribute }`, up to the end of the statement or the item's block.
    mutating func parseAttributes() {
        while !isAtStatementEnd, !isAtBlock {
            if kind == .word {
                parseAttribute()
            } else {
                skipProblemInHeader()
            }
        }
    }

    /// `attribute = word { value }`
    @inline(__always)
    private mutating func parseAttribute() {
        beginPart()
        let node = open(.attribute)
        let word = position
        advance()
        skipCall(of: word)
        parseValues()
        // Keeps wrong tokens in the attribute, so that its value isn't reported as missing, too.
        while kind != .word, !isAtStatementEnd, !isAtBlock { skipProblemInHeader() }
        close(node)
    }

    /// Skips a token where a word or a value is expected, and the values after it.
    @inline(never)
    private mutating func skipProblemInHeader() {
        if !reportEdgeOfView() { reportHere(problemInHeader) }
        skipUnexpected()
        parseValues()
    }

    /// Skips call arguments as other languages write them: `frame(0,0,44,44)`, `Button("Save")`.
    @inline(__always)
    mutating func skipCall(of word: TokenID) {
        if kind == .leftParenthesis, isGlued, looksLikeArguments {
            report(.callSyntax, at: tokens.range(word))
            skipBalanced()
        }
    }

    /// Whether the parenthesis at the current position holds arguments rather than an expression.
    @inline(__always)
    private var looksLikeArguments: Bool {
        switch nextKind {
        case .string, .stringHead, .name, .dot, .rightParenthesis, .unknown: return true
        case .word where tokens.kind(position.next.next).followsArgument: return true
        default: return tokens.containsComma(at: position)
        }
    }

    /// The error of the current token, where a word or a value is expected.
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
}

extension TokenKind {
    /// Whether a word before this token, at the start of parentheses, names an argument: `(count: 3)`, `(count 3)`.
    fileprivate var followsArgument: Bool {
        switch self {
        case .colon, .number, .string, .stringHead: true
        default: false
        }
    }
}
