extension RandomAccessCollection {
    /// The index of the first element that belongs to the second part of a collection that is in order: no element that
    /// does not belong to it stands behind one that does. The end index where there is none.
    ///
    /// It takes as many questions as the number of elements has binary digits. The body is visible to other modules, whose
    /// hot paths ask it.
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
