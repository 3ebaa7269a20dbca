import SceneRuntime
import SceneText

/// A table or collection whose cells appear and disappear as it scrolls.
struct CellContainer {
    /// The layout of its content.
    var plan: Plan
    var context: Lowering.CellContext
    /// The frontmost view behind the cells, or `nil` if there is none.
    var backdrop: ViewID?
    /// The headers and footers that are views, in table order.
    var supplements: [ContainedSupplement] = []

    /// The cells that were ever displayed, in index order.
    private var cells: [(index: InstanceTable.InstanceIndex, view: ViewID)] = []

    /// Creates a table or collection without displayed cells.
    init(plan: Plan, context: Lowering.CellContext, backdrop: ViewID?) {
        self.plan = plan
        self.context = context
        self.backdrop = backdrop
    }

    /// A header or footer, which appears and disappears like a cell.
    struct ContainedSupplement {
        let plan: TablePlan.Supplement
        /// Whether it sticks to an edge of what is visible.
        let sticks: Bool
        /// Its view, if it was ever displayed.
        var view: ViewID?

        /// Returns its vertical span for the visible bounds `bounds` and the adjusted content inset `inset`.
        func span(in bounds: Rectangle, _ inset: Edges) -> Span {
            let start = plan.start(
                visibleFrom: bounds.minY + inset.top, to: bounds.maxY - inset.bottom, isSticky: sticks)
            return Span(from: start, length: plan.height)
        }
    }

    /// The layout of a table or a collection.
    enum Plan {
        case table(TablePlan)
        case collection(CollectionPlan)

        /// The end of the last row or flow layout.
        var end: Double {
            switch self {
            case .table(let plan): plan.end
            case .collection(let plan): plan.end
            }
        }

        /// Returns the cells whose frames intersect `bounds`, in order.
        func displayed(in bounds: Rectangle) -> [Lowering.DisplayedCell] {
            switch self {
            case .table(let plan): plan.displayed(in: bounds)
            case .collection(let plan): plan.displayed(in: bounds)
            }
        }
    }

    /// Returns the cells whose frames intersect `bounds`, in order.
    func displayed(in bounds: Rectangle) -> [Lowering.DisplayedCell] { plan.displayed(in: bounds) }

    /// Returns the frame of the cell at `index`, displayed or not. `width` is the width of a table and of its rows.
    func frame(ofCellAt index: InstanceTable.InstanceIndex, width: Double) -> Rectangle? {
        switch plan {
        case .table(let plan):
            plan.span(ofRowAt: index).map { Rectangle(minX: 0, minY: $0.min, maxX: width, maxY: $0.max) }
        case .collection(let plan): plan.placement(ofItemAt: index.index)?.frame
        }
    }

    /// The number of rows in each section, or the number of items.
    var counts: [Int] {
        switch plan {
        case .table(let plan): plan.counts
        case .collection(let plan): [plan.count]
        }
    }

    /// Adds the cell at `index`.
    mutating func add(_ view: ViewID, at index: InstanceTable.InstanceIndex) {
        let position = position(of: index)
        if position == cells.count { cells.append((index, view)) } else { cells.insert((index, view), at: position) }
    }

    /// Reserves space for `count` further cells.
    mutating func makeRoom(for count: Int) { cells.makeRoom(for: count) }

    /// Returns the cell at `index`, if it was ever displayed.
    func cell(at index: InstanceTable.InstanceIndex) -> ViewID? {
        let position = position(of: index)
        return position < cells.count && cells[position].index == index ? cells[position].view : nil
    }

    /// Returns the index in ``cells`` of the cell at `index`, or where to insert it.
    private func position(of index: InstanceTable.InstanceIndex) -> Int {
        // Most cells are added at the end.
        if let last = cells.last, last.index < index { return cells.count }
        return cells.partitioningIndex { $0.index >= index }
    }
}
