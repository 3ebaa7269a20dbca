import SceneText

extension SyntaxTree {
    /// The node behind the last descendant of `node`: what a walk goes on with that passes over what is in it.
    @inlinable @inline(__always)
    public func nodeAfter(_ node: NodeID) -> NodeID { NodeID(subtreeEnd(node)) }

    /// The first child of `node`; `nil` where it has none.
    @inlinable @inline(__always)
    public func firstChild(_ node: NodeID) -> NodeID? {
        let next = node.next
        return next < nodeAfter(node) ? next : nil
    }

    /// The block of the item `item`; `nil` where it has none.
    @inlinable @inline(__always)
    public func block(ofItem item: NodeID) -> NodeID? {
        // Where nothing is wrong, an item with a block ends with its brace, and no other does.
        if problems.isEmpty, kind(endToken(item).previous) != .rightBrace { return nil }
        var children = siblings(in: item)
        return children.next(.block, in: self)
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
