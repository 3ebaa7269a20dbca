import SceneRegions

/// The maps of a scene on one screen that rules computed, so that a picture of the scene needn't compute them again.
public struct ScreenMaps: Sendable {
    /// Which points hit which view.
    public let hits: HitMap
    /// What is visible.
    public let seen: SeenMap

    /// Keeps maps unless the budget of the rules cut one of them short. A picture may have more to spend.
    init?(_ hits: HitMap?, _ seen: SeenMap?) {
        guard let hits, let seen, !hits.isCutShort, !seen.isCutShort else { return nil }
        (self.hits, self.seen) = (hits, seen)
    }
}
