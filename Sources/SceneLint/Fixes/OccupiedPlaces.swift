import SceneText

/// Places of a source of which none touches another.
struct OccupiedPlaces {
    /// The places, from the first to the last.
    private var places: [SourceRange] = []

    /// Takes `ranges`, which lie apart, unless one of them touches a place that is taken; whether it did.
    mutating func occupy(_ ranges: [SourceRange]) -> Bool {
        guard ranges.allSatisfy({ !isTouched(by: $0) }) else { return false }
        for range in ranges { places.insert(range, at: firstIndex(endingAtOrBehind: range.start)) }
        return true
    }

    /// Whether nothing lies between `range` and some place.
    private func isTouched(by range: SourceRange) -> Bool {
        let index = firstIndex(endingAtOrBehind: range.start)
        return index < places.count && places[index].start <= range.end
    }

    /// The index of the first place that ends at or behind `offset`.
    private func firstIndex(endingAtOrBehind offset: Int) -> Int {
        places.partitioningIndex { $0.end >= offset }
    }
}
