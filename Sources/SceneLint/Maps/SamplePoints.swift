import SceneRegions
import SceneRuntime

/// Points that represent all points of a region.
///
/// If the views that meet the region are axis-aligned rectangles, their edges, converted to the root, cut it into cells
/// in which the hit test is constant. Then there is one point for each cell, and what is true at none of the points is
/// true nowhere in the region. Otherwise, or if there would be too many cells, the points are a sample.
struct SamplePoints {
    /// Whether the points represent all others.
    private(set) var isExact = true
    /// The cells; `nil` where the region is empty.
    private var edgeCells: EdgeCells?
    /// Points beside the points of the cells.
    private var others: [Point] = []

    /// A point and what it represents.
    struct Cell {
        /// The point at which the cell begins.
        var point: Point
        /// The points of the cell, half-open, or empty if the point represents only itself.
        var extent: Rectangle
    }

    /// Samples about `limit` points of `region` for the views of `geometry`.
    init(in region: Rectangle, of geometry: HitTestGeometry, limit: Int) {
        // Under a negative scale the right edge belongs to the view, so its cells begin one Double later.
        let isFlipped = geometry.tree.views.contains { $0.transform.a < 0 || $0.transform.d < 0 }
        let area = Rectangle(
            minX: region.minX, minY: region.minY, maxX: isFlipped ? region.maxX.nextUp : region.maxX,
            maxY: isFlipped ? region.maxY.nextUp : region.maxY)
        guard area.minX < area.maxX, area.minY < area.maxY, region.isFinite else { return }
        var columns: [Double] = []
        var rows: [Double] = []
        for view in geometry.tree.identities where !geometry.isDegenerate(view) {
            let box = geometry.hitBoundingBox(of: view)
            let isRectangle = geometry.isAxisAligned(view) && !geometry.tree[view].hitShape.isCurved
            guard box.touches(region, margin: isRectangle ? 0 : Tolerance.conversion) else { continue }
            columns += isFlipped ? [box.minX, box.maxX, box.minX.nextUp, box.maxX.nextUp] : [box.minX, box.maxX]
            rows += isFlipped ? [box.minY, box.maxY, box.minY.nextUp, box.maxY.nextUp] : [box.minY, box.maxY]
            if !isRectangle {
                isExact = false
                others += geometry.landmarks(of: view).filter(region.contains)
            }
        }
        if !isExact {
            columns += Self.grid(from: region.minX, to: region.maxX)
            rows += Self.grid(from: region.minY, to: region.maxY)
        }
        var edgeCells = EdgeCells(of: area, columns: columns, rows: rows)
        edgeCells.thin(toCells: limit)
        isExact = isExact && edgeCells.isExact
        self.edgeCells = edgeCells
        others = Array(others.prefix(max(1, limit)))
    }

    /// How many points there are.
    var count: Int { (edgeCells?.count ?? 0) + others.count }

    /// The points of the cells, row by row, then the others.
    var cells: [Cell] {
        (edgeCells?.rectangles ?? []).map { Cell(point: $0.origin, extent: $0) }
            + others.map { Cell(point: $0, extent: Rectangle(origin: $0, size: .zero)) }
    }

    /// Returns points between two edges, a sixteenth of the distance apart.
    private static func grid(from first: Double, to last: Double) -> [Double] {
        (1..<16).map { first + (last - first) * Double($0) / 16 }
    }
}

extension Rectangle {
    /// Returns whether the rectangles share a point, edges included, after this one grows by `margin`.
    fileprivate func touches(_ other: Rectangle, margin: Double) -> Bool {
        minX - margin <= other.maxX && other.minX <= maxX + margin && minY - margin <= other.maxY
            && other.minY <= maxY + margin
    }
}
