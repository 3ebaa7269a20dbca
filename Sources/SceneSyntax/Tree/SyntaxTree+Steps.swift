import SceneText

extension SyntaxTree {
    /// Returns the node after the last descendant of `node`, to skip a subtree.
    @inlinable @inline(__always)
    public func nodeAfter(_ node: NodeID) -> NodeID { NodeID(subtreeEnd(node)) }

    /// Returns the first child of `node`, or `nil` if it has none.
    @inlinable @inline(__always)
    public func firstChild(_ node: NodeID) -> NodeID? {
        let next = node.next
        return next < nodeAfter(node) ? next : nil
    }

    /// Returns the block of the item `item`, or `nil` if it has none.
    @inlinable @inline(__always)
    public func block(ofItem item: NodeID) -> NodeID? {
        // Without syntax errors, exactly the items with a block end in a brace.
        if problems.isEmpty, kind(endToken(item).previous) != .rightBrace { return nil }
        var children = siblings(in: item)
        return children.next(.block, in: self)
    }

    /// Returns the kind of the token.
    @inlinable @inline(__always)
    public func kind(_ token: TokenID) -> TokenKind { tokens.kind(token) }

    /// Returns the bytes of the token.
    public func range(_ token: TokenID) -> SourceRange { tokens.range(token) }

    /// Returns the first token that ends after `offset`, or the end of the file.
    public func token(endingAfter offset: Int) -> TokenID {
        TokenID(index: (0..<tokens.count - 1).partitioningIndex { range(TokenID(index: $0)).end > offset })
    }

    /// Whether a line end precedes the token.
    @inlinable @inline(__always)
    public func startsLine(_ token: TokenID) -> Bool { tokens.startsLine(token) }
}
