import SceneRuntime

/// The views of a scene or cell before layout, superviews first, each with the layout that its attributes request.
struct InstantiatedViews: Sendable {
    private(set) var views: [InstantiatedView] = []
    /// The layouts, parallel to ``views``.
    private(set) var nodes: [LayoutNode] = []

    /// The number of views.
    var count: Int { views.count }

    /// Reserves space for `count` further views.
    mutating func makeRoom(for count: Int) {
        views.makeRoom(for: count)
        nodes.makeRoom(for: count)
    }

    /// Adds a view to the innermost view that isn't closed yet. Returns its index.
    mutating func open(_ view: InstantiatedView, _ node: LayoutNode) -> Int {
        views.append(view)
        nodes.append(node)
        return views.count - 1
    }

    /// Ends the view at `index`: the next view isn't in it.
    mutating func close(_ index: Int) { nodes[index].end = nodes.count }

    /// Marks the place of the cells among the subviews of the innermost view, a table or collection.
    mutating func setPlaceOfCells(in index: Int) { views[index].placeOfCells = views.count }

    /// Places everything in the view at `root`, and returns the views that can't be placed.
    mutating func layOut(in root: Int, isMirrored: Bool) -> [(node: Int, problem: PlacementProblem)] {
        var pass = LayoutPass(exchange(&nodes, with: []), isMirrored: isMirrored)
        pass.placeSubviews(of: root)
        nodes = pass.nodes
        return pass.failures
    }

    /// Removes the views from the index `count` on.
    mutating func removeAll(from count: Int) {
        views.removeLast(views.count - count)
        nodes.removeLast(nodes.count - count)
    }
}

/// A view before layout.
struct InstantiatedView: Sendable {
    let kind: ViewKind
    let origin: ViewOrigin
    /// Its attributes and its items.
    let block: EvaluatedBlock
    /// For a table or collection, the index of the first of its subviews in front of the cells.
    var placeOfCells = Int.max

    init(_ kind: ViewKind, _ origin: ViewOrigin, _ block: EvaluatedBlock) {
        self.kind = kind
        self.origin = origin
        self.block = block
    }
}
