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
        let bit = attribute.rawValue
        return bit < 64 ? low >> UInt64(bit) & 1 != 0 : high >> UInt64(bit &- 64) & 1 != 0
    }

    /// Adds `attribute`.
    @inline(__always)
    mutating func insert(_ attribute: Attribute) {
        let bit = attribute.rawValue
        if bit < 64 { low |= 1 << UInt64(bit) } else { high |= 1 << UInt64(bit &- 64) }
    }

    /// Adds all of `other`.
    mutating func formUnion(_ other: AttributeSet) {
        low |= other.low
        high |= other.high
    }

    /// Whether none of `other` is among them.
    func isDisjoint(with other: AttributeSet) -> Bool { low & other.low | high & other.high == 0 }
}
