import SceneRuntime
import SceneText

/// Places views in their superviews, from the outside in, and siblings in order.
///
/// All views exist before the pass starts, except for cells, headers and footers: their table or collection requests
/// them once it is placed, because they depend on its visible bounds, and a pass of their own places what is in them.
struct LayoutPass {
    /// Whether leading is on the right.
    let isMirrored: Bool
    /// Whether layouts may refer to edges of views.
    let tracksEdges: Bool
    /// Whether a view depends on its safe area.
    let usesSafeArea: Bool
    /// The views that contain everything in the pass, innermost first; empty unless a view refers to edges.
    let surroundings: [Surrounding]
    var nodes: [LayoutNode]
    var views: [InstantiatedView]
    var extras: [LayoutExtra]
    /// The nodes around the node being placed, outermost first; empty unless a view refers to edges or to its safe
    /// area.
    var superviews: [Int] = []
    /// For each Name that edges refer to, the last view placed; empty unless a view refers to edges.
    var measured: [NameID: MeasuredView] = [:]

    /// The safe area of the view whose subviews are being placed; `nil` if none reaches it, and unless a view depends
    /// on it.
    var safeArea: Edges?
    /// The depth in views that a stack hides, which are as small as a point.
    var collapsedDepth = 0

    /// A view that contains everything in a pass.
    struct Surrounding {
        let item: ItemID
        let size: Size
    }

    /// A view with a Name that edges refer to.
    struct MeasuredView {
        let instance: InstanceID
        /// Its placement, or `nil` if it can't be placed.
        let placement: Placement?
    }

    /// Prepares for placing `views`.
    init(
        _ views: consuming InstantiatedViews, of scene: BoundScene, isMirrored: Bool, in surroundings: [Surrounding],
        safeArea: Edges?
    ) {
        tracksEdges = !scene.edges.isEmpty
        usesSafeArea = scene.usesSafeArea
        self.safeArea = safeArea
        nodes = views.nodes
        extras = views.extras
        self.views = views.views
        self.isMirrored = isMirrored
        self.surroundings = surroundings
    }

    /// Places everything in the node `root`, which is placed. Reports what can't be placed; what is in it isn't placed
    /// either.
    mutating func placeSubviews(of root: Int, _ evaluator: inout Evaluator) {
        guard let placement = nodes[root].placement else { return }
        let container = nodes[root].container(placement)
        let tracksSuperviews = tracksEdges || usesSafeArea
        if tracksSuperviews { superviews.append(root) }
        if let extra = nodes[root].extra.value, let stack = extras[extra].stack {
            arrangeViews(of: root, stack, in: container, &evaluator)
        }
        var next = root + 1
        while next < nodes[root].end {
            place(next, in: container, &evaluator)
            next = nodes[next].end
        }
        if tracksSuperviews { superviews.removeLast() }
    }

    private mutating func place(_ node: Int, in container: Placement, _ evaluator: inout Evaluator) {
        var placement: Placement?
        if let extra = nodes[node].extra.value {
            guard let found = self.placement(of: node, extra, in: container, &evaluator) else {
                if tracksEdges { measure(node, nil, &evaluator) }
                return
            }
            placement = found
        } else {
            placement = nodes[node].placement ?? nodes[node].layout?.placement(in: container, isMirrored: isMirrored)
        }
        if collapsedDepth > 0 { placement = placement?.collapsed }
        if let problem = placement?.problem {
            report(problem, of: node, &evaluator)
            nodes[node].placement = nil
            if tracksEdges { measure(node, nil, &evaluator) }
            return
        }
        finish(node, at: placement ?? container, &evaluator)
    }

    /// Places everything in the node, which is at `placement`.
    private mutating func finish(_ node: Int, at placement: Placement, _ evaluator: inout Evaluator) {
        nodes[node].placement = placement
        if tracksEdges { measure(node, placement, &evaluator) }
        let isCollapsed = nodes[node].extra.value.map { extras[$0].isCollapsed } ?? false
        if isCollapsed { collapsedDepth += 1 }
        if usesSafeArea {
            let outer = safeArea
            safeArea = safeArea(of: node, at: placement)
            placeSubviews(of: node, &evaluator)
            safeArea = outer
        } else {
            placeSubviews(of: node, &evaluator)
        }
        if isCollapsed { collapsedDepth -= 1 }
    }

    /// Returns the placement of a node with an extra, or `nil` if there is none.
    private mutating func placement(
        of node: Int, _ extra: Int, in container: Placement, _ evaluator: inout Evaluator
    ) -> Placement? {
        // A stack has placed it.
        if let placement = nodes[node].placement { return placement }
        let area = extras[extra].isSafe ? container.inset(by: safeArea ?? .zero) : container
        guard var layout = layout(of: node, in: area, &evaluator) else {
            return extras[extra].refersToEdges || nodes[node].layout != nil ? nil : container
        }
        if extras[extra].stack != nil {
            guard resolveStack(node, &layout, &evaluator) else { return nil }
        }
        var placement = layout.placement(in: area, isMirrored: isMirrored)
        if extras[extra].isSafe {
            // A lone length starts at the top left corner of the safe area.
            if layout.horizontal.isLengthAlone { placement.horizontal.move(to: area.horizontal.min) }
            if layout.vertical.isLengthAlone { placement.vertical.move(to: area.vertical.min) }
        }
        return placement
    }

    /// Returns the layout of a node, evaluated if it refers to edges. Returns `nil` if it has none, or reported why.
    mutating func layout(of node: Int, in area: Placement, _ evaluator: inout Evaluator) -> ViewLayout? {
        guard let extra = nodes[node].extra.value, extras[extra].refersToEdges else { return nodes[node].layout }
        guard let item = views[node].origin.item, evaluateEdges(of: node, in: area, &evaluator) else { return nil }
        return evaluator.layout(of: evaluator.boundScene.items[item], views[node].block)
    }

    /// Reports why the node can't be placed.
    private func report(_ problem: PlacementProblem, of node: Int, _ evaluator: inout Evaluator) {
        guard let item = views[node].origin.item else { return }
        evaluator.report(problem, of: evaluator.boundScene.items[item], views[node].block)
    }
}

extension Placement {
    /// Why no view can be placed like this, or `nil` if one can.
    var problem: PlacementProblem? {
        horizontal.problem(along: .horizontal) ?? vertical.problem(along: .vertical)
    }
}

extension Placement {
    /// The placement with negative lengths replaced by 0.
    fileprivate var collapsed: Placement { Placement(horizontal: horizontal.collapsed, vertical: vertical.collapsed) }
}

extension Span {
    fileprivate var collapsed: Span { length < 0 ? Span(from: min, length: 0) : self }

    fileprivate mutating func move(to min: Double) { self = Span(from: min, length: length) }

    fileprivate func problem(along axis: Axis) -> PlacementProblem? {
        let limit = Schema.maximumCoordinate
        guard min.magnitude <= limit, max.magnitude <= limit else { return .tooFarOut }
        return length >= 0 ? nil : .negative(axis, length)
    }
}
