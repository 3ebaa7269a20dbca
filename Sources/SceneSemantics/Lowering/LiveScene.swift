import SceneRuntime

/// A scene on which touches are simulated: when a table or collection scrolls, cells that leave its visible bounds are
/// taken out of the tree, and those that enter are put in front of the other cells, as UIKit does.
public struct LiveScene: TouchHost {
    /// The lowering that goes on making cells.
    var lowering: Lowering

    /// The stage of `scene`.
    public init(_ scene: LoweredScene) {
        lowering = scene.lowering
    }

    /// The views.
    public var tree: ViewTree { lowering.tree }

    /// Makes changes that keep all views and rules.
    public mutating func update(_ change: (inout ViewTree) -> Void) {
        change(&lowering.tree)
    }

    /// Displays the cells that belong to where `view` has scrolled to, and moves the headers that stick.
    public mutating func didScroll(_ view: ViewID, from old: Point) -> Int {
        lowering.followScroll(of: view, from: old)
    }

    /// The view that `path` leads to at this moment, for the place of a finger; `nil` where none is displayed.
    mutating func view(_ path: BoundPath) -> ViewID? {
        guard case .view(let view) = lowering.find(path, 0) else { return nil }
        return view
    }
}

extension Lowering {
    /// Takes cells, headers and footers out of the table or collection `view` and puts others in, after it has scrolled.
    /// Returns about how many views were looked at or made for it.
    mutating func followScroll(of view: ViewID, from old: Point) -> Int {
        guard let container = containers[view] else { return 0 }
        let count = tree.views.count
        let bounds = tree[view].bounds
        let wanted = container.displayed(in: bounds)
        let hasRemoved = removeCells(except: wanted, container)
        let hasDisplayed = display(wanted, container, from: Rectangle(origin: old, size: tree[view].size), to: bounds)
        let hasOtherSupplements = displaySupplements(of: view)
        var work = 2 * wanted.count + tree.views.count - count
        guard hasRemoved || hasDisplayed || hasOtherSupplements else { return work }
        work += overrides.keys.count
        // Links to what has come are live now; those to what has gone are inert.
        tree.removeAllRules()
        links.removeAll()
        setOverrides()
        zoom()
        return work
    }

    /// The view of a cell of `container`, if it was ever displayed.
    private func view(of cell: DisplayedCell, _ container: CellContainer) -> ViewID? {
        containers[container.context.container]?.cell(at: cell.index)
    }

    /// Takes the cells out of the tree that are not `wanted`; whether there were any.
    private mutating func removeCells(except wanted: [DisplayedCell], _ container: CellContainer) -> Bool {
        let kept = Set(wanted.compactMap { view(of: $0, container) })
        let gone = tree.subviews(of: container.context.container).filter {
            tree[$0].kind == .cell && !kept.contains($0)
        }
        for cell in gone { tree.remove(cell) }
        return !gone.isEmpty
    }

    /// Puts those of `wanted` that are not displayed in front of the other cells, in the order in which they come into
    /// view while the bounds move from `old` to `new`; whether there were any.
    private mutating func display(
        _ wanted: [DisplayedCell], _ container: CellContainer, from old: Rectangle, to new: Rectangle
    ) -> Bool {
        let view = container.context.container
        let missing = wanted.enumerated().filter { _, cell in
            self.view(of: cell, container).map { tree[$0].superview == nil } ?? true
        }
        let entries = missing.map { (entry: $1.placement.frame.entry(from: old, to: new), index: $0, cell: $1) }
        // Each cell comes in front of the one before: looking for the frontmost again would visit all that are displayed.
        var front = frontmostCell(of: view)
        for (_, _, cell) in entries.sorted(by: { ($0.entry, $0.index) < ($1.entry, $1.index) }) {
            if let known = self.view(of: cell, container) {
                tree.insert(known, into: view, inFrontOf: front)
                front = known
            } else if let made = makeCell(cell, container) {
                tree.remove(made)
                tree.insert(made, into: view, inFrontOf: front)
                front = made
            }
        }
        return !missing.isEmpty
    }

    /// Makes a cell that was never displayed before, in front of all that is in its container.
    private mutating func makeCell(_ cell: DisplayedCell, _ container: CellContainer) -> ViewID? {
        lower([cell], container.context)
        return view(of: cell, container)
    }
}

extension Rectangle {
    /// When, as a share of the way of bounds from `old` to `new`, this rectangle first meets them; 0 where it does from
    /// the beginning.
    fileprivate func entry(from old: Rectangle, to new: Rectangle) -> Double {
        max(
            Self.entry(minX, maxX, from: (old.minX, old.maxX), by: new.minX - old.minX),
            Self.entry(minY, maxY, from: (old.minY, old.maxY), by: new.minY - old.minY))
    }

    private static func entry(
        _ minimum: Double, _ maximum: Double, from old: (minimum: Double, maximum: Double), by way: Double
    ) -> Double {
        if way > 0, minimum >= old.maximum { return (minimum - old.maximum) / way }
        if way < 0, maximum <= old.minimum { return (maximum - old.minimum) / way }
        return 0
    }
}
