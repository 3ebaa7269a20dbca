import SceneRuntime

/// A view that draws something, and where.
struct DrawnView: Sendable {
    let view: ViewID
    /// The drawn region, clipped by the superviews.
    let region: Region
    /// The region that hides everything behind it, or less: the curves of round corners are coarse steps inside them.
    let opaque: Region
    /// The round corners of `opaque`.
    let corners: RoundCorners?

    /// Returns the part of `box` in which the view hides everything behind it, with fine steps across the curves of
    /// round corners.
    func opaqueRegion(in box: Rectangle) -> Region { opaqueRegion(in: Region(box)) }

    /// Returns the part of the rectangles around the view in `extent` in which it hides everything behind it.
    func opaqueRegion(in extent: Region) -> Region {
        let box = extent.boundingBox
        guard let corners, corners.boxes.contains(where: { $0.meets(box) }) else { return opaque.intersection(box) }
        let inside = corners.inside(extent)
        return region.isRectangle ? inside.intersection(region.boundingBox) : inside.intersection(region)
    }
}

extension View {
    /// Returns how much of the background the view covers by itself, from 0 to 1. `alpha` includes the superviews'
    /// alpha.
    ///
    /// Controls, labels and images count as drawing on all of their bounds, because their content isn't known.
    func coverage(alpha: Double) -> Double {
        (kind.drawsItself ? 1 : backgroundCoverage) * alpha
    }

    /// How much the color of the background covers of what is behind it, from 0 to 1.
    public var backgroundCoverage: Double { Double(backgroundColor & 0xFF) / 0xFF }

    /// Whether nothing shows through the color of the background.
    public var hasOpaqueColor: Bool { backgroundColor & 0xFF == 0xFF }

    /// Returns whether the view hides what is behind it: it has an opaque background, or is an image or control, which
    /// counts as filling its bounds. A label is text on a clear ground.
    public func isOpaque(alpha: Double) -> Bool {
        alpha >= Self.opaqueAlpha
            && (hasOpaqueColor || kind.isControl || kind == .image || kind == .textView)
    }

    /// An alpha of 1, less the rounding error of multiplied alphas.
    public static let opaqueAlpha = 0.999
}

extension ViewKind {
    /// Whether UIKit's class draws something besides a background.
    public var drawsItself: Bool {
        switch self {
        case .label, .image, .visualEffect: true
        default: isTouchTarget
        }
    }
}
