/// What trials of fixes may still cost.
public struct TrialBudget: Sendable {
    /// How much they may still read, in bytes, or how many trials are left.
    private var size: Int
    /// How much work they may still do after reading.
    var work: Int

    /// Creates a budget.
    public init(_ size: Int, work: Int = 0) {
        self.size = size
        self.work = work
    }

    /// Returns whether a trial is possible that costs `size`, and `work` besides.
    func suffices(for size: Int, work: Int = 0) -> Bool { self.size >= size && self.work >= work }

    /// Subtracts `size` if a trial is possible that costs that, and `work` besides. Returns whether it is.
    public mutating func spend(_ size: Int, expecting work: Int = 0) -> Bool {
        guard suffices(for: size, work: work) else { return false }
        self.size -= size
        return true
    }

    /// How many bytes may be read again to try the fixes of a report.
    static let bytesOfReport = 200_000
    /// The cost of a trial for a report besides reading, in bytes.
    static let costOfReport = 2_000
}
