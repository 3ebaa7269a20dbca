/// Identifies the file of a place.
///
/// If you read several files, give each its own number; files with the same number count as one file.
public struct FileID: Hashable, Sendable {
    /// The number, from 0.
    public let index: UInt32

    /// Creates an ID from `index`.
    @inlinable public init(_ index: UInt32) {
        self.index = index
    }

    /// The ID of a file that is read alone.
    public static let only = FileID(0)
}
