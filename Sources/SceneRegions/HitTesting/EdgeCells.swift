import SceneRuntime

/// A rectangle cut into cells by the edges of the views: within one, no hit test comes out differently, where all views are
/// rectangles along the axes.
struct EdgeCells {
    /// Whether that holds.
    var isExact: Bool { uncertain.isEmpty }
    /// Rectangles beside which that holds.
    private(set) var uncertain: [Rectangle] = []
    /// The rectangle that is cut.
    private let area: Rectangle
    /// Where cells begin and end, from left to right.
    private var columns: [Double]
    /// Where cells begin and end, from top to bottom.
    private var rows: [Double]

    /// The cells of `area`.
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

    /// Cuts the rectangle, which is not empty, into `count` columns and rows, too.
    mutating func addGrid(_ count: Int) {
        let steps = (1..<count).map { Double($0) / Double(count) }
        columns = (columns + steps.map { columns[0] + (columns[columns.count - 1] - columns[0]) * $0 }).ascendingOnce
        rows = (rows + steps.map { rows[0] + (rows[rows.count - 1] - rows[0]) * $0 }).ascendingOnce
    }

    /// Leaves out edges until there are no more cells than `limit`.
    mutating func thin(to limit: Int) {
        while columns.count * rows.count > max(4, limit) {
            uncertain = [area]
            if columns.count > rows.count { columns.thin() } else { rows.thin() }
        }
    }

    /// The first point of each cell.
    var points: [Point] {
        rows.dropLast().flatMap { y in columns.dropLast().map { Point(x: $0, y: y) } }
    }

    /// A map that says of each cell what its first point comes to.
    func patches(_ orders: HitMap.Orders, _ tester: HitTester) -> [Patch] {
        var tester = tester
        var patches: [Patch] = []
        var ways: [[ViewID]: Int32] = [:]
        for row in 1..<max(1, rows.count) {
            let (minY, maxY) = (rows[row - 1], rows[row])
            for column in 1..<max(1, columns.count) {
                let (minX, maxX) = (columns[column - 1], columns[column])
                let label = tester.label(at: Point(x: minX, y: minY), orders, &ways)
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

extension HitTester {
    /// The label of what a touch at `point` comes to, with the ways of recursion that are known so far.
    fileprivate mutating func label(
        at point: Point, _ orders: HitMap.Orders, _ ways: inout [[ViewID]: Int32]
    ) -> Int32 {
        if orders == .all { return outcome(at: point, orders).label }
        let outcome = touch(at: point).outcome
        guard case .recursion(let cycle) = outcome else { return HitMap.Outcome(outcome).label }
        let way = ways[cycle] ?? Int32(ways.count)
        ways[cycle] = way
        return Label.recursion(way: way)
    }

    /// What a touch at `point` comes to.
    fileprivate mutating func outcome(at point: Point, _ orders: HitMap.Orders) -> HitMap.Outcome {
        guard orders == .all else { return HitMap.Outcome(touch(at: point).outcome) }
        let differ = { (outcomes: [HitTestOutcome]) in
            let words = outcomes.map { HitMap.Outcome($0) }
            return words.contains { $0 != words[0] }
        }
        let outcomes = outcomes(at: point, isEnough: differ)
        return differ(outcomes) ? .orderDependent : outcomes.first.map { HitMap.Outcome($0) } ?? .none
    }
}

extension HitMap.Outcome {
    /// The outcome of a hit test.
    public init(_ outcome: HitTestOutcome) {
        switch outcome {
        case .hit(let view): self = .hit(view)
        case .none: self = .none
        case .recursion: self = .recursion
        }
    }
}

extension [Double] {
    /// The different values, in order.
    fileprivate var ascendingOnce: [Double] {
        var result: [Double] = []
        for value in sorted() where result.last != value { result.append(value) }
        return result
    }

    /// Leaves out every other value, but not the last.
    fileprivate mutating func thin() {
        guard let last = self.last else { return }
        self = enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
        if self.last != last { append(last) }
    }
}
