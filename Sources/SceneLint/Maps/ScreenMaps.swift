import SceneRegions

/// The maps of a scene on one screen that rules computed, so that a picture of the scene needn't compute them again.
public struct ScreenMaps: Sendable {
    /// Which points hit which view.
    public let hitMap: HitMap?
    /// What is visible.
    public let visibilityMap: VisibilityMap?

    /// The pieces that a coarse map must at least have been allowed. That is many in a picture.
    private static let minimumLimit = 50_000

    /// Keeps maps unless the rules of a file with many scenes had so little left for one of them that a picture shows
    /// it. The limits are the pieces that each could have.
    init(_ hitMap: HitMap?, limit hitLimit: Int, _ visibilityMap: VisibilityMap?, limit seenLimit: Int) {
        self.hitMap = hitMap.flatMap { hitLimit >= Self.minimumLimit || !$0.isCutShort ? $0 : nil }
        self.visibilityMap = visibilityMap.flatMap { seenLimit >= Self.minimumLimit || !$0.isCutShort ? $0 : nil }
    }
}
