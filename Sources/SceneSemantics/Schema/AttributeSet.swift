/// A set of attributes, a bit each.
public struct AttributeSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// No attributes.
    init() {}

    /// These attributes.
    init(_ attributes: [Attribute]) {
        for attribute in attributes { insert(attribute) }
    }

    /// Whether there are none.
    var isEmpty: Bool { low | high == 0 }

    /// Whether `attribute` is one of them.
    @inline(__always)
    func contains(_ attribute: Attribute) -> Bool {
        // The shift takes the six lower bits of the number alone.
        let bit = UInt64(attribute.rawValue)
        return (bit < 64 ? low : high) &>> bit & 1 != 0
    }

    /// Whether all of them take part in the layout; those that do come first.
    var areOfLayout: Bool { high == 0 && low &>> (UInt64(Attribute.fill.rawValue) &+ 1) == 0 }

    /// Adds `attribute`.
    @inline(__always)
    mutating func insert(_ attribute: Attribute) {
        let bit = UInt64(attribute.rawValue)
        if bit < 64 { low |= 1 &<< bit } else { high |= 1 &<< bit }
    }

    /// Adds all of `other`.
    mutating func formUnion(_ other: AttributeSet) {
        low |= other.low
        high |= other.high
    }

    /// Whether none of `other` is among them.
    func isDisjoint(with other: AttributeSet) -> Bool { low & other.low | high & other.high == 0 }
}
