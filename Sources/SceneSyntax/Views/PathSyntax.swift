/// A path to a view: `List[3].Play`.
public struct PathSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// A component of a path.
    public enum Component: Sendable {
        /// The name of a view.
        case name(SpelledToken)
        /// `.content`.
        case content(SpelledToken)
        /// The indices in a pair of brackets.
        case index(IndexSyntax)
    }

    /// The components, in order; the first is a name.
    public var components: [Component] {
        var result: [Component] = []
        var children = tree.children(node).filter { tree.kind($0) == .index }[...]
        var token = first
        while token < end {
            if let index = children.first, tree.firstToken(index) == token {
                children.removeFirst()
                result.append(.index(IndexSyntax(tree: tree, node: index)))
                token = tree.endToken(index)
                continue
            }
            switch tree.tokens.kind(token) {
            case .name: result.append(.name(spelled(token)))
            case .word: result.append(.content(spelled(token)))
            default: break
            }
            token = token.next
        }
        return result
    }
}

/// `[3]` or `[1,3]`.
public struct IndexSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// The indices, in order.
    public var expressions: [ExpressionSyntax] {
        tree.children(node).filter { tree.kind($0) != .unexpected }.map { ExpressionSyntax(tree: tree, node: $0) }
    }
}
