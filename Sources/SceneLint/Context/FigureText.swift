import SceneRegions
import SceneRuntime

extension LintContext {
    /// Whether figures about what is hit and seen in `regions` are right to the last bit.
    func isFigureExact(_ regions: Region...) -> Bool {
        regions.allSatisfy { hitMap.isExact(near: $0) && ($0.isEmpty || seenMap.isExact(in: $0.surroundings)) }
    }
}

extension HitMap {
    /// Whether figures about what is hit in `region` are right to the last bit.
    func isExact(near region: Region) -> Bool { region.isEmpty || isExact(in: region.surroundings) }
}

extension Region {
    /// A rectangle that holds the region and what rounding may add: points are carried down to turned views.
    fileprivate var surroundings: Rectangle {
        let (box, margin) = (boundingBox, 1e-3)
        return Rectangle(
            minX: box.minX - margin, minY: box.minY - margin, maxX: box.maxX + margin, maxY: box.maxY + margin)
    }
}

/// Returns `figure` for people, to a hundredth.
func figureText(_ figure: Double, isExact: Bool) -> String {
    (isExact ? "" : "about ") + rounded(figure)
}
