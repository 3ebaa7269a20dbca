/// A set of attributes, one bit each.
public struct AttributeSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    init(_ attributes: [Attribute]) {
        for attribute in attributes { insert(attribute) }
    }

    /// Returns whether the set contains `attribute`.
    @inline(__always)
    func contains(_ attribute: Attribute) -> Bool {
        // The shift only uses the lower six bits of the number.
        let bit = UInt64(attribute.rawValue)
        return (bit < 64 ? low : high) &>> bit & 1 != 0
    }

    /// Whether all of them are layout attributes.
    var areOfLayout: Bool { isSubset(of: Self.layout) }

    private static let layout = AttributeSet(Attribute.allCases.filter { $0.isLayout })

    @inline(__always)
    mutating func insert(_ attribute: Attribute) {
        let bit = UInt64(attribute.rawValue)
        if bit < 64 { low |= 1 &<< bit } else { high |= 1 &<< bit }
    }

    mutating func formUnion(_ other: AttributeSet) {
        low |= other.low
        high |= other.high
    }

    /// Returns whether `other` contains all attributes of this set.
    func isSubset(of other: AttributeSet) -> Bool { low & ~other.low | high & ~other.high == 0 }

    /// Returns whether the sets have no attribute in common.
    func isDisjoint(with other: AttributeSet) -> Bool { low & other.low | high & other.high == 0 }
}
