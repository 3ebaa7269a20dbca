/// The constraints of a view along one axis: at most one distance per role.
struct AxisRequest: Sendable {
    private var origin = Distance.zero
    private var start = Distance.zero
    private var end = Distance.zero
    private var center = Distance.zero
    private var length = Distance.zero
    /// The roles with a distance.
    private var roles: AxisRoles = []
    /// Whether a role has two distances.
    private var isContradictory = false

    /// Whether there is no constraint.
    var isEmpty: Bool { roles.isEmpty }

    /// Whether the length is neither written nor follows from two edges.
    var lacksLength: Bool {
        !roles.contains(.length) && !(roles.contains(.start) && roles.contains(.end))
    }

    /// Returns the request where `base` gives what is missing, in the order length, start, center, end.
    func completed(by base: AxisRequest) -> AxisRequest {
        if isEmpty { return base }
        var result = self
        if base.roles.contains(.length), lacksLength { result.add(.length, base.length) }
        if result.roles == .length {
            if base.roles.contains(.origin) {
                result.add(.origin, base.origin)
            } else if base.roles.contains(.start) {
                result.add(.start, base.start)
            } else if base.roles.contains(.center) {
                result.add(.center, base.center)
            } else if base.roles.contains(.end) {
                result.add(.end, base.end)
            }
        } else if result.roles == .end, base.roles.contains(.start) {
            result.add(.start, base.start)
        } else if result.roles == .start, base.roles.contains(.end) {
            result.add(.end, base.end)
        }
        return result
    }

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

    /// Returns the layout along the axis, or `nil` if the constraints fix none or more than one. `isInset` means that
    /// distances from both edges are insets.
    ///
    /// Valid combinations: a length with at most one of start, end and center; or start and end. A length alone starts
    /// at 0.
    /// `own` is used where a length is missing.
    func layout(isInset: Bool, own: Distance?) -> AxisLayout<Distance>? {
        if isContradictory { return nil }
        if let own {
            switch roles {
            case []: return .length(own)
            case .start: return .start(start, own)
            case .end: return .end(end, own)
            case .center: return .center(center, own)
            default: break
            }
        }
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

    /// Returns the layout along the axis of a view that a stack arranges, or `nil` if the constraints give more than a
    /// length.
    func arrangedLayout(own: Distance?) -> AxisLayout<Distance>? {
        if isContradictory { return nil }
        return switch roles {
        case []: own.map { .own($0) } ?? .open
        case .length: .length(length)
        default: nil
        }
    }
}

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
