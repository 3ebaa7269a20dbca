/// What stands in a block in one copy, once its conditions are decided and its repeats written out.
struct EvaluatedBlock {
    /// The items, those of repeats once for each copy, as a stretch of ``Lowering/evaluatedItems``.
    var items: Range<Int>
    /// The attributes that the item to which the block belongs has in every copy, in ``BoundScene/attributes``.
    var line = 0..<0
    /// What their expressions mean.
    var frame: EnvironmentID = 0
    /// The attributes that it has in this copy, as a stretch of ``Lowering/evaluatedAttributes``.
    var further: Range<Int>
    /// Which attributes all of those are.
    var written = AttributeSet()
    /// The `hitTest` block.
    var override: EvaluatedOverride?

    /// The attributes, by their places in the block; see ``EvaluationStack/subscript(_:of:)``.
    var attributes: Range<Int> { 0..<line.count + further.count }
}

/// An item with what its expressions mean.
struct EvaluatedItem: Sendable {
    var id: ItemID
    var frame: EnvironmentID
}

/// An attribute, as an index in ``BoundScene/attributes``, with what its expressions mean.
struct EvaluatedAttribute: Sendable {
    var index: Int
    var frame: EnvironmentID
}

/// The rules of a `hitTest` block, an index in ``BoundScene/overrides``, with what their paths mean.
struct EvaluatedOverride: Sendable {
    var index: Int
    var frame: EnvironmentID
}

/// A path, an index in ``BoundScene/paths``, with what its expressions mean.
struct EvaluatedPath: Sendable {
    var index: UInt32
    var frame: EnvironmentID
}
