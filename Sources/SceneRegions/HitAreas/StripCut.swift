import SceneRuntime

/// How the areas of rotated views and of curved shapes are cut into strips.
///
/// With few areas, strips are as fine as is useful. With many, all strips are thicker, so that a scene never has many
/// more than ``WorkLimit/strips``.
struct StripCut: Sendable {
    /// The thickness at which all areas together have as many strips as there may be, in points.
    private let commonThickness: Double
    /// The maximum number of strips per area.
    private let maximumStrips: Double

    /// Whether there are so many areas that each is one strip, whatever its corners.
    let isSingle: Bool

    /// Whether areas are cut into so few strips that their outlines are visibly different.
    let isCoarse: Bool

    /// One area may have this part of all strips.
    private static let areasPerLimit = 64
    /// The minimum number of strips per area that is cut at its corners, as far as thickness allows.
    private static let minimumStrips = 4
    /// The number of strips from which on the area of a circle is accurate to 1 %.
    private static let fineStrips = 16
    /// The least thickness of a strip, in points.
    private static let minimumThickness = 0.0625

    /// Creates the cut for areas of these heights, in points.
    init(heights: [Double], stripLimit: Int = WorkLimit.strips) {
        commonThickness = heights.reduce(0, +) / Double(max(1, stripLimit))
        maximumStrips = Double(max(Self.minimumStrips, stripLimit / Self.areasPerLimit))
        isSingle = heights.count > stripLimit / Self.minimumStrips
        isCoarse = heights.count > stripLimit / Self.fineStrips
    }

    /// Creates the cut for the views of `geometry` that are in `domain`.
    init(of geometry: HitTestGeometry, within domain: Rectangle, stripLimit: Int = WorkLimit.strips) {
        let heights = geometry.tree.identities.compactMap { view -> Double? in
            guard geometry.hitRectangle(of: view) == nil else { return nil }
            let box = geometry.hitBoundingBox(of: view)
            return box.meets(domain) ? box.intersection(domain).height : nil
        }
        self.init(heights: heights, stripLimit: min(WorkLimit.strips, stripLimit))
    }

    /// Returns the thickness of the strips of an area of this height, in points.
    ///
    /// Strips begin and end at multiples of a power of two, so that the strips of all areas fit together.
    func thickness(ofStripsIn height: Double) -> Double {
        let minimum = max(height / maximumStrips, min(commonThickness, height / Double(Self.minimumStrips)))
        guard minimum.isFinite else { return Self.minimumThickness }
        var thickness = Self.minimumThickness
        while thickness < minimum { thickness *= 2 }
        return thickness
    }
}
