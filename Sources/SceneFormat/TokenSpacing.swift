import SceneSyntax

/// One token with its context, as the rules for spaces see it.
struct SpacedToken {
    let kind: TokenKind
    let owner: SyntaxKind

    /// Whether a space separates this token from `next` on one line.
    func isSeparated(from next: SpacedToken) -> Bool {
        switch kind {
        case .leftParenthesis, .leftBracket, .dot, .times: return false
        case .comma: return separatesList
        case .minus, .not: if isPrefix { return false }
        default: break
        }
        switch next.kind {
        case .comma, .rightParenthesis, .rightBracket, .leftBracket, .times: return false
        case .dot: return next.owner != .path
        case .percent, .word: return next.owner != .length || isStartOfLength
        case .leftParenthesis: return next.owner != .call
        default: return true
        }
    }

    /// Whether the token is a sign that belongs to what follows it.
    private var isPrefix: Bool {
        switch owner {
        case .unary, .length, .size: true
        default: false
        }
    }

    /// Whether the token is a comma behind which a space is written: not one of a point, of edges or of an index.
    private var separatesList: Bool {
        switch owner {
        case .lengths, .index: false
        default: true
        }
    }

    /// Whether the line may end behind the token if the statement is too long: a comma between paths or outcomes.
    var allowsLineEnd: Bool {
        guard kind == .comma else { return false }
        return owner == .link || owner == .expectGesture
    }

    /// Whether a word behind the token can't be a unit.
    private var isStartOfLength: Bool { kind != .number && kind != .rightParenthesis }
}
