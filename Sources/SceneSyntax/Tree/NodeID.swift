/// Identifies a node by its index in a ``SyntaxTree``.
public struct NodeID: Hashable, Comparable, Sendable {
    /// The index; parents precede their children.
    public let index: UInt32

    /// Creates the ID of the node at `index`.
    @inlinable @inline(__always)
    public init(index: Int) {
        self.index = UInt32(clamping: index)
    }

    @inlinable @inline(__always)
    init(_ index: UInt32) { self.index = index }

    /// The node of the whole file.
    @inlinable public static var file: NodeID { NodeID(index: 0) }

    /// The ID of the next node: the first child, if there is one.
    @inlinable @inline(__always)
    public var next: NodeID { NodeID(index &+ 1) }

    /// Whether `left` begins before `right` or contains it.
    @inlinable @inline(__always)
    public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}
