import SceneRuntime

/// A rectangle cut into cells by columns and rows: those between the edges of views, where no hit test has two outcomes
/// in a cell if all views are axis-aligned rectangles, or equal ones.
public struct EdgeCells: Sendable {
    /// Whether all edges are there.
    public private(set) var isExact = true
    private let area: Rectangle
    /// The edges of the cells, from left to right.
    private var columns: [Double]
    /// The edges of the cells, from top to bottom.
    private var rows: [Double]

    /// Cuts `area`, which may be empty, into about `limit` squares, whatever is in them.
    init(squaresOf area: Rectangle, limit: Int) {
        self.area = area
        columns = [area.minX, area.maxX]
        rows = [area.minY, area.maxY]
        isExact = false
        guard !area.isEmpty, area.isFinite else { return }
        let side = (area.width * area.height / Double(max(1, limit))).squareRoot()
        let limits = 1...Double(max(1, limit))
        cut(&columns, into: Int((area.width / side).clamped(to: limits)))
        cut(&rows, into: Int((area.height / side).clamped(to: limits)))
        thin(toCells: limit)
    }

    /// Cuts `area`, which isn't empty, at the edges inside it.
    public init(of area: Rectangle, columns: [Double], rows: [Double]) {
        self.area = area
        self.columns = ([area.minX, area.maxX] + columns.filter { area.minX < $0 && $0 < area.maxX }).ascendingOnce
        self.rows = ([area.minY, area.maxY] + rows.filter { area.minY < $0 && $0 < area.maxY }).ascendingOnce
    }

    /// Adds the edges of `count` equal parts.
    private func cut(_ edges: inout [Double], into count: Int) {
        let (first, last) = (edges[0], edges[edges.count - 1])
        let steps = (1..<max(2, count)).map { first + (last - first) * (Double($0) / Double(max(2, count))) }
        edges = (edges + steps).ascendingOnce
    }

    /// Drops every other edge until there are at most `limit` cells.
    public mutating func thin(toCells limit: Int) {
        // The product can be more than an `Int` holds.
        while Double(columns.count - 1) * Double(rows.count - 1) > Double(max(1, limit)) {
            isExact = false
            if columns.count > rows.count { columns.thin() } else { rows.thin() }
        }
    }

    /// The number of cells.
    public var count: Int { Int(clamping: Int64(columns.count - 1) * Int64(rows.count - 1)) }

    /// The cells, row by row.
    public var rectangles: [Rectangle] {
        zip(rows, rows.dropFirst()).flatMap { minY, maxY in
            zip(columns, columns.dropFirst()).map { Rectangle(minX: $0, minY: minY, maxX: $1, maxY: maxY) }
        }
    }

    /// Returns a map that labels each cell with the outcome at its first point.
    func patches(_ sampler: inout PointSampler) -> [Patch] {
        var patches: [Patch] = []
        for row in 1..<max(1, rows.count) {
            let (minY, maxY) = (rows[row - 1], rows[row])
            for column in 1..<max(1, columns.count) {
                let (minX, maxX) = (columns[column - 1], columns[column])
                let label = sampler.label(at: Point(x: minX, y: minY))
                if let last = patches.last, last.label == label, last.rectangle.maxX == minX,
                    last.rectangle.minY == minY
                {
                    patches[patches.count - 1].rectangle.maxX = maxX
                } else {
                    patches.append(Patch(Rectangle(minX: minX, minY: minY, maxX: maxX, maxY: maxY), label: label))
                }
            }
        }
        return patches
    }
}

extension [Double] {
    /// The distinct values, ascending.
    fileprivate var ascendingOnce: [Double] {
        var result: [Double] = []
        for value in sorted() where result.last != value { result.append(value) }
        return result
    }

    /// Removes every other value, except the last.
    fileprivate mutating func thin() {
        guard let last = self.last else { return }
        self = enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
        if self.last != last { append(last) }
    }
}

extension Double {
    /// Returns the nearest number in `range`, or the lowest one for NaN.
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
    }
}
