/// One of the two directions in which a view is laid out, each by itself.
enum Axis: Sendable {
    case horizontal
    case vertical
}

/// What fixes a view along one axis.
struct AxisRequest: Sendable {
    /// A distance and the attribute that it comes from; no distance where it may be left out and was.
    struct Pin: Sendable {
        var distance: Quantity?
        var source: BoundAttribute
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

    /// What is given, in the order in which it was written.
    private(set) var pins: [(role: Role, pin: Pin)] = []

    /// Adds what an attribute fixes.
    mutating func add(_ role: Role, _ pin: Pin) {
        pins.append((role, pin))
    }

    /// What fixes `role`.
    func pin(_ role: Role) -> Pin? {
        pins.first { $0.role == role }?.pin
    }

    /// What keeps the axis from being fixed in just one way; `nil` where nothing does.
    ///
    /// It takes a length and at most one of start, end and center, or start and end; a lone length starts at 0.
    func problem(along axis: Axis) -> LayoutProblem? {
        let has = { (role: Role) in pins.contains { $0.role == role } }
        let places = pins.filter { $0.role != .length }
        let lengths = pins.filter { $0.role == .length }
        let isStretched = has(.start) && has(.end) && places.count == 2
        if lengths.isEmpty {
            if isStretched { return nil }
            if let first = places.first, places.count > 1 {
                // A `fill` gives both edges: what is too much is what stands beside it.
                let other = places.first { $0.pin.source.range != first.pin.source.range } ?? places[1]
                return .tooMuch(axis, first.pin.source, other.pin.source)
            }
            return .missing(axis, given: places.map(\.pin.source))
        }
        if lengths.count > 1 { return .tooMuch(axis, lengths[0].pin.source, lengths[1].pin.source) }
        if places.count > 1 {
            let second = isStretched ? lengths[0] : places[1]
            return .tooMuch(axis, places[0].pin.source, second.pin.source)
        }
        return nil
    }
}

/// What is wrong with a layout.
enum LayoutProblem: Sendable {
    /// Nothing is said at all.
    case nothing
    /// A length is missing along an axis along which this much is given.
    case missing(Axis, given: [BoundAttribute])
    /// Two attributes fix the same thing.
    case tooMuch(Axis, BoundAttribute, BoundAttribute)
}
