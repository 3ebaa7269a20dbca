import SceneRegions
import SceneRuntime

extension Region {
    /// Points of the region that show it well, in its largest rectangles; the first is the best to read.
    var witnesses: [Point] {
        let largest = rectangles.sorted { $1.width * $1.height < $0.width * $0.height }.prefix(4)
        return largest.flatMap { $0.clearPoints + [$0.origin] }
    }

    /// The part of the region whose rectangles have a middle that `isWanted`.
    func filtered(_ isWanted: (Point) -> Bool) -> Region {
        let kept = rectangles.filter { isWanted($0.middle) }
        return kept.count == rectangles.count ? self : Region(disjoint: kept)
    }

    /// What is thinner than so many points is the rounding of a layout, or a line.
    static let sliver = 2.0

    /// Whether a finger can be aimed at it.
    var isNoSliver: Bool { containsSquare(withSide: Self.sliver) }
}
