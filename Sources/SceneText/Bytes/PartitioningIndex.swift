extension RandomAccessCollection {
    /// Returns the index of the first element that satisfies the predicate, or the end index. All elements after it
    /// must satisfy the predicate, too.
    ///
    /// Takes O(log n) calls of the predicate. Inlinable for the hot paths of other modules.
    @inlinable
    public func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if belongsToSecondPart(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
