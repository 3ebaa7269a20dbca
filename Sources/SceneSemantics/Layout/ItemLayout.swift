/// Where a view lies in its superview, as its attributes say.
struct ItemLayout: Sendable {
    var horizontal: AxisLayout
    var vertical: AxisLayout
}

/// What fixes a view along one axis.
enum AxisLayout: Sendable {
    /// As its superview.
    case fill
    /// Where it begins, of a `frame`, and its length.
    case frame(Distance, Distance)
    /// Its distances from both edges; insets are the same whatever the direction.
    case stretched(Distance, Distance, isInset: Bool)
    /// Its distance from the leading or top edge, and its length.
    case start(Distance, Distance)
    /// Its distance from the trailing or bottom edge, and its length.
    case end(Distance, Distance)
    /// Its offset from the middle, and its length.
    case center(Distance, Distance)
    /// Its length; it begins at 0.
    case length(Distance)
}

/// A distance: a number of an attribute, as an index in ``BoundScene/quantities``.
struct Distance: Sendable {
    let quantity: UInt32

    /// The distance that the quantity says.
    init(_ quantity: UInt32) { self.quantity = quantity }

    /// The distance of an attribute whose number is left out.
    static let zero = Distance(.max)
}
