import SceneSyntax

/// The words at the start of an item.
struct ItemHead {
    /// The word that names the kind, or whatever is written instead.
    var word: TokenID
    var name: TokenID?
    /// The block in braces, if there is one.
    var block: NodeID?
    /// Whether the word `subview` comes before the kind.
    var isSubview = false

    /// Creates the head of the item at `node`; `subview` is the symbol of that word.
    init(_ node: NodeID, in tree: borrowing SyntaxTree, subview: Symbol?) {
        word = tree.firstToken(node)
        block = tree.block(ofItem: node)
        if let subview, tree.symbol(of: word) == subview, tree.kind(word.next) == .word, !tree.startsLine(word.next),
            Self.isInHead(word.next, of: node, in: tree)
        {
            word = word.next
            isSubview = true
        }
        if tree.kind(word.next) == .name, Self.isInHead(word.next, of: node, in: tree) { name = word.next }
    }

    /// Returns whether `token`, which follows a token of the head, also belongs to it.
    @inline(__always)
    private static func isInHead(_ token: TokenID, of node: NodeID, in tree: borrowing SyntaxTree) -> Bool {
        guard token < tree.endToken(node) else { return false }
        return tree.firstChild(node).map { tree.firstToken($0) != token } ?? true
    }
}
