// In Embedded Swift, each type and each call gets its own copy of the standard library's generic and inlined functions.
// These functions shadow the ones that were copied most often, and give the same results with less code. `.ci/page`
// imports them into every file that it compiles.

extension Sequence {
    /// Returns the elements in an order, without a copy of the sorting algorithm for their type.
    public func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        return sortedIndices(elements.count) { areInIncreasingOrder(elements[$0], elements[$1]) }
            .map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    /// Returns the elements from the smallest to the largest.
    public func sorted() -> [Element] { sorted(by: <) }
}

extension Array {
    /// Sorts the elements, without a copy of the sorting algorithm for their type.
    public mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
        self = sorted(by: areInIncreasingOrder)
    }
}

extension Array where Element: Comparable {
    /// Sorts the elements from the smallest to the largest.
    public mutating func sort() { self = sorted(by: <) }
}

/// Returns the numbers from 0 below `count` in an order. The order of equal ones stays.
@inline(never)
public func sortedIndices(
    _ count: Int, by areInIncreasingOrder: (Int, Int) -> Bool
) -> ContiguousArray<Int> {
    // The functions above are for `Array`, so this is the standard library's `sort`.
    var indices = ContiguousArray(0..<max(0, count))
    indices.sort(by: areInIncreasingOrder)
    return indices
}

extension String {
    /// Whether the strings are canonically equivalent.
    @inline(never)
    public static func == (left: String, right: String) -> Bool { areEqual(left, right) }
}

extension String {
    /// Returns the text of UTF-8 bytes, without a copy of the code that repairs it.
    @inline(never)
    public init(decoding bytes: ArraySlice<UInt8>, as encoding: UTF8.Type) {
        self = bytes.withUnsafeBufferPointer { decoded($0) }
    }

    /// Returns the text of UTF-8 bytes, without a copy of the code that repairs it.
    @inline(never)
    public init(decoding bytes: [UInt8], as encoding: UTF8.Type) {
        self = bytes.withUnsafeBufferPointer { decoded($0) }
    }
}

@inline(never)
private func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

extension Array {
    /// Adds an element, without a copy of the code that makes room.
    @inline(never)
    public mutating func append(_ element: __owned Element) { add(element, to: &self) }
}

/// Calls the standard library's `append`, which is the one that generic code finds.
private func add<Elements: RangeReplaceableCollection>(_ element: Elements.Element, to elements: inout Elements) {
    elements.append(element)
}

/// Whether a string is equal to the one of a `case`.
public func ~= (pattern: String, value: String) -> Bool { pattern == value }

/// Calls the standard library's `==`, which is the one that generic code finds.
private func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }
