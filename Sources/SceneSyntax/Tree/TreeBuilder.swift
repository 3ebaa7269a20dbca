/// Collects the nodes of a tree during parsing.
struct TreeBuilder {
    private var nodes: GrowingArray<Node>
    private var largeNodes = LargeNodes()

    /// Creates a builder with room for the nodes that `tokenCount` tokens usually make.
    init(tokenCount: Int) {
        nodes = GrowingArray(capacity: tokenCount + 16, blank: Node(.unexpected, at: 0))
    }

    /// The number of nodes so far, which is the index of the next one.
    var count: Int {
        @inline(__always)
        mutating get { nodes.count }
    }

    /// Opens a node of `kind` at `token` and returns its index.
    @inline(__always)
    mutating func open(_ kind: SyntaxKind, at token: TokenID) -> Int {
        nodes.append(Node(kind, at: token.index))
        return nodes.count &- 1
    }

    /// Adds a node of `kind` for a run of fewer than ten tokens that begins with `token`.
    @inline(__always)
    mutating func addLeaf(_ kind: SyntaxKind, at token: TokenID, tokenCount: UInt8) {
        nodes.append(Node(kind, at: token.index, tokenCount: tokenCount))
    }

    mutating func firstToken(of node: Int) -> TokenID {
        var first: UInt32 = 0
        nodes.update(node) { first = $0.firstToken }
        return TokenID(index: Int(first))
    }

    /// Changes the kind of the node, once it is known.
    mutating func change(_ node: Int, to kind: SyntaxKind) { nodes.update(node) { $0.kind = kind } }

    /// Closes the node before `token`. The nodes opened since are its descendants.
    @inline(__always)
    mutating func close(_ node: Int, before token: TokenID) {
        let descendantCount = UInt32(truncatingIfNeeded: nodes.count &- node &- 1)
        let isClosed = nodes.updateRecent(node) {
            $0.setExtent(upTo: token.index, descendantCount: descendantCount)
        }
        if !isClosed { closeLarge(node, before: token, descendantCount) }
    }

    /// Closes a node with many descendants or tokens.
    @inline(never)
    private mutating func closeLarge(_ node: Int, before token: TokenID, _ descendantCount: UInt32) {
        var hasRoom = false
        nodes.update(node) { hasRoom = $0.setExtent(upTo: token.index, descendantCount: descendantCount) }
        if hasRoom { return }
        let tokenCount = token.index - firstToken(of: node).index
        largeNodes.append(node, NodeExtent(tokenCount: tokenCount, descendantCount: descendantCount))
    }

    /// Opens a node of `kind` around `node` and everything after it.
    ///
    /// Only operands and lengths are moved, so a node moves at most once for each rank of signs and each parenthesis
    /// around it.
    mutating func openAround(_ node: Int, _ kind: SyntaxKind) -> Int {
        nodes.insert(Node(kind, at: firstToken(of: node).index), at: node)
        largeNodes.shift(from: node)
        return node
    }

    /// Finishes the tree.
    mutating func finished() -> (nodes: [Node], largeNodes: LargeNodes) {
        largeNodes.finish()
        return (nodes.finished(), largeNodes)
    }
}
