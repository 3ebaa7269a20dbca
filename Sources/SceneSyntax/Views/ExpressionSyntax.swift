/// An expression.
public struct ExpressionSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// The forms of an expression.
    public enum Form: Sendable {
        case number(SpelledToken)
        /// A variable, a constant, `true` or `false`.
        case variable(SpelledToken)
        /// An edge of the view with a Name, or of `self`.
        case edge(of: SpelledToken, SpelledToken)
        case call(SpelledToken, [ExpressionSyntax])
        case parenthesized(ExpressionSyntax)
        case unary(TokenKind, ExpressionSyntax)
        /// The first operand, and each further operand with the sign before it.
        case binary(ExpressionSyntax, [(sign: TokenKind, operand: ExpressionSyntax)])
        case ternary(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
        /// An expression with a reported syntax error.
        case broken
    }

    /// The form of the expression.
    public var form: Form {
        let operands = tree.children(node).filter { tree.kind($0) != .unexpected }
            .map { ExpressionSyntax(tree: tree, node: $0) }
        switch tree.kind(node) {
        case .number: return .number(spelled(first))
        case .variable: return .variable(spelled(first))
        case .edge: return .edge(of: spelled(first), spelled(first.next.next))
        case .call: return .call(spelled(first), operands)
        case .parenthesized: return operands.first.map { .parenthesized($0) } ?? .broken
        case .unary: return operands.first.map { .unary(tree.tokens.kind(first), $0) } ?? .broken
        case .binary:
            guard let left = operands.first else { return .broken }
            return .binary(left, operands.dropFirst().map { (tree.tokens.kind($0.first.previous), $0) })
        case .ternary:
            guard operands.count == 3 else { return .broken }
            return .ternary(operands[0], operands[1], operands[2])
        default: return .broken
        }
    }
}
