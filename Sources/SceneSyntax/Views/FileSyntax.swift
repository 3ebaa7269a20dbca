/// A whole file.
public struct FileSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// Creates the view of the file in `tree`.
    public init(_ tree: SyntaxTree) {
        self.init(tree: tree, node: .file)
    }

    /// The `let` statements outside scenes.
    public var lets: [LetSyntax] { views(LetSyntax.self, SyntaxKinds(.letStatement)) }

    /// The scenes, in order.
    public var scenes: [SceneSyntax] { views(SceneSyntax.self, SyntaxKinds(.scene)) }
}

/// `scene Name 390x844 … { … }`.
public struct SceneSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// The name of the scene, if present.
    public var name: SpelledToken? {
        for index in first.index..<min(first.index + 2, end.index) {
            let token = TokenID(index: Int(index))
            if tree.tokens.kind(token) == .name { return spelled(token) }
        }
        return nil
    }

    /// The devices and sizes after the name.
    public var screens: [ScreenSyntax] { views(ScreenSyntax.self, .screens) }

    /// The attributes of the root.
    public var attributes: [AttributeSyntax] { views(AttributeSyntax.self, SyntaxKinds(.attribute)) }

    /// The block of the scene.
    public var block: BlockSyntax? { view(BlockSyntax.self, SyntaxKinds(.block)) }
}

/// `{ … }`.
public struct BlockSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// The statements, in order.
    public var statements: [StatementSyntax] {
        tree.children(node).compactMap { StatementSyntax(tree: tree, node: $0) }
    }
}

/// One statement of a block.
public enum StatementSyntax: Sendable {
    case item(ItemSyntax)
    case constant(LetSyntax)
    case condition(IfSyntax)
    case expectation(ExpectationSyntax)

    init?(tree: SyntaxTree, node: NodeID) {
        switch tree.kind(node) {
        case .item: self = .item(ItemSyntax(tree: tree, node: node))
        case .letStatement: self = .constant(LetSyntax(tree: tree, node: node))
        case .ifStatement: self = .condition(IfSyntax(tree: tree, node: node))
        case .expectHit, .expectReachable, .expectUnreachable, .expectGesture:
            self = .expectation(ExpectationSyntax(tree: tree, node: node))
        default: return nil
        }
    }
}

/// `let word = value`.
public struct LetSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// The declared word, if present.
    public var name: SpelledToken? {
        let token = first.next
        return token < end && tree.tokens.kind(token) == .word ? spelled(token) : nil
    }

    /// The value, if present.
    public var value: ValueSyntax? { view(ValueSyntax.self, .values) }
}

/// `if (condition) { … } else if (condition) { … } else { … }`.
public struct IfSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// The conditions with their blocks, in order; a final `else` has no condition.
    public var branches: [(condition: ExpressionSyntax?, block: BlockSyntax?)] {
        var result: [(condition: ExpressionSyntax?, block: BlockSyntax?)] = []
        var condition: ExpressionSyntax?
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .block:
                result.append((condition, BlockSyntax(tree: tree, node: child)))
                condition = nil
            case .unexpected: break
            default: condition = ExpressionSyntax(tree: tree, node: child)
            }
        }
        return result
    }
}
