import SceneRuntime

/// The points at which the oracle tests a scene: the centers of the cells between the edges of views.
struct ProbePoints {
    struct Cell {
        var point: Point
        var extent: Rectangle
    }

    /// Whether hit tests are constant in each cell.
    private(set) var isExact = true
    private(set) var cells: [Cell] = []

    init(_ geometry: HitTestGeometry, limit: Int = 2500) {
        let tree = geometry.tree
        let domain = tree[.root].bounds
        var columns: Set<Double> = [domain.minX, domain.maxX]
        var rows: Set<Double> = [domain.minY, domain.maxY]
        for view in tree.identities where !geometry.isDegenerate(view) {
            for box in [geometry.hitBoundingBox(of: view), geometry.boundingBox(of: view)] {
                columns.formUnion([box.minX, box.maxX])
                rows.formUnion([box.minY, box.maxY])
            }
            if geometry.hitRectangle(of: view) == nil || geometry.boundsRectangle(of: view) == nil { isExact = false }
        }
        if !isExact {
            for step in 1..<32 {
                columns.insert(domain.minX + domain.width * Double(step) / 32)
                rows.insert(domain.minY + domain.height * Double(step) / 32)
            }
        }
        var xs = columns.filter { domain.minX <= $0 && $0 <= domain.maxX }.sorted()
        var ys = rows.filter { domain.minY <= $0 && $0 <= domain.maxY }.sorted()
        while xs.count * ys.count > limit {
            isExact = false
            if xs.count > ys.count { xs = Self.thinned(xs) } else { ys = Self.thinned(ys) }
        }
        for (minY, maxY) in zip(ys, ys.dropFirst()) {
            for (minX, maxX) in zip(xs, xs.dropFirst()) {
                let extent = Rectangle(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
                cells.append(Cell(point: Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2), extent: extent))
            }
        }
    }

    private static func thinned(_ values: [Double]) -> [Double] {
        values.enumerated().filter { $0.offset % 2 == 0 || $0.offset == values.count - 1 }.map { $0.element }
    }
}

extension Rectangle {
    /// The points at which a claim about a half-open rectangle is tested: its center and its corners, all inside it.
    var testPoints: [Point] {
        let (right, bottom) = (max(minX, maxX.nextDown), max(minY, maxY.nextDown))
        return [
            Point(x: minX + (maxX - minX) / 2, y: minY + (maxY - minY) / 2), Point(x: minX, y: minY),
            Point(x: right, y: minY), Point(x: minX, y: bottom), Point(x: right, y: bottom),
        ]
    }
}
