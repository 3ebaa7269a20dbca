import SceneRuntime

/// A rectangle cut into cells at the edges of the views. If all views are axis-aligned rectangles, the hit test has the
/// same result everywhere in a cell.
struct EdgeCells {
    /// Whether the hit test is constant in each cell.
    var isExact: Bool { uncertain.isEmpty }
    /// Rectangles outside which the hit test is constant in each cell.
    private(set) var uncertain: [Rectangle] = []
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
        uncertain = [area]
        guard !area.isEmpty, area.isFinite else { return }
        let side = (area.width * area.height / Double(max(1, limit))).squareRoot()
        let limits = 1...Double(max(1, limit))
        cut(&columns, into: Int((area.width / side).clamped(to: limits)))
        cut(&rows, into: Int((area.height / side).clamped(to: limits)))
        thin(to: limit)
    }

    /// Cuts `area` at the edges of the views.
    init(of geometry: HitTestGeometry, in area: Rectangle) {
        self.area = area
        columns = [area.minX, area.maxX]
        rows = [area.minY, area.maxY]
        for view in geometry.tree.identities {
            let rectangle = geometry.hitRectangle(of: view)
            let box = rectangle ?? geometry.hitBoundingBox(of: view)
            if rectangle == nil, box.meets(area) { uncertain.append(box.intersection(area)) }
            columns += [box.minX, box.maxX].filter { area.minX < $0 && $0 < area.maxX }
            rows += [box.minY, box.maxY].filter { area.minY < $0 && $0 < area.maxY }
        }
        columns = columns.ascendingOnce
        rows = rows.ascendingOnce
    }

    /// Adds the edges of `count` columns and rows. The rectangle must not be empty.
    mutating func addGrid(_ count: Int) {
        cut(&columns, into: count)
        cut(&rows, into: count)
    }

    /// Adds the edges of `count` equal parts.
    private func cut(_ edges: inout [Double], into count: Int) {
        let (first, last) = (edges[0], edges[edges.count - 1])
        let steps = (1..<max(2, count)).map { first + (last - first) * (Double($0) / Double(max(2, count))) }
        edges = (edges + steps).ascendingOnce
    }

    /// Drops edges until there are at most `limit` cells. Returns whether it dropped any.
    @discardableResult
    mutating func thin(to limit: Int) -> Bool {
        let isTooMuch = columns.count * rows.count > max(4, limit)
        while columns.count * rows.count > max(4, limit) {
            uncertain = [area]
            if columns.count > rows.count { columns.thin() } else { rows.thin() }
        }
        return isTooMuch
    }

    /// The cells, row by row.
    var rectangles: [Rectangle] {
        zip(rows, rows.dropFirst()).flatMap { minY, maxY in
            zip(columns, columns.dropFirst()).map { Rectangle(minX: $0, minY: minY, maxX: $1, maxY: maxY) }
        }
    }

    /// Returns a map that labels each cell with the outcome at its first point.
    func patches(_ trials: inout TouchTrials) -> [Patch] {
        var patches: [Patch] = []
        for row in 1..<max(1, rows.count) {
            let (minY, maxY) = (rows[row - 1], rows[row])
            for column in 1..<max(1, columns.count) {
                let (minX, maxX) = (columns[column - 1], columns[column])
                let label = trials.label(at: Point(x: minX, y: minY))
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

extension HitMap.Outcome {
    /// Creates the outcome of a hit test.
    public init(_ outcome: HitTestOutcome) {
        switch outcome {
        case .hit(let view): self = .hit(view)
        case .none: self = .none
        case .recursion: self = .recursion
        }
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
