import SceneRuntime

/// The views of a scene or cell before layout, superviews first, each with the layout that its attributes request.
struct InstantiatedViews: Sendable {
    private(set) var views: [InstantiatedView] = []
    /// The layouts, parallel to ``views``.
    private(set) var nodes: [LayoutNode] = []
    /// What layout needs of only few of the views, in the order of their nodes.
    private(set) var extras: [LayoutExtra] = []

    /// Creates no views.
    init() {}

    /// Creates views from what layout made of them.
    init(_ views: [InstantiatedView], nodes: [LayoutNode], extras: [LayoutExtra]) {
        self.views = views
        self.nodes = nodes
        self.extras = extras
    }

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

    /// Adds `extra` to its node.
    mutating func add(_ extra: LayoutExtra) {
        nodes[extra.node].extra = OptionalIndex(extras.count)
        extras.append(extra)
    }

    /// Returns what only few views have, if the view at `index` does.
    func extra(of index: Int) -> LayoutExtra? { nodes[index].extra.value.map { extras[$0] } }

    /// Removes the views from the index `count` on.
    mutating func removeAll(from count: Int) {
        views.removeLast(views.count - count)
        nodes.removeLast(nodes.count - count)
        while let last = extras.last, last.node >= count { extras.removeLast() }
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
