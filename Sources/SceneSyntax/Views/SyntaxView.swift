import SceneText

/// A node of a tree seen as what it stands for.
public protocol SyntaxView: Sendable {
    /// The tree that the node belongs to.
    var tree: SyntaxTree { get }
    /// The node.
    var node: NodeID { get }
    /// Creates the view of `node`, which must be of a fitting kind.
    init(tree: SyntaxTree, node: NodeID)
}

extension SyntaxView {
    /// The bytes from the node's first to its last token.
    public var range: SourceRange { tree.range(node) }

    /// The text of the node as it was written.
    public var text: String { tree.source.text(in: range) }

    /// The node's children of one of `kinds`, seen as `type`.
    func views<Child: SyntaxView>(_ type: Child.Type, _ kinds: SyntaxKind...) -> [Child] {
        tree.children(node).filter { kinds.contains(tree.kind($0)) }.map { Child(tree: tree, node: $0) }
    }

    /// The node's first child of one of `kinds`, seen as `type`.
    func view<Child: SyntaxView>(_ type: Child.Type, _ kinds: SyntaxKind...) -> Child? {
        tree.children(node).first { kinds.contains(tree.kind($0)) }.map { Child(tree: tree, node: $0) }
    }

    /// The node's first token.
    var first: TokenID { tree.firstToken(node) }

    /// The token behind the node's last one.
    var end: TokenID { tree.endToken(node) }

    /// A token with its place.
    func spelled(_ token: TokenID) -> SpelledToken {
        SpelledToken(tree: tree, token: token)
    }
}
