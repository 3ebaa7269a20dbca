/// The identity of a node in a ``SyntaxTree``: its index there.
public struct NodeID: Hashable, Comparable, Sendable {
    /// The index of the node, parents before their children.
    public let index: UInt32

    /// Creates the identity of the node at `index`.
    public init(index: Int) {
        self.index = UInt32(clamping: index)
    }

    /// The node of the whole file.
    public static let file = NodeID(index: 0)

    /// Whether `left` begins before `right` or holds it.
    public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}
