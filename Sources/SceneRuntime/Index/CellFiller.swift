/// Finds the views in each cell of a grid.
struct CellFiller {
    struct Entry {
        /// The index of the view.
        var index: Int32
        var box: CellBox
    }

    /// The views of all cells, cell by cell, front to back.
    private(set) var sorted: [Entry] = []
    /// The entries of ``sorted`` in view order, each with its cell.
    private var found: [(cell: Int32, entry: Entry)] = []
    /// The end of each cell's views in ``sorted``.
    private var ends: [Int32] = []
    /// The last final view found in each cell; -1 if there is none.
    private var lastFinal: [Int32] = []
    /// For each cell, the next uncovered cell in its row, or a cell on the path to it; an uncovered cell points to
    /// itself. Each row has a sentinel at its end.
    private var nextOpen: [Int32] = []

    /// Finds the views of `open` from `start` to the end in the cells of `grid`. Returns `false` if there would be more
    /// than `most`.
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
        for index in start..<open.count {
            let view = open[index]
            let x = grid.columns.extent(from: view.edges.minX, to: view.edges.maxX)
            let y = grid.rows.extent(from: view.edges.minY, to: view.edges.maxY)
            for row in y.first...y.last {
                let rowSteps = y.steps(in: row)
                // The start of the row in `nextOpen` and in the other arrays.
                let (firstOpen, firstCell) = (row * (columnCount + 1), row * columnCount)
                var column = openCell(from: firstOpen + x.first) - firstOpen
                while column <= x.last {
                    let cell = firstCell + column
                    let last = Int(lastFinal[cell])
                    // A view hidden by another one doesn't need an entry.
                    if last < 0 || !open[last].edges.contains(view.edges) {
                        let box = CellBox(x.steps(in: column), rowSteps)
                        found.append((Int32(cell), Entry(index: Int32(index - start), box: box)))
                        ends[cell] += 1
                        if view.word.isFinal { lastFinal[cell] = Int32(index) }
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

    /// Returns the range of a cell's views in ``sorted``.
    func entries(of cell: Int) -> Range<Int> { (cell == 0 ? 0 : Int(ends[cell - 1]))..<Int(ends[cell]) }

    /// Returns the first uncovered cell at or after `cell`, or the sentinel of the row.
    private mutating func openCell(from cell: Int) -> Int {
        var cell = cell
        while Int(nextOpen[cell]) != cell {
            nextOpen[cell] = nextOpen[Int(nextOpen[cell])]
            cell = Int(nextOpen[cell])
        }
        return cell
    }

    /// Sorts the entries by cell.
    private mutating func sort() {
        var end: Int32 = 0
        for cell in ends.indices { (ends[cell], end) = (end, end + ends[cell]) }
        sorted.removeAll(keepingCapacity: true)
        sorted.append(contentsOf: repeatElement(Entry(index: 0, box: .full), count: found.count))
        for (cell, entry) in found {
            sorted[Int(ends[Int(cell)])] = entry
            ends[Int(cell)] += 1
        }
    }
}
