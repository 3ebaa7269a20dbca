import SceneText

/// Expressions, from the loosest to the tightest binding.
extension Parser {
    /// `"(" expression ")"`
    mutating func parseParenthesized() {
        guard enter() else { return }
        let node = open(.parenthesized)
        let opening = tokens.range(position)
        advance()
        parseExpression()
        acceptClosingParenthesis(of: opening)
        close(node)
        leave()
    }

    /// Accepts the `)` that matches the parenthesis at `opening`, and skips unexpected tokens before it.
    private mutating func acceptClosingParenthesis(of opening: SourceRange) {
        if accept(.rightParenthesis) { return }
        guard let closing = tokens.closingParenthesis(around: position) else {
            report(.missingClosingParenthesis, at: tokens.range(position.previous), related: opening)
            return
        }
        reportHere(.strayInExpression)
        skipUnexpected { $0.position != closing }
        advance()
    }

    /// `expression = disjunction [ "?" expression ":" expression ]`
    mutating func parseExpression() {
        let start = builder.count
        parseOperands(from: .disjunction)
        guard kind == .question, start < builder.count else { return }
        let node = builder.openAround(start, .ternary)
        advance()
        if enter() {
            parseExpression()
            if accept(.colon) {
                parseExpression()
            } else {
                reportMissing(.missingTernaryColon)
            }
            leave()
        }
        close(node)
    }

    /// The precedence of binary signs, from loosest to tightest.
    private enum Rank: Int {
        case disjunction
        case conjunction
        case comparison
        case sum
        case product
        /// Tighter than every sign: a single operand.
        case operand

        /// Creates the rank of the sign `kind`; fails if it isn't a binary sign.
        init?(_ kind: TokenKind) {
            switch kind {
            case .or: self = .disjunction
            case .and: self = .conjunction
            case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: self = .comparison
            case .plus, .minus: self = .sum
            case .star, .slash, .percent: self = .product
            default: return nil
            }
        }

        /// The next tighter rank.
        var tighter: Rank { Rank(rawValue: rawValue + 1) ?? .operand }
    }

    /// Parses operands joined by signs that bind at least as tightly as `loosest`. A single operand makes no node of
    /// its own.
    private mutating func parseOperands(from loosest: Rank) {
        let start = builder.count
        parseUnary()
        while let rank = Rank(kind), rank.rawValue >= loosest.rawValue, start < builder.count {
            let node = builder.openAround(start, .binary)
            var signs = 0
            while Rank(kind) == rank {
                signs += 1
                if rank == .comparison, signs == 2 { reportHere(.chainedComparison) }
                advance()
                parseOperands(from: rank.tighter)
            }
            close(node)
        }
    }

    /// `unary = { "-" | "!" } primary`
    private mutating func parseUnary() {
        guard kind == .minus || kind == .not else {
            parsePrimary()
            return
        }
        guard enter() else { return }
        let node = open(.unary)
        advance()
        parseUnary()
        close(node)
        leave()
    }

    private mutating func parsePrimary() {
        switch kind {
        case .number:
            addLeaf(.number)
        case .word where nextKind == .leftParenthesis && tokens.isGlued(position.next):
            parseCall()
        case .word where nextKind == .dot && isAtEdge && text(position) == "self":
            parseEdge()
        case .word where !startsLine || continuesExpression:
            addLeaf(.variable)
        case .leftParenthesis:
            parseParenthesized()
        case .name where isAtEdge:
            parseEdge()
        case .name:
            if startsLine {
                reportMissing(.missingExpression)
            } else {
                parseNameWithoutEdge()
            }
        default:
            reportMissing(.missingExpression)
        }
    }

    /// Whether the word at the start of a line continues the expression: its parenthesis is closed before a statement
    /// could begin.
    @inline(__always)
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
        guard enter() else { return }
        let node = open(.call)
        advance()
        let opening = tokens.range(position)
        advance()
        repeat { parseExpression() } while accept(.comma)
        acceptClosingParenthesis(of: opening)
        close(node)
        leave()
    }
}
