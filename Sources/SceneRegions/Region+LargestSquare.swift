import SceneRuntime

extension Region {
    /// The side of the largest square, along the axes, all of whose points lie in the region; 0 where it is empty.
    public var largestSquare: Double {
        if isRectangle { return isEmpty ? 0 : min(boundingBox.width, boundingBox.height) }
        return largestRectangle { min($0, $1) }
    }

    /// Whether a rectangle of `size` along the axes fits into the region.
    public func fits(_ size: Size) -> Bool {
        if isEmpty { return false }
        // The largest factor by which such a rectangle can be stretched and still fits.
        return largestRectangle { min($0 / size.width, $1 / size.height) } >= 1
    }

    /// The largest measure of any rectangle in the region, by its width and height; a larger rectangle must have no smaller
    /// one.
    ///
    /// Looks at all rectangles that cannot be made larger: those under the lines of a histogram that grows from row to row.
    private func largestRectangle(_ measure: (_ width: Double, _ height: Double) -> Double) -> Double {
        let rectangles = rectangles
        let columns = RankedValues(rectangles.map { $0.minX } + rectangles.map { $0.maxX })
        let rows = RankedValues(rectangles.map { $0.minY } + rectangles.map { $0.maxY })
        let count = rectangles.count
        let byRow = rectangles.indices.sorted { rows.ranks[$0] < rows.ranks[$1] }
        // For each column: the row up to which it is covered, and the height at which that began.
        var coveredTo = [Int32](repeating: 0, count: columns.values.count)
        var coveredFrom = [Double](repeating: 0, count: columns.values.count)
        var next = 0
        var best = 0.0
        for row in 0..<(rows.values.count - 1) {
            while next < count, rows.ranks[byRow[next]] == Int32(row) {
                let place = byRow[next]
                for column in Int(columns.ranks[place])..<Int(columns.ranks[count + place]) {
                    if coveredTo[column] < Int32(row) || row == 0 { coveredFrom[column] = rows.values[row] }
                    coveredTo[column] = rows.ranks[count + place]
                }
                next += 1
            }
            let bottom = rows.values[row + 1]
            var open: [(left: Double, height: Double)] = []
            for column in columns.values.indices {
                let isCovered = column + 1 < columns.values.count && coveredTo[column] > Int32(row)
                let height = isCovered ? bottom - coveredFrom[column] : 0
                var left = columns.values[column]
                while let last = open.last, last.height >= height {
                    best = max(best, measure(columns.values[column] - last.left, last.height))
                    left = last.left
                    open.removeLast()
                }
                if height > 0 { open.append((left, height)) }
            }
        }
        return best
    }
}
