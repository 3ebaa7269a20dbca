import SceneText

/// Ranges of a source that don't touch each other.
struct OccupiedPlaces {
    /// The ranges, in source order.
    private var places: [SourceRange] = []

    /// Adds `ranges`, which must not overlap, unless one of them touches an occupied one. Returns whether it added
    /// them.
    mutating func occupy(_ ranges: [SourceRange]) -> Bool {
        guard ranges.allSatisfy({ !isTouched(by: $0) }) else { return false }
        for range in ranges { places.insert(range, at: firstIndex(endingAtOrBehind: range.start)) }
        return true
    }

    /// Returns whether an occupied range overlaps or adjoins `range`.
    private func isTouched(by range: SourceRange) -> Bool {
        let index = firstIndex(endingAtOrBehind: range.start)
        return index < places.count && places[index].start <= range.end
    }

    /// Returns the index of the first range that ends at or after `offset`.
    private func firstIndex(endingAtOrBehind offset: Int) -> Int {
        places.partitioningIndex { $0.end >= offset }
    }
}
