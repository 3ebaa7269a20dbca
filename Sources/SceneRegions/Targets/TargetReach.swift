import SceneRuntime

/// What of a touch target is seen, what of it is hit, and who takes the rest.
public struct TargetReach: Sendable {
    /// The target.
    public let target: ViewID
    /// What is left to be seen of it, as ``SeenMap/visibleRegion(of:)`` has it.
    public let visible: Region
    /// Where a touch belongs to it.
    public let hit: Region
    /// Where it is seen and a touch belongs to it.
    public let visibleHit: Region
    /// What a touch comes to where it is seen and does not get it; the largest part first.
    public let taken: [(outcome: HitMap.Outcome, region: Region)]
    /// Whether all of this is right to the last bit.
    public let isExact: Bool

    /// How many rectangles it takes to say what is seen of it and who takes what.
    public var pieceCount: Int {
        taken.reduce(visible.pieceCount + hit.pieceCount) { $0 + $1.region.pieceCount }
    }

    /// Which share of what is seen of it is hit; 0 where nothing is seen.
    public var share: Double {
        let area = visible.area
        return area > 0 ? min(1, visibleHit.area / area) : 0
    }

    /// The side of the largest square that lies where it is hit.
    public var largestSquare: Double { hit.largestSquare }
}
