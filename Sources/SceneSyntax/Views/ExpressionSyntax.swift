/// An expression.
public typealias ExpressionSyntax = SyntaxView<ExpressionMark>

/// Marks an ``ExpressionSyntax``.
public enum ExpressionMark {}

extension ExpressionSyntax {
    /// The Name or `self`, and the word of its edge, if the expression is an edge of a view.
    public var edge: (view: SpelledToken, word: SpelledToken)? {
        tree.kind(node) == .edge ? (spelled(first), spelled(first.next.next)) : nil
    }
}
