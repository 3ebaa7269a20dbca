import SceneText

extension SyntaxTree {
    /// The node behind the last descendant of `node`: what a walk goes on with that passes over what is in it.
    @inlinable @inline(__always)
    public func nodeBehind(_ node: NodeID) -> NodeID { NodeID(index: subtreeEnd(node)) }

    /// The first child of `node`; `nil` where it has none.
    @inlinable @inline(__always)
    public func firstChild(_ node: NodeID) -> NodeID? {
        let next = node.next
        return next < nodeBehind(node) ? next : nil
    }

    /// What the token is.
    @inlinable @inline(__always)
    public func kind(_ token: TokenID) -> TokenKind { tokens.kind(token) }

    /// Which bytes the token covers.
    public func range(_ token: TokenID) -> SourceRange { tokens.range(token) }

    /// Whether a line end stands somewhere between the token before and this one.
    @inlinable @inline(__always)
    public func startsLine(_ token: TokenID) -> Bool { tokens.startsLine(token) }
}
