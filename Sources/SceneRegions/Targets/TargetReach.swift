import SceneRuntime

/// What is visible of a touch target, what of it is hit, and who takes the rest.
public struct TargetReach: Sendable {
    /// The control, row, item or view with a recognizer.
    public let target: ViewID
    /// The visible part, as in ``VisibilityMap/visibleRegion(of:)``.
    public let visible: Region
    /// The points at which the target gets the touch.
    public let hit: Region
    /// The visible points at which the target gets the touch.
    public let visibleHit: Region
    /// The outcomes at the visible points at which the target doesn't get the touch, the largest part first.
    public let taken: [(outcome: HitMap.Outcome, region: Region)]
    /// Whether ``hit`` is exact.
    public let isHitExact: Bool
    /// Whether all of this is exact.
    public let isExact: Bool
    /// Whether points were tried, because the pieces of the maps were too many.
    public let isSampled: Bool

    /// What is lost of a target doesn't matter to a finger if it is below this many square points …
    public static let minimumAreaLost = 4.0
    /// … or below this fraction of what is visible of it.
    public static let minimumFractionLost = 0.01
    /// … or if it is thinner than this many points: a rounding error of the layout, or a line. A fingertip on it is on
    /// the rest of the target, too, however long it is.
    public static let minimumThicknessLost = 2.0

    /// The number of rectangles in the visible part and the outcomes.
    public var pieceCount: Int {
        taken.reduce(visible.pieceCount + hit.pieceCount) { $0 + $1.region.pieceCount }
    }

    /// The side of the largest square that is hit everywhere.
    public var largestSquare: Double { hit.largestSquare }
}
