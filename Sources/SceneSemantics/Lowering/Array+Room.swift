extension Array {
    /// Makes room for so many further elements, where it is known how many there will be.
    mutating func makeRoom(for further: Int) {
        let wanted = count + further
        // At least twice the room, so that elements are not moved again and again.
        if wanted > capacity { reserveCapacity(Swift.max(wanted, capacity * 2)) }
    }
}
