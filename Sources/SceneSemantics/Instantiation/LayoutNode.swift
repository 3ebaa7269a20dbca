import SceneRuntime

/// A view as layout sees it. The nodes in it follow it.
struct LayoutNode: Sendable {
    /// How it is placed, or `nil` if it has a placement from the start, fills its superview as a content view does, or
    /// is laid out by its ``LayoutExtra``.
    var layout: ViewLayout?
    /// Its placement in its superview; `nil` before layout, and if that fails.
    var placement: Placement?
    var boundsOrigin = Point.zero
    /// Whether pins of subviews refer to its content, not to its bounds.
    var isScrollView = false
    /// The size of that content, or `nil` if it is as large as the bounds.
    var contentSize: Size?
    /// The index after the last node in it.
    var end = 0
    /// What only few nodes have, as an index in ``InstantiatedViews/extras``.
    var extra = OptionalIndex()

    /// Creates a node without subviews.
    init(_ layout: ViewLayout?, placement: Placement? = nil) {
        self.layout = layout
        self.placement = placement
    }

    /// Returns the area that the pins of subviews refer to, if it is placed as in `placement`.
    func container(_ placement: Placement) -> Placement {
        isScrollView
            ? Placement(origin: .zero, size: contentSize ?? placement.size)
            : Placement(origin: boundsOrigin, size: placement.size)
    }
}
