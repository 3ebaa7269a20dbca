/// The contents of the blocks being lowered, innermost last. Removed elements stay in memory until others overwrite
/// them, so that discarding a block costs nothing.
struct EvaluationStack<Element: Sendable>: Sendable {
    private var elements: [Element] = []
    /// The number of elements in all blocks.
    private(set) var count = 0

    /// Creates an empty stack with space for a few blocks.
    init() { elements.reserveCapacity(32) }

    /// Returns the element at `index`, counted from the outermost block.
    subscript(index: Int) -> Element { elements[index] }

    /// Adds an element to the innermost block.
    mutating func append(_ element: Element) {
        if count < elements.count { elements[count] = element } else { elements.append(element) }
        count += 1
    }

    /// Removes all elements but the first `count`.
    mutating func truncate(to count: Int) { self.count = count }
}

extension EvaluationStack<EvaluatedAttribute> {
    /// Returns the attribute at `position` in `block`; the attributes of every instance come first.
    @inline(__always)
    subscript(position: Int, of block: EvaluatedBlock) -> EvaluatedAttribute {
        position < block.line.count
            ? EvaluatedAttribute(index: block.line.lowerBound + position, environment: block.environment)
            : self[block.instanceAttributes.lowerBound + position - block.line.count]
    }
}
