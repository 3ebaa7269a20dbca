/// The identity of a token in a ``TokenList``: its index there.
public struct TokenID: Hashable, Comparable, Sendable {
    /// The index of the token in the list.
    public let index: UInt32

    /// Creates the identity of the token at `index`.
    @inlinable @inline(__always)
    public init(index: Int) {
        self.index = UInt32(clamping: index)
    }

    /// Creates the identity of the token at `index`.
    @inlinable @inline(__always)
    init(_ index: UInt32) { self.index = index }

    /// The token behind this one.
    @inlinable @inline(__always)
    public var next: TokenID { TokenID(index == .max ? index : index + 1) }

    /// The token before this one; the first one is its own.
    @inlinable @inline(__always)
    public var previous: TokenID { TokenID(index == 0 ? 0 : index - 1) }

    /// Whether `left` stands before `right`.
    @inlinable @inline(__always)
    public static func < (left: TokenID, right: TokenID) -> Bool { left.index < right.index }
}
