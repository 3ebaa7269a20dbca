extension [Double] {
    /// Returns the indices of the numbers, smallest first. The sort is stable. None of the numbers may be NaN.
    public func ascendingOrder() -> [Int32] {
        (0..<Int32(count)).sorted { self[Int($0)] < self[Int($1)] }
    }
}
