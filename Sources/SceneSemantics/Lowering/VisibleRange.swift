import SceneText

/// Finds which of many equal stretches of an axis are seen, without looking at them all.
enum VisibleRange {
    /// The indices below `count` whose stretch, from `edge(index)` up to `edge(index + 1)`, meets `minimum..<maximum`.
    static func indices(
        of count: Int, edge: (Int) -> Double, from minimum: Double, to maximum: Double
    ) -> Range<Int> {
        let stretches = 0..<max(0, count)
        let first = stretches.partitioningIndex { edge($0 + 1) > minimum }
        let end = stretches.partitioningIndex { edge($0) >= maximum }
        return Range(from: first, to: end)
    }
}
