/// The contents of a block in one instance, with conditions decided and repeats expanded.
struct EvaluatedBlock {
    /// The items, with items of repeats once per instance, as a range of ``Evaluator/items``.
    var items: Range<Int>
    /// The attributes that the block's item has in every instance, in ``BoundScene/attributes``.
    var line = 0..<0
    /// The environment of those attributes.
    var environment: EnvironmentID = 0
    /// The attributes it only has in this instance, as a range of ``Evaluator/attributes``.
    var instanceAttributes: Range<Int>
    /// The set of all these attributes.
    var written = AttributeSet()
    var override: EvaluatedOverride?

    /// The attributes, by their positions in the block; see ``EvaluationStack/subscript(_:of:)``.
    var attributes: Range<Int> { 0..<line.count + instanceAttributes.count }
}

/// An item with the environment for its expressions.
struct EvaluatedItem: Sendable {
    var id: ItemID
    var environment: EnvironmentID
}

/// An attribute, as an index in ``BoundScene/attributes``, with the environment for its expressions.
struct EvaluatedAttribute: Sendable {
    var index: Int
    var environment: EnvironmentID
    /// For the use of a component, the layer: layers of the component come before layers of the use.
    var layer: Int32 = 0
}

/// A `hitTest` block, as an index in ``BoundScene/overrides``, with the environment for its paths.
struct EvaluatedOverride: Sendable {
    var index: Int
    var environment: EnvironmentID
}

/// A path, as an index in ``BoundScene/paths``, with the environment for its expressions.
struct EvaluatedPath: Sendable {
    var index: UInt32
    var environment: EnvironmentID
}
