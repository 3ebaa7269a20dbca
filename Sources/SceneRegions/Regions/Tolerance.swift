/// How far numbers may differ that would be equal without rounding, and what counts as nothing.
///
/// A `Double` holds a coordinate on a screen, up to about 10,000 points, to 2e-12 points. The tolerances of exact
/// regions are far above what sums of such numbers lose, and far below what a finger or a message can tell apart. Those
/// of regions in strips are chosen, not derived: a strip can end beside the slanting edge that it approximates.
public enum Tolerance {
    /// Lengths in points, and areas in square points, that aren't larger are nothing. Edges with equal coordinates
    /// leave exactly nothing; calculating with these coordinates leaves less than this.
    public static let nothing = 1e-9
    /// As ``nothing`` for lengths that are measured or converted through superviews, and for sums of many areas.
    public static let rounding = 1e-6
    /// How far a point that is converted to or from a rotated view may be from its edge, in points.
    public static let conversion = 1e-3
    /// How far a length that was measured again, such as in another version of a scene, may differ from before, in
    /// points: the strips of both are cut at other places.
    public static let remeasuredLength = 1e-2
    /// The same for an area, as a fraction of it.
    public static let remeasuredFraction = 1e-3
    /// How far apart two edges may be that a finding calls equal, in points: what is written is rounded to thousandths.
    public static let writtenLength = 1e-3

    /// What strips of rotated and round views may add to a length, in points, or to an area, in square points.
    public static let strips = 0.5
    /// The fraction of an area that strips may add to it.
    public static let fractionInStrips = 0.005
    /// The fraction of an area that the strips of several regions, combined with one another, may add to it.
    public static let fractionInCombinedStrips = 0.02
    /// The fraction of a visible region that may seem to be lost to no view because it is in strips, and what is hit
    /// isn't.
    public static let fractionLostToStrips = 0.01

    /// Returns the fraction of an area that counts as nothing.
    public static func fraction(isExact: Bool) -> Double { isExact ? rounding : fractionInStrips }

    /// Returns how much a length or area may be too large.
    public static func measure(isExact: Bool) -> Double { isExact ? rounding : strips }
}
