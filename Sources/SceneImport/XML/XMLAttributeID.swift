/// Identifies an attribute by its index in an ``XMLDocument``.
struct XMLAttributeID: Hashable, Sendable {
    /// The index, in document order.
    let index: UInt32

    /// Creates the ID of the attribute at `index`.
    init(index: Int) {
        self.index = UInt32(clamping: index)
    }
}
