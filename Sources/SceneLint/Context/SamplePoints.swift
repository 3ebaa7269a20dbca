import SceneRuntime

/// Points of a region that stand for all its points.
///
/// Where the views that meet the region are rectangles along the axes, their edges, carried up to the root, cut it into
/// cells inside of which no hit test can come out differently. Then there is one point for each cell, and what holds at
/// none of the points holds nowhere in the region. Else, and where there would be too many cells, the points are a
/// sample.
struct SamplePoints {
    /// Whether the points stand for all others.
    private(set) var isExact = true
    /// Where cells begin, from left to right.
    private var columns: [Double] = []
    /// Where cells begin, from top to bottom.
    private var rows: [Double] = []
    /// Where the last cells end.
    private let end: Point
    /// Points beside those of the cells.
    private var others: [Point] = []

    /// A point with what it stands for.
    struct Cell {
        /// The point at which the cell begins.
        var point: Point
        /// The points that belong to the cell, half-open; empty where the point stands for itself alone.
        var extent: Rectangle
    }

    /// Takes points of `region`, at most about `limit`, for the views of `scene`.
    init(in region: Rectangle, of scene: LintContext, limit: Int) {
        // Under a negative scale the edge on the right belongs to the view: its cells begin one Double further on.
        let isFlipped = scene.tree.views.contains { $0.transform.a < 0 || $0.transform.d < 0 }
        end = isFlipped ? Point(x: region.maxX.nextUp, y: region.maxY.nextUp) : Point(x: region.maxX, y: region.maxY)
        guard region.minX < end.x, region.minY < end.y, region.isFinite else { return }
        columns = [region.minX]
        rows = [region.minY]
        for view in scene.tree.identities where !scene.geometry.isDegenerate(view) {
            let box = scene.hitBox(view)
            let isRectangle = scene.geometry.isAxisAligned(view) && !scene.tree[view].hitShape.isCurved
            guard box.touches(region, margin: isRectangle ? 0 : Self.roundingMargin) else { continue }
            columns += isFlipped ? [box.minX, box.maxX, box.minX.nextUp, box.maxX.nextUp] : [box.minX, box.maxX]
            rows += isFlipped ? [box.minY, box.maxY, box.minY.nextUp, box.maxY.nextUp] : [box.minY, box.maxY]
            if !isRectangle {
                isExact = false
                others += scene.landmarks(of: view).filter(region.contains)
            }
        }
        if !isExact {
            columns += Self.grid(from: region.minX, to: region.maxX)
            rows += Self.grid(from: region.minY, to: region.maxY)
        }
        columns = Self.ascending(columns, from: region.minX, to: end.x)
        rows = Self.ascending(rows, from: region.minY, to: end.y)
        thin(to: max(1, limit))
    }

    /// How many points there are.
    var count: Int { columns.count * rows.count + others.count }

    /// The points, those of the cells first, row by row.
    var cells: [Cell] {
        var cells: [Cell] = []
        cells.reserveCapacity(count)
        for (row, minY) in rows.enumerated() {
            let maxY = row + 1 < rows.count ? rows[row + 1] : end.y
            for (column, minX) in columns.enumerated() {
                let maxX = column + 1 < columns.count ? columns[column + 1] : end.x
                let extent = Rectangle(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
                cells.append(Cell(point: extent.origin, extent: extent))
            }
        }
        return cells + others.map { Cell(point: $0, extent: Rectangle(origin: $0, size: .zero)) }
    }

    /// How far beside its box a view may reach whose points are carried down with rounding.
    private static let roundingMargin = 1e-3

    /// Points between two edges, a sixteenth of the way apart.
    private static func grid(from first: Double, to last: Double) -> [Double] {
        (1..<16).map { first + (last - first) * Double($0) / 16 }
    }

    /// The different values from `first` up to, not including, `end`, in order.
    private static func ascending(_ values: [Double], from first: Double, to end: Double) -> [Double] {
        var result: [Double] = []
        for value in values.sorted() where first <= value && value < end && result.last != value {
            result.append(value)
        }
        return result
    }

    /// Leaves out columns and rows, evenly, until there are no more than `limit` cells.
    private mutating func thin(to limit: Int) {
        if columns.count * rows.count > limit { isExact = false }
        while columns.count * rows.count > limit, columns.count > 1 || rows.count > 1 {
            if columns.count > rows.count {
                columns = columns.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
            } else {
                rows = rows.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
            }
        }
        if others.count > limit { others.removeLast(others.count - limit) }
    }
}

extension Rectangle {
    /// Whether the rectangles share a point, edges included, once this one has grown by `margin`.
    fileprivate func touches(_ other: Rectangle, margin: Double) -> Bool {
        minX - margin <= other.maxX && other.minX <= maxX + margin && minY - margin <= other.maxY
            && other.minY <= maxY + margin
    }
}
