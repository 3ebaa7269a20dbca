import SceneText

/// What the parser asks about tokens further on. These are no questions to the parser, since each would be handed a copy of
/// it.
extension TokenList {
    /// How many tokens are looked at to find out where a parenthesis ends, so that a line of them takes no longer than
    /// its length.
    private static let farthestLook = 100

    /// Whether the parenthesis at `token`, which is closed on its line, holds a comma of its own.
    func containsComma(at token: TokenID) -> Bool {
        var level = 0
        var hasComma = false
        var next = token
        while Int(next.index - token.index) < Self.farthestLook, next == token || !startsLine(next) {
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

    /// The `)` further on in the line that closes the parenthesis around `token`.
    func closingParenthesis(around token: TokenID) -> TokenID? {
        var next = token
        var level = 0
        while !startsLine(next), Int(next.index - token.index) < Self.farthestLook {
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

    /// The first size of two numbers behind `token`, on its line and before a block.
    func sizeOnLine(of token: TokenID) -> SourceRange? {
        var next = token.next
        while !startsLine(next), Int(next.index - token.index) < Self.farthestLook {
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
