import SceneRuntime
import SceneText

/// A table or collection whose cells come and go as it scrolls.
struct CellContainer {
    /// What it holds.
    var plan: Plan
    /// What its cells have in common.
    var context: Lowering.CellContext
    /// The frontmost view behind the cells; `nil` where there is none.
    var backdrop: ViewID?
    /// The headers and footers that are views, in the order of the table.
    var supplements: [ContainedSupplement] = []

    /// The cells that were ever displayed, by their places.
    private var cells: [(index: InstanceTable.InstanceIndex, view: ViewID)] = []

    /// A table or collection none of whose cells is displayed yet.
    init(plan: Plan, context: Lowering.CellContext, backdrop: ViewID?) {
        self.plan = plan
        self.context = context
        self.backdrop = backdrop
    }

    /// A header or footer, which comes and goes as cells do.
    struct ContainedSupplement {
        let plan: TablePlan.Supplement
        /// Whether it sticks to the top of the visible bounds.
        let sticks: Bool
        /// Its view, if it was ever displayed.
        var view: ViewID?

        /// Returns where it is from top to bottom while the visible bounds are `bounds`.
        func span(in bounds: Rectangle) -> Span {
            Span(from: plan.start(inBoundsFrom: bounds.minY, isSticky: sticks), length: plan.height)
        }
    }

    /// What a table or a collection holds.
    enum Plan {
        case table(TablePlan)
        case collection(CollectionPlan)
    }

    /// The cells whose frames meet `bounds`, in order.
    func displayed(in bounds: Rectangle) -> [Lowering.DisplayedCell] {
        switch plan {
        case .table(let plan): plan.displayed(in: bounds)
        case .collection(let plan): plan.displayed(in: bounds)
        }
    }

    /// How many rows each section has, or how many items there are.
    var counts: [Int] {
        switch plan {
        case .table(let plan): plan.counts
        case .collection(let plan): [plan.count]
        }
    }

    /// Adds the cell at `index`.
    mutating func add(_ view: ViewID, at index: InstanceTable.InstanceIndex) {
        let place = place(of: index)
        if place == cells.count { cells.append((index, view)) } else { cells.insert((index, view), at: place) }
    }

    /// Makes room for so many further cells.
    mutating func makeRoom(for count: Int) { cells.makeRoom(for: count) }

    /// The cell at `index`, if it was ever displayed.
    func cell(at index: InstanceTable.InstanceIndex) -> ViewID? {
        let place = place(of: index)
        return place < cells.count && cells[place].index == index ? cells[place].view : nil
    }

    /// Where the cell at `index` stands, or where it would.
    private func place(of index: InstanceTable.InstanceIndex) -> Int {
        // Most cells come behind all others.
        if let last = cells.last, last.index < index { return cells.count }
        return cells.partitioningIndex { $0.index >= index }
    }
}
