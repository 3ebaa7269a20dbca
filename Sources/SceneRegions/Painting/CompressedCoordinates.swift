import SceneRuntime

/// Numbers sorted and without duplicates, and the rank of every number that was passed in.
struct CompressedCoordinates {
    /// The distinct numbers, ascending.
    private(set) var values: [Double] = []
    /// For each number passed in, its index in ``values``.
    private(set) var ranks: [Int32]

    /// Sorts `numbers`, which must be finite.
    init(_ numbers: [Double]) {
        ranks = [Int32](repeating: 0, count: numbers.count)
        values.reserveCapacity(numbers.count)
        for index in numbers.ascendingOrder() {
            let number = numbers[Int(index)]
            if values.last != number { values.append(number) }
            ranks[Int(index)] = Int32(values.count - 1)
        }
    }
}
