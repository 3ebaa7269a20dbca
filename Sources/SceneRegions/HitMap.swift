import SceneRuntime

/// Which points of a scene hit which view: disjoint half-open rectangles that cover the scene, each with what a touch at
/// any of its points comes to.
public struct HitMap: Sendable {
    /// What a touch comes to.
    public enum Outcome: Hashable, Sendable {
        /// The touch belongs to this view.
        case hit(ViewID)
        /// No view takes the touch.
        case none
        /// Views ask each other without end.
        case recursion
        /// It depends on the order in which the cells of a table or collection were displayed; only in a map of all orders.
        case orderDependent
    }

    /// A rectangle and what its points come to.
    public struct Piece: Hashable, Sendable {
        /// The points, half-open, in the root's coordinates.
        public let rectangle: Rectangle
        /// What a touch at any of them comes to.
        public let outcome: Outcome
    }

    /// The points that the map tells of: the root's bounds, unless others were asked for.
    public let domain: Rectangle
    /// The pieces, in no order that means anything.
    public let pieces: [Piece]
    /// Whether every point of every piece comes to just what the piece says.
    public let isExact: Bool
    /// How large the part of the domain is, in square points, in which a map that is not exact may be wrong; `nil` where
    /// that is not known.
    public let uncertainArea: Double?
    /// The points at which views ask each other without end, in one region for each way in which they do; at all points of
    /// a region, if the map is exact and of one order of the cells, it is the same views that ask each other.
    public let recursions: [Region]
    /// The rectangles of each outcome.
    private let rectangles: [Outcome: [Rectangle]]

    /// Creates a map from disjoint patches that cover the domain.
    init(domain: Rectangle, patches: [Patch], isExact: Bool, uncertainArea: Double?) {
        self.domain = domain
        pieces = patches.map { Piece(rectangle: $0.rectangle, outcome: Outcome(label: $0.label)) }
        self.isExact = isExact
        self.uncertainArea = uncertainArea
        var rectangles: [Outcome: [Rectangle]] = [:]
        for piece in pieces { rectangles[piece.outcome, default: []].append(piece.rectangle) }
        self.rectangles = rectangles
        var ways: [Int32: [Rectangle]] = [:]
        for patch in patches where Label.isRecursion(patch.label) {
            ways[patch.label, default: []].append(patch.rectangle)
        }
        recursions = ways.sorted { $0.key > $1.key }.map { Region(disjoint: $0.value) }
    }

    /// What touches come to somewhere.
    public var outcomes: some Sequence<Outcome> { rectangles.keys }

    /// The points at which a touch comes to `outcome`.
    public func region(of outcome: Outcome) -> Region {
        Region(disjoint: rectangles[outcome] ?? [])
    }

    /// The points that hit `view`.
    public func region(hitting view: ViewID) -> Region { region(of: .hit(view)) }

    /// What a touch at `point` comes to; `nil` outside the domain. Looks at all pieces.
    public func outcome(at point: Point) -> Outcome? {
        pieces.first { $0.rectangle.contains(point) }?.outcome
    }
}
