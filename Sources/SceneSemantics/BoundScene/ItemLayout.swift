import SceneRuntime

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
    /// The length of a stack that follows from its views.
    static let fromViews = Distance(.max - 1)
    /// The length that a control has on its own.
    static func intrinsic(_ length: IntrinsicSize) -> Distance { Distance(firstSpecial + length.rawValue) }

    /// The least number that is no index.
    static let firstSpecial: UInt32 = .max - 32

    /// The length that a control has on its own, if the distance is one.
    var intrinsicLength: IntrinsicSize? {
        quantity < Self.firstSpecial ? nil : IntrinsicSize(rawValue: quantity - Self.firstSpecial)
    }

    /// Returns the length that views of `kind` have along `axis` where none is written.
    static func ownLength(of kind: ItemKind, along axis: Axis) -> Distance? {
        guard let kind = kind.viewKind else { return nil }
        if kind == .stack { return .fromViews }
        return IntrinsicSize(of: kind, along: axis).map { .intrinsic($0) }
    }
}
