/// The identity of a node in a ``SyntaxTree``: its index there.
public struct NodeID: Hashable, Comparable, Sendable {
    /// The index of the node, parents before their children.
    public let index: UInt32

    /// Creates the identity of the node at `index`.
    @inlinable @inline(__always)
    public init(index: Int) {
        self.index = UInt32(clamping: index)
    }

    /// Creates the identity of the node at `index`.
    @inlinable @inline(__always)
    init(_ index: UInt32) { self.index = index }

    /// The node of the whole file.
    @inlinable public static var file: NodeID { NodeID(index: 0) }

    /// The node behind this one: its first child, if it has any.
    @inlinable @inline(__always)
    public var next: NodeID { NodeID(index &+ 1) }

    /// Whether `left` begins before `right` or holds it.
    @inlinable @inline(__always)
    public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}
