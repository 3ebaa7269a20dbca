import SceneText

/// A word with what belongs to it: a view, a line of attributes, a rule of `hitTest`, an effect.
public struct ItemSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// Whether `subview` stands before the word.
    public var isSubview: Bool {
        first.next < end && tree.tokens.kind(first.next) == .word && !tree.tokens.startsLine(first.next)
            && firstChildToken != first.next && tree.text(first) == "subview"
    }

    /// The word that says what the item is; a Name where one stands in its place.
    public var word: SpelledToken? {
        let token = wordToken
        let kind = tree.tokens.kind(token)
        return kind == .word || kind == .name ? spelled(token) : nil
    }

    /// The view's Name, if it has one.
    public var name: SpelledToken? {
        let token = wordToken.next
        guard token < end, token != firstChildToken, tree.tokens.kind(token) == .name else { return nil }
        return spelled(token)
    }

    /// The values before the first attribute.
    public var values: [ValueSyntax] { views(ValueSyntax.self, .values) }

    /// The attributes on the item's line.
    public var attributes: [AttributeSyntax] { views(AttributeSyntax.self, SyntaxKinds(.attribute)) }

    /// What stands in the braces, if there are any.
    public var block: BlockSyntax? { view(BlockSyntax.self, SyntaxKinds(.block)) }

    /// The line of the item without its block.
    public var header: SourceRange {
        tree.range(from: first, upTo: block.map { tree.firstToken($0.node) } ?? end)
    }

    /// The line of the item up to, not including, its first attribute: kind, Name and values.
    public var head: SourceRange {
        tree.range(
            from: first, upTo: tree.child(node, SyntaxKinds(.attribute, .block)).map { tree.firstToken($0) } ?? end)
    }

    private var wordToken: TokenID { isSubview ? first.next : first }

    private var firstChildToken: TokenID? {
        tree.children(node).first { _ in true }.map { tree.firstToken($0) }
    }
}

/// A word of an item and its values.
public struct AttributeSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// The word.
    public var word: SpelledToken { spelled(first) }

    /// The values, in order.
    public var values: [ValueSyntax] { views(ValueSyntax.self, .values) }
}
