/// What stands in a block in one copy, once its conditions are decided and its repeats written out.
struct ActiveBlock {
    /// The items, those of repeats once for each copy, as a stretch of ``Lowering/activeItems``.
    var items: Range<Int>
    /// The attributes that the item to which the block belongs has in every copy, in ``SceneTemplate/attributes``.
    var line = 0..<0
    /// What their expressions mean.
    var frame: FrameID = 0
    /// The attributes that it has in this copy, as a stretch of ``Lowering/activeAttributes``.
    var further: Range<Int>
    /// Which attributes all of those are.
    var written = AttributeSet()
    /// The `hitTest` block.
    var override: ActiveOverride?

    /// The attributes, by their places in the block; see ``ActiveStack/subscript(_:of:)``.
    var attributes: Range<Int> { 0..<line.count + further.count }
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
