import SceneText

/// A typed view of a node.
public protocol SyntaxView: Sendable {
    /// The tree that the node belongs to.
    var tree: SyntaxTree { get }
    /// The node.
    var node: NodeID { get }
    /// Creates the view of `node`, which must be of a matching kind.
    init(tree: SyntaxTree, node: NodeID)
}

extension SyntaxView {
    /// The bytes from the first to the last token of the node.
    public var range: SourceRange { tree.range(node) }

    /// The source text of the node.
    public var text: String { tree.source.text(in: range) }

    /// Returns the children whose kind is in `kinds`, as `type`.
    func views<Child: SyntaxView>(_ type: Child.Type, _ kinds: SyntaxKinds) -> [Child] {
        tree.children(node).filter { kinds.contains(tree.kind($0)) }.map { Child(tree: tree, node: $0) }
    }

    /// Returns the first child whose kind is in `kinds`, as `type`.
    func view<Child: SyntaxView>(_ type: Child.Type, _ kinds: SyntaxKinds) -> Child? {
        tree.children(node).first { kinds.contains(tree.kind($0)) }.map { Child(tree: tree, node: $0) }
    }

    /// The first token of the node.
    var first: TokenID { tree.firstToken(node) }

    /// The token after the last one of the node.
    var end: TokenID { tree.endToken(node) }

    func spelled(_ token: TokenID) -> SpelledToken {
        SpelledToken(tree: tree, token: token)
    }
}
