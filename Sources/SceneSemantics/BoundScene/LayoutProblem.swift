import SceneRuntime

/// A problem with a layout; attributes are indices in ``BoundScene/attributes``.
enum LayoutProblem: Sendable {
    /// There is no layout attribute.
    case nothing
    /// A length is missing along an axis; `hasPlace` says whether a position is given.
    case missing(Axis, hasPlace: Bool)
    /// A length is missing along both axes.
    case noSize
    /// Attributes, `all` in source order, give more than two distances along an axis. The last two are those to report.
    case tooMuch(Axis, all: [Int], first: Int, second: Int)
    /// An attribute places a view that a stack arranges.
    case placedInStack(Int)
    /// The safe area has no effect on a `frame`.
    case safeAreaOfFrame(Int)

    /// Whether attributes contradict one another or their place.
    var isContradiction: Bool {
        switch self {
        case .nothing, .missing, .noSize: false
        case .tooMuch, .placedInStack, .safeAreaOfFrame: true
        }
    }
}

/// Finds out why attributes don't fix exactly one layout; ``LayoutRequest`` only knows that they don't.
struct LayoutProblemSearch {
    private let kind: ItemKind
    private let isArranged: Bool
    private var horizontal = AxisPins()
    private var vertical = AxisPins()
    private var frame: Int?
    private var safeArea: Int?
    /// The first attribute that gives more than a length.
    private var place: Int?

    /// Starts a search for an item of `kind`. `isArranged` means that a stack places it.
    init(_ kind: ItemKind, isArranged: Bool) {
        self.kind = kind
        self.isArranged = isArranged
    }

    /// Adds `attribute`, whose index is `source` in ``BoundScene/attributes``.
    mutating func add(_ attribute: BoundAttribute, at source: Int) {
        if attribute.attribute == .frame { frame = source }
        if attribute.attribute == .safeArea {
            safeArea = source
            place = place ?? source
        }
        attribute.forEachPin { axis, role, _ in
            if role != .length { place = place ?? source }
            if axis == .horizontal { horizontal.add(role, source) } else { vertical.add(role, source) }
        }
    }

    /// The problem, or `nil` if there is none.
    var problem: LayoutProblem? {
        if isArranged, let place { return .placedInStack(place) }
        if frame != nil, let safeArea { return .safeAreaOfFrame(safeArea) }
        let ownWidth = Distance.ownLength(of: kind, along: .horizontal) != nil || isArranged
        let ownHeight = Distance.ownLength(of: kind, along: .vertical) != nil || isArranged
        if horizontal.isEmpty && vertical.isEmpty && !ownWidth && !ownHeight { return .nothing }
        let vertical = vertical.problem(along: .vertical, hasOwnLength: ownHeight)
        guard let horizontal = horizontal.problem(along: .horizontal, hasOwnLength: ownWidth) else { return vertical }
        if case .missing = horizontal, case .missing? = vertical { return .noSize }
        return horizontal
    }
}

/// The attributes with a distance along one axis.
private struct AxisPins {
    /// The attribute of the first pin of a sort, the first other attribute, and the number of pins.
    private struct Pins {
        var first: Int?
        var second: Int?
        var count = 0

        mutating func add(_ source: Int) {
            count += 1
            if first == nil {
                first = source
            } else if second == nil, source != first {
                // A `fill` fixes both edges, so the other attribute is the one to report.
                second = source
            }
        }
    }

    private var places = Pins()
    private var lengths = Pins()
    private var all: [Int] = []
    private var hasStart = false
    private var hasEnd = false

    var isEmpty: Bool { places.count == 0 && lengths.count == 0 }

    /// Adds a distance of the attribute at `source`.
    mutating func add(_ role: AxisRole, _ source: Int) {
        if role == .start { hasStart = true }
        if role == .end { hasEnd = true }
        if all.last != source { all.append(source) }
        if role == .length { lengths.add(source) } else { places.add(source) }
    }

    /// Returns why the axis isn't fixed in exactly one way, or `nil` if it is.
    func problem(along axis: Axis, hasOwnLength: Bool) -> LayoutProblem? {
        let isStretched = hasStart && hasEnd && places.count == 2
        guard let length = lengths.first else {
            if isStretched { return nil }
            if let first = places.first, places.count > 1 {
                return .tooMuch(axis, all: all, first: first, second: places.second ?? first)
            }
            if hasOwnLength { return nil }
            return .missing(axis, hasPlace: places.count > 0)
        }
        if let second = lengths.second { return .tooMuch(axis, all: all, first: length, second: second) }
        guard let first = places.first, places.count > 1 else { return nil }
        return .tooMuch(
            axis, all: all, first: first, second: isStretched ? length : places.second ?? first)
    }
}
