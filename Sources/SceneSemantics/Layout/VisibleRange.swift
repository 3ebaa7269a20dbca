import SceneText

/// Finds the visible ones among many equal spans of an axis without visiting all of them.
enum VisibleRange {
    /// Returns the indices below `count` whose span, from `edge(index)` to `edge(index + 1)`, intersects
    /// `minimum..<maximum`.
    static func indices(
        of count: Int, edge: (Int) -> Double, from minimum: Double, to maximum: Double
    ) -> Range<Int> {
        let stretches = 0..<max(0, count)
        let first = stretches.partitioningIndex { edge($0 + 1) > minimum }
        let end = stretches.partitioningIndex { edge($0) >= maximum }
        return Range(from: first, to: end)
    }
}
