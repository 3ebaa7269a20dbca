import SceneText

/// Lookahead queries of the parser. They aren't methods of the parser, because each call would copy it.
extension TokenList {
    /// The number of tokens to search for a closing parenthesis. The limit keeps long lines linear.
    private static let maximumLookahead = 100

    /// Whether the parenthesis at `token`, closed on its line, contains a comma at its own level.
    func containsComma(at token: TokenID) -> Bool {
        var level = 0
        var hasComma = false
        var next = token
        while Int(next.index - token.index) < Self.maximumLookahead, next == token || !startsLine(next) {
            switch kind(next) {
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

    /// Returns the `)` on the same line that closes the parenthesis around `token`.
    func closingParenthesis(around token: TokenID) -> TokenID? {
        var next = token
        var level = 0
        while !startsLine(next), Int(next.index - token.index) < Self.maximumLookahead {
            switch kind(next) {
            case .leftParenthesis: level += 1
            case .rightParenthesis where level == 0: return next
            case .rightParenthesis: level -= 1
            case .endOfFile, .leftBrace, .rightBrace, .semicolon: return nil
            default: break
            }
            next = next.next
        }
        return nil
    }

    /// Returns the first size of two numbers after `token`, on its line and before any block.
    func sizeOnLine(of token: TokenID) -> SourceRange? {
        var next = token.next
        while !startsLine(next), Int(next.index - token.index) < Self.maximumLookahead {
            switch kind(next) {
            case .times where kind(next.previous) == .number && kind(next.next) == .number:
                return range(next.previous).union(range(next.next))
            case .endOfFile, .leftBrace, .rightBrace, .semicolon: return nil
            default: next = next.next
            }
        }
        return nil
    }

    /// Whether the word at `token` ends its line or list, as the target of a link does.
    func looksLikeName(_ token: TokenID) -> Bool {
        let next = token.next
        switch kind(next) {
        case .leftBrace, .rightBrace, .semicolon, .comma, .endOfFile: return true
        default: return startsLine(next)
        }
    }
}
