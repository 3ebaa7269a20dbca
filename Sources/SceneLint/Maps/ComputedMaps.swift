import SceneRegions

/// The maps of a scene on one screen that rules computed, so that a picture of the scene needn't compute them again.
public struct ComputedMaps: Sendable {
    /// Which points hit which view.
    public let hitMap: HitMap?
    /// What is visible.
    public let visibilityMap: VisibilityMap?
    /// Where each touch target is visible and hit in these maps, in tree order.
    public let reaches: [TargetReach]?

    /// The number of pieces that a coarse map must have been allowed to have. In a picture, that many look exact.
    private static let minimumLimit = 50_000

    /// Keeps a map unless a picture would show that it is coarse, because the scenes of its file left it little budget.
    /// The limits are the numbers of pieces that the maps were allowed to have.
    init(
        _ hitMap: HitMap?, limit hitLimit: Int, _ visibilityMap: VisibilityMap?, limit visibilityLimit: Int,
        reaches: [TargetReach]?
    ) {
        self.hitMap = hitMap.flatMap { hitLimit >= Self.minimumLimit || !$0.isCutShort ? $0 : nil }
        self.visibilityMap = visibilityMap.flatMap { visibilityLimit >= Self.minimumLimit || !$0.isCutShort ? $0 : nil }
        self.reaches = self.hitMap == nil || self.visibilityMap == nil ? nil : reaches
    }
}
