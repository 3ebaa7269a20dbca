import SceneText

/// The ranges of a source that edits replace. No two of them touch.
struct EditedRanges {
    /// The ranges, in source order.
    private var ranges: [SourceRange] = []

    /// Inserts `new`, which must not overlap, unless one of them touches a range inserted before. Returns whether it
    /// inserted them.
    mutating func insert(_ new: [SourceRange]) -> Bool {
        guard new.allSatisfy({ !touches($0) }) else { return false }
        for range in new { ranges.insert(range, at: firstIndex(endingAtOrAfter: range.start)) }
        return true
    }

    /// Returns whether a range overlaps or adjoins `range`.
    private func touches(_ range: SourceRange) -> Bool {
        let index = firstIndex(endingAtOrAfter: range.start)
        return index < ranges.count && ranges[index].start <= range.end
    }

    /// Returns the index of the first range that ends at or after `offset`.
    private func firstIndex(endingAtOrAfter offset: Int) -> Int {
        ranges.partitioningIndex { $0.end >= offset }
    }
}
