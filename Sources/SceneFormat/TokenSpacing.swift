import SceneSyntax

/// One token with its context, as the spacing rules see it.
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
        case .dot: return next.owner != .path && next.owner != .edge && (next.owner != .device || owner != .device)
        case .percent, .word: return next.owner != .length || isStartOfLength
        case .leftParenthesis: return next.owner != .call && next.owner != .component
        default: return true
        }
    }

    /// Whether the token is a sign or mark that binds to what follows.
    private var isPrefix: Bool {
        switch owner {
        case .unary, .length, .size: true
        default: false
        }
    }

    /// Whether the token is a comma with a space after it: not one in a point, edges or an index.
    private var separatesList: Bool {
        switch owner {
        case .lengths, .index: false
        default: true
        }
    }

    /// Whether a statement that is too long may continue on the next line after this token: a comma between paths or
    /// outcomes.
    var allowsLineEnd: Bool {
        guard kind == .comma else { return false }
        return owner == .link || owner == .expectGesture || owner == .component
    }

    /// Whether a word after the token can't be a unit.
    private var isStartOfLength: Bool { kind != .number && kind != .rightParenthesis }
}
