/// A cursor over sibling nodes.
public struct Siblings: Sendable {
    /// The next sibling; ``end`` after the last one.
    public var upcoming: NodeID
    /// The node after the last sibling and its descendants.
    public let end: NodeID

    /// Creates a cursor over the siblings from `first` up to `end`.
    @inlinable @inline(__always)
    public init(from first: NodeID, upTo end: NodeID) {
        upcoming = first
        self.end = end
    }

    /// Returns the next sibling and skips its descendants; `nil` after the last one.
    @inlinable @inline(__always)
    public mutating func next(in tree: borrowing SyntaxTree) -> NodeID? {
        guard upcoming < end else { return nil }
        let node = upcoming
        upcoming = tree.nodeAfter(node)
        return node
    }

    /// Returns the next sibling of `kind`, or `nil` if there is none.
    @inlinable @inline(__always)
    public mutating func next(_ kind: SyntaxKind, in tree: borrowing SyntaxTree) -> NodeID? {
        while let node = next(in: tree) {
            if tree.kind(node) == kind { return node }
        }
        return nil
    }
}

extension SyntaxTree {
    /// Returns a cursor over the children of `node`, cheaper than ``children(_:)``.
    @inlinable @inline(__always)
    public func siblings(in node: NodeID) -> Siblings { Siblings(from: node.next, upTo: nodeAfter(node)) }
}
