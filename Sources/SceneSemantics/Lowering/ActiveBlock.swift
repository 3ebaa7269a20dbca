/// What stands in a block in one copy, once its conditions are decided and its repeats written out, as stretches of
/// ``Lowering/activeItems`` and ``Lowering/activeAttributes``.
struct ActiveBlock {
    /// The items, those of repeats once for each copy.
    var items: Range<Int>
    /// The attributes of the item that the block belongs to.
    var attributes: Range<Int>
    /// Which attributes those are.
    var written: AttributeSet
    /// The `hitTest` block.
    var override: ActiveOverride?
}

/// An item with what its expressions mean.
struct ActiveItem: Sendable {
    var id: ItemID
    var frame: FrameID
}

/// An attribute, as an index in ``SceneTemplate/attributes``, with what its expressions mean.
struct ActiveAttribute: Sendable {
    var index: Int
    var frame: FrameID
}

/// The rules of a `hitTest` block, an index in ``SceneTemplate/overrides``, with what their paths mean.
struct ActiveOverride: Sendable {
    var index: Int
    var frame: FrameID
}

/// A path, an index in ``SceneTemplate/paths``, with what its expressions mean.
struct ActivePath: Sendable {
    var index: UInt32
    var frame: FrameID
}
