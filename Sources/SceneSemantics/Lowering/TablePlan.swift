import SceneRuntime

/// What a table holds, stacked from top to bottom: enough to know which rows are displayed at any offset.
struct TablePlan {
    /// Rows that follow one another and are equally high.
    struct RowRun {
        var maker: ActiveItem
        var section: Int
        /// The index of the first row in its section.
        var first: Int
        var count: Int
        /// Where the first row begins.
        var start: Double
        var height: Double

        /// Where the row `row` of the run begins.
        func edge(_ row: Int) -> Double { start + height * Double(row) }
    }

    /// A header or footer.
    struct Supplement {
        var item: ActiveItem
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

    /// The rows whose frames meet `bounds`, half-open: for each run of rows, which of them.
    private func visible(in bounds: Rectangle) -> [(run: RowRun, rows: Range<Int>)] {
        guard !bounds.isEmpty, bounds.minX < bounds.width, bounds.maxX > 0 else { return [] }
        return runs.filter { $0.count > 0 && $0.height > 0 }.map { run in
            (run, VisibleRange.indices(of: run.count, edge: run.edge, from: bounds.minY, to: bounds.maxY))
        }
    }

    /// How many rows are displayed in `bounds`.
    func displayedCount(in bounds: Rectangle) -> Int {
        visible(in: bounds).reduce(0) { $0 + $1.rows.count }
    }

    /// The rows that are displayed in `bounds`, in order.
    func displayed(in bounds: Rectangle) -> [Lowering.DisplayedCell] {
        let width = bounds.width
        return visible(in: bounds).flatMap { run, rows in
            rows.map { row in
                var vertical = Span(from: run.edge(row), to: run.edge(row + 1))
                vertical.length = run.height
                let placement = Lowering.Placement(horizontal: Span(from: 0, length: width), vertical: vertical)
                let index = CopyTable.CopyIndex(section: run.section, run.first + row)
                return Lowering.DisplayedCell(maker: run.maker, index: index, placement: placement)
            }
        }
    }
}
