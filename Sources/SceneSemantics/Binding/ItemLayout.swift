/// The layout of a view in its superview, from its attributes.
struct ItemLayout: Sendable {
    var horizontal: AxisLayout<Distance>
    var vertical: AxisLayout<Distance>
}

/// A distance: a number in an attribute, as an index in ``BoundScene/quantities``.
struct Distance: Sendable {
    let quantity: UInt32

    init(_ quantity: UInt32) { self.quantity = quantity }

    /// The distance of an attribute without a number.
    static let zero = Distance(.max)
}
