/// What is wrong with a layout; attributes are given by their index in ``BoundScene/attributes``.
enum LayoutProblem: Sendable {
    /// Nothing is said at all.
    case nothing
    /// A length is missing along an axis, along which a place may be given.
    case missing(Axis, hasPlace: Bool)
    /// Two attributes fix the same thing.
    case tooMuch(Axis, Int, Int)
}

/// Finds out what keeps attributes from fixing a view in just one way, of which a ``LayoutRequest`` knows only that
/// something does.
struct LayoutProblemSearch {
    private var horizontal = AxisPins()
    private var vertical = AxisPins()

    /// Adds what `attribute` says, which stands at `source` in ``BoundScene/attributes``.
    mutating func add(_ attribute: BoundAttribute, at source: Int) {
        attribute.forEachPin { axis, role, _ in
            if axis == .horizontal { horizontal.add(role, source) } else { vertical.add(role, source) }
        }
    }

    /// What is wrong; `nil` where nothing is.
    var problem: LayoutProblem? {
        if horizontal.isEmpty && vertical.isEmpty { return .nothing }
        return horizontal.problem(along: .horizontal) ?? vertical.problem(along: .vertical)
    }
}

/// The attributes that fix something along one axis.
private struct AxisPins {
    /// The attribute of the first pin of one sort, the first other attribute, and how many pins there are.
    private struct Pins {
        var first: Int?
        var second: Int?
        var count = 0

        mutating func add(_ source: Int) {
            count += 1
            if first == nil {
                first = source
            } else if second == nil, source != first {
                // A `fill` gives both edges: what is too much is what stands beside it.
                second = source
            }
        }
    }

    private var places = Pins()
    private var lengths = Pins()
    private var hasStart = false
    private var hasEnd = false

    /// Whether there are none.
    var isEmpty: Bool { places.count == 0 && lengths.count == 0 }

    /// Adds what the attribute at `source` fixes.
    mutating func add(_ role: AxisRole, _ source: Int) {
        if role == .start { hasStart = true }
        if role == .end { hasEnd = true }
        if role == .length { lengths.add(source) } else { places.add(source) }
    }

    /// What keeps the axis from being fixed in just one way; `nil` where nothing does.
    func problem(along axis: Axis) -> LayoutProblem? {
        let isStretched = hasStart && hasEnd && places.count == 2
        guard let length = lengths.first else {
            if isStretched { return nil }
            if let first = places.first, places.count > 1 {
                return .tooMuch(axis, first, places.second ?? first)
            }
            return .missing(axis, hasPlace: places.count > 0)
        }
        if let second = lengths.second { return .tooMuch(axis, length, second) }
        guard let first = places.first, places.count > 1 else { return nil }
        return .tooMuch(axis, first, isStretched ? length : places.second ?? first)
    }
}
