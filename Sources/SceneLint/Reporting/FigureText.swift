import SceneRegions
import SceneRuntime

extension LintContext {
    /// Returns whether figures about what is hit and visible in `regions` are exact.
    func isFigureExact(_ regions: Region...) -> Bool {
        regions.allSatisfy { hitMap.isExact(near: $0) && ($0.isEmpty || seenMap.isExact(in: $0.surroundings)) }
    }
}

extension HitMap {
    /// Returns whether figures about what is hit in `region` are exact.
    func isExact(near region: Region) -> Bool { region.isEmpty || isExact(in: region.surroundings) }
}

extension Region {
    /// A rectangle around the region with a margin for rounding: points are converted to rotated views.
    fileprivate var surroundings: Rectangle {
        let (box, margin) = (boundingBox, 1e-3)
        return Rectangle(
            minX: box.minX - margin, minY: box.minY - margin, maxX: box.maxX + margin, maxY: box.maxY + margin)
    }
}

/// Returns `figure` rounded to a hundredth for display.
func figureText(_ figure: Double, isExact: Bool) -> String {
    (isExact ? "" : "about ") + rounded(figure)
}
