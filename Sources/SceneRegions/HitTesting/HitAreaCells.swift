import SceneRuntime

/// A rectangle cut into cells at whose points the same views accept a touch, so that no hit test has two outcomes in a
/// cell.
///
/// Each row of cells is cut only by the areas that are in it. Areas of rotated views and of curved shapes are cut into
/// strips, so what holds for cells holds where ``HitAreas`` is exact.
struct HitAreaCells {
    /// The rectangle that is cut.
    private let area: Rectangle
    /// The edges of the rows, from top to bottom.
    private let rows: [Double]
    /// The parts of the hit areas that cut the rectangle, and the rows that they span.
    private let parts: [(rectangle: Rectangle, rows: Range<Int>)]
    /// An upper bound of the number of cells, and of the edges to sort for them.
    let count: Int
    /// The number of views and rectangles that were looked through.
    let stepCount: Int

    /// Where counting ends, so that the count fits where an `Int` has 32 bits.
    private static let maximumCounted = 1 << 29

    /// Cuts `area` by the hit areas of all views of `geometry`, also of those that take no touches as written.
    init(of geometry: HitTestGeometry, in area: Rectangle, _ hitAreas: inout HitAreas) {
        self.area = area
        guard !area.isEmpty, area.isFinite else {
            (rows, parts, count, stepCount) = ([], [], 0, 0)
            return
        }
        var rectangles: [Rectangle] = []
        var stepCount = geometry.tree.views.count
        for view in geometry.tree.identities {
            let region = hitAreas.ownRegion(of: view)
            guard region.boundingBox.meets(area) else { continue }
            stepCount += region.pieceCount
            for rectangle in region.rectangles where rectangle.meets(area) {
                let part = rectangle.intersection(area)
                if part != area { rectangles.append(part) }
            }
        }
        let edges = CompressedCoordinates(
            rectangles.map { $0.minY } + rectangles.map { $0.maxY } + [area.minY, area.maxY])
        rows = edges.values
        let ends = edges.ranks.dropFirst(rectangles.count)
        var count = max(0, edges.values.count - 1)
        var parts: [(rectangle: Rectangle, rows: Range<Int>)] = []
        parts.reserveCapacity(rectangles.count)
        for ((rectangle, first), end) in zip(zip(rectangles, edges.ranks), ends) where first < end {
            parts.append((rectangle, Int(first)..<Int(end)))
            count = min(Self.maximumCounted, count + 2 * Int(end - first))
        }
        self.parts = parts.sorted { $0.rows.lowerBound < $1.rows.lowerBound }
        self.count = count
        self.stepCount = stepCount
    }

    /// Calls `body` with the cells of each row from top to bottom, until it returns false.
    func forEachRow(_ body: ([Rectangle]) -> Bool) {
        var current: [(rectangle: Rectangle, rows: Range<Int>)] = []
        var next = 0
        for (row, (minY, maxY)) in zip(rows, rows.dropFirst()).enumerated() {
            current.removeAll { $0.rows.upperBound <= row }
            while next < parts.count, parts[next].rows.lowerBound <= row {
                current.append(parts[next])
                next += 1
            }
            let columns = CompressedCoordinates(
                current.map { $0.rectangle.minX } + current.map { $0.rectangle.maxX } + [area.minX, area.maxX]
            ).values
            let cells = zip(columns, columns.dropFirst()).map {
                Rectangle(minX: $0, minY: minY, maxX: $1, maxY: maxY)
            }
            if !body(cells) { return }
        }
    }

    /// Returns patches that label each cell with the outcome in its middle, where strips are accurate.
    func patches(_ sampler: inout PointSampler) -> [Patch] {
        var patches: [Patch] = []
        var above = 0..<0
        forEachRow { cells in
            var row: [Patch] = []
            for cell in cells {
                let label = sampler.label(at: cell.middle)
                if let last = row.indices.last, row[last].label == label {
                    row[last].rectangle.maxX = cell.maxX
                } else {
                    row.append(Patch(cell, label: label))
                }
            }
            let isSame = zip(patches[above], row).allSatisfy {
                $0.label == $1.label && $0.rectangle.minX == $1.rectangle.minX && $0.rectangle.maxX == $1.rectangle.maxX
            }
            if above.count == row.count, isSame {
                for (index, patch) in zip(above, row) { patches[index].rectangle.maxY = patch.rectangle.maxY }
            } else {
                above = patches.count..<patches.count + row.count
                patches += row
            }
            return true
        }
        return patches
    }
}
