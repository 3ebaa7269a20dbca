/// Identifies a token by its index in a ``TokenList``.
public struct TokenID: Hashable, Comparable, Sendable {
    /// The index in the list.
    public let index: UInt32

    /// Creates the ID of the token at `index`.
    @inlinable @inline(__always)
    public init(index: Int) {
        self.index = UInt32(clamping: index)
    }

    @inlinable @inline(__always)
    init(_ index: UInt32) { self.index = index }

    /// The ID of the next token.
    @inlinable @inline(__always)
    public var next: TokenID { TokenID(index == .max ? index : index + 1) }

    /// The ID of the previous token; the first token's own ID for the first.
    @inlinable @inline(__always)
    public var previous: TokenID { TokenID(index == 0 ? 0 : index - 1) }

    /// Whether `left` comes before `right`.
    @inlinable @inline(__always)
    public static func < (left: TokenID, right: TokenID) -> Bool { left.index < right.index }
}
