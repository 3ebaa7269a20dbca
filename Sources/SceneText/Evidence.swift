/// What a rule proves about a finding; which parts it gives depends on the rule.
public struct Evidence: Equatable, Sendable {
    /// A point of the scene, in points of the root's bounds coordinates, at which the finding shows.
    public var point: (x: Double, y: Double)?
    /// The views concerned, by path.
    public var views: [String]
    /// The views that ask one another for ever, by path; the first asked again stands last.
    public var cycle: [String]
    /// How much is concerned, in square points.
    public var area: Double?
    /// Which share of the view is concerned, from 0 to 1.
    public var share: Double?

    /// Creates evidence from the parts that there are.
    public init(
        point: (x: Double, y: Double)? = nil, views: [String] = [], cycle: [String] = [], area: Double? = nil,
        share: Double? = nil
    ) {
        self.point = point
        self.views = views
        self.cycle = cycle
        self.area = area
        self.share = share
    }

    /// Whether two pieces of evidence say the same.
    public static func == (left: Evidence, right: Evidence) -> Bool {
        left.point?.x == right.point?.x && left.point?.y == right.point?.y && left.views == right.views
            && left.cycle == right.cycle && left.area == right.area && left.share == right.share
    }
}
