extension PartitionBuilder {
    /// The maximum number of cells in a grid, and of views from a cell in its grid's words, so that offsets fit into
    /// two bytes.
    private static let maximumCells = 4096
    private static let maximumInCell = 15
    /// If a single grid would be too crowded, the number of views per cell left for a nested grid.
    private static let crowd = 256
    /// The maximum average number of cells per view. Beyond it, fewer cells are better.
    private static let maximumPerView = 8

    /// Splits a part into a grid of cells. Returns `false` if too many views would extend into many cells.
    ///
    /// - Parameters:
    ///   - listed: The number of views that a cell may list.
    ///   - room: The remaining budget in bytes.
    mutating func cutIntoCells(_ part: OpenPart, _ listed: Int, room: Double) -> Bool {
        let count = open.count - part.start
        guard let box = edgeBox(of: part) else { return false }
        var wanted = count * 3 / 4
        if wanted > Self.maximumCells { wanted = min(max(count / Self.crowd, 64), Self.maximumCells) }
        // The first grid also converts points to cell steps, so even a single cell pays off.
        let minimum = tree.words.count == firstWord ? 1 : max(count / 8, 2 * listed)
        let roomForViews = Int(room) / MemoryLayout<PartitionWord>.stride
        let most = min(Self.maximumPerView * count, max(2 * count, roomForViews))
        while true {
            let grid = grid(of: wanted, box, part)
            if cells.fill(grid, with: open, from: part.start, most: most) {
                add(grid, part)
                return true
            }
            wanted /= 6
            if wanted < minimum { return false }
        }
    }

    /// Returns the smallest rectangle that contains all edges in the part, or `nil` if there are none.
    private func edgeBox(of part: OpenPart) -> Rectangle? {
        var box = Rectangle(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
        for index in part.start..<open.count {
            let edges = open[index].edges
            if edges.minX.isFinite { (box.minX, box.maxX) = (min(box.minX, edges.minX), max(box.maxX, edges.minX)) }
            if edges.maxX.isFinite { (box.minX, box.maxX) = (min(box.minX, edges.maxX), max(box.maxX, edges.maxX)) }
            if edges.minY.isFinite { (box.minY, box.maxY) = (min(box.minY, edges.minY), max(box.maxY, edges.minY)) }
            if edges.maxY.isFinite { (box.minY, box.maxY) = (min(box.minY, edges.maxY), max(box.maxY, edges.maxY)) }
        }
        return box.minX < box.maxX || box.minY < box.maxY ? box : nil
    }

    /// Returns a grid of about `count` cells, shaped so that views extend into as few of them as possible.
    private func grid(of count: Int, _ box: Rectangle, _ part: OpenPart) -> PartitionGrid {
        // The sum of the fractions of rows and columns that views extend into.
        var widths = 0.0
        var heights = 0.0
        for index in part.start..<open.count {
            let inside = open[index].edges.intersection(box)
            widths += inside.width
            heights += inside.height
        }
        let most = Double(max(1, count))
        let across: Double
        if box.width > 0, box.height > 0 {
            let ratio = (heights * box.width / (widths * box.height)).squareRoot()
            across = ratio.isNaN ? most.squareRoot() : min(max(most.squareRoot() * ratio, 1), most)
        } else {
            across = box.width > 0 ? most : 1
        }
        return PartitionGrid(
            columns: PartitionGrid.Axis(box.minX, box.maxX, count: Int(across)),
            rows: PartitionGrid.Axis(box.minY, box.maxY, count: Int(most / across)))
    }

    /// Replaces the part by the filled grid.
    private mutating func add(_ grid: PartitionGrid, _ part: OpenPart) {
        var grid = grid
        grid.firstCell = Int32(tree.offsets.count)
        tree.words.append(PartitionWord(.grid, tree.grids.count))
        grid.firstWord = Int32(tree.words.count)
        tree.grids.append(grid)
        let views = part.start..<open.count
        for cell in 0..<grid.cellCount {
            let entries = cells.entries(of: cell)
            let start = tree.words.count
            if entries.count > Self.maximumInCell {
                openPart(of: entries, views)
            } else {
                list(entries, views)
                // Many cells contain a single view, the same one as the cell before.
                let isKnown = tree.words.count == start + 1 && tree.words[start - 1] == tree.words[start]
                if isKnown, start > Int(grid.firstWord) { tree.words.removeLast() }
            }
            tree.offsets.append(UInt16(truncatingIfNeeded: min(start, tree.words.count - 1) - Int(grid.firstWord)))
        }
        // The new parts take the place of the part.
        open.removeSubrange(views)
        for index in parts.indices.reversed() {
            guard parts[index].start >= views.upperBound else { break }
            parts[index].start -= views.count
        }
    }

    /// Adds a cell as a part that still has to be divided.
    private mutating func openPart(of entries: Range<Int>, _ views: Range<Int>) {
        parts.append(OpenPart(start: open.count, leader: tree.words.count))
        tree.words.append(PartitionWord(.elsewhere))
        for entry in cells.sorted[entries] {
            var view = open[views.lowerBound + Int(entry.index)]
            view.edges = entry.box.edges(of: view.edges)
            view.word.box = entry.box
            open.append(view)
        }
    }

    /// Adds a cell as a list.
    private mutating func list(_ entries: Range<Int>, _ views: Range<Int>) {
        for entry in cells.sorted[entries] {
            var word = open[views.lowerBound + Int(entry.index)].word
            word.box = entry.box
            tree.words.append(word)
        }
        if entries.isEmpty || tree.words.last?.closesCell != true { tree.words.append(PartitionWord(.nothing)) }
    }
}
