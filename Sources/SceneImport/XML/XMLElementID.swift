/// Identifies an element by its index in an ``XMLDocument``.
struct XMLElementID: Hashable, Comparable, Sendable {
    /// The index; parents precede their children.
    let index: UInt32

    /// Creates the ID of the element at `index`.
    init(index: Int) {
        self.index = UInt32(clamping: index)
    }

    /// Whether `left` begins before `right`.
    static func < (left: XMLElementID, right: XMLElementID) -> Bool { left.index < right.index }
}
