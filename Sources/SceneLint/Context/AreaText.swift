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

/// Returns `area` for display: rounded to a hundredth, with commas between thousands, as in `95,160`.
public func areaText(_ area: Double, isExact: Bool) -> String {
    (isExact ? "" : "about ") + rounded(area).withThousandsSeparators
}

extension String {
    /// The number in this text with commas between thousands.
    fileprivate var withThousandsSeparators: String {
        let count = unicodeScalars.prefix { $0 >= "0" && $0 <= "9" }.count
        var text = ""
        for (place, scalar) in unicodeScalars.enumerated() {
            if place > 0, place < count, (count - place) % 3 == 0 { text += "," }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
