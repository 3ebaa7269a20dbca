import SceneRuntime

/// A grid of square cells over a rectangle, each represented by its center.
///
/// A rectangle snapped to the grid covers the cells whose centers it contains. So painting snapped rectangles gives
/// each cell the same result as painting the original rectangles gives at its center, with no more pieces than cells.
struct SampleGrid: Sendable {
    /// The side of a cell, a power of two.
    let step: Double
    private let domain: Rectangle

    /// Creates a grid of at most `cellLimit` cells. The limit must be at least 1.
    init(_ domain: Rectangle, cellLimit: Int = 1 << 16) {
        self.domain = domain
        var step = 1.0 / 16
        let maximumCells = Double(max(9, cellLimit))
        while (domain.width / step + 2) * (domain.height / step + 2) > maximumCells, step < 1e12 { step *= 2 }
        self.step = step
    }

    /// Returns the cells whose centers `rectangle` contains, or an empty rectangle.
    func snapped(_ rectangle: Rectangle) -> Rectangle {
        Rectangle(
            minX: edge(rectangle.minX, domain.minX, domain.maxX), minY: edge(rectangle.minY, domain.minY, domain.maxY),
            maxX: edge(rectangle.maxX, domain.minX, domain.maxX), maxY: edge(rectangle.maxY, domain.minY, domain.maxY))
    }

    /// Returns the first edge of a cell whose center isn't before `value`. Edges outside the domain move to its ends.
    private func edge(_ value: Double, _ lowest: Double, _ highest: Double) -> Double {
        min(highest, max(lowest, (value / step - 0.5).rounded(.up) * step))
    }
}

extension [Patch] {
    /// Returns the patches snapped to `grid`, without those that contain no center of a cell.
    func snapped(to grid: SampleGrid) -> [Patch] {
        compactMap { patch in
            let rectangle = grid.snapped(patch.rectangle)
            return rectangle.isEmpty ? nil : Patch(rectangle, label: patch.label)
        }
    }
}
