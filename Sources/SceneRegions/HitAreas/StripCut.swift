import SceneRuntime

/// How the areas of rotated views and of curved shapes are cut into strips.
///
/// Strips are as fine as is useful where few areas are cut. Where many are, all strips are thicker, so that a scene
/// never has more than about ``WorkLimit/strips``.
struct StripCut: Sendable {
    /// Into how many strips, about, an area is cut at most.
    private let mostStrips: Double

    /// Whether strips are thicker than they are in a scene with few such areas.
    var isCoarse: Bool { mostStrips < Region.mostStrips }

    /// The cut for a scene with this many areas to cut.
    init(areaCount: Int) {
        var most = Region.mostStrips
        while most > 1, most * Double(areaCount) > Double(WorkLimit.strips) { most /= 2 }
        mostStrips = most
    }

    /// The cut for what of the views of `geometry` lies in `domain`.
    init(of geometry: HitTestGeometry, within domain: Rectangle) {
        let areas = geometry.tree.identities.count { view in
            geometry.hitRectangle(of: view) == nil && geometry.hitBoundingBox(of: view).meets(domain)
        }
        self.init(areaCount: areas)
    }

    /// How thick the strips of an area of this height are, in points.
    func thickness(ofStripsIn height: Double) -> Double {
        Region.thickness(ofStripsIn: height, mostStrips: mostStrips)
    }
}

extension Region {
    /// How thick the strips are, in points, into which a rotated or round area of this height is cut where few areas are.
    public static func thickness(ofStripsIn height: Double) -> Double {
        thickness(ofStripsIn: height, mostStrips: mostStrips)
    }

    /// Strips begin and end at multiples of a power of two, so that those of all areas fit together.
    fileprivate static func thickness(ofStripsIn height: Double, mostStrips: Double) -> Double {
        var thickness = 0.0625
        while height / thickness > mostStrips { thickness *= 2 }
        return thickness
    }

    /// No area is cut into more strips than about this.
    fileprivate static let mostStrips = 256.0
}
