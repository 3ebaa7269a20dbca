import SceneText

/// A statement of a block. What stands in a block or branch follows it in ``BoundScene/statements``.
enum BoundStatement: Sendable {
    /// An item; what stands in its block follows.
    case item(ItemID)
    /// A line of attributes for the block it stands in, as indices in ``BoundScene/attributes``; it may use a `let`
    /// of the block.
    case attributes(Range<Int>, followsConstant: Bool)
    /// An `if`, whose branches follow up to `end`.
    case condition(end: Int)
    /// A branch with its condition, or none for the last `else`; what it lets stand follows up to `end`.
    case branch(Condition?, end: Int)
    /// The first `let` of a block follows, which has so many that differ from copy to copy.
    case constants(Int)
    /// A `let` that differs from copy to copy, with its value and the place of that.
    case constant(Expression, SourceRange)
    /// A `hitTest` block, as an index in ``BoundScene/overrides``.
    case hitTest(Int)
}
