/// An array that grows at its end. The last elements are kept apart, so that the uniqueness check of a mutation is paid
/// once for many elements.
struct GrowingArray<Element> {
    /// All elements but the last ones.
    private var settled: [Element] = []
    private var settledCount = 0
    private var recent: InlineArray<32, Element>
    private var recentCount = 0

    /// Creates an empty array with room for `capacity` elements. `blank` can be any value.
    init(capacity: Int, blank: Element) {
        settled.reserveCapacity(capacity)
        recent = InlineArray(repeating: blank)
    }

    var count: Int {
        @inline(__always)
        mutating get { settledCount &+ recentCount }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if !recent.indices.contains(recentCount) { settle() }
        recent[recentCount] = element
        recentCount &+= 1
    }

    /// Changes the element at `index`, which must exist.
    mutating func update(_ index: Int, _ change: (inout Element) -> Void) {
        if index >= settledCount { change(&recent[index &- settledCount]) } else { change(&settled[index]) }
    }

    /// Changes the element at `index` if it is one of the last ones. Returns the result of `change`, or false if it
    /// isn't.
    @inline(__always)
    mutating func updateRecent(_ index: Int, _ change: (inout Element) -> Bool) -> Bool {
        index >= settledCount && change(&recent[index &- settledCount])
    }

    /// Inserts `element` before the one at `index`.
    mutating func insert(_ element: Element, at index: Int) {
        if index < settledCount || recentCount == recent.count {
            settle()
            settled.insert(element, at: index)
            settledCount += 1
            return
        }
        let recentIndex = index - settledCount
        for moved in stride(from: recentCount, to: recentIndex, by: -1) { recent[moved] = recent[moved - 1] }
        recent[recentIndex] = element
        recentCount += 1
    }

    /// Returns all elements. Later changes would copy them.
    mutating func finished() -> [Element] {
        settle()
        return settled
    }

    @inline(never)
    private mutating func settle() {
        let elements = recent.span.extracting(first: recentCount)
        settled.append(addingCapacity: elements.count) { span in
            for index in 0..<elements.count { span.append(elements[index]) }
        }
        settledCount += recentCount
        recentCount = 0
    }
}
