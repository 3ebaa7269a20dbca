extension Range {
    /// Creates the range from `start` up to, not including, `end`; it is empty at `start` if `end` comes before that.
    ///
    /// For bounds that follow from what a file says: `start..<end` traps where they are reversed.
    @inlinable
    public init(from start: Bound, to end: Bound) {
        self = start..<Swift.max(start, end)
    }
}
