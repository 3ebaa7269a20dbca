/// How many things of a kind may still be made.
struct RemainingCount: Sendable {
    private(set) var count: Int

    /// Creates the count before anything is made.
    init(_ count: Int) { self.count = count }

    /// Subtracts `count`. Returns `false`, and subtracts nothing, if fewer are left.
    mutating func spend(_ count: Int) -> Bool {
        guard count <= self.count else { return false }
        self.count -= count
        return true
    }

    /// Leaves nothing.
    mutating func exhaust() { count = 0 }
}
