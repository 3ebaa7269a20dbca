import SceneText

/// A statement of a block. The statements in its own block or branch follow it in ``BoundScene/statements``.
enum BoundStatement: Sendable {
    /// An item; the statements in its block follow.
    case item(ItemID)
    /// A line of attributes for the enclosing block, as indices in ``BoundScene/attributes``; it may use a `let` of the
    /// block.
    case attributes(Range<Int>, followsConstant: Bool)
    /// An `if`; its branches follow up to `end`.
    case condition(end: Int)
    /// A branch with its condition, or `nil` for the last `else`; its statements follow up to `end`.
    case branch(Condition?, end: Int)
    /// Precedes the first `let` of a block that depends on the instance, with the number of such constants.
    case constants(Int)
    /// A `let` that depends on the instance, with its value and the value's range.
    case constant(Expression, SourceRange)
    /// A `hitTest` block, as an index in ``BoundScene/overrides``.
    case hitTest(Int)
}
