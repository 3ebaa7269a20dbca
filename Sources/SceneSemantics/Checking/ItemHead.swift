import SceneSyntax

/// What stands at the beginning of an item.
struct ItemHead {
    /// The word that says what the item is; a Name where one stands in its place, or something that is neither.
    var word: TokenID
    /// The view's Name, if it has one.
    var name: TokenID?
    /// What stands in the braces, if there are any.
    var block: NodeID?
    /// Whether `subview` stands before the word.
    var isSubview = false

    /// What stands at the beginning of the item at `node`, where `subview` is the symbol of that word.
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

    /// Whether `token`, which stands behind a token of the head, stands there, too.
    @inline(__always)
    private static func isInHead(_ token: TokenID, of node: NodeID, in tree: borrowing SyntaxTree) -> Bool {
        guard token < tree.endToken(node) else { return false }
        return tree.firstChild(node).map { tree.firstToken($0) != token } ?? true
    }
}
