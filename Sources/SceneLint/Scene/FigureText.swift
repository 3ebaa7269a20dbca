import SceneRegions
import SceneRuntime

extension SceneUnderCheck {
    /// Whether figures about the points of `regions` are right to the last bit.
    func isFigureExact(_ regions: Region...) -> Bool {
        regions.allSatisfy { region in
            let box = region.boundingBox
            if box.isEmpty { return true }
            // Points are carried down to turned views with rounding.
            let near = Rectangle(
                minX: box.minX - 1e-3, minY: box.minY - 1e-3, maxX: box.maxX + 1e-3, maxY: box.maxY + 1e-3)
            return hitMap.isExact(in: near) && seenMap.isExact(in: near)
        }
    }
}

/// Returns `share`, a fraction of a whole, in words that fit before "of": `31.8 %`, `about 31.8 %`, `all`, `nearly all`.
///
/// What is there is never rounded to nothing, and what is missing never to a whole.
func shareText(_ share: Double, isExact: Bool) -> String {
    // Adding up areas rounds off the last digits.
    if share >= 1 - 1e-12 { return "all" }
    let tenths = (share * 1000).rounded()
    if tenths >= 1000 { return isExact ? "99.9 %" : "nearly all" }
    if tenths < 1 { return "less than 0.1 %" }
    return "\(isExact ? "" : "about ")\(written(tenths / 10)) %"
}

/// Returns `figure` for people, to a hundredth.
func figureText(_ figure: Double, isExact: Bool) -> String {
    (isExact ? "" : "about ") + rounded(figure)
}
