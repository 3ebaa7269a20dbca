import SceneRuntime

/// Replaces the cells of tables and collections that have scrolled.
extension Lowering {
    /// Replaces the cells, headers and footers of `view` after it has scrolled. Returns the approximate number of views
    /// visited or created.
    mutating func followScroll(of view: ViewID, from old: Point) -> Int {
        guard let container = records.containers[view] else { return 0 }
        let count = tree.views.count
        let bounds = tree[view].bounds
        let wanted = container.displayed(in: bounds)
        let hasRemoved = removeCells(except: wanted, container)
        let hasDisplayed = display(wanted, container, from: Rectangle(origin: old, size: tree[view].size), to: bounds)
        let hasOtherSupplements = displaySupplements(of: view)
        var work = 2 * wanted.count + tree.views.count - count
        guard hasRemoved || hasDisplayed || hasOtherSupplements else { return work }
        work += records.overrides.keys.count + records.recognizerLinks.count
        // Links to views that appeared become active; those to views that disappeared become inactive.
        tree.removeAllRules()
        records.links.removeAll()
        setOverrides()
        zoom()
        return work
    }

    /// Returns the view of a cell of `container`, if it was ever displayed.
    private func view(of cell: DisplayedCell, _ container: CellContainer) -> ViewID? {
        records.containers[container.context.container]?.cell(at: cell.index)
    }

    /// Removes the cells that aren't `wanted`. Returns whether there were any.
    private mutating func removeCells(except wanted: [DisplayedCell], _ container: CellContainer) -> Bool {
        let kept = Set(wanted.compactMap { view(of: $0, container) })
        let gone = tree.subviews(of: container.context.container).filter {
            tree[$0].kind == .cell && !kept.contains($0)
        }
        for cell in gone { tree.remove(cell) }
        return !gone.isEmpty
    }

    /// Adds the `wanted` cells that aren't displayed in front of the others, in the order they become visible as the
    /// bounds move from `old` to `new`. Returns whether there were any.
    private mutating func display(
        _ wanted: [DisplayedCell], _ container: CellContainer, from old: Rectangle, to new: Rectangle
    ) -> Bool {
        let view = container.context.container
        let missing = wanted.enumerated().filter { _, cell in
            self.view(of: cell, container).map { tree[$0].superview == nil } ?? true
        }
        let entries = missing.map { (entry: $1.placement.frame.entry(from: old, to: new), index: $0, cell: $1) }
            .sorted { ($0.entry, $0.index) < ($1.entry, $1.index) }
        // Each cell goes in front of the last one. Searching for the frontmost cell again would visit all displayed
        // cells.
        var front = frontmostCell(of: view)
        make(entries.map { $0.cell }.filter { self.view(of: $0, container) == nil }, container)
        for (_, _, cell) in entries {
            guard let next = self.view(of: cell, container) else { continue }
            tree.remove(next)
            tree.insert(next, into: view, inFrontOf: front)
            front = next
        }
        return !missing.isEmpty
    }

    /// Creates cells that were never displayed before, in this order, in front of everything in their container.
    private mutating func make(_ cells: [DisplayedCell], _ container: CellContainer) {
        var context = container.context
        context.isDescending = false
        lower(cells, context)
    }
}

extension Rectangle {
    /// Returns the fraction of the movement from `old` to `new` at which the bounds first intersect this rectangle; 0
    /// if they do at the start.
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
