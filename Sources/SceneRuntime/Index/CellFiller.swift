/// Finds out which views reach into which cells of a grid.
struct CellFiller {
    /// A view in a cell.
    struct Entry {
        /// Which of the views.
        var place: Int32
        /// Where in the cell it lies.
        var box: CellBox
    }

    /// The views in all cells, cell after cell, those in front first.
    private(set) var sorted: [Entry] = []
    /// The same in the order of the views, with the cells.
    private var found: [(cell: Int32, entry: Entry)] = []
    /// Where the views of each cell end in ``sorted``.
    private var ends: [Int32] = []
    /// The last view that was found in each cell and has the last word where it lies; -1 where there is none.
    private var lastFinal: [Int32] = []
    /// For each cell, the next one in the row that no view covers yet, or one on the way to it; for one that no view covers,
    /// itself. Behind each row stands one more.
    private var nextOpen: [Int32] = []

    /// Finds the views in `open` from `start` on in the cells of `grid`; `false` if more than `most` of them would be found.
    mutating func fill(
        _ grid: PartitionGrid, with open: [PartitionBuilder.OpenView], from start: Int, most: Int
    ) -> Bool {
        let columnCount = grid.columns.count
        let rowCount = grid.rows.count
        found.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        ends.append(contentsOf: repeatElement(0, count: grid.cellCount))
        lastFinal.removeAll(keepingCapacity: true)
        lastFinal.append(contentsOf: repeatElement(-1, count: grid.cellCount))
        nextOpen.removeAll(keepingCapacity: true)
        nextOpen.append(contentsOf: 0..<Int32((columnCount + 1) * rowCount))
        for place in start..<open.count {
            let view = open[place]
            let x = grid.columns.reach(from: view.edges.minX, to: view.edges.maxX)
            let y = grid.rows.reach(from: view.edges.minY, to: view.edges.maxY)
            for row in y.first...y.last {
                let rowSteps = y.steps(in: row)
                // Where the row begins in `nextOpen` and in the other arrays.
                let (firstOpen, firstCell) = (row * (columnCount + 1), row * columnCount)
                var column = openCell(from: firstOpen + x.first) - firstOpen
                while column <= x.last {
                    let cell = firstCell + column
                    let last = Int(lastFinal[cell])
                    // What is hidden by one other view needs no further look.
                    if last < 0 || !open[last].edges.contains(view.edges) {
                        let box = CellBox(x.steps(in: column), rowSteps)
                        found.append((Int32(cell), Entry(place: Int32(place - start), box: box)))
                        ends[cell] += 1
                        if view.word.isFinal { lastFinal[cell] = Int32(place) }
                        if view.word.isFinal, box == .full { nextOpen[firstOpen + column] += 1 }
                    }
                    column = openCell(from: firstOpen + column + 1) - firstOpen
                }
            }
            if found.count > most { return false }
        }
        sort()
        return true
    }

    /// Where the views of a cell stand in ``sorted``.
    func entries(of cell: Int) -> Range<Int> { (cell == 0 ? 0 : Int(ends[cell - 1]))..<Int(ends[cell]) }

    /// The first of the cells from `cell` on that no view covers, or what stands behind the row.
    private mutating func openCell(from cell: Int) -> Int {
        var cell = cell
        while Int(nextOpen[cell]) != cell {
            nextOpen[cell] = nextOpen[Int(nextOpen[cell])]
            cell = Int(nextOpen[cell])
        }
        return cell
    }

    /// Puts what was found in the order of the cells.
    private mutating func sort() {
        var end: Int32 = 0
        for cell in ends.indices { (ends[cell], end) = (end, end + ends[cell]) }
        sorted.removeAll(keepingCapacity: true)
        sorted.append(contentsOf: repeatElement(Entry(place: 0, box: .full), count: found.count))
        for (cell, entry) in found {
            sorted[Int(ends[Int(cell)])] = entry
            ends[Int(cell)] += 1
        }
    }
}
