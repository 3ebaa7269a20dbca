import SceneRegions
import SceneRuntime
import SceneText

extension Evidence {
    /// Evidence about the points of `region`: how much they are, and the rectangles that they make up.
    init(
        point: (x: Double, y: Double)? = nil, views: [String] = [], cycle: [String] = [], about region: Region,
        share: Double? = nil
    ) {
        self.init(point: point, views: views, cycle: cycle, area: Self.rounded(region.area), share: share)
        // A region that is told to about, in strips, would fill pages.
        let rectangles = region.rectangles
        guard rectangles.count <= Self.mostBoxes else { return }
        let boxes = rectangles.map { box in
            Box(
                x: Self.rounded(box.minX), y: Self.rounded(box.minY), width: Self.rounded(box.width),
                height: Self.rounded(box.height))
        }
        self.region = boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    /// A region of more rectangles is not told.
    private static let mostBoxes = 256

    /// A number without what adding up coordinates has rounded off: to a millionth.
    private static func rounded(_ number: Double) -> Double {
        let rounded = (number * 1e6).rounded() / 1e6
        return (rounded.isFinite ? rounded : number) + 0
    }
}
