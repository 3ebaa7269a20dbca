import SceneRuntime

/// What layout needs of only few views.
struct LayoutExtra: Sendable {
    /// The node that it belongs to.
    let node: Int
    /// Whether the layout refers to edges of other views, so that it is evaluated once they are placed.
    var refersToEdges = false
    /// Whether pins refer to the superview's safe area.
    var isSafe = false
    /// What the view adds to its safe area.
    var additionalSafeArea = Edges.zero
    /// For a scroll view that adds its safe area to its content inset: along which axes it can always move.
    var adjustment: InsetAdjustment?
    /// How a stack arranges its views.
    var stack: StackProperties?
    /// Whether it says anything.
    var isNeeded: Bool {
        refersToEdges || isSafe || additionalSafeArea != .zero || adjustment != nil || stack != nil || isCollapsed
            || customSpacing != nil
    }

    /// The lengths of a stack that follow from its views, once they are known.
    var stackLengths: StackLengths?
    /// Whether a view in a stack is hidden as written, so that it takes no room.
    var isCollapsed = false
    /// The distance to the next view of a stack.
    var customSpacing: Double?

    init(node: Int) { self.node = node }

    /// The lengths of a stack that follow from its views.
    struct StackLengths: Sendable {
        var width: Result<Double, StackProblem>
        var height: Result<Double, StackProblem>

        subscript(axis: Axis) -> Result<Double, StackProblem> { axis == .horizontal ? width : height }
    }
}

/// How a scroll view adds its safe area to its content inset, as UIKit's `contentInsetAdjustmentBehavior` does:
/// `.automatic` along the axes on which it can move, `.always` along both.
struct InsetAdjustment: Sendable {
    /// Along which axes it is added however long the content: those on which it can always move, or both.
    let alwaysMoves: (horizontal: Bool, vertical: Bool)
    /// Whether its offset follows from its inset.
    let isAtRest: Bool
    /// The safe area of the scroll view, once it is placed.
    var safeArea = Edges.zero

    /// Returns what is added to the inset of content of this size in bounds of `size`.
    func inset(of content: Size, in size: Size) -> Edges {
        var inset = Edges.zero
        if alwaysMoves.vertical || content.height > size.height {
            (inset.top, inset.bottom) = (safeArea.top, safeArea.bottom)
        }
        if alwaysMoves.horizontal || content.width > size.width {
            (inset.left, inset.right) = (safeArea.left, safeArea.right)
        }
        return inset
    }
}
