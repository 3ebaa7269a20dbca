/// The elements directly in one element, in document order.
struct XMLSiblings: Sequence, IteratorProtocol {
    private let elements: [XMLDocument.Element]
    private var upcoming: UInt32
    private let end: UInt32

    /// Creates the sequence of the siblings from `first` up to `end`.
    init(in elements: [XMLDocument.Element], from first: UInt32, upTo end: UInt32) {
        self.elements = elements
        upcoming = first
        self.end = end
    }

    mutating func next() -> XMLElementID? {
        guard upcoming < end else { return nil }
        defer { upcoming = elements[Int(upcoming)].next }
        return XMLElementID(index: Int(upcoming))
    }
}
