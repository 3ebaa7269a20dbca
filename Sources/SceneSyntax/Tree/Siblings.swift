/// Nodes that stand side by side in a tree, found one after the other: where a walk over them stands.
public struct Siblings: Sendable {
    /// The next of them; ``end`` behind the last one.
    public var upcoming: NodeID
    /// The node behind the last of them and all that is in it.
    public let end: NodeID

    /// The nodes from `first` up to, not including, `end`.
    @inlinable @inline(__always)
    public init(from first: NodeID, upTo end: NodeID) {
        upcoming = first
        self.end = end
    }

    /// The next node, over which the walk steps with all that is in it; `nil` behind the last one.
    @inlinable @inline(__always)
    public mutating func next(in tree: borrowing SyntaxTree) -> NodeID? {
        guard upcoming < end else { return nil }
        let node = upcoming
        upcoming = tree.nodeAfter(node)
        return node
    }

    /// The next node of kind `kind`; `nil` where there is no further one.
    @inlinable @inline(__always)
    public mutating func next(_ kind: SyntaxKind, in tree: borrowing SyntaxTree) -> NodeID? {
        while let node = next(in: tree) {
            if tree.kind(node) == kind { return node }
        }
        return nil
    }
}

extension SyntaxTree {
    /// The children of `node`, for a walk that takes nothing but steps; see ``children(_:)``.
    @inlinable @inline(__always)
    public func siblings(in node: NodeID) -> Siblings { Siblings(from: node.next, upTo: nodeAfter(node)) }
}
