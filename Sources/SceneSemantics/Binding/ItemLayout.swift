/// The layout of a view in its superview, from its attributes.
struct ItemLayout: Sendable {
    var horizontal: AxisLayout
    var vertical: AxisLayout
}

/// The layout along one axis.
enum AxisLayout: Sendable {
    /// The same as the superview's.
    case fill
    /// The origin and length of a `frame`.
    case frame(Distance, Distance)
    /// The distances from both edges; insets don't depend on the direction.
    case stretched(Distance, Distance, isInset: Bool)
    /// The distance from the leading or top edge, and the length.
    case start(Distance, Distance)
    /// The distance from the trailing or bottom edge, and the length.
    case end(Distance, Distance)
    /// The offset from the middle, and the length.
    case center(Distance, Distance)
    /// The length; the origin is 0.
    case length(Distance)
}

/// A distance: a number in an attribute, as an index in ``BoundScene/quantities``.
struct Distance: Sendable {
    let quantity: UInt32

    init(_ quantity: UInt32) { self.quantity = quantity }

    /// The distance of an attribute without a number.
    static let zero = Distance(.max)
}
