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
    /// Rectangles beside which every point of every piece comes to just what the piece says.
    public let uncertain: [Rectangle]
    /// How large the part of the domain is, in square points, in which a map that is not exact may be wrong; `nil` where
    /// that is not known.
    public let uncertainArea: Double?
    /// The points at which views ask each other without end, in one region for each way in which they do; at all points of
    /// a region, if the map is exact and of one order of the cells, it is the same views that ask each other.
    public let recursions: [Region]
    /// How much work it took to make the map: ``WorkLimit/workPerRectangle`` for each rectangle that was handled, or as
    /// much as takes the same time.
    public let work: Int
    /// Whether the limit of work made the map coarser than it would be otherwise.
    public let isCutShort: Bool
    /// The pieces, in the order of their labels.
    let patches: [Patch]
    /// Where the pieces of each label begin, from the lowest label on.
    private let starts: [Int32]

    /// Creates a map from disjoint patches that cover the domain.
    ///
    /// - Parameter viewCount: How many views the tree has; no label names any other.
    init(
        domain: Rectangle, patches: [Patch], viewCount: Int, uncertain: [Rectangle], uncertainArea: Double?, work: Int,
        isCutShort: Bool
    ) {
        self.work = WorkLimit.workPerRectangle * (work + patches.count) + viewCount
        self.isCutShort = isCutShort
        self.domain = domain
        self.uncertain = uncertain.filter { !$0.isEmpty }
        self.uncertainArea = uncertainArea
        var ways: [Int32: [Rectangle]] = [:]
        for patch in patches where Label.isRecursion(patch.label) {
            ways[patch.label, default: []].append(patch.rectangle)
        }
        recursions = ways.sorted { $0.key > $1.key }.map { Region(disjoint: $0.value) }
        var starts = [Int32](repeating: 0, count: viewCount + Label.countBesideViews + 1)
        for patch in patches { starts[Label.place(patch.label) + 1] += 1 }
        for place in starts.indices.dropFirst() { starts[place] += starts[place - 1] }
        self.starts = starts
        var sorted = patches
        for patch in patches {
            let place = Label.place(patch.label)
            sorted[Int(starts[place])] = Patch(patch.rectangle, label: Label.label(at: place))
            starts[place] += 1
        }
        self.patches = sorted
    }

    /// The pieces: those of one outcome together.
    public var pieces: LazyMapCollection<[Patch], Piece> {
        patches.lazy.map { Piece(rectangle: $0.rectangle, outcome: Outcome(label: $0.label)) }
    }

    /// Whether every point of every piece comes to just what the piece says.
    public var isExact: Bool { uncertain.isEmpty }

    /// Whether the points of `rectangle` come to just what the map says.
    public func isExact(in rectangle: Rectangle) -> Bool { !uncertain.contains { $0.meets(rectangle) } }

    /// What touches come to somewhere.
    public var outcomes: [Outcome] {
        zip(starts.indices, zip(starts, starts.dropFirst())).compactMap { place, ends in
            ends.0 < ends.1 ? Outcome(label: Label.label(at: place)) : nil
        }
    }

    /// The points at which a touch comes to `outcome`.
    public func region(of outcome: Outcome) -> Region {
        let place = Label.place(outcome.label)
        guard place + 1 < starts.count else { return .empty }
        return Region(disjoint: patches[Int(starts[place])..<Int(starts[place + 1])].map { $0.rectangle })
    }

    /// The points that hit `view`.
    public func region(hitting view: ViewID) -> Region { region(of: .hit(view)) }

    /// What a touch at `point` comes to; `nil` outside the domain. Looks at all pieces.
    public func outcome(at point: Point) -> Outcome? {
        patches.first { $0.rectangle.contains(point) }.map { Outcome(label: $0.label) }
    }
}
