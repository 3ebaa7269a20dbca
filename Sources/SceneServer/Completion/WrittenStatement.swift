import SceneSemantics
import SceneSyntax
import SceneText

/// The tokens of a statement before a place in it. Finding them needs no syntax tree, because during typing the
/// tree around the cursor is seldom what it will be.
struct WrittenStatement {
    let tree: SyntaxTree
    let first: TokenID
    /// The token behind the last one.
    let end: TokenID

    /// Returns the text of the token at `index`; an empty one behind the last token.
    func text(_ index: Int) -> String {
        let token = TokenID(index: Int(first.index) + index)
        return token < end ? tree.text(token) : ""
    }

    /// Returns the keyword that the token at `index` is, or `nil` if it is none.
    func keyword(_ index: Int) -> Keyword? { Keyword(text(index)) }

    /// The kind that the first word names, or `nil` if it names none.
    var itemKind: ItemKind? { Schema.kind(text(0))?.kind }

    /// The number of tokens.
    var count: Int { Int(end.index) - Int(first.index) }

    func kind(_ index: Int) -> TokenKind {
        let token = TokenID(index: Int(first.index) + index)
        return index >= 0 && token < end ? tree.tokens.kind(token) : .endOfFile
    }

    /// The kind of the last token, or of the one `distance` before it.
    func lastKind(_ distance: Int = 0) -> TokenKind { kind(count - 1 - distance) }

    func lastText(_ distance: Int = 0) -> String { count > distance ? text(count - 1 - distance) : "" }

    /// The words that aren't in parentheses or brackets and follow no dot, with their indices.
    var words: [(index: Int, text: String)] {
        var words: [(Int, String)] = []
        var depth = 0
        for index in 0..<max(0, count) {
            switch kind(index) {
            case .leftParenthesis, .leftBracket: depth += 1
            case .rightParenthesis, .rightBracket: depth = max(0, depth - 1)
            case .word where depth == 0 && kind(index - 1) != .dot: words.append((index, text(index)))
            default: break
            }
        }
        return words
    }

    /// Whether the end is inside parentheses.
    var isInParentheses: Bool { isInside(.leftParenthesis, .rightParenthesis) }

    /// Whether the end is inside the brackets of an index.
    var isInBrackets: Bool { isInside(.leftBracket, .rightBracket) }

    private func isInside(_ opening: TokenKind, _ closing: TokenKind) -> Bool {
        var depth = 0
        for index in 0..<max(0, count) {
            if kind(index) == opening { depth += 1 }
            if kind(index) == closing { depth = max(0, depth - 1) }
        }
        return depth > 0
    }

    /// The index of the arrow whose views the end belongs to, or `nil` if it belongs to none.
    var arrow: Int? {
        var index = count - 1
        guard kind(index) == .arrow || kind(index) == .comma else { return nil }
        var depth = 0
        while index >= 0 {
            switch kind(index) {
            case .arrow where depth == 0: return index
            case .rightBracket: depth += 1
            case .leftBracket: depth -= 1
            case .name, .comma, .dot, .word: break
            default: if depth == 0 { return nil }
            }
            index -= 1
        }
        return nil
    }

    /// The Name of the view whose part follows the dot at the end, or `nil` if there is none.
    var nameBeforeDot: String? {
        guard tree.tokens.isGlued(end.previous) else { return nil }
        var index = count - 2
        if kind(index) == .rightBracket {
            while index >= 0, kind(index) != .leftBracket { index -= 1 }
            index -= 1
        }
        return kind(index) == .name ? text(index) : nil
    }
}

extension SyntaxTree {
    /// Returns the statement that the tokens before `end` belong to.
    func statement(before end: TokenID) -> WrittenStatement {
        var first = end
        while first.index > 0 {
            let token = first.previous
            switch tokens.kind(token) {
            case .leftBrace, .rightBrace, .semicolon: return WrittenStatement(tree: self, first: first, end: end)
            default: break
            }
            first = token
            if tokens.startsLine(token), !continues(token) { break }
        }
        return WrittenStatement(tree: self, first: first, end: end)
    }

    /// Whether `token`, at the start of a line, continues the statement before it.
    private func continues(_ token: TokenID) -> Bool {
        if tokens.kind(token) == .arrow { return true }
        guard token.index > 0 else { return false }
        let before = tokens.kind(token.previous)
        return before == .comma || before == .arrow
    }

    /// Returns the statement whose block contains the token `inner`, or `nil` at the top of the file.
    func owner(of inner: TokenID) -> WrittenStatement? {
        var depth = 0
        var token = inner
        while token.index > 0 {
            token = token.previous
            switch tokens.kind(token) {
            case .rightBrace: depth += 1
            case .leftBrace where depth > 0: depth -= 1
            case .leftBrace: return statement(before: token)
            default: break
            }
        }
        return nil
    }
}
