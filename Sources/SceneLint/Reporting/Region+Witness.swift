import SceneRegions
import SceneRuntime

extension Region {
    /// Representative points of the region, in its largest rectangles. The first is the easiest to read.
    var witnesses: [Point] {
        let largest = rectangles.sorted { $1.width * $1.height < $0.width * $0.height }.prefix(4)
        return largest.flatMap { $0.clearPoints + [$0.origin] }
    }

    /// Returns the rectangles of the region whose middle `isIncluded` accepts.
    func filtered(_ isIncluded: (Point) -> Bool) -> Region {
        let kept = rectangles.filter { isIncluded($0.middle) }
        return kept.count == rectangles.count ? self : Region(disjoint: kept)
    }

    /// Whether a finger can aim at the region.
    var isSubstantial: Bool { containsSquare(withSide: TargetReach.minimumThicknessLost) }
}
