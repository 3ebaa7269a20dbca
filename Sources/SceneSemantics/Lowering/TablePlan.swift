import SceneRuntime

/// What a table holds, stacked from top to bottom: enough to know which rows are displayed at any offset.
struct TablePlan {
    /// Rows that follow one another and are equally high.
    struct RowRun {
        var maker: EvaluatedItem
        var section: Int
        /// The index of the first row in its section.
        var first: Int
        var count: Int
        /// Where the first row begins.
        var start: Double
        var height: Double

        /// Where the row `row` of the run begins.
        func edge(_ row: Int) -> Double { start + height * Double(row) }

        /// The rows whose frames meet `bounds`, half-open.
        func displayed(in bounds: Rectangle) -> Range<Int> {
            if bounds.isEmpty || bounds.minX >= bounds.width || bounds.maxX <= 0 || count == 0 || height <= 0 {
                return 0..<0
            }
            return VisibleRange.indices(of: count, edge: edge, from: bounds.minY, to: bounds.maxY)
        }
    }

    /// A header or footer.
    struct Supplement {
        var item: EvaluatedItem
        /// The section; `nil` for the table's own.
        var section: Int?
        var start: Double
        var height: Double
        /// How far down a header of the section may be pushed.
        var limit = Double.infinity

        /// Where it begins where the bounds begin at `minimum`: a header that sticks stays at their top while its section
        /// is in view.
        func start(inBoundsFrom minimum: Double, isSticky: Bool) -> Double {
            isSticky ? max(start, min(minimum, limit)) : start
        }
    }

    var runs: [RowRun] = []
    var supplements: [Supplement] = []
    /// Where the next row or header begins.
    var end = 0.0
    /// How many rows each section has.
    var counts: [Int] = []
    /// Whether headers stick to the top of the visible bounds.
    var isSticky = false

    /// How many rows are displayed in `bounds`.
    func displayedCount(in bounds: Rectangle) -> Int {
        var count = 0
        for run in runs { count += run.displayed(in: bounds).count }
        return count
    }

    /// The rows that are displayed in `bounds`, in order.
    func displayed(in bounds: Rectangle) -> [Lowering.DisplayedCell] {
        var cells: [Lowering.DisplayedCell] = []
        for run in runs {
            for row in run.displayed(in: bounds) {
                var vertical = Span(from: run.edge(row), to: run.edge(row + 1))
                vertical.length = run.height
                let horizontal = Span(from: 0, length: bounds.width)
                let index = InstanceTable.InstanceIndex(section: run.section, run.first + row)
                cells.append(
                    Lowering.DisplayedCell(
                        maker: run.maker, index: index,
                        placement: Lowering.Placement(horizontal: horizontal, vertical: vertical)))
            }
        }
        return cells
    }
}
