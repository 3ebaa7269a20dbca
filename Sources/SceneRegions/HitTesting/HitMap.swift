import SceneRuntime
import SceneText

/// Which points of a scene hit which view: disjoint half-open rectangles that cover the scene, each with the outcome of
/// a touch at any of its points.
public struct HitMap: Sendable {
    /// The result of a touch.
    public enum Outcome: Hashable, Sendable {
        /// This view gets the touch.
        case hit(ViewID)
        /// No view takes the touch.
        case none
        /// Views ask each other forever.
        case recursion
        /// The result depends on the order in which the cells of a table or collection were displayed. Occurs only in a
        /// map of all orders.
        case orderDependent

        /// Returns who gets the touch, for people; `name` returns what to call a view.
        public func text(naming name: (ViewID) -> String) -> String {
            switch self {
            case .hit(let view): name(view)
            case .none: OutcomeText.none
            case .recursion: OutcomeText.recursion
            case .orderDependent: OutcomeText.orderDependent
            }
        }
    }

    /// A rectangle and the outcome of its points.
    public struct Piece: Hashable, Sendable {
        /// The points, half-open, in the root's coordinates.
        public let rectangle: Rectangle
        /// The outcome of a touch at any of the points.
        public let outcome: Outcome
    }

    /// The points that the map covers. The default is the root's bounds.
    public let domain: Rectangle
    /// Rectangles outside which every piece is exact.
    let uncertain: [Rectangle]
    /// Finds them near a rectangle.
    private let uncertainBoxes: RectangleIndex
    /// The area in which an inexact map may be wrong, in square points, or `nil` if it isn't known.
    public let uncertainArea: Double?
    /// The points at which views ask each other forever, one region for each recursion. If the map is exact and has one
    /// order of the cells, the same views ask each other at all points of a region.
    public let recursions: [Region]
    /// The work it took to make the map: ``WorkLimit/workPerRectangle`` for each rectangle handled, or what takes the
    /// same time.
    public let work: Int
    /// Whether the work limit made the map coarser.
    public let isCutShort: Bool
    /// The pieces, sorted by label.
    let patches: [Patch]
    /// The index of the first piece of each label, from the lowest label up.
    private let starts: [Int32]

    /// Creates a map from disjoint patches that cover the domain.
    ///
    /// - Parameter viewCount: The number of views in the tree. Labels name no other views.
    init(
        domain: Rectangle, patches: [Patch], viewCount: Int, uncertain: [Rectangle], uncertainArea: Double?, work: Int,
        isCutShort: Bool
    ) {
        self.work = WorkLimit.workPerRectangle * (work + patches.count) + viewCount
        self.isCutShort = isCutShort
        self.domain = domain
        self.uncertain = uncertain.filter { !$0.isEmpty }
        uncertainBoxes = RectangleIndex(self.uncertain)
        self.uncertainArea = uncertainArea
        var rectangles: [Int32: [Rectangle]] = [:]
        for patch in patches where Label.isRecursion(patch.label) {
            rectangles[patch.label, default: []].append(patch.rectangle)
        }
        recursions = rectangles.sorted { $0.key > $1.key }.map { Region(disjoint: $0.value) }
        var starts = [Int32](repeating: 0, count: viewCount + Label.countBesideViews + 1)
        for patch in patches { starts[Label.index(patch.label) + 1] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        self.starts = starts
        var sorted = patches
        for patch in patches {
            let index = Label.index(patch.label)
            sorted[Int(starts[index])] = Patch(patch.rectangle, label: Label.label(at: index))
            starts[index] += 1
        }
        self.patches = sorted
    }

    /// The pieces, grouped by outcome.
    public var pieces: LazyMapCollection<[Patch], Piece> {
        patches.lazy.map { Piece(rectangle: $0.rectangle, outcome: Outcome(label: $0.label)) }
    }

    /// Whether every piece is exact.
    public var isExact: Bool { uncertain.isEmpty }

    /// Returns whether the map is exact at the points of `rectangle`.
    public func isExact(in rectangle: Rectangle) -> Bool { !uncertainBoxes.meets(rectangle) }

    /// The outcomes that occur somewhere.
    public var outcomes: [Outcome] {
        var outcomes: [Outcome] = []
        for index in 0..<max(0, starts.count - 1) where starts[index] < starts[index + 1] {
            outcomes.append(Outcome(label: Label.label(at: index)))
        }
        return outcomes
    }

    /// The views that are hit somewhere.
    public var hitViews: [ViewID] {
        outcomes.compactMap { outcome in
            if case .hit(let view) = outcome { view } else { nil }
        }
    }

    /// Returns the points at which a touch has this outcome.
    public func region(of outcome: Outcome) -> Region {
        let index = Label.index(outcome.label)
        guard index + 1 < starts.count else { return .empty }
        return Region(disjoint: patches[Int(starts[index])..<Int(starts[index + 1])].map { $0.rectangle })
    }

    /// Returns the points that hit `view`.
    public func region(hitting view: ViewID) -> Region { region(of: .hit(view)) }
}

extension HitMap.Outcome {
    /// Creates the outcome of a hit test.
    public init(_ outcome: HitTestOutcome) {
        switch outcome {
        case .hit(let view): self = .hit(view)
        case .none: self = .none
        case .recursion: self = .recursion
        }
    }
}
