import SceneText

/// A token with its place. Compare tokens of one tree by their symbols; the text is for messages.
public struct SpelledToken: Sendable {
    /// The tree that the token belongs to.
    public let tree: SyntaxTree
    /// Its index in ``tree``.
    public let token: TokenID

    /// Creates the view of `token`.
    public init(tree: SyntaxTree, token: TokenID) {
        self.tree = tree
        self.token = token
    }

    /// The kind of the token.
    public var kind: TokenKind { tree.tokens.kind(token) }

    /// The symbol of a word or name; `nil` for any other token.
    public var symbol: Symbol? { tree.tokens.symbol(token) }

    /// The bytes of the token.
    public var range: SourceRange { tree.tokens.range(token) }

    /// The value of a string without interpolations.
    public var stringValue: String {
        StringEscape.decoded(tree.source.bytes[range.start..<range.end].dropFirst().dropLast())
    }

    /// The source text. Each access creates a new String.
    public var text: String { tree.text(token) }
}
