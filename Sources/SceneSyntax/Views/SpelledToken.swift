import SceneText

/// A token with its place. Two of the same tree are compared by their symbols; the text is for messages.
public struct SpelledToken: Sendable {
    /// The tree that the token belongs to.
    public let tree: SyntaxTree
    /// The token.
    public let token: TokenID

    /// Creates the view of `token`.
    public init(tree: SyntaxTree, token: TokenID) {
        self.tree = tree
        self.token = token
    }

    /// What the token is.
    public var kind: TokenKind { tree.tokens.kind(token) }

    /// The symbol of a word or Name; `nil` for any other token.
    public var symbol: Symbol? { tree.tokens.symbol(token) }

    /// Where it stands.
    public var range: SourceRange { tree.tokens.range(token) }

    /// The text as it was written, made anew each time.
    public var text: String { tree.text(token) }
}
