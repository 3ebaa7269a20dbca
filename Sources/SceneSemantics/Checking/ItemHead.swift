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
        let first = tree.firstToken(node)
        let end = tree.endToken(node)
        let child = tree.firstChild(node).map { tree.firstToken($0) }
        var children = tree.siblings(in: node)
        word = first
        block = children.next(.block, in: tree)
        let second = first.next
        if let subview, tree.symbol(of: first) == subview, second < end, second != child,
            tree.kind(second) == .word, !tree.startsLine(second)
        {
            word = second
            isSubview = true
        }
        let next = word.next
        if next < end, next != child, tree.kind(next) == .name { name = next }
    }
}
