/// An expression.
public typealias ExpressionSyntax = SyntaxView<ExpressionMark>

/// Marks an ``ExpressionSyntax``.
public enum ExpressionMark {}
