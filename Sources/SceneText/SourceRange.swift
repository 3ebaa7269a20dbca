/// A half-open stretch of a source, in UTF-8 bytes from 0.
public struct SourceRange: Hashable, Sendable {
    /// The offset of the first byte.
    public var start: Int
    /// The offset behind the last byte.
    public var end: Int

    /// Creates the range from `start` up to, not including, `end`.
    @inlinable public init(start: Int, end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    /// Creates the empty range at `offset`.
    @inlinable public init(at offset: Int) {
        self.init(start: offset, end: offset)
    }

    /// How many bytes the range covers.
    @inlinable public var length: Int { end - start }

    /// Whether `other` lies wholly inside this range.
    @inlinable public func contains(_ other: SourceRange) -> Bool {
        start <= other.start && other.end <= end
    }

    /// The smallest range that covers this one and `other`.
    public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(start: min(start, other.start), end: max(end, other.end))
    }
}
