/// Finds which of many equal stretches of an axis are seen, without looking at them all.
enum VisibleRange {
    /// The indices below `count` whose stretch, from `edge(index)` up to `edge(index + 1)`, meets `minimum..<maximum`.
    static func indices(
        of count: Int, edge: (Int) -> Double, from minimum: Double, to maximum: Double
    ) -> Range<Int> {
        let first = partition(count) { edge($0 + 1) > minimum }
        let end = partition(count) { edge($0) >= maximum }
        return first..<max(first, end)
    }

    /// The first index below `count` for which `holds`, which holds for all behind the first, is true; else `count`.
    private static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
