/// A place in a source: a file and a half-open range of its UTF-8 bytes, counted from 0.
public struct SourceRange: Hashable, Sendable {
    /// The file that the bytes are in.
    public var file: FileID
    /// The offset of the first byte.
    public var start: Int
    /// The offset after the last byte.
    public var end: Int
    /// For a place in a component, the use that is meant: one more than the offset of that use in the scene's file. 0
    /// for any other place.
    public var use: UInt32 = 0

    /// Creates the range of `file` from `start` up to `end`.
    @inlinable public init(start: Int, end: Int, in file: FileID) {
        self.file = file
        self.start = start
        self.end = max(start, end)
    }

    /// Creates the empty range of `file` at `offset`.
    @inlinable public init(at offset: Int, in file: FileID) {
        self.init(start: offset, end: offset, in: file)
    }

    /// The number of bytes in the range.
    @inlinable public var length: Int { end - start }

    /// Whether `other` is in the same file and within this range.
    @inlinable public func contains(_ other: SourceRange) -> Bool {
        file == other.file && start <= other.start && other.end <= end
    }

    /// Returns the smallest range that covers this one and `other`, which must be in the same file. It has no
    /// ``use``.
    public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(start: min(start, other.start), end: max(end, other.end), in: file)
    }

    /// Returns the range with another start or end, and without its ``use``.
    public func with(start: Int? = nil, end: Int? = nil) -> SourceRange {
        SourceRange(start: start ?? self.start, end: end ?? self.end, in: file)
    }

    /// The range without the use of a component.
    public var written: SourceRange { with() }

    /// The empty range at the start.
    public var atStart: SourceRange { SourceRange(at: start, in: file) }

    /// The empty range at the end.
    public var atEnd: SourceRange { SourceRange(at: end, in: file) }
}
