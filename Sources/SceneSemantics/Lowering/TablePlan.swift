import SceneRuntime

/// The layout of a table from top to bottom, from which the displayed rows at any offset follow.
struct TablePlan {
    /// Adjacent rows of equal height.
    struct RowRun {
        var maker: EvaluatedItem
        var section: Int
        /// The index of the first row in its section.
        var first: Int
        var count: Int
        /// The top edge of the first row.
        var start: Double
        var height: Double

        /// Returns the top edge of the row at this index in the run.
        func edge(_ row: Int) -> Double { start + height * Double(row) }

        /// Returns the rows whose frames intersect `bounds`, half-open.
        func displayed(in bounds: Rectangle) -> Range<Int> {
            if bounds.isEmpty || bounds.minX >= bounds.width || bounds.maxX <= 0 || count == 0 || height <= 0 {
                return 0..<0
            }
            return VisibleRange.indices(of: count, edge: edge, from: bounds.minY, to: bounds.maxY)
        }
    }

    struct Supplement {
        var item: EvaluatedItem
        /// The section, or `nil` for the table's own header or footer.
        var section: Int?
        var start: Double
        var height: Double
        var isFooter: Bool
        /// How far a sticky one can move away from its own place, so that it stays in its section.
        var limit: Double

        init(item: EvaluatedItem, section: Int?, start: Double, height: Double, isFooter: Bool) {
            (self.item, self.section, self.start, self.height) = (item, section, start, height)
            self.isFooter = isFooter
            limit = start
        }

        /// Returns its top edge where the content between `minimum` and `maximum` is visible within the adjusted
        /// content inset. While its section is visible there, a sticky header stays at the top, and a sticky footer at
        /// the bottom.
        func start(visibleFrom minimum: Double, to maximum: Double, isSticky: Bool) -> Double {
            if !isSticky { return start }
            return isFooter ? min(start, max(maximum - height, limit)) : max(start, min(minimum, limit))
        }
    }

    var runs: [RowRun] = []
    var supplements: [Supplement] = []
    /// The start of the next row or header.
    var end = 0.0
    /// The number of rows in each section, and in all of them.
    var counts: [Int] = []
    var count = 0
    /// Whether the headers and footers of sections stick to the edges of what is visible.
    var isSticky = false

    /// Returns the vertical span of the row at `index`.
    func span(ofRowAt index: InstanceTable.InstanceIndex) -> Span? {
        let run = runs.first { $0.section == index.section && 0..<$0.count ~= index.index - $0.first }
        return run.map { Span(from: $0.edge(index.index - $0.first), length: $0.height) }
    }

    /// Returns the number of rows displayed in `bounds`.
    func displayedCount(in bounds: Rectangle) -> Int {
        var count = 0
        for run in runs { count += run.displayed(in: bounds).count }
        return count
    }

    /// Returns the rows displayed in `bounds`, in order.
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
                        placement: Placement(horizontal: horizontal, vertical: vertical)))
            }
        }
        return cells
    }
}
