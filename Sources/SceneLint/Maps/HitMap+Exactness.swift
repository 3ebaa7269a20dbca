import SceneRegions
import SceneRuntime

extension HitMap {
    /// Returns whether figures about what is hit in `region` are exact.
    func isExact(near region: Region) -> Bool { region.isEmpty || isExact(in: region.surroundings) }

    /// Whether no region is missing that a finger could aim at. Rotated and round ones may end a fraction of a point
    /// beside their edges; a map of samples may miss any.
    var isOfAllPoints: Bool { uncertainArea != nil }
}

extension SceneMaps {
    /// Returns whether figures about what is hit and visible in `regions` are exact.
    func isFigureExact(_ regions: Region...) -> Bool {
        regions.allSatisfy { hitMap.isExact(near: $0) && ($0.isEmpty || visibilityMap.isExact(in: $0.surroundings)) }
    }

    /// Returns whether the hit map is exact in all of `region`: only axis-aligned rectangles overlap it, and the map
    /// wasn't made from samples.
    func isExact(in region: Rectangle) -> Bool {
        if hitMap.uncertainArea == nil { return false }
        // Converted points have rounding errors.
        let near = region.grown(by: Tolerance.conversion)
        work.charge(.boxes(views.slantingBoxes.count))
        return !views.slantingBoxes.contains { $0.meets(near) }
    }
}

extension Region {
    /// A rectangle around the region with a margin for rounding: points are converted to rotated views.
    fileprivate var surroundings: Rectangle { boundingBox.grown(by: Tolerance.conversion) }
}
