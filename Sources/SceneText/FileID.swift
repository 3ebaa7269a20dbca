/// Which file a place is in: a number that whoever reads the files gives to each.
///
/// Files with the same number count as the same one, so a caller that has several gives each its own.
public struct FileID: Hashable, Sendable {
    /// The number, counted from 0.
    public let index: UInt32

    /// Creates the identity with the number `index`.
    @inlinable public init(_ index: UInt32) {
        self.index = index
    }

    /// The identity of a file that is read alone.
    public static let only = FileID(0)
}
