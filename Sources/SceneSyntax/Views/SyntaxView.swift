import SceneText

/// A typed view of a node. The mark gives it the accessors that suit the node's kind.
public struct SyntaxView<Mark>: Sendable {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// Its index in ``tree``.
    public let node: NodeID

    /// Creates the view of `node`, which must be of a matching kind.
    @inlinable
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// The bytes from the first to the last token of the node.
    public var range: SourceRange { tree.range(node) }

    /// The source text of the node.
    public var text: String { tree.source.text(in: range) }

    /// Returns the children whose kind is in `kinds`, as `type`.
    func views<Child>(_ type: SyntaxView<Child>.Type, _ kinds: SyntaxKinds) -> [SyntaxView<Child>] {
        tree.children(node).filter { kinds.contains(tree.kind($0)) }.map { SyntaxView<Child>(tree: tree, node: $0) }
    }

    /// Returns the first child whose kind is in `kinds`, as `type`.
    func view<Child>(_ type: SyntaxView<Child>.Type, _ kinds: SyntaxKinds) -> SyntaxView<Child>? {
        tree.children(node).first { kinds.contains(tree.kind($0)) }.map { SyntaxView<Child>(tree: tree, node: $0) }
    }

    var first: TokenID { tree.firstToken(node) }

    /// The token after the last one of the node.
    var end: TokenID { tree.endToken(node) }

    func spelled(_ token: TokenID) -> SpelledToken {
        SpelledToken(tree: tree, token: token)
    }
}
