import SceneRegions

/// The maps of a scene on one screen that rules computed, so that a picture of the scene needn't compute them again.
public struct ScreenMaps: Sendable {
    /// Which points hit which view.
    public let hits: HitMap
    /// What is visible.
    public let seen: SeenMap

    /// The pieces that maps must at least have been allowed, in case they are coarse. That is many in a picture.
    private static let leastLimit = 100_000

    /// Keeps maps unless the rules of a file with many scenes had so little left for one of them that a picture shows it.
    init?(_ hits: HitMap?, _ seen: SeenMap?, limit: Int) {
        guard let hits, let seen, limit >= Self.leastLimit || !hits.isCutShort && !seen.isCutShort else { return nil }
        (self.hits, self.seen) = (hits, seen)
    }
}
