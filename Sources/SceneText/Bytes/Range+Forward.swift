extension Range {
    /// Creates the range from `start` up to `end`, or the empty range at `start` if `end` comes first.
    ///
    /// For bounds that come from a file, because `start..<end` traps if they are reversed.
    @inlinable
    public init(from start: Bound, to end: Bound) {
        self = start..<Swift.max(start, end)
    }
}
