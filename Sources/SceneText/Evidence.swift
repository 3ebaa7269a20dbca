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
    /// The rectangles that make up what is concerned; empty where that is not told.
    public var region: [Box] = []
    /// Which share of the view is concerned, from 0 to 1.
    public var share: Double?
    /// Whether the figures are right to the last bit; `nil` where there are none.
    public var isExact: Bool?

    /// A rectangle of the scene, half-open, in points of the root's bounds coordinates.
    public struct Box: Hashable, Sendable {
        /// The left edge.
        public var x: Double
        /// The top edge.
        public var y: Double
        /// The length along x.
        public var width: Double
        /// The length along y.
        public var height: Double

        /// Creates a rectangle.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// Creates evidence from the parts that there are.
    public init(
        point: (x: Double, y: Double)? = nil, views: [String] = [], cycle: [String] = [], area: Double? = nil,
        share: Double? = nil, isExact: Bool? = nil
    ) {
        self.point = point
        self.views = views
        self.cycle = cycle
        self.area = area
        self.share = share
        self.isExact = isExact
    }

    /// Whether two pieces of evidence say the same.
    public static func == (left: Evidence, right: Evidence) -> Bool {
        left.point?.x == right.point?.x && left.point?.y == right.point?.y && left.views == right.views
            && left.cycle == right.cycle && left.area == right.area && left.share == right.share
            && left.region == right.region && left.isExact == right.isExact
    }
}
