extension Array {
    /// Reserves space for this many further elements.
    mutating func makeRoom(for further: Int) {
        let wanted = count + further
        // At least doubles the capacity, so that repeated calls stay amortized.
        if wanted > capacity { reserveCapacity(Swift.max(wanted, capacity * 2)) }
    }
}
