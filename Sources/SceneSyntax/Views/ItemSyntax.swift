import SceneText

/// A word with everything that belongs to it: a view, a line of attributes, a rule of `hitTest`, an effect.
public typealias ItemSyntax = SyntaxView<ItemMark>

/// Marks an ``ItemSyntax``.
public enum ItemMark {}

extension ItemSyntax {
    /// Whether `subview` precedes the word.
    public var isSubview: Bool {
        first.next < end && tree.tokens.kind(first.next) == .word && !tree.tokens.startsLine(first.next)
            && firstChildToken != first.next && tree.text(first) == "subview"
    }

    /// The word that gives the kind; a name if one is in its place.
    public var word: SpelledToken? {
        let token = wordToken
        let kind = tree.tokens.kind(token)
        return kind == .word || kind == .name ? spelled(token) : nil
    }

    /// The name of the view, if it has one.
    public var name: SpelledToken? {
        let token = wordToken.next
        guard token < end, token != firstChildToken, tree.tokens.kind(token) == .name else { return nil }
        return spelled(token)
    }

    /// The values before the first attribute.
    public var values: [ValueSyntax] { views(ValueSyntax.self, .values) }

    /// The attributes on the item's line.
    public var attributes: [AttributeSyntax] { views(AttributeSyntax.self, SyntaxKinds(.attribute)) }

    /// The block, if there is one.
    public var block: BlockSyntax? { view(BlockSyntax.self, SyntaxKinds(.block)) }

    /// The statement without its block.
    public var header: SourceRange {
        tree.range(from: first, upTo: block.map { tree.firstToken($0.node) } ?? end)
    }

    /// The statement up to its first attribute: kind, name and values.
    public var head: SourceRange {
        tree.range(
            from: first, upTo: tree.child(node, SyntaxKinds(.attribute, .block)).map { tree.firstToken($0) } ?? end)
    }

    private var wordToken: TokenID { isSubview ? first.next : first }

    private var firstChildToken: TokenID? {
        tree.children(node).first { _ in true }.map { tree.firstToken($0) }
    }
}

/// A word within an item, with its values.
public typealias AttributeSyntax = SyntaxView<AttributeMark>

/// Marks an ``AttributeSyntax``.
public enum AttributeMark {}

extension AttributeSyntax {
    /// What the attribute is called, such as `frame`.
    public var word: SpelledToken { spelled(first) }

    /// The values, in order.
    public var values: [ValueSyntax] { views(ValueSyntax.self, .values) }
}
