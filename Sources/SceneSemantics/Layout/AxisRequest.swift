/// One of the two directions in which a view is laid out, each by itself.
enum Axis: Sendable {
    case horizontal
    case vertical
}

/// What fixes a view along one axis.
struct AxisRequest: Sendable {
    /// A distance: which attribute of the view it comes from, and which of its numbers it is.
    struct Pin: Sendable {
        /// The index of the attribute in ``SceneTemplate/attributes``.
        var source: UInt32
        /// The distance.
        var distance: Distance
        /// Whether it is left and right whatever the direction, where others are leading and trailing.
        var isInset: Bool
    }

    /// What a pin fixes.
    enum Role: Sendable {
        /// The coordinate where the view begins, of a `frame`.
        case origin
        /// The distance from the leading or top edge.
        case start
        /// The distance from the trailing or bottom edge.
        case end
        /// The offset from the middle.
        case center
        /// The width or height.
        case length
    }

    /// The first of the pins of one sort, the first that comes from another attribute, and how many there are.
    private struct Pins: Sendable {
        var first: Pin?
        var second: Pin?
        var count = 0

        mutating func add(_ pin: Pin) {
            count += 1
            guard let first else {
                first = pin
                return
            }
            // A `fill` gives both edges: what is too much is what stands beside it.
            if second == nil, pin.source != first.source { second = pin }
        }
    }

    /// The coordinate where the view begins.
    private(set) var origin: Pin?
    /// The distance from the leading or top edge.
    private(set) var start: Pin?
    /// The distance from the trailing or bottom edge.
    private(set) var end: Pin?
    /// The offset from the middle.
    private(set) var center: Pin?
    /// The width or height.
    private(set) var length: Pin?
    private var places = Pins()
    private var lengths = Pins()

    /// Whether nothing is said.
    var isEmpty: Bool { places.count == 0 && lengths.count == 0 }

    /// Adds what an attribute fixes.
    mutating func add(_ role: Role, _ pin: Pin) {
        switch role {
        case .origin: origin = origin ?? pin
        case .start: start = start ?? pin
        case .end: end = end ?? pin
        case .center: center = center ?? pin
        case .length: length = length ?? pin
        }
        if role == .length { lengths.add(pin) } else { places.add(pin) }
    }

    /// What keeps the axis from being fixed in just one way; `nil` where nothing does.
    ///
    /// It takes a length and at most one of start, end and center, or start and end; a lone length starts at 0.
    func problem(along axis: Axis) -> LayoutProblem? {
        let isStretched = start != nil && end != nil && places.count == 2
        guard let length else {
            if isStretched { return nil }
            if let first = places.first, places.count > 1 {
                return .tooMuch(axis, Int(first.source), Int((places.second ?? first).source))
            }
            return .missing(axis, hasPlace: places.count > 0)
        }
        if let second = lengths.second { return .tooMuch(axis, Int(length.source), Int(second.source)) }
        guard let first = places.first, places.count > 1 else { return nil }
        return .tooMuch(axis, Int(first.source), Int((isStretched ? length : places.second ?? first).source))
    }
}

/// What is wrong with a layout; attributes are given by their index in ``SceneTemplate/attributes``.
enum LayoutProblem: Sendable {
    /// Nothing is said at all.
    case nothing
    /// A length is missing along an axis, along which a place may be given.
    case missing(Axis, hasPlace: Bool)
    /// Two attributes fix the same thing.
    case tooMuch(Axis, Int, Int)
}
