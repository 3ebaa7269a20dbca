extension Sequence<String> {
    /// Returns the items as in a sentence: "a, b and c".
    public func joinedAsList(_ conjunction: String = "and") -> String {
        let items = Array(self)
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return "\(items.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}
