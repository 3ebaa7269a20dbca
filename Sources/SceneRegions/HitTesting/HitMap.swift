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
    /// Rectangles beside which every point of every piece comes to just what the piece says.
    public let uncertain: [Rectangle]
    /// How large the part of the domain is, in square points, in which a map that is not exact may be wrong; `nil` where
    /// that is not known.
    public let uncertainArea: Double?
    /// The rectangles of each outcome.
    private let rectangles: [Outcome: [Rectangle]]

    /// Creates a map from disjoint pieces that cover the domain.
    init(domain: Rectangle, pieces: [Piece], uncertain: [Rectangle], uncertainArea: Double?) {
        self.domain = domain
        self.pieces = pieces
        self.uncertain = uncertain.filter { !$0.isEmpty }
        self.uncertainArea = uncertainArea
        var rectangles: [Outcome: [Rectangle]] = [:]
        for piece in pieces { rectangles[piece.outcome, default: []].append(piece.rectangle) }
        self.rectangles = rectangles
    }

    /// Whether every point of every piece comes to just what the piece says.
    public var isExact: Bool { uncertain.isEmpty }

    /// Whether the points of `rectangle` come to just what the map says.
    public func isExact(in rectangle: Rectangle) -> Bool { !uncertain.contains { $0.meets(rectangle) } }

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
