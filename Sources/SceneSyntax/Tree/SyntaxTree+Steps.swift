extension SyntaxTree {
    /// The node behind the last descendant of `node`: what a walk goes on with that passes over what is in it.
    public func nodeBehind(_ node: NodeID) -> NodeID { NodeID(index: subtreeEnd(node)) }

    /// The first child of `node`; `nil` where it has none.
    public func firstChild(_ node: NodeID) -> NodeID? {
        let next = node.next
        return next < nodeBehind(node) ? next : nil
    }
}

extension NodeID {
    /// The node behind this one: its first child, if it has any.
    public var next: NodeID { NodeID(index: Int(index) + 1) }
}
