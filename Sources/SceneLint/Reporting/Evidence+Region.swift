import SceneRegions
import SceneRuntime
import SceneText

extension Evidence {
    /// Creates evidence about the points of `region`: its area and, if that `isExact`, its rectangles. Rectangles of an
    /// inexact region would contain points at which something else is hit.
    init(
        point: (x: Double, y: Double)? = nil, views: [String] = [], cycle: [String] = [], about region: Region,
        fraction: Double? = nil, isExact: Bool
    ) {
        self.init(
            point: point, views: views, cycle: cycle, area: region.area.toMillionth, fraction: fraction,
            isExact: isExact)
        let rectangles = region.rectangles
        guard isExact, rectangles.count <= Self.maximumBoxes else { return }
        let boxes = rectangles.map { box in
            Box(
                x: box.minX.toMillionth, y: box.minY.toMillionth, width: box.width.toMillionth,
                height: box.height.toMillionth)
        }
        self.region = boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    /// Regions of more rectangles are left out of the evidence.
    private static let maximumBoxes = 256
}
