import SceneRegions
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
    /// The cells; `nil` where the region is empty.
    private var edgeCells: EdgeCells?
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
        let area = Rectangle(
            minX: region.minX, minY: region.minY, maxX: isFlipped ? region.maxX.nextUp : region.maxX,
            maxY: isFlipped ? region.maxY.nextUp : region.maxY)
        guard area.minX < area.maxX, area.minY < area.maxY, region.isFinite else { return }
        var columns: [Double] = []
        var rows: [Double] = []
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
        var edgeCells = EdgeCells(of: area, columns: columns, rows: rows)
        edgeCells.thin(toCells: limit)
        isExact = isExact && edgeCells.isExact
        self.edgeCells = edgeCells
        others = Array(others.prefix(max(1, limit)))
    }

    /// How many points there are.
    var count: Int { (edgeCells?.count ?? 0) + others.count }

    /// The points, those of the cells first, row by row.
    var cells: [Cell] {
        (edgeCells?.rectangles ?? []).map { Cell(point: $0.origin, extent: $0) }
            + others.map { Cell(point: $0, extent: Rectangle(origin: $0, size: .zero)) }
    }

    /// How far beside its box a view may reach whose points are carried down with rounding.
    private static let roundingMargin = 1e-3

    /// Points between two edges, a sixteenth of the way apart.
    private static func grid(from first: Double, to last: Double) -> [Double] {
        (1..<16).map { first + (last - first) * Double($0) / 16 }
    }
}

extension Rectangle {
    /// Whether the rectangles share a point, edges included, once this one has grown by `margin`.
    fileprivate func touches(_ other: Rectangle, margin: Double) -> Bool {
        minX - margin <= other.maxX && other.minX <= maxX + margin && minY - margin <= other.maxY
            && other.minY <= maxY + margin
    }
}
