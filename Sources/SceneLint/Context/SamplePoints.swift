import SceneRuntime

/// Points that represent all points of a region.
///
/// If the views that meet the region are axis-aligned rectangles, their edges, converted to the root, cut it into cells
/// in which the hit test is constant. Then there is one point for each cell, and what is true at none of the points is
/// true nowhere in the region. Otherwise, or if there would be too many cells, the points are a sample.
struct SamplePoints {
    /// Whether the points represent all others.
    private(set) var isExact = true
    /// The left edges of the cells.
    private var columns: [Double] = []
    /// The top edges of the cells.
    private var rows: [Double] = []
    /// The end of the last cells.
    private let end: Point
    /// Points in addition to those of the cells.
    private var others: [Point] = []

    /// A point and what it represents.
    struct Cell {
        /// The point at which the cell begins.
        var point: Point
        /// The points of the cell, half-open, or empty if the point represents only itself.
        var extent: Rectangle
    }

    /// Samples about `limit` points of `region` for the views of `scene`.
    init(in region: Rectangle, of scene: LintContext, limit: Int) {
        // Under a negative scale the right edge belongs to the view, so its cells begin one Double later.
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

    /// How far beyond its box a view may extend because of rounding in converted points.
    private static let roundingMargin = 1e-3

    /// Returns points between two edges, a sixteenth of the distance apart.
    private static func grid(from first: Double, to last: Double) -> [Double] {
        (1..<16).map { first + (last - first) * Double($0) / 16 }
    }

    /// Returns the distinct values from `first` up to, not including, `end`, ascending.
    private static func ascending(_ values: [Double], from first: Double, to end: Double) -> [Double] {
        var result: [Double] = []
        for value in values.sorted() where first <= value && value < end && result.last != value {
            result.append(value)
        }
        return result
    }

    /// Drops columns and rows, evenly, until there are at most `limit` cells.
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
    /// Returns whether the rectangles share a point, edges included, after this one grows by `margin`.
    fileprivate func touches(_ other: Rectangle, margin: Double) -> Bool {
        minX - margin <= other.maxX && other.minX <= maxX + margin && minY - margin <= other.maxY
            && other.minY <= maxY + margin
    }
}
