/// What stands in the blocks that are being lowered, one block above the other. What is left stays in its place until
/// something else takes it, so that leaving a block costs nothing.
struct EvaluationStack<Element: Sendable>: Sendable {
    private var elements: [Element] = []
    /// How many elements stand in the blocks.
    private(set) var count = 0

    /// Creates a stack on which nothing stands, with room for a few blocks.
    init() { elements.reserveCapacity(32) }

    /// The element `index`, counted from the outermost block.
    subscript(index: Int) -> Element { elements[index] }

    /// Adds an element to the innermost block.
    mutating func append(_ element: Element) {
        if count < elements.count { elements[count] = element } else { elements.append(element) }
        count += 1
    }

    /// Forgets all elements but the first `count`.
    mutating func leave(to count: Int) { self.count = count }
}

extension EvaluationStack<EvaluatedAttribute> {
    /// The attribute at `place` of `block`, those that hold in every copy first.
    @inline(__always)
    subscript(place: Int, of block: EvaluatedBlock) -> EvaluatedAttribute {
        place < block.line.count
            ? EvaluatedAttribute(index: block.line.lowerBound + place, frame: block.frame)
            : self[block.further.lowerBound + place - block.line.count]
    }
}
