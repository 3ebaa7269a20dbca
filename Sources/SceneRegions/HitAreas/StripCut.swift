import SceneRuntime

/// How the areas of rotated views and of curved shapes are cut into strips.
///
/// With few areas, strips are as fine as is useful. With many, all strips are thicker, so that a scene never has more
/// than about ``WorkLimit/strips``.
struct StripCut: Sendable {
    /// The approximate maximum number of strips per area.
    private let mostStrips: Double

    /// Whether there are so many areas that each is one strip, whatever its corners.
    let isSingle: Bool

    /// Whether strips are thicker than in a scene with few such areas.
    var isCoarse: Bool { mostStrips < Self.standardStrips }

    /// Creates the cut for a scene with this many areas to cut.
    init(areaCount: Int, stripLimit: Int = WorkLimit.strips) {
        var most = Self.standardStrips
        while most > 1, most * Double(areaCount) > Double(stripLimit) { most /= 2 }
        mostStrips = most
        isSingle = areaCount > stripLimit / Self.leastStrips
    }

    /// The maximum number of strips per area in a scene with few areas.
    private static let standardStrips = 256.0
    /// The approximate number of strips of an area that is cut at its corners.
    private static let leastStrips = 4

    /// Creates the cut for the views of `geometry` that are in `domain`.
    init(of geometry: HitTestGeometry, within domain: Rectangle, stripLimit: Int = WorkLimit.strips) {
        let areas = geometry.tree.identities.count { view in
            geometry.hitRectangle(of: view) == nil && geometry.hitBoundingBox(of: view).meets(domain)
        }
        self.init(areaCount: areas, stripLimit: min(WorkLimit.strips, stripLimit))
    }

    /// Returns the thickness of the strips of an area of this height, in points.
    ///
    /// Strips begin and end at multiples of a power of two, so that those of all areas fit together.
    func thickness(ofStripsIn height: Double) -> Double {
        var thickness = 0.0625
        while height / thickness > mostStrips { thickness *= 2 }
        return thickness
    }
}
