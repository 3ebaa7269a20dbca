/// What is to fix a view along one axis: a distance for each role.
struct AxisRequest: Sendable {
    private var origin = Distance.zero
    private var start = Distance.zero
    private var end = Distance.zero
    private var center = Distance.zero
    private var length = Distance.zero
    /// Which roles have a distance.
    private var roles: AxisRoles = []
    /// Whether some role has two.
    private var isContradictory = false

    /// Whether nothing is said.
    var isEmpty: Bool { roles.isEmpty }

    /// Adds `distance` in the role `role`.
    @inline(__always)
    mutating func add(_ role: AxisRole, _ distance: Distance) {
        if roles.contains(AxisRoles(role)) { isContradictory = true }
        roles.insert(AxisRoles(role))
        switch role {
        case .origin: origin = distance
        case .start: start = distance
        case .end: end = distance
        case .center: center = distance
        case .length: length = distance
        }
    }

    /// Where the view lies, whose distances from both edges are insets or not; `nil` where that is not fixed, or in more
    /// than one way.
    ///
    /// It takes a length and at most one of start, end and center, or start and end; a lone length starts at 0.
    func layout(isInset: Bool) -> AxisLayout? {
        if isContradictory { return nil }
        return switch roles {
        case [.start, .length]: .start(start, length)
        case [.end, .length]: .end(end, length)
        case [.center, .length]: .center(center, length)
        case [.origin, .length]: .frame(origin, length)
        case [.start, .end]: .stretched(start, end, isInset: isInset)
        case .length: .length(length)
        default: nil
        }
    }
}

/// Some roles.
private struct AxisRoles: OptionSet, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ role: AxisRole) { self.init(rawValue: 1 << role.rawValue) }

    static let origin = AxisRoles(.origin)
    static let start = AxisRoles(.start)
    static let end = AxisRoles(.end)
    static let center = AxisRoles(.center)
    static let length = AxisRoles(.length)
}
