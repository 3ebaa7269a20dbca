/// What a rule proves about a finding. Each rule fills in the parts it has.
public struct Evidence: Equatable, Sendable {
    /// A point where the finding shows, in the coordinates of the root's bounds.
    public var point: (x: Double, y: Double)?
    /// The affected views, by path.
    public var views: [String]
    /// The views that call each other forever, by path. The last one repeats an earlier one.
    public var cycle: [String]
    /// The affected area, in square points.
    public var area: Double?
    /// The rectangles that make up the affected area; empty if the rule doesn't report them.
    public var region: [Box] = []
    /// The affected fraction of the view, from 0 to 1.
    public var fraction: Double?
    /// How bad the finding is beside others of the same rule; larger is worse, 0 is for rules that don't say. It isn't
    /// printed.
    public var magnitude = 0.0
    /// Whether the numbers are exact; `nil` if there are none.
    public var isExact: Bool?

    /// The devices or sizes that have the finding, if its scene has several; in the order of the scene.
    public var devices: [String] = []
    /// What is proven on each of ``devices``, in their order; empty if the scene has one device. It isn't printed, and
    /// doesn't count when evidence is compared.
    public var onDevices: [Evidence] = []

    /// A half-open rectangle, in the coordinates of the root's bounds.
    public struct Box: Hashable, Sendable {
        /// The left edge.
        public var x: Double
        /// The top edge.
        public var y: Double
        /// The width, in points.
        public var width: Double
        /// The height, in points.
        public var height: Double

        /// Creates a rectangle.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// Creates evidence from the given parts.
    public init(
        point: (x: Double, y: Double)? = nil, views: [String] = [], cycle: [String] = [], area: Double? = nil,
        fraction: Double? = nil, isExact: Bool? = nil
    ) {
        self.point = point
        self.views = views
        self.cycle = cycle
        self.area = area
        self.fraction = fraction
        self.isExact = isExact
    }

    /// Returns what is proven on `device`, which may be another area than on the device where the finding is worst.
    public func on(_ device: String?) -> Evidence {
        guard let index = devices.firstIndex(where: { $0 == device }), onDevices.indices.contains(index) else {
            return self
        }
        var evidence = onDevices[index]
        evidence.devices = devices
        return evidence
    }

    /// Returns the same evidence with a measure of how bad the finding is: larger is worse.
    public func with(magnitude: Double) -> Evidence {
        var evidence = self
        evidence.magnitude = magnitude
        return evidence
    }

    /// Whether two pieces of evidence are equal.
    public static func == (left: Evidence, right: Evidence) -> Bool {
        left.point?.x == right.point?.x && left.point?.y == right.point?.y && left.views == right.views
            && left.cycle == right.cycle && left.area == right.area && left.fraction == right.fraction
            && left.region == right.region && left.devices == right.devices && left.isExact == right.isExact
    }
}
